import type { LogVocabulary } from '../../../core/source/log-source.js';
import { spellings } from '../../../engine/log/vocabulary.js';
import { fileInputs, type LogPlace } from '../../../host/log/log-bytes.js';

/** Bytes of a log that are looked through for its spelling of each card and its first time. */
const MOST_BYTES = 1 << 16;

/** A moment of ISO 8601, with or without a zone, or seconds or milliseconds from 2001 to 2033 that stand alone. */
const TIME =
  /(?<![\d.-])(?:(\d{4}-[01]\d-[0-3]\d)[T ]([0-2]\d:[0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)?\s?(Z|[+-][0-2]\d:?[0-5]\d)?|(1\d{9}(?:\d{3})?)(?:\.\d+)?)(?![\d-])/g;

/** Seconds that a clock of another zone may show beyond those of Unix time. */
const HALF_DAY = 43_200;

/** Seconds before the log was written in which its first time may lie. */
const MOST_AGE = 10 * 366 * 86_400;

/** The first bytes of a log as text. */
export async function headOf(place: LogPlace): Promise<string> {
  const [input] = fileInputs([place]);
  const source = await input.open();
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  try {
    for (let more = -1; more !== 0 && length < MOST_BYTES; length += more) more = await source.read(bytes, length, MOST_BYTES - length);
  } finally {
    await source.close();
  }
  return new TextDecoder().decode(bytes.subarray(0, length));
}

/** The last bytes of a log as text. */
export async function tailOf(place: LogPlace): Promise<string> {
  const [input] = fileInputs([place]);
  const source = await input.open();
  const bytes = new Uint8Array(2 * MOST_BYTES);
  let length = 0;
  try {
    for (let more = -1; more !== 0; length += more) {
      if (length > MOST_BYTES) bytes.copyWithin(0, length - MOST_BYTES, length);
      length = Math.min(length, MOST_BYTES);
      more = await source.read(bytes, length, MOST_BYTES);
    }
  } finally {
    await source.close();
  }
  return new TextDecoder().decode(bytes.subarray(0, length));
}

/** The cards by number as a text spells them; undefined where that is how they are named here. */
export function spelledIn(text: string, vocabulary: LogVocabulary): readonly string[] | undefined {
  if (vocabulary.kind !== 'standard') return undefined;
  const cardOf = spellings(vocabulary);
  const spelled = [...vocabulary.cards];
  for (const token of text.split(/[\s,;|"':[\]{}]+/u).toReversed()) {
    const card = cardOf.get(token);
    if (card !== undefined) spelled[card] = token;
  }
  return spelled.some((name, card) => name !== vocabulary.cards[card]) ? spelled : undefined;
}

/**
 * The first time in a text, in seconds of Unix time, none later than `written` and at most ten years before; undefined without one. A time that names
 * no zone may be of any, and so is taken as the latest that it can be. `from`: where the first deal is.
 */
export function firstTime(text: string, written: number, from: 'start' | 'end' = 'start'): number | undefined {
  const times = [...text.matchAll(TIME)];
  for (const [, day, hour, zone, number] of from === 'end' ? times.toReversed() : times) {
    const milliseconds = number === undefined ? Date.parse(`${day}T${hour}${zone ?? 'Z'}`) : Number(number.padEnd(13, '0'));
    const time = Math.floor(milliseconds / 1000) + (number === undefined && zone === undefined ? HALF_DAY : 0);
    if (time <= written + HALF_DAY && time >= written - MOST_AGE) return time;
  }
  return undefined;
}

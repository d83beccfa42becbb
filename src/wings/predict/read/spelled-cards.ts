import type { LogVocabulary } from '../../../core/source/log-source.js';
import { spellings } from '../../../engine/log/vocabulary.js';
import { fileInputs, type LogPlace } from '../../../host/log/log-bytes.js';

/** Bytes of a log that are looked through for its spelling of each card. */
const MOST_BYTES = 1 << 16;

/** The cards by number as the first rows of a log spell them; undefined where that is how they are named here. */
export async function spelledIn(place: LogPlace, vocabulary: LogVocabulary): Promise<readonly string[] | undefined> {
  if (vocabulary.kind !== 'standard') return undefined;
  const [input] = fileInputs([place]);
  const source = await input.open();
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  try {
    for (let more = -1; more !== 0 && length < MOST_BYTES; length += more) more = await source.read(bytes, length, MOST_BYTES - length);
  } finally {
    await source.close();
  }
  const text = new TextDecoder().decode(bytes.subarray(0, length));
  const cardOf = spellings(vocabulary);
  const spelled = [...vocabulary.cards];
  for (const token of text.split(/[\s,;|"':[\]{}]+/u).toReversed()) {
    const card = cardOf.get(token);
    if (card !== undefined) spelled[card] = token;
  }
  return spelled.some((name, card) => name !== vocabulary.cards[card]) ? spelled : undefined;
}

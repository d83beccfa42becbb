import type { LogFile, LogOrigin } from '../core/log-origin.js';
import { Batch } from '../core/outcome.js';
import type { Reject } from './deck-reader.js';
import { DeckReader } from './deck-reader.js';
import type { LogPlace } from './log-bytes.js';
import { logError } from './log-error.js';
import type { LogForm } from './log-form.js';
import type { LogWishes } from './log-wishes.js';
import { RepeatedDecks } from './repeated-decks.js';
import { cardNumbers } from './start-order.js';

const BATCH = 256;

/** A log as it was read once from end to end: what it is, and the rows that were left out. */
export interface ReadLog {
  readonly origin: LogOrigin;
  readonly form: LogForm;
  readonly rejects: readonly Reject[];
  /** Lines with nothing in them, which are no rows. */
  readonly blank: number;
}

/**
 * Reads all the files once, so that everything that can be wrong with them is known before anything is counted, and so that the number of
 * deals is. `onDeals` hears how many decks have been read. Throws E_LOG_*, E_INPUT_MISSING, E_PATH, E_USAGE.
 */
export async function readLog(
  places: readonly LogPlace[],
  wishes: LogWishes,
  onDeals: (deals: number) => void = () => undefined,
): Promise<ReadLog> {
  const reader = await DeckReader.open(places, wishes);
  try {
    const { form } = reader;
    cardNumbers(form.vocabulary, wishes.start, form.packs);
    const batch = new Batch(form.width, BATCH);
    const repeated = new RepeatedDecks(form.width);
    for (;;) {
      const filled = reader.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      for (let deck = 0; deck < batch.length; deck++) repeated.add(batch.cells, deck * form.width);
      onDeals(reader.decks);
    }
    checkEnough(reader, places);
    const origin: LogOrigin = {
      kind: 'log',
      files: reader.files,
      layout: form.layout,
      vocabulary: form.vocabulary,
      packs: form.packs,
      start: wishes.start,
      rows: reader.rows,
      decks: reader.decks,
      rejects: reader.rejects.length,
      maxRejects: wishes.maxRejects,
      leftOut: reader.sizes.leftOut(),
      numbers: reader.numbers?.summary() ?? null,
      repeated: repeated.count(form.packs),
    };
    return { origin, form, rejects: reader.rejects, blank: reader.blank };
  } finally {
    await reader.close();
  }
}

function checkEnough({ decks }: DeckReader, [{ name }]: readonly LogPlace[]): void {
  if (decks < 1) throw logError('E_LOG_EMPTY', `a log must hold at least one deal, got none in ${name}`, { file: name });
}

/** Whether the files are still those of the origin. */
export function sameFiles(now: readonly LogFile[], before: readonly LogFile[]): boolean {
  return now.length === before.length && now.every(({ sha256 }, i) => sha256 === before[i].sha256);
}

/** What was asked for when this log was read, to read it again in the same way. */
export function wishesOf({ layout, vocabulary, packs, start, maxRejects, leftOut }: LogOrigin): LogWishes {
  const width = vocabulary.cards.length * packs;
  return {
    packs,
    start,
    maxRejects,
    ...(vocabulary.kind === 'alphabet' && { alphabet: vocabulary.cards }),
    ...(leftOut.length > 0 && { n: width }),
    ...(layout.kind === 'csv'
      ? {
          header: layout.header,
          fields: { ...layout.deck, id: layout.id },
          ...(layout.delimiter !== null && { delimiter: layout.delimiter }),
        }
      : { ...(layout.field !== null && { field: layout.field }), ...(layout.id !== null && { id: layout.id }) }),
  };
}

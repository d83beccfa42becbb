import type { Origin } from '../../core/record/origin.js';
import type { LogSource } from '../../core/source/log-source.js';
import { Batch } from '../../core/subject/outcome.js';
import { DeckReader } from './deck-reader.js';
import type { KeptDecks } from './kept-decks.js';
import type { LogInput } from './log-source.js';
import type { ReadLog } from './read-log.js';
import { logWishesOf, sameFiles } from './read-log.js';

export interface DealRows {
  readonly form: ReadLog['form'];
  /** Fills the batch with the next rows, up to its capacity; leaves it empty only after the last. */
  fill(batch: Batch): void | Promise<void>;
  /** Fills the batch's rows directly with the next ones; false, and nothing is filled, if that is impossible. */
  lay(batch: Batch): boolean;
  /** Reads to the end, and returns true if the files are those that were read before. */
  finish(): Promise<boolean>;
  close(): Promise<void>;
}

export function keptRows(kept: KeptDecks, form: ReadLog['form']): DealRows {
  let next = 0;
  return {
    form,
    fill(batch) {
      kept.read(batch, next);
      next += batch.length;
    },
    lay(batch) {
      if (!kept.lay(batch, next)) return false;
      next += batch.length;
      return true;
    },
    finish: async () => true,
    close: async () => undefined,
  };
}

/** Returns the rows of the files, read again. Throws any error from reading them. */
export async function fileRows(origin: Origin<LogSource>, inputs: readonly LogInput[]): Promise<DealRows> {
  const reader = await DeckReader.open(inputs, logWishesOf(origin));
  return {
    form: reader.form,
    fill: (batch) => reader.fill(batch),
    lay: () => false,
    async finish() {
      const rest = new Batch(reader.form.width, 256);
      do await reader.fill(rest);
      while (rest.length > 0);
      return sameFiles(reader.sequence.files, origin.source.files);
    },
    close: () => reader.close(),
  };
}

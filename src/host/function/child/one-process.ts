import { Batch } from '../../../core/subject/outcome.js';
import type { CheckingSource } from './deal-twice.js';
import type { ChildSession } from './session.js';

/** More deals than any sample has: the process is ended from outside. */
export const CEASELESS: number = Number.MAX_SAFE_INTEGER;

/** One process that deals continuously, block after block and sample after sample, read in stretches. */
export class ChildOneProcess {
  readonly #start: () => Promise<ChildSession>;
  #session: Promise<ChildSession> | null = null;

  /** Takes `start`, which starts the process: called when first needed, and again after `close`. */
  constructor(start: () => Promise<ChildSession>) {
    this.#start = start;
  }

  /** Returns the next `trials` deals. Stretches must be read to their end, one after the other. */
  async stretch(width: number, trials: number): Promise<CheckingSource> {
    this.#session ??= this.#start();
    const session = await this.#session;
    let left = trials;
    return {
      async fill(batch) {
        batch.length = Math.min(batch.capacity, left);
        if (batch.length === 0) return;
        const exact = batch.length === batch.capacity ? batch : smaller(batch, width);
        await session.fill(exact);
        if (exact !== batch) hand(exact, batch);
        batch.length = exact.length;
        left -= batch.length;
      },
      agree: (batch) => session.agree(batch),
    };
  }

  /** Ends the process; the next stretch starts a new one, from the beginning. */
  close(): void {
    this.#session?.then(
      (session) => session.close(),
      () => undefined,
    );
    this.#session = null;
  }
}

/** Returns an empty batch for the remaining deals. */
function smaller({ absolute, length }: Batch, width: number): Batch {
  const batch = new Batch(width, length);
  if (absolute) batch.absolute = new Batch(width, length);
  return batch;
}

function hand(from: Batch, into: Batch): void {
  into.cells.set(from.cells);
  if (!from.absolute || !into.absolute) return;
  into.absolute.cells.set(from.absolute.cells);
  into.absolute.length = from.absolute.length;
}

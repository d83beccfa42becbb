import type { Batch } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import type { Host } from '../host.js';
import type { Sampling } from './blocks.js';
import { blockAt, blockCount } from './blocks.js';
import { growingBatches } from './growing-batches.js';
import { readyToCount } from './ready-to-count.js';

/** The most decks dealt before they are read: few, so that a slow function that is soon decided does not deal many for nothing. */
const MOST_DECKS = 64;

/** The most cards in them: reading a deck of n takes some n² steps, and progress and interrupts wait for a whole batch. */
const MOST_CARDS = 20_000;

/**
 * Deals a sample block after block, in order, until `take` returns true for a batch, or to its end. `absolute`: with the cards dealt, if input decks
 * are in random order.
 */
export async function dealUntil(
  subject: Subject,
  sampling: Sampling,
  absolute: boolean,
  take: (batch: Batch) => boolean,
  host: Pick<Host, 'breathe'>,
): Promise<void> {
  const { width } = subject.space;
  const next = growingBatches(width, Math.max(1, Math.min(MOST_DECKS, Math.floor(MOST_CARDS / width))), absolute);
  const blocks = blockCount(sampling);
  for (let index = 0; index < blocks; index++) {
    const source = await subject.open(blockAt(sampling, index));
    try {
      for (;;) {
        const batch = next();
        const filled = source.fill(batch);
        if (filled) await filled;
        if (batch.length === 0) break;
        readyToCount(subject, batch);
        if (take(batch)) return;
        // Dealing in this thread never waits for anything, so signals are let in between batches.
        await host.breathe();
      }
    } finally {
      await source.close?.();
    }
  }
}

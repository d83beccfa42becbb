import type { Batch, HandOutcome } from '../../core/outcome.js';
import { Batch as Decks } from '../../core/outcome.js';
import type { Subject } from '../../core/subject.js';
import { spaceOf } from './space-of.js';

/** The first cards, from the top, of what a subject deals. Throws E_USAGE unless there are fewer of them than cards in the deck. */
export function firstCards(subject: Subject, hand: HandOutcome): Subject {
  const { width: n } = subject.space;
  const origin = { source: subject.origin.source, outcome: hand };
  const { seen } = hand;
  return {
    ...subject,
    origin,
    space: spaceOf(origin, n),
    async open(block) {
      const source = await subject.open(block);
      let decks = new Decks(n, 0);
      return {
        async fill(batch: Batch) {
          if (decks.capacity !== batch.capacity) decks = new Decks(n, batch.capacity);
          await source.fill(decks);
          batch.length = decks.length;
          for (let deal = 0; deal < decks.length; deal++) batch.cells.set(decks.cells.subarray(deal * n, deal * n + seen), deal * seen);
        },
        ...(source.close && { close: () => source.close?.() }),
      };
    },
  };
}

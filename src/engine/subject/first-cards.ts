import { type Batch, Batch as Decks, type HandOutcome } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { spaceOf } from './space-of.js';

/** Restricts a subject to the first cards it deals, from the top. Throws E_USAGE unless there are fewer of them than cards in the deck. */
export function firstCards(subject: Subject, hand: HandOutcome): Subject {
  const origin = { source: subject.origin.source, outcome: hand };
  return { ...subject, origin, space: spaceOf(origin, subject.space.width), open: cutTo(hand.seen, subject) };
}

/** Opens a subject whose outcomes are cut to their first `width` cells. */
export function cutTo(width: number, subject: Pick<Subject, 'open' | 'space'>): Subject['open'] {
  const { width: n } = subject.space;
  return async (block) => {
    const source = await subject.open(block);
    let decks = new Decks(n, 0);
    return {
      async fill(batch: Batch) {
        if (decks.capacity !== batch.capacity) decks = new Decks(n, batch.capacity);
        await source.fill(decks);
        batch.length = decks.length;
        for (let deal = 0; deal < decks.length; deal++) batch.cells.set(decks.cells.subarray(deal * n, deal * n + width), deal * width);
      },
      ...(source.close && { close: () => source.close?.() }),
    };
  };
}

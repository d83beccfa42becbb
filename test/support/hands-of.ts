import type { HandOutcome } from '../../src/core/subject/outcome.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { deal } from './deal.js';
import { ordersOf } from './orders-of.js';

/** `seen` cards of unnamed ones, in the order dealt unless said otherwise. */
export function seen(
  count: number,
  order: HandOutcome['order'] = 'kept',
  standard = false,
): Pick<HandOutcome, 'order' | 'seen'> & { readonly standard: boolean } {
  return { seen: count, order, standard };
}

/** Every way to see `k` of `n` cards in order, each once. */
export function handsOf(n: number, k: number): readonly (readonly number[])[] {
  const hands = new Map(ordersOf(n).map((deck) => [deck.slice(0, k).join(' '), deck.slice(0, k)]));
  return [...hands.values()];
}

/** Hands as one batch. */
export function batchOf(hands: readonly (readonly number[])[]): Batch {
  const batch = new Batch(hands[0].length, hands.length);
  for (const [row, hand] of hands.entries()) batch.cells.set(hand, row * batch.width);
  batch.length = hands.length;
  return batch;
}

/** The first `k` cards of every deal of a built-in subject, as parts; in rising order where it says so. */
export function dealFirst(spec: string, n: number, k: number, trials: number, seed: string, order: HandOutcome['order'] = 'kept'): Batch {
  const whole = deal(spec, n, trials, seed);
  const batch = new Batch(k, trials);
  for (let row = 0; row < trials; row++) {
    const hand = whole.cells.slice(row * n, row * n + k);
    batch.cells.set(order === 'kept' ? hand : hand.sort(), row * k);
  }
  batch.length = trials;
  return batch;
}

import type { EvidenceProcess } from '../../../src/engine/sequential/evidence-process.js';
import { ordersOf } from '../../support/orders-of.js';

/**
 * How far, relatively, the evidence is expected to move with the next deal of an even shuffle, after these decks: 0 for every bet that is
 * what it says. Exact: every order of the `n` cards is dealt once.
 */
export function drift(n: number, make: () => EvidenceProcess, decks: readonly (readonly number[])[]): number {
  const after = (next: readonly (readonly number[])[]): number => {
    const bet = make();
    for (const deck of [...decks, ...next]) bet.add(Uint16Array.from(deck), 0);
    return Math.exp(bet.logE());
  };
  const orders = ordersOf(n);
  const expected = orders.reduce((sum, order) => sum + after([[...order]]), 0) / orders.length;
  return Math.abs(expected / after([]) - 1);
}

import type { LawNull } from '../../../src/core/record/declared-null.js';
import { ordersOf } from '../../support/orders-of.js';

/** A null of decks of so many cards. */
export interface Given {
  readonly n: number;
  readonly declared: LawNull;
}

/** The chance that a null gives an order, by its definition: even over the orders that keep its rule, or drawn by weight. Of matchings: the order that stands for one. */
export function chanceOf(declared: LawNull, order: readonly number[]): number {
  if (declared.kind === 'weighted') {
    let left = declared.weights.reduce((sum, weight) => sum + weight, 0);
    let chance = 1;
    for (const card of order) {
      chance *= declared.weights[card] / left;
      left -= declared.weights[card];
    }
    return chance;
  }
  const keeps = (one: readonly number[]): boolean => keepsRule(declared, one);
  return keeps(order) ? 1 / ordersOf(order.length).filter(keeps).length : 0;
}

function keepsRule(declared: Exclude<LawNull, { kind: 'weighted' }>, order: readonly number[]): boolean {
  switch (declared.kind) {
    case 'cyclic': {
      let at = order[0];
      let steps = 1;
      for (; at !== 0; steps++) at = order[at];
      return steps === order.length;
    }
    case 'derangement':
      return order.every((card, position) => card !== position);
    case 'blocks': {
      const blockOf = declared.sizes.flatMap((size, block) => Array<number>(size).fill(block));
      return order.every((card, position) => blockOf[card] === blockOf[position]);
    }
    case 'strata':
      return order.every((card, position) => declared.strata[card] === declared.strata[position]);
    case 'no-adjacent':
      return order.every((card, position) => position === 0 || declared.groups[card] !== declared.groups[order[position - 1]]);
    case 'matchings':
      return order.every((card, position) => card !== position && order[card] === position);
  }
}

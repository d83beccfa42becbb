import type { ChoiceSpace, HandOutcome, OutcomeSpace } from '../../src/core/subject/outcome.js';
import { eachDeal } from '../../src/games/nim/each-deal.js';
import { evenPlayer, positionFor } from '../../src/games/nim/player/null-player.js';
import { solvableOf } from '../../src/games/puzzle/solvable.js';
import { boards } from '../../src/kinds/board/boards.js';
import { partialDeals } from '../../src/kinds/hand/partial-deals.js';
import { nimMoves } from '../../src/kinds/moves/moves.js';
import { nimDeals } from '../../src/kinds/piles/deals.js';
import { handsOf } from '../support/hands-of.js';
import { ordersOf } from '../support/orders-of.js';
import type { EvenOutcomes } from './drift.js';

/** A small space and every outcome of an even subject in it. */
export interface EvenSpace {
  readonly name: string;
  readonly space: OutcomeSpace;
  readonly even: EvenOutcomes;
}

const hands = (n: number, seen: number, order: HandOutcome['order']): EvenSpace => ({
  name: `hands of ${seen} of ${n}, order ${order}`,
  space: partialDeals(n, { seen, order }),
  even: handsOf(n, seen)
    .filter((hand) => order === 'kept' || hand.every((card, place) => place === 0 || hand[place - 1] < card))
    .map((hand) => [hand, 1]),
});

const boardsOf = (rows: number, columns: number): EvenSpace => {
  const isSolvable = solvableOf({ rows, columns });
  const orders = ordersOf(rows * columns).filter((order) => isSolvable(order, 0));
  return { name: `boards of ${rows} x ${columns}`, space: boards({ rows, columns }), even: orders.map((order) => [order, 1]) };
};

const evenWeights = (max: number): readonly bigint[] => Array.from({ length: max + 1 }, (_, stones) => (stones === 0 ? 0n : 1n));

const piles = (many: number, max: number): EvenSpace => {
  const even: (readonly [readonly number[], number])[] = [];
  eachDeal(evenWeights(max), many, (deal) => even.push([[...deal], 1]));
  return { name: `deals of ${many} piles of 1 to ${max}`, space: nimDeals({ piles: many, max }), even };
};

const moves = (many: number, max: number, choice: ChoiceSpace): EvenSpace => {
  const even: (readonly [readonly number[], number])[] = [];
  const player = evenPlayer(choice);
  eachDeal(evenWeights(max), many, (deal) => {
    const weighed = player.weigh(positionFor(player, choice, [...deal], max));
    const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
    for (const { left, pile, weight } of weighed) even.push([[...deal, pile, left], weight / all]);
  });
  return { name: `moves of ${many} piles of 1 to ${max}, by ${choice}`, space: nimMoves({ piles: many, max, choice }), even };
};

/** Small spaces of every kind but whole decks, small enough to go through all outcomes. */
export const EVEN_SPACES: readonly EvenSpace[] = [
  hands(3, 1, 'kept'),
  hands(4, 2, 'kept'),
  hands(5, 3, 'kept'),
  hands(4, 3, 'kept'),
  hands(4, 2, 'unknown'),
  hands(6, 3, 'sorted'),
  boardsOf(2, 2),
  boardsOf(2, 3),
  boardsOf(3, 2),
  piles(1, 5),
  piles(3, 3),
  piles(2, 6),
  piles(4, 2),
  moves(3, 3, 'pile'),
  moves(3, 4, 'outcome'),
  moves(3, 3, 'removal'),
  moves(3, 3, 'addition'),
  moves(4, 3, 'pile'),
];

import { describe, expect, it } from 'vitest';
import type { Outcome, OutcomeSpace } from '../../src/core/subject/outcome.js';
import { kindOf } from '../../src/kinds/index.js';
import { skippedWords } from '../support/skipped-words.js';

const hand = (seen: number, order: 'kept' | 'unknown' = 'kept') => ({ kind: 'hand', seen, order }) as const;
const board = (rows: number, columns: number) => ({ kind: 'board', rows, columns }) as const;
const piles = (many: number, max: number) => ({ kind: 'piles', piles: many, max }) as const;
const moves = (many: number, max: number) => ({ kind: 'moves', piles: many, max, choice: 'pile' }) as const;

/** What a statistic is asked for: of a kind of outcome, of so many cards (52 are the standard ones), of so many deals; and why it does not run, or that it does. */
type Case = readonly [id: string, outcome: Outcome, n: number, trials: number, reason: string];

const RUNS = 'it runs';

const CASES: readonly Case[] = [
  ['seen-cards', hand(2), 6, 9, 'needs at least 10 deals, got 9'],
  ['seen-cards', hand(2), 6, 10, RUNS],
  ['seen-cards', hand(1), 3, 99, 'needs at least 100 deals, got 99'],
  ['seen-cards', hand(1), 3, 100, RUNS],
  ['seen-places', hand(2, 'unknown'), 6, 100, 'needs the order in which the cards were dealt, which is not known'],
  ['seen-places', hand(1), 6, 100, 'needs at least 2 cards of every deal, got 1'],
  ['seen-places', hand(2), 3, 100, 'needs at least 4 cards, got 3'],
  ['seen-places', hand(2), 4, 9, 'needs at least 10 deals, got 9'],
  ['seen-places', hand(2), 4, 10, RUNS],
  ['seen-places', hand(2000), 2001, 10, 'counts up to 4000000 pairs of card and place, got 4002000'],
  ['seen-places', hand(1000), 4000, 10, RUNS],
  ['seen-pairs', hand(2), 4, 100, 'needs at least 5 cards, got 4'],
  ['seen-pairs', hand(2), 5, 10, RUNS],
  ['seen-pairs', hand(2), 5, 9, 'needs at least 10 deals, got 9'],
  ['seen-pairs', hand(2), 200, 10, RUNS],
  ['seen-pairs', hand(2), 201, 10, 'counts every pair of up to 200 cards, got 201'],
  ['seen-pairs', hand(1), 6, 10, 'needs at least 2 cards seen and 2 that are not, got 1 and 5'],
  ['seen-pairs', hand(5), 6, 10, 'needs at least 2 cards seen and 2 that are not, got 5 and 1'],
  ['seen-pairs', hand(4), 6, 10, RUNS],
  ['seen-deals', hand(5), 52, 1e6, 'counts every different deal one by one, and there are too many of them'],
  ['seen-deals', hand(2), 6, 149, 'needs at least 150 deals for the 30 there are, got 149'],
  ['seen-deals', hand(2), 6, 150, RUNS],
  ['seen-order', hand(3, 'unknown'), 6, 1000, 'needs the order in which the cards were dealt, which is not known'],
  ['seen-order', hand(1), 6, 1000, 'needs at least 2 cards of every deal, got 1'],
  ['seen-order', hand(3), 6, 149, 'needs at least 150 deals of 3 cards, got 149'],
  ['seen-order', hand(3), 6, 150, RUNS],
  ['seen-order', hand(2), 6, 149, RUNS],
  ['seen-order', hand(4), 6, 149, RUNS],
  ['seen-order', hand(4), 6, 3, 'needs more deals, got 3'],
  // Of 3 of 6 cards half the hands hold 0 or 1 of the hand before; of fewer hands their total is counted.
  ['seen-again', hand(3), 6, 11, RUNS],
  ['seen-again', hand(3), 6, 2, RUNS],
  ['seen-again', hand(3), 6, 1, 'needs two bins of five expected deals each, got 1 deal'],
  ['seen-suits', hand(5), 51, 1000, 'needs the 52 standard cards by name'],
  ['seen-suits', hand(5), 52, 1, 'needs two bins of five expected deals each, got 1 deal'],
  ['seen-suits', hand(5), 52, 50, RUNS],
  ['homogeneity', hand(3), 6, 79, 'needs at least 80 deals, got 79'],
  ['homogeneity', hand(3), 6, 80, RUNS],
  ['solvable', board(2, 3), 6, 9, 'needs at least 10 boards, got 9'],
  ['solvable', board(2, 3), 6, 10, RUNS],
  ['tile-cell', board(2, 3), 6, 9, 'needs at least 10 boards, got 9'],
  ['tile-cell', board(2, 3), 6, 10, RUNS],
  ['tile-cell', board(2, 2), 4, 100, 'needs a board of 6 cells, on which its law is known, got 4'],
  ['manhattan', board(4, 5), 20, 100, 'works out its exact law up to 16 cells, got 20'],
  ['depth', board(3, 4), 12, 100, 'needs the law of shortest solutions, which is known up to 9 cells and of 4x4, got 12 cells'],
  ['depth', board(4, 5), 20, 100, 'needs the law of shortest solutions, which is known up to 9 cells and of 4x4, got 20 cells'],
  ['depth', board(5, 4), 20, 100, 'needs the law of shortest solutions, which is known up to 9 cells and of 4x4, got 20 cells'],
  ['depth', board(3, 3), 9, 100, RUNS],
  ['depth', board(4, 4), 16, 601, 'solves at most 600 boards of 4x4, which takes some seconds, got 601'],
  ['depth', board(4, 4), 16, 600, RUNS],
  ['every-board', board(2, 3), 6, 1799, 'needs at least 1800 boards, 5 for each of 360, got 1799'],
  ['every-board', board(2, 3), 6, 1800, RUNS],
  ['every-board', board(3, 4), 12, 1800, 'counts every board up to 9 cells, got 12'],
  ['blank', board(2, 3), 6, 1, 'needs two bins of five expected boards each, got 1 board'],
  ['homogeneity', board(2, 3), 6, 799, 'needs at least 800 boards, got 799'],
  ['homogeneity', board(2, 3), 6, 800, RUNS],
  ['pile-sizes', piles(1, 3), 1, 999, 'needs at least 1000 deals, got 999'],
  ['pile-sizes', piles(1, 3), 1, 1000, RUNS],
  ['pile-pairs', piles(1, 3), 1, 1000, 'needs at least 2 piles, got 1'],
  ['pile-pairs', piles(2, 3), 2, 999, 'needs at least 1000 deals, got 999'],
  ['pile-pairs', piles(2, 3), 2, 1000, RUNS],
  ['nim-sum', piles(2, 4096), 2, 1e6, 'works out its exact law up to 4095 stones a pile, got 4096'],
  ['nim-sum', piles(2, 3), 2, 1000, RUNS],
  ['first-wins', piles(2, 4096), 2, 1e6, 'works out its exact law up to 4095 stones a pile, got 4096'],
  ['first-wins', piles(2, 4095), 2, 1e6, RUNS],
  ['homogeneity', piles(3, 7), 3, 999, 'needs at least 1000 deals, got 999'],
  ['homogeneity', piles(3, 7), 3, 1000, RUNS],
  ['choice-of-pile', moves(3, 3), 5, 999, 'needs at least 1000 moves, 5 for the rarest choice, got 999'],
  ['choice-of-pile', moves(3, 3), 5, 1000, RUNS],
];

function answer(id: string, outcome: Outcome, n: number, trials: number, altered: Partial<OutcomeSpace> = {}): string {
  const space = kindOf(outcome).space(outcome, { n, standard: n === 52 });
  const fit = kindOf(outcome)
    .statistics.get(id)
    .fit({ ...space, ...altered }, trials);
  return skippedWords(fit, space.one) ?? RUNS;
}

describe('a statistic that does not run says what it needs and what it got', () => {
  it.each(CASES)('%s of %j, %i cards, %i deals', (id, outcome, n, trials, reason) => {
    expect(answer(id, outcome, n, trials)).toBe(reason);
  });

  it('of positions beyond those that are listed, and of none with a choice', () => {
    expect(answer('choice-of-move', moves(3, 3), 5, 1e6, { outcome: moves(3, 63) })).toBe(
      'lists every position where there are at most 250000, and there are 250047',
    );
    expect(answer('choice-of-move', moves(3, 3), 5, 1e6, { outcome: moves(2, 3) })).toBe(
      'needs positions in which there is something to choose, and there are none',
    );
  });
});

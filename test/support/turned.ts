import { merge } from '../../src/core/statistic/merge-counts.js';
import type { Fitted, TestResult } from '../../src/core/statistic/statistic.js';
import type { Batch, Outcome, OutcomeSpace } from '../../src/core/subject/outcome.js';
import { winningSize } from '../../src/games/nim/player/choice-positions.js';
import { kindOf } from '../../src/kinds/index.js';

/** A kind of outcome with a bias that can be turned round: what `there` does to outcomes `back` does the other way, so that both together are even. */
export interface Turnable {
  readonly outcome: Outcome;
  readonly maker: string;
  readonly n: number;
  turn(cells: Uint16Array, at: number, there: boolean): void;
}

/** Swaps tiles a and b of a board that has a behind b, or before it. */
function orderTiles(cells: Uint16Array, at: number, n: number, [a, b]: readonly [number, number], [c, d]: readonly [number, number]): void {
  const board = cells.subarray(at, at + n);
  const places = [a, b, c, d].map((tile) => board.indexOf(tile));
  if (places[0] < places[1]) return;
  // Two exchanges keep it solvable.
  for (const [place, tile] of [b, a, d, c].entries()) board[places[place]] = tile;
}

/** One of every kind but whole decks. */
export const TURNABLES: Readonly<Record<string, Turnable>> = {
  hand: {
    outcome: { kind: 'hand', seen: 3, order: 'kept' },
    maker: 'fisher-yates',
    n: 6,
    turn(cells, at, there) {
      const hand = cells.subarray(at, at + 3);
      const [rare, often] = there ? [1, 0] : [0, 1];
      if (!hand.includes(often) && hand.includes(rare)) hand[hand.indexOf(rare)] = often;
    },
  },
  board: {
    outcome: { kind: 'board', rows: 3, columns: 3 },
    maker: 'first-tiles-swap',
    n: 0,
    turn: (cells, at, there) => orderTiles(cells, at, 9, there ? [1, 2] : [2, 1], there ? [3, 4] : [4, 3]),
  },
  piles: {
    outcome: { kind: 'piles', piles: 3, max: 7 },
    maker: 'uniform',
    n: 0,
    turn(cells, at, there) {
      if (cells[at] === (there ? 1 : 7)) cells[at] = there ? 7 : 1;
    },
  },
  moves: {
    outcome: { kind: 'moves', piles: 3, max: 5, choice: 'pile' },
    maker: 'per-pile',
    n: 0,
    turn(cells, at, there) {
      const wins = [0, 1, 2].filter((pile) => winningSize(cells, at, 3, pile) < cells[at + pile]);
      const [from, to] = there ? [2, 0] : [0, 2];
      if (wins.length < 3 || cells[at + 3] !== from) return;
      cells[at + 3] = to;
      cells[at + 4] = winningSize(cells, at, 3, to);
    },
  },
};

/** Turns every `every`-th outcome of a batch, there or back as `isThere` says of its number. */
export function turn({ turn: one }: Turnable, batch: Batch, every: number, isThere: (deal: number) => boolean): void {
  for (let deal = 0; deal < batch.length; deal += every) one(batch.cells, deal * batch.width, isThere(deal));
}

/** What a statistic says of a batch whose deals come in blocks of `block`. */
export function resultsIn(space: OutcomeSpace, id: string, batch: Batch, block: number = batch.length): readonly TestResult[] {
  const fit = fittedTo(space, id, batch.length);
  return fit.test(countsIn(fit, batch, block), batch.length);
}

/** A statistic bound to a space. Throws where it is left out. */
export function fittedTo(space: OutcomeSpace, id: string, trials: number): Fitted {
  const fit = kindOf(space.outcome).statistics.get(id).fit(space, trials);
  if ('skipped' in fit) throw new Error(`${id}: ${fit.skipped.why}`);
  return fit;
}

function countsIn(fit: Fitted, { cells, length, width }: Batch, block: number): Float64Array {
  const sum = new Float64Array(fit.shape.reduce((product, side) => product * side, 1));
  for (let first = 0; first < length; first += block) {
    const trials = Math.min(block, length - first);
    const accumulator = fit.accumulator({ first, trials });
    accumulator.add({ width, length: trials, cells: cells.subarray(first * width, (first + trials) * width) });
    merge(sum, accumulator.counts);
  }
  return sum;
}

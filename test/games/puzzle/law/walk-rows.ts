import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import { solvedBoard } from '../../../../src/games/puzzle/board.js';
import { type BoardGraph, boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { blankColour } from '../../../../src/games/puzzle/board-size.js';
import { depthTable } from '../../../../src/games/puzzle/depth-table.js';
import { blankLaw, lawNoncentrality, lawOfValues, noncentralityOf, variationOf } from '../../../../src/games/puzzle/law/law-distance.js';
import { tilesHomeOf } from '../../../../src/games/puzzle/law/tiles-home-law.js';
import { CLICKS, LAZY_MOVES, LEGAL_MOVES, NO_UNDO, PROPOSALS, type WalkChain } from '../../../../src/games/puzzle/law/walk-chain.js';
import { readFixture } from '../../../support/read-fixture.js';
import { everyBoardOf } from '../board-numbers.js';

/** One row of the reference walks. */
export interface Row {
  readonly chain: string;
  readonly k: number;
  readonly tv_uniform: number;
  readonly tv_parity_class: number;
  readonly chi2_noncentrality_per_sample: number;
  readonly support: number;
  readonly p_solved: number;
  readonly max_prob_times_states: number;
  readonly mean_optimal_depth: number;
  readonly tv_depth: number;
  readonly chi2_depth_per_sample: number;
  readonly blank_marginal: readonly number[];
  readonly tiles_home_dist: readonly number[];
  readonly depth_dist: readonly number[];
}
/** The walks by the letters of the reference. */
export const CHAINS: Readonly<Record<string, WalkChain>> = { A: LEGAL_MOVES, B: NO_UNDO, C: PROPOSALS, D: LAZY_MOVES, E: CLICKS };
/** Boards by name. */
export const SIZES: Readonly<Record<string, BoardShape>> = {
  '2x2': { rows: 2, columns: 2 },
  '2x3': { rows: 2, columns: 3 },
  '3x3': { rows: 3, columns: 3 },
};

const kept = new Map<BoardShape, { depths: Uint8Array; home: Uint8Array }>();
function measured(size: BoardShape): { depths: Uint8Array; home: Uint8Array } {
  const home = tilesHomeOf(size);
  const found = kept.get(size) ?? {
    depths: depthTable(solvedBoard(size)).depths,
    home: Uint8Array.from(everyBoardOf(size), (cells) => home(cells, 0)),
  };
  kept.set(size, found);
  return found;
}

/** Total variation from the even law of the boards that are an even (0) or odd (1) number of moves from the goal. */
function variationInClass(graph: BoardGraph, law: Float64Array, parity: 0 | 1): number {
  const inClass = graph.moves.map((_, blank) => blankColour(graph.size, blank) === parity);
  const even = 1 / (inClass.filter((one) => one).length * graph.places);
  let sum = 0;
  for (let b = 0; b < law.length; b++) sum += Math.abs(law[b] - (inClass[Math.floor(b / graph.places)] ? even : 0));
  return sum / 2;
}

/** Half of Σ |p − q| over two laws of the same values. */
function lawVariation(p: ArrayLike<number>, q: ArrayLike<number>): number {
  let sum = 0;
  for (let v = 0; v < p.length; v++) sum += Math.abs(p[v] - q[v]);
  return sum / 2;
}

/** Everything a reference row says, from a law. */
export function rowOf(size: BoardShape, chain: string, k: number, law: Float64Array): Row {
  const graph = boardGraph(size);
  const { depths, home } = measured(size);
  const even = new Float64Array(law.length).fill(1 / law.length);
  const depthLaw = lawOfValues(law, depths);
  const evenDepths = lawOfValues(even, depths);
  return {
    chain,
    k,
    tv_uniform: variationOf(law),
    tv_parity_class: variationInClass(graph, law, (k % 2) as 0 | 1),
    chi2_noncentrality_per_sample: noncentralityOf(law),
    support: law.reduce((count, p) => count + (p > 0 ? 1 : 0), 0),
    p_solved: law[graph.goal],
    max_prob_times_states: law.reduce((most, p) => Math.max(most, p), 0) * law.length,
    mean_optimal_depth: depthLaw.reduce((sum, p, depth) => sum + p * depth, 0),
    tv_depth: lawVariation(depthLaw, evenDepths),
    chi2_depth_per_sample: lawNoncentrality(depthLaw, evenDepths),
    blank_marginal: Array.from(blankLaw(graph, law)),
    tiles_home_dist: Array.from(lawOfValues(law, home)),
    depth_dist: Array.from(depthLaw),
  };
}

/** The first number that is off by more than the reference is rounded (10 to 12 digits), as text; null where none is. */
export function differs(found: Row, expected: Row): string | null {
  for (const [key, value] of Object.entries(expected)) {
    const own: unknown = found[key as keyof Row];
    const pairs = Array.isArray(value)
      ? value.map((x, i): [number, number] => [Number((own as number[])[i]), Number(x)])
      : [[Number(own), Number(value)]];
    if (key === 'chain') continue;
    for (const [a, b] of pairs)
      if (!(Math.abs(a - b) <= 2e-9 * Math.max(1, Math.abs(b)))) return `${key} at ${expected.chain} ${expected.k}: ${a}, not ${b}`;
  }
  return null;
}

/** The reference's rows for 2 × 3 and 3 × 3. */
export const ROWS: Readonly<Record<'2x3' | '3x3', readonly Row[]>> = {
  '2x3': readFixture<{ rows: Row[] }>('games/laws/puzzle_walks_2x3.json').rows,
  '3x3': readFixture<{ rows: Row[] }>('games/laws/puzzle_walks_3x3.json').rows,
};

import { tilesHomeOf } from '../../../../src/games/puzzle/law/board-facts.js';
import { boardGraph } from '../../../../src/games/puzzle/law/board-graph.js';
import type { BoardSize } from '../../../../src/games/puzzle/law/board-size.js';
import { depthTable } from '../../../../src/games/puzzle/law/depth-table.js';
import {
  blankLaw,
  lawNoncentrality,
  lawOfValues,
  lawVariation,
  noncentralityOf,
  variationInClass,
  variationOf,
} from '../../../../src/games/puzzle/law/law-distance.js';
import { measureAll } from '../../../../src/games/puzzle/law/measure-all.js';
import { CLICKS, LAZY_MOVES, LEGAL_MOVES, NO_UNDO, PROPOSALS, type WalkChain } from '../../../../src/games/puzzle/law/walk-chain.js';
import { readFixture } from '../../../support/read-fixture.js';

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
export const SIZES: Readonly<Record<string, BoardSize>> = {
  '2x2': { rows: 2, columns: 2 },
  '2x3': { rows: 2, columns: 3 },
  '3x3': { rows: 3, columns: 3 },
};

const kept = new Map<BoardSize, { depths: Uint8Array; home: Uint8Array }>();
function measured(size: BoardSize): { depths: Uint8Array; home: Uint8Array } {
  const graph = boardGraph(size);
  const found = kept.get(size) ?? { depths: depthTable(graph), home: measureAll(graph, tilesHomeOf(size)) };
  kept.set(size, found);
  return found;
}

/** Everything a reference row says, from a law. */
export function rowOf(size: BoardSize, chain: string, k: number, law: Float64Array): Row {
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

import type { Statistic } from '../../core/statistic/statistic.js';
import { type BoardMeasure, solvedBoard } from '../../games/puzzle/board.js';
import type { BoardGraph } from '../../games/puzzle/board-graph.js';
import { cellCount } from '../../games/puzzle/board-size.js';
import { depthTable } from '../../games/puzzle/depth-table.js';
import { manhattanTo } from '../../games/puzzle/heuristics/manhattan.js';
import { inversions } from '../../games/puzzle/inversions.js';
import { blankLaw, lawNoncentrality, lawOfValues, noncentralityOf } from '../../games/puzzle/law/law-distance.js';
import { tilesHomeOf } from '../../games/puzzle/law/tiles-home-law.js';
import { unranker } from '../../games/puzzle/rank.js';
import { type Bin, planBins } from '../../math/pearson/bins.js';
import * as statistics from './statistics/index.js';

/** The sensitivity of one statistic to a law of boards. */
export interface LawVisibility {
  readonly statistic: Statistic;
  readonly degrees: number;
  /** The amount each board drawn by the law adds to the statistic's noncentrality; 0 where no number of boards shows it. */
  readonly noncentrality: number;
}

/** Reads laws of the solvable boards of one size; anything that depends on the size alone is computed once. */
export type Seeing = (law: Float64Array, boards: number) => readonly LawVisibility[];

/**
 * Computes what each statistic of the battery sees in a law of the solvable boards, on boards of at most nine cells. The law holds chances by the
 * ranks of `rankOfBoard`, summing to 1. Histograms use the bins that an audit of `boards` boards would fix beforehand.
 */
export function seeing(graph: BoardGraph): Seeing {
  const { size } = graph;
  const n = cellCount(size);
  const goal = solvedBoard(size);
  const even = new Float64Array(graph.boards).fill(1 / graph.boards);
  const histograms = [
    { statistic: statistics.tilesHome, values: measureAll(graph, tilesHomeOf(size)) },
    { statistic: statistics.manhattan, values: measureAll(graph, manhattanTo(goal)) },
    { statistic: statistics.depth, values: depthTable(goal).depths },
  ] as const;
  const turned = measureAll(graph, (cells, at) => inversions(cells, at, n));
  return (law, boards) => [
    { statistic: statistics.blank, degrees: n - 1, noncentrality: lawNoncentrality(blankLaw(graph, law), blankLaw(graph, even)) },
    { statistic: statistics.tileCell, degrees: (n - 1) ** 2, noncentrality: tileCellNoncentrality(graph, law) },
    ...histograms.map(({ statistic, values }): LawVisibility => {
      const [own, expected] = [lawOfValues(law, values), lawOfValues(even, values)];
      return { statistic, ...binned(own, expected, planBins(expected, boards)) };
    }),
    { statistic: statistics.inversions, ...inversionsByRow(graph, law, even, turned, boards) },
    { statistic: statistics.everyBoard, degrees: graph.boards - 1, noncentrality: noncentralityOf(law) },
  ];
}

/** Measures every solvable board, by its rank; values up to 255. */
function measureAll({ boards, size }: BoardGraph, measure: BoardMeasure): Uint8Array {
  const cells = new Uint8Array(cellCount(size));
  const unrank = unranker(solvedBoard(size));
  return Uint8Array.from({ length: boards }, (_, board) => {
    unrank(board, cells, 0);
    return measure(cells, 0);
  });
}

/** Returns the degrees and noncentrality of a histogram in these bins. */
function binned(law: Float64Array, even: Float64Array, bins: readonly Bin[]): { readonly degrees: number; readonly noncentrality: number } {
  const pool = (chances: Float64Array): number[] =>
    bins.map(({ low, high }) => chances.subarray(low, high + 1).reduce((sum, chance) => sum + chance, 0));
  return { degrees: bins.length - 1, noncentrality: lawNoncentrality(pool(law), pool(even)) };
}

/**
 * Returns the same for a histogram of inversions for each row of the blank, bins fixed row by row. The rows' own sums are the blank's and count here
 * too.
 */
function inversionsByRow(
  graph: BoardGraph,
  law: Float64Array,
  even: Float64Array,
  turned: Uint8Array,
  boards: number,
): { readonly degrees: number; readonly noncentrality: number } {
  const width = graph.size.columns * graph.places;
  let degrees = -1;
  let noncentrality = 0;
  for (let row = 0; row < graph.size.rows; row++) {
    const part = [law, even].map((chances) =>
      lawOfValues(chances.subarray(row * width, (row + 1) * width), turned.subarray(row * width, (row + 1) * width)),
    );
    const found = binned(part[0], part[1], planBins(part[1], boards));
    degrees += found.degrees + 1;
    noncentrality += found.noncentrality;
  }
  return { degrees, noncentrality };
}

/** Returns (n − 1) Σ (p − 1/n)² over the chances of every tile in every cell. */
function tileCellNoncentrality(graph: BoardGraph, law: Float64Array): number {
  const n = cellCount(graph.size);
  const chances = new Float64Array(n * n);
  const cells = new Uint8Array(n);
  const unrank = unranker(solvedBoard(graph.size));
  for (let board = 0; board < law.length; board++) {
    if (law[board] === 0) continue;
    unrank(board, cells, 0);
    for (let cell = 0; cell < n; cell++) chances[cells[cell] * n + cell] += law[board];
  }
  return (n - 1) * chances.reduce((sum, p) => sum + (p - 1 / n) ** 2, 0);
}

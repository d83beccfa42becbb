import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { furthestCells, mapOf, type PositionMap } from '../../../page/facts/position-map.js';
import { findings } from '../../../page/facts/results.js';
import { depth } from '../statistics/depth.js';
import { tileCell } from '../statistics/tile-cell.js';

/** Counts of each tile in each cell: row 0 is the blank, row t tile t. */
export interface TileMap extends PositionMap {
  readonly board: BoardShape;
}

/** Returns the table of tiles by cells, or null where the record holds none, or next to no solvable boards. */
export function tileMap(core: EvidenceCore): TileMap | null {
  const { outcome } = core.subject.origin;
  const board = outcome.kind === 'board' ? outcome : null;
  const map = board ? mapOf(core.plan.n, core.counts[tileCell.id] ?? null) : null;
  return board && map && map.trials > 0 ? { ...map, board } : null;
}

/** A tile (0 for the blank) in a cell, and its count as a ratio to an even share. The interval holds for all cells at once. */
export interface TilePlace {
  readonly tile: number;
  /** Row and column from 1, counted from the top and from the left. */
  readonly row: number;
  readonly column: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Finds the cell furthest from its share whose interval excludes it; null where there is none. */
export function furthestPlace(map: TileMap): TilePlace | null {
  const cell = furthestCells(map, 3).find(({ high, low }) => low > 1 || high < 1);
  if (!cell) return null;
  const { columns } = map.board;
  return {
    tile: cell.card - 1,
    row: Math.floor((cell.position - 1) / columns) + 1,
    column: ((cell.position - 1) % columns) + 1,
    ratio: cell.ratio,
    low: cell.low,
    high: cell.high,
  };
}

export interface Depths {
  /** Solvable boards. */
  readonly boards: number;
  readonly seen: readonly number[];
  readonly law: readonly number[];
  readonly mean: number;
  readonly lawMean: number;
  /** The spread of the mean by luck: its standard deviation with as many even boards. */
  readonly luck: number;
  /** True if the test of depths is one of those that made the verdict. */
  readonly uneven: boolean;
}

/** Returns the depths counted; null where they were not. */
export function depthsOf(core: EvidenceCore): Depths | null {
  const { outcome } = core.subject.origin;
  const board = outcome.kind === 'board' ? outcome : null;
  const { law, values: seen } = core.counts[depth.id] ?? {};
  if (!board || !seen || !law) return null;
  const boards = seen.reduce((sum, count) => sum + count, 0);
  if (boards === 0) return null;
  const lawMean = law.reduce((sum, chance, depth) => sum + chance * depth, 0);
  const variance = law.reduce((sum, chance, depth) => sum + chance * (depth - lawMean) ** 2, 0);
  return {
    boards,
    seen,
    law,
    mean: seen.reduce((sum, count, depth) => sum + count * depth, 0) / boards,
    lawMean,
    luck: Math.sqrt(variance / boards),
    uneven: findings(core).some(({ tail, test }) => test === depth.id && tail === 'upper'),
  };
}

/** The mean counts as right within this many standard deviations of luck, or this share of itself. */
const RIGHT = { deviations: 4, share: 0.005 };

/** True if the mean alone would show nothing worth a second look. */
export function meanIsRight({ lawMean, luck, mean }: Depths): boolean {
  const off = Math.abs(mean - lawMean);
  return off <= RIGHT.deviations * luck || off <= RIGHT.share * lawMean;
}

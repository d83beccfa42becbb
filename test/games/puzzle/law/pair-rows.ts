import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import { cellDistance } from '../../../../src/games/puzzle/board-size.js';
import { type PairLaws, pairVariation } from '../../../../src/games/puzzle/law/scramble-facts.js';
import { readFixture } from '../../../support/read-fixture.js';

/** What the reference says of one walk on 4 × 4. */
export interface Row {
  readonly chain: string;
  readonly k: number;
  readonly blank_marginal: readonly number[];
  readonly tv_blank: number;
  readonly tv_lower_bound_pair_max: number;
  readonly tv_tile_position: readonly number[];
  readonly p_tile_home: readonly number[];
  readonly expected_tiles_home: number;
  readonly expected_manhattan: number;
}

/** All of them. */
export const rows = readFixture<{ walk_projection_4x4: Row[] }>('games/laws/puzzle15_nulls.json').walk_projection_4x4;
/** The board of the fifteen puzzle. */
export const FIFTEEN: BoardShape = { rows: 4, columns: 4 };

/** Where a single tile is: cells[c] is the chance of cell c. */
function tileLaw(pairs: Float64Array): Float64Array {
  const n = Math.sqrt(pairs.length);
  const cells = new Float64Array(n);
  pairs.forEach((p, i) => {
    cells[i % n] += p;
  });
  return cells;
}

/** The expected Manhattan distance: exact, since a mean of a sum needs the law of each tile alone. */
function expectedManhattan(size: BoardShape, { tiles }: PairLaws): number {
  let sum = 0;
  tiles.forEach((pairs, home) => {
    tileLaw(pairs).forEach((p, cell) => {
      sum += p * cellDistance(size, cell, home);
    });
  });
  return sum;
}

/** The expected number of tiles in their goal cells. */
function expectedHome({ tiles }: PairLaws): number {
  return tiles.reduce((sum, pairs, home) => sum + tileLaw(pairs)[home], 0);
}

/** The first part in which laws and reference differ. */
export function differs(row: Row, laws: PairLaws): string | null {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
  const tiles = laws.tiles.map(tileLaw);
  const variation = (law: Float64Array): number => law.reduce((sum, p) => sum + Math.abs(p - 1 / 16), 0) / 2;
  if (!row.blank_marginal.every((p, cell) => near(laws.blank[cell], p))) return 'blank';
  if (!near(variation(laws.blank), row.tv_blank)) return 'variation of the blank';
  if (!near(pairVariation(laws), row.tv_lower_bound_pair_max)) return 'variation of pairs';
  if (!row.tv_tile_position.every((tv, t) => near(variation(tiles[t]), tv))) return 'variation of tiles';
  if (!row.p_tile_home.every((p, t) => near(tiles[t][t], p))) return 'tiles at home';
  if (!near(expectedHome(laws), row.expected_tiles_home)) return 'expected tiles at home';
  return near(expectedManhattan(FIFTEEN, laws), row.expected_manhattan) ? null : 'expected Manhattan distance';
}

import { describe, expect, it } from 'vitest';
import { boardGraph } from '../../../src/puzzle/law/board-graph.js';
import { solvableWriter } from '../../../src/puzzle/law/board-index.js';
import type { BoardSize } from '../../../src/puzzle/law/board-size.js';
import { variationOf } from '../../../src/puzzle/law/law-distance.js';
import {
  expectedHome,
  expectedManhattan,
  greatestPairVariation,
  type PairLaws,
  pairLaws,
  tileLaw,
} from '../../../src/puzzle/law/pair-walk.js';
import { walkLawAt } from '../../../src/puzzle/law/walk-law.js';
import { readFixture } from '../../support/read-fixture.js';
import { CHAINS, SIZES } from './walk-rows.js';

interface Row {
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

const rows = readFixture<{ walk_projection_4x4: Row[] }>('games/laws/puzzle15_nulls.json').walk_projection_4x4;
const FIFTEEN: BoardSize = { rows: 4, columns: 4 };

function differs(row: Row, laws: PairLaws): string | null {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
  const tiles = laws.tiles.map(tileLaw);
  const variation = (law: Float64Array): number => law.reduce((sum, p) => sum + Math.abs(p - 1 / 16), 0) / 2;
  if (!row.blank_marginal.every((p, cell) => near(laws.blank[cell], p))) return 'blank';
  if (!near(variation(laws.blank), row.tv_blank)) return 'variation of the blank';
  if (!near(greatestPairVariation(laws), row.tv_lower_bound_pair_max)) return 'variation of pairs';
  if (!row.tv_tile_position.every((tv, t) => near(variation(tiles[t]), tv))) return 'variation of tiles';
  if (!row.p_tile_home.every((p, t) => near(tiles[t][t], p))) return 'tiles at home';
  if (!near(expectedHome(laws), row.expected_tiles_home)) return 'expected tiles at home';
  return near(expectedManhattan(FIFTEEN, laws), row.expected_manhattan) ? null : 'expected Manhattan distance';
}

describe('the law of the blank with one tile', () => {
  it.each(rows)('is the reference on 4 × 4 for $chain after $k moves', (row) => {
    expect(differs(row, pairLaws(FIFTEEN, CHAINS[row.chain], row.k))).toBe(null);
  });

  it.each(['A', 'B', 'C', 'D', 'E'])('is that of the whole board on 2 × 3 for %s, and never farther from even', (chain) => {
    const size = SIZES['2x3'];
    const cells = new Uint16Array(6);
    const write = solvableWriter(size);
    for (const k of [0, 1, 2, 7, 30]) {
      const law = walkLawAt(boardGraph(size), CHAINS[chain], k);
      const laws = pairLaws(size, CHAINS[chain], k);
      const sums = Array.from({ length: 5 }, () => new Float64Array(36));
      law.forEach((p, board) => {
        write(board, cells);
        for (let tile = 1; tile <= 5; tile++) sums[tile - 1][cells.indexOf(0) * 6 + cells.indexOf(tile)] += p;
      });
      sums.forEach((pairs, tile) => {
        expect(Math.max(...pairs.map((p, i) => Math.abs(p - laws.tiles[tile][i])))).toBeLessThan(1e-14);
      });
      expect(greatestPairVariation(laws)).toBeLessThanOrEqual(variationOf(law) + 1e-14);
    }
  });

  it('is refused for more moves than are followed', () => {
    expect(() => pairLaws(FIFTEEN, CHAINS['A'], 10_001)).toThrow(
      'the law of the blank with each tile needs at most 10000 moves, got 10001',
    );
  });

  it('catches a walk of one move more, and another walk', () => {
    const row = rows.find(({ chain, k }) => chain === 'C' && k === 100) as Row;
    expect(differs(row, pairLaws(FIFTEEN, CHAINS['C'], 101))).not.toBe(null);
    expect(differs(row, pairLaws(FIFTEEN, CHAINS['E'], 100))).not.toBe(null);
  });
});

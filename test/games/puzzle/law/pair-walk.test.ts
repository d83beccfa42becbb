import { describe, expect, it } from 'vitest';
import { boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { variationOf } from '../../../../src/games/puzzle/law/law-distance.js';
import { pairLaws, pairVariation } from '../../../../src/games/puzzle/law/scramble-facts.js';
import { walkLawAt } from '../../../../src/games/puzzle/law/walk-law.js';
import { solvableWriter } from '../board-numbers.js';
import { differs, FIFTEEN, type Row, rows } from './pair-rows.js';
import { CHAINS, SIZES } from './walk-rows.js';

describe('the law of the blank with one tile', () => {
  it.each(rows.filter(({ k }) => k <= 200))('is the reference on 4 × 4 for $chain after $k moves', (row) => {
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
      expect(pairVariation(laws)).toBeLessThanOrEqual(variationOf(law) + 1e-14);
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

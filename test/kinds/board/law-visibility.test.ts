import { describe, expect, it } from 'vitest';
import { boardGraph } from '../../../src/games/puzzle/board-graph.js';
import { variationOf } from '../../../src/games/puzzle/law/law-distance.js';
import { countTileCells, tileCellValue } from '../../../src/games/puzzle/law/tile-cell.js';
import { CLICKS, LEGAL_MOVES, PROPOSALS } from '../../../src/games/puzzle/law/walk-chain.js';
import { walkLawAt } from '../../../src/games/puzzle/law/walk-law.js';
import { seeing } from '../../../src/kinds/board/law-visibility.js';
import { solvableWriter } from '../../games/puzzle/board-numbers.js';
import { SIZES } from '../../games/puzzle/law/walk-rows.js';

const graph = boardGraph(SIZES['2x3']);
const look = seeing(graph);
const seen = (law: Float64Array): Record<string, number> =>
  Object.fromEntries(look(law, 1000).map(({ statistic, noncentrality }) => [statistic.id, noncentrality]));

describe('what the statistics see in a law', () => {
  it('is nothing in the even law', () => {
    for (const { noncentrality, degrees } of look(new Float64Array(360).fill(1 / 360), 1000)) {
      expect(noncentrality).toBeLessThan(1e-25);
      expect(degrees).toBeGreaterThan(0);
    }
  });

  it('is never more than what every board counted for itself shows', () => {
    for (const moves of [3, 10, 50, 101]) {
      const { 'every-board': all, ...others } = seen(walkLawAt(graph, LEGAL_MOVES, moves));
      for (const one of Object.values(others)) expect(one).toBeLessThanOrEqual(all * (1 + 1e-12));
    }
  });

  it('differs: no single statistic is enough', () => {
    // after 1000 legal moves the law is half off, and only what tells even boards from odd ones shows it well
    const legal = walkLawAt(graph, LEGAL_MOVES, 1000);
    expect(variationOf(legal)).toBeCloseTo(0.5, 12);
    expect(seen(legal)['depth']).toBeGreaterThan(0.9);
    expect(seen(legal)['tiles-home']).toBeLessThan(0.2);
    // while the blank is even long before the boards are
    const proposed = walkLawAt(graph, PROPOSALS, 60);
    expect(variationOf(proposed)).toBeGreaterThan(0.5);
    expect(seen(proposed)['blank']).toBeLessThan(1e-10);
    expect(seen(proposed)['depth']).toBeGreaterThan(0.5);
  });

  it('gives the table of tiles by cells what its statistic gains a board', () => {
    const law = walkLawAt(graph, CLICKS, 7);
    const counts = new Float64Array(36);
    const cells = new Uint16Array(6);
    law.forEach((p, board) => {
      const one = new Float64Array(36);
      solvableWriter(graph.size)(board, cells);
      countTileCells(cells, 0, 6, one);
      one.forEach((count, i) => {
        counts[i] += p * count;
      });
    });
    expect(seen(law)['tile-cell']).toBeCloseTo(tileCellValue(counts, 1), 12);
  });
});

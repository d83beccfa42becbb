import { describe, expect, it } from 'vitest';
import { boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { variationOf } from '../../../../src/games/puzzle/law/law-distance.js';
import { alwaysMoves, CLICKS, LAZY_MOVES, LEGAL_MOVES, NO_UNDO, PROPOSALS } from '../../../../src/games/puzzle/law/walk-chain.js';
import { walkLaw, walkLawAt } from '../../../../src/games/puzzle/law/walk-law.js';
import { movesBelow, walkVariations } from '../../../../src/games/puzzle/law/walk-series.js';
import { fractionOf, fractionText } from '../../../../src/math/fraction.js';
import { readFixture } from '../../../support/read-fixture.js';
import { exactVariation, exactWalkLaw } from './walk-exact.js';
import { CHAINS, differs, ROWS, type Row, rowOf, SIZES } from './walk-rows.js';

interface Exact {
  readonly board: string;
  readonly chain: string;
  readonly k: number;
  readonly tv_uniform_exact: string;
  readonly p_solved_exact: string;
  readonly support: number;
  readonly max_prob_exact: string;
}

describe('the law of a walk in doubles', () => {
  it('on 2 × 3 is the reference at every number of moves', () => {
    const size = SIZES['2x3'];
    for (const row of ROWS['2x3']) {
      expect(differs(rowOf(size, row.chain, row.k, walkLawAt(boardGraph(size), CHAINS[row.chain], row.k)), row)).toBe(null);
    }
  });

  it('on 3 × 3 is the reference up to 5 moves', () => {
    const size = SIZES['3x3'];
    for (const chain of ['A', 'B', 'C']) {
      const walk = walkLaw(boardGraph(size), CHAINS[chain]);
      for (const row of ROWS['3x3'].filter((one) => one.chain === chain && one.k <= 5)) {
        while (walk.moves < row.k) walk.step();
        expect(differs(rowOf(size, chain, row.k, walk.law), row)).toBe(null);
      }
    }
  });

  it('has the limits of the theory: even for C and E, by the legal moves for A, B and D', () => {
    const variations = (size: string, chain: string, k: number): number =>
      variationOf(walkLawAt(boardGraph(SIZES[size]), CHAINS[chain], k));
    expect(variations('2x3', 'C', 3000)).toBeLessThan(1e-12);
    expect(variations('2x3', 'E', 3000)).toBeLessThan(1e-9);
    expect(variations('2x3', 'A', 3000)).toBeCloseTo(1 / 2, 12);
    // two cells of three legal moves and four of two: 3/14 in place of 1/6 on two cells
    expect(variations('2x3', 'D', 3000)).toBeCloseTo(2 * (3 / 14 - 1 / 6), 12);
    for (const k of [100, 101, 10_000]) expect(variations('2x2', 'B', k)).toBeCloseTo(5 / 6, 12);
  });

  it('catches a chance that is off by a millionth, and another walk', () => {
    const size = SIZES['2x3'];
    const row = ROWS['2x3'].find(({ chain, k }) => chain === 'A' && k === 10) as Row;
    const law = walkLawAt(boardGraph(size), LEGAL_MOVES, 10);
    expect(differs(rowOf(size, 'A', 10, law), row)).toBe(null);
    law[boardGraph(size).goal] += 1e-6;
    expect(differs(rowOf(size, 'A', 10, law), row)).toMatch(/^tv_uniform at A 10/);
    expect(differs(rowOf(size, 'A', 10, walkLawAt(boardGraph(size), NO_UNDO, 10)), row)).not.toBe(null);
  });
});

describe('the law of a walk in whole numbers', () => {
  const rows = readFixture<{ rows: Exact[] }>('games/laws/puzzle_walks_exact_rationals.json').rows;

  it.each(rows)('is the reference for $chain on $board after $k moves', (row) => {
    const graph = boardGraph(SIZES[row.board]);
    const exact = exactWalkLaw(graph, CHAINS[row.chain], row.k);
    const lowest = (text: string): string => fractionText(...fractionOf(text.includes('/') ? text : `${text}/1`));
    let most = 0n;
    for (const weight of exact.weights.values()) if (weight > most) most = weight;
    expect(exactVariation(exact, graph.boards)).toBe(lowest(row.tv_uniform_exact));
    expect(fractionText(exact.weights.get(graph.goal) ?? 0n, exact.denominator)).toBe(lowest(row.p_solved_exact));
    expect(fractionText(most, exact.denominator)).toBe(lowest(row.max_prob_exact));
    expect(exact.weights.size).toBe(row.support);
  });

  it.each(['A', 'B', 'C', 'D', 'E'])('of %s is the law in doubles on 2 × 3 at every number of moves to 40', (chain) => {
    const graph = boardGraph(SIZES['2x3']);
    const walk = walkLaw(graph, CHAINS[chain]);
    for (let k = 0; k <= 40; k++) {
      const { weights, denominator } = exactWalkLaw(graph, CHAINS[chain], k);
      let sum = 0n;
      for (const [board, weight] of weights) {
        sum += weight;
        expect(Math.abs(walk.law[board] - Number((weight * 10n ** 18n) / denominator) / 1e18)).toBeLessThan(1e-14);
      }
      expect(sum).toBe(denominator);
      walk.step();
    }
  });

  it('refuses what would take too long', () => {
    expect(() => exactWalkLaw(boardGraph(SIZES['3x3']), LEGAL_MOVES, 200, 1000)).toThrow(
      'exact fractions need at most 1000 boards over all moves, got more at move 10',
    );
  });
});

describe('total variation against the number of moves', () => {
  it('says from where on it stays below a bound', () => {
    const series = walkVariations(boardGraph(SIZES['2x3']), PROPOSALS, 300);
    const moves = movesBelow(series, 0.1) ?? 0;
    expect(series[moves]).toBeLessThan(0.1);
    expect(series[moves - 1]).toBeGreaterThanOrEqual(0.1);
    expect(movesBelow(series, 1e-6)).toBe(null);
  });

  it('is the variation of the law at each number of moves', () => {
    const graph = boardGraph(SIZES['2x3']);
    const series = walkVariations(graph, NO_UNDO, 20);
    expect(series.length).toBe(21);
    for (const k of [0, 1, 7, 20]) expect(series[k]).toBe(variationOf(walkLawAt(graph, NO_UNDO, k)));
  });
});

describe('a walk that always moves', () => {
  it('has the blank on one colour after every number of moves, and no other walk has', () => {
    for (const [name, size] of Object.entries(SIZES)) {
      const graph = boardGraph(size);
      const { columns } = size;
      const n = columns * size.rows;
      const colour = (blank: number): number => (Math.floor(blank / columns) + (blank % columns)) % 2;
      for (const chain of [LEGAL_MOVES, NO_UNDO, LAZY_MOVES, PROPOSALS, CLICKS]) {
        const law = walkLawAt(graph, chain, 7);
        const met = new Set(
          Array.from({ length: n }, (_, blank) => blank)
            .filter((blank) => law.subarray(blank * graph.places, (blank + 1) * graph.places).some((chance) => chance > 0))
            .map(colour),
        );
        expect(alwaysMoves(chain, n), name).toBe(met.size === 1);
      }
    }
  });
});

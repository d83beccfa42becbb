import { describe, expect, it } from 'vitest';
import type { EvidenceProcess } from '../../../../src/core/statistic/evidence-process.js';
import { Mix } from '../../../../src/engine/sequential/mix.js';
import { processesIn, processesOf } from '../../../../src/kinds/planning/processes-of.js';
import { LogProducts } from '../../../../src/math/evidence/log-products.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { logMeanExp } from '../../../../src/math/primitives/log-mean-exp.js';
import { deal } from '../../../support/deal.js';
import { ordersOf } from '../../../support/orders-of.js';
import { drift } from '../../drift.js';

const USUAL_PROCESSES = processesIn(permutations(52));
const FOUR_PROCESSES = processesIn(permutations(52), true);

/** A kind of evidence of decks of `n` cards. */
function start(id: string, n: number): EvidenceProcess {
  const [process] = processesOf({ kind: 'deck' }, [id]);
  return process.start(permutations(n));
}

/** Every order of `n` cards, all equally likely. */
const decks = (n: number): readonly (readonly [readonly number[], number])[] => ordersOf(n).map((order) => [order, 1]);

/** Decks of a mistaken shuffle, so that the bets have something to learn. */
function uneven(n: number, trials: number): readonly number[][] {
  const { cells } = deal('naive-swap', n, trials, `laws ${n}`);
  return Array.from({ length: trials }, (_, t) => [...cells.subarray(t * n, (t + 1) * n)]);
}

describe.each(USUAL_PROCESSES)('the evidence of %s', (id) => {
  it.each([2, 3, 4, 5])('is on average what it was, over every next deal of %i cards', (n) => {
    for (const trials of [0, 1, 7, 30]) expect(drift(decks(n), () => start(id, n), uneven(n, trials))).toBeLessThan(1e-12);
  });

  it('starts with 1, and one deal teaches nothing', () => {
    const bet = start(id, 6);
    expect(bet.logE()).toBeCloseTo(0, 14);
    bet.add(Uint16Array.of(3, 1, 5, 0, 2, 4), 0);
    expect(bet.logE()).toBeCloseTo(0, 14);
  });

  it('reads the deck that starts where it is told', () => {
    const [whole, parts] = [start(id, 4), start(id, 4)];
    const dealt = uneven(4, 9);
    const cells = Uint16Array.from(dealt.flat());
    dealt.forEach((deck, t) => {
      whole.add(cells, t * 4);
      parts.add(Uint16Array.from(deck), 0);
    });
    expect(whole.logE()).toBe(parts.logE());
  });

  it.each([2, 3, 52, 300])('is a finite number when %i cards are never moved', (n) => {
    const bet = start(id, n);
    const deck = Uint16Array.from({ length: n }, (_, card) => card);
    for (let t = 0; t < 40; t++) bet.add(deck, 0);
    expect([bet.logE()].filter((log) => !Number.isFinite(log))).toEqual([]);
    if (n > 2) expect(bet.logE()).toBeGreaterThan(8);
  });
});

describe('the mean of several kinds of evidence', () => {
  it.each([FOUR_PROCESSES, USUAL_PROCESSES])('%j is on average what it was', (...ids) => {
    for (const n of [3, 4]) expect(drift(decks(n), () => new Mix(permutations(n), ids), uneven(n, 20))).toBeLessThan(1e-12);
  });

  it('is the mean of its parts', () => {
    const mix = new Mix(permutations(5), USUAL_PROCESSES);
    for (const deck of uneven(5, 50)) mix.add(Uint16Array.from(deck), 0);
    expect(mix.logs()).toHaveLength(5);
    expect(Math.exp(mix.logE())).toBeCloseTo([...mix.logs()].reduce((sum, log) => sum + Math.exp(log), 0) / 5, 12);
  });

  it('is worked out without overflow', () => {
    expect(logMeanExp([1000, 1000 + Math.log(3)])).toBeCloseTo(1000 + Math.LN2, 12);
    expect(logMeanExp([-1000, -1000])).toBe(-1000);
  });
});

/** Bets that look like evidence and are none. */
const LIES: readonly (readonly [what: string, make: (n: number) => EvidenceProcess])[] = [
  [
    'a bet whose predictions count the deal they predict',
    (n) => {
      const products = new LogProducts();
      const counts = new Float64Array(n);
      let total = 0;
      return {
        add(cells, at) {
          counts[cells[at]]++;
          total++;
          products.times(counts[cells[at]], n, total);
          products.settle();
        },
        logE: () => logMeanExp(products.logs),
      };
    },
  ],
  [
    'a bet on the second card that forgets that the first is gone',
    (n) => {
      const products = new LogProducts();
      const counts = new Float64Array(n);
      let total = 0;
      return {
        add(cells, at) {
          products.times(counts[cells[at + 1]], n - 1, total);
          products.settle();
          counts[cells[at + 1]]++;
          total++;
        },
        logE: () => logMeanExp(products.logs),
      };
    },
  ],
  [
    'the largest of two bets in place of their mean',
    (n) => {
      const mix = new Mix(permutations(n), ['rows', 'succ']);
      return { add: (cells, at) => mix.add(cells, at), logE: () => Math.max(...mix.logs(), 0) };
    },
  ],
];

describe('the check of evidence', () => {
  it.each(LIES)('catches %s', (_, make) => {
    expect(drift(decks(4), () => make(4), uneven(4, 6))).toBeGreaterThan(1e-4);
  });
});

import { Batch } from '../../src/core/subject/outcome.js';
import type { PlannedShuffle, Shuffle } from '../../src/core/subject/shuffle.js';
import { reset } from '../../src/core/subject/shuffle.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { drawCounts } from '../../src/engine/audit/run-audit.js';
import { fitPlan } from '../../src/engine/fit.js';
import { makePlan, testsOf } from '../../src/engine/plan/make-plan.js';
import { classLaw } from '../../src/exact/closed-form-law.js';
import type { DrawLaws } from '../../src/exact/draw-laws.js';
import { treeSize } from '../../src/exact/exact-law.js';
import type { Law } from '../../src/exact/law.js';
import { THIS_MACHINE } from '../../src/host/this-machine.js';
import { deckStatistics as statistics } from '../../src/kinds/deck/catalogue.js';
import { orderOf } from '../../src/math/orders/order-rank.js';
import { ratio } from '../../src/math/ratio.js';

/** What one statistic counts on average in `total` deals of a mistake, or has counted in so many that were dealt to find out. */
export interface Expected {
  readonly counts: Float64Array;
  readonly total: number;
  readonly exact: boolean;
}

/** By the statistic's id. */
export type ExpectedCounts = ReadonlyMap<string, Expected>;

/** Deals that exact chances are multiplied with: so many that rounding to whole deals shows nowhere, while sums over a deck stay exact. */
const totalAt = (n: number): number => Math.floor(2 ** 52 / n);

/** Leaves of a choice tree that is walked at any number of cards. */
const MOST_LEAVES = 20_000n;

/** Deals enough for every statistic to be read. */
const PLENTY = 2 ** 40;

/** Adds what each statistic counts of these decks, each dealt `weight` times. Statistics that compare one deal with the next are left out. */
function counter(subject: Subject): { add(decks: readonly ArrayLike<number>[], weight: number): void; done(): ExpectedCounts } {
  const unordered = testsOf('deep', { outcome: { kind: 'deck' } }).filter((id) => !statistics.get(id).ordered);
  const parts = fitPlan({ tests: unordered, trials: PLENTY, lags: undefined }, subject.space)
    .statistics.map(({ id, fitted }) => ({ id, accumulator: fitted.accumulator() }))
    .map((part) => ({ ...part, sums: new Float64Array(part.accumulator.counts.length) }));
  const batch = new Batch(subject.space.width, 256);
  let total = 0;
  return {
    add(decks, weight) {
      total += weight * decks.length;
      for (let first = 0; first < decks.length; first += batch.capacity) {
        batch.length = Math.min(batch.capacity, decks.length - first);
        for (let k = 0; k < batch.length; k++) batch.cells.set(decks[first + k], k * batch.width);
        for (const { accumulator } of parts) accumulator.add(batch);
      }
      for (const { accumulator, sums } of parts) {
        for (let k = 0; k < sums.length; k++) sums[k] += weight * accumulator.counts[k];
        accumulator.counts.fill(0);
      }
    },
    done: () => new Map(parts.map(({ id, sums }) => [id, { counts: sums, total, exact: true }])),
  };
}

/** From the probability of every order. */
export function countsOfLaw(law: Law, subject: Subject): ExpectedCounts {
  const { add, done } = counter(subject);
  const byLevel: number[][][] = law.levels.map(() => []);
  law.level.forEach((level, rank) => {
    byLevel[level].push(orderOf(rank, law.n));
  });
  byLevel.forEach((decks, level) => {
    const weight = Math.round(totalAt(law.n) * ratio(law.levels[level], law.denominator));
    if (weight > 0) add(decks, weight);
  });
  return done();
}

/** From every leaf of a small choice tree whose draws are even, at any number of cards; null where there are too many. */
export function countsOfLeaves(shuffle: Shuffle, draws: DrawLaws, subject: Subject): ExpectedCounts | null {
  const n = subject.space.width;
  if (shuffle.kind === 'adaptive') return null;
  const bounds = shuffle.bounds(n);
  const leaves = treeSize(bounds);
  if (leaves > MOST_LEAVES || bounds.some((bound) => draws(bound) !== 'uniform')) return null;
  const { add, done } = counter(subject);
  add(leafDecks(shuffle, bounds, Number(leaves), n), Math.floor(totalAt(n) / Number(leaves)));
  return done();
}

function leafDecks(shuffle: PlannedShuffle, bounds: Uint32Array, leaves: number, n: number): readonly Uint16Array[] {
  return Array.from({ length: leaves }, (_, leaf) => {
    let rest = leaf;
    const draws = bounds.map((bound) => {
      const draw = rest % bound;
      rest = (rest - draw) / bound;
      return draw;
    });
    const deck = new Uint16Array(n);
    reset(deck);
    shuffle.apply(draws, deck);
    return deck;
  });
}

/** From a formula in one statistic of the order: that statistic alone. */
export function countsOfFormula(shuffle: Shuffle, draws: DrawLaws, n: number): ExpectedCounts {
  if (shuffle.kind === 'adaptive' || !shuffle.closedForm || shuffle.bounds(n).some((bound) => draws(bound) !== 'uniform')) return new Map();
  const { statistic } = shuffle.closedForm;
  const { classes, denominator } = classLaw(shuffle.closedForm, n);
  const deals = classes.map(({ orders, weight }) => Math.round(totalAt(n) * ratio(orders * weight, denominator)));
  const counts = Float64Array.from(statistic === 'descents' ? deals : [0, ...deals]);
  return new Map([[statistic, { counts, total: deals.reduce((sum, some) => sum + some, 0), exact: true }]]);
}

/** From deals made for the purpose, with a seed role of their own, so that they never meet those of the runs. */
export async function countsOfDeals(subject: Subject, deals: number, seed: string): Promise<ExpectedCounts> {
  const tests = testsOf('deep', { outcome: { kind: 'deck' } });
  const plan = makePlan(subject.space, { seed, tests });
  const counts = await drawCounts(subject, plan, { role: 'estimate', trials: deals, tests, lags: undefined }, { workers: 1 }, THIS_MACHINE);
  return new Map([...counts].map(([id, found]) => [id, { counts: found, total: deals, exact: false }]));
}

import { describe, expect, it } from 'vitest';
import type { EvidenceProcess, Memory, ResumableProcess } from '../../../src/core/statistic/evidence-process.js';
import { followed } from '../../../src/math/evidence/followed.js';
import { landed } from '../../../src/math/evidence/landed.js';
import { lawful } from '../../../src/math/evidence/lawful.js';
import { Leanings } from '../../../src/math/evidence/leanings.js';
import { LogProducts, PSEUDO_COUNTS } from '../../../src/math/evidence/log-products.js';
import { Multinomial } from '../../../src/math/evidence/multinomial.js';
import { placementBet } from '../../../src/math/evidence/placement-bet.js';
import { choicesFrom } from '../../parts/shuffle/checks.js';

/** Deals of `seen` of n cards: of three even ones always the one whose first cards are lowest, so that there is something to learn. */
function lopsided(n: number, seen: number, many: number, seed: number): readonly (readonly number[])[] {
  const choices = choicesFrom(seed);
  const deal = (): readonly number[] => {
    const left = Array.from({ length: n }, (_, card) => card);
    return Array.from({ length: seen }, () => left.splice(choices.below(left.length), 1)[0]);
  };
  return Array.from({ length: many }, () => [deal(), deal(), deal()].toSorted((a, b) => a[0] * n + a[1] - b[0] * n - b[1])[0]);
}

/** A prediction of one card: in which row of counts, and among which cards. */
interface Step {
  readonly row: number;
  readonly card: number;
  readonly among: readonly number[];
}

/**
 * The logarithm of the mean, over the pseudo-counts, of the product of predicted over even chances: each card predicted among those left by
 * pseudo-counts and counts of the deals before, with no sum taken from another.
 */
function byDefinition(deals: readonly (readonly number[])[], stepsOf: (deal: readonly number[]) => readonly Step[]): number {
  const products = PSEUDO_COUNTS.map((before) => {
    const counts = new Map<string, number>();
    const weigh = (row: number, card: number): number => before + (counts.get(`${row} ${card}`) ?? 0);
    let product = 1;
    for (const deal of deals) {
      const steps = stepsOf(deal);
      for (const { among, card, row } of steps)
        product *= (weigh(row, card) * among.length) / among.reduce((sum, other) => sum + weigh(row, other), 0);
      for (const { card, row } of steps) counts.set(`${row} ${card}`, (counts.get(`${row} ${card}`) ?? 0) + 1);
    }
    return product;
  });
  return Math.log(products.reduce((sum, product) => sum + product, 0) / products.length);
}

/** The bet after all deals, which lie one after the other behind a cell of something else. */
function learnt(bet: EvidenceProcess, deals: readonly (readonly number[])[]): number {
  const cells = Uint16Array.from([0, ...deals.flat(), 0, 0]);
  for (const [t, deal] of deals.entries()) bet.add(cells, 1 + t * deal.length);
  return bet.logE();
}

const SIZES = [
  [2, 2],
  [3, 3],
  [5, 5],
  [8, 8],
  [5, 2],
  [5, 4],
  [6, 5],
  [9, 7],
] as const;

describe.each(SIZES)('of %i cards, %i seen', (n, seen) => {
  const deals = lopsided(n, seen, 40, 10 * n + seen);
  const cards = Array.from({ length: n }, (_, card) => card);
  const left = (deal: readonly number[], p: number): readonly number[] => cards.filter((card) => !deal.slice(0, p).includes(card));

  it('the bet on places predicts every card by how often each of those left has been there', () => {
    const steps = (deal: readonly number[]): readonly Step[] => deal.map((card, p) => ({ row: p, card, among: left(deal, p) }));
    expect(learnt(placementBet(n, seen), deals)).toBeCloseTo(byDefinition(deals, steps), 11);
  });

  it('the bet on followers predicts every card by how often each of those left has come after the one before', () => {
    const steps = (deal: readonly number[]): readonly Step[] =>
      deal.slice(1).map((card, p) => ({ row: deal[p], card, among: left(deal, p + 1) }));
    expect(learnt(followed(n, seen), deals)).toBeCloseTo(byDefinition(deals, steps), 11);
  });
});

it('the bet on where cards land is the mean over cards of one that predicts each by itself', () => {
  const deals = lopsided(4, 4, 50, 3);
  const places = [0, 1, 2, 3];
  const each = places.map((card) => byDefinition(deals, (deal) => [{ row: 0, card: deal.indexOf(card), among: places }]));
  expect(learnt(landed(4), deals)).toBeCloseTo(Math.log(each.reduce((sum, log) => sum + Math.exp(log), 0) / 4), 11);
  expect(Math.max(...each.map(Math.abs))).toBeGreaterThan(0.5);
});

describe('the bet on a number with a law', () => {
  it('takes values too rare for a double together with their neighbours, and the rest with the last', () => {
    const law = Float64Array.of(2e-13, 3e-13, 0.5, 0.3, 4e-13, 0.1, 1e-12, 0.1, 1e-14, 2e-14);
    const cells = [0, 0, 0, 1, 2, 2, 3, 4, 4, 4];
    const chances = new Float64Array(5);
    for (const [value, chance] of law.entries()) chances[cells[value]] += chance;
    const values = [3, 2, 2, 6, 0, 9, 5, 4, 4, 1, 8, 7, 6, 3];
    const [bet, plain] = [lawful(law), new Multinomial(chances)];
    for (const value of values) {
      bet.add(value);
      plain.add(cells[value]);
      expect(bet.logE()).toBe(plain.logE());
    }
    expect(plain.logE()).toBeGreaterThan(10);
  });

  it('leaves a last value by itself that is just not too rare', () => {
    const law = Float64Array.of(0.5, 0.5 - 1e-12, 1e-12);
    const bets = [lawful(law), new Multinomial(law)];
    for (const value of [2, 1, 2]) for (const one of bets) one.add(value);
    expect(bets[0].logE()).toBe(bets[1].logE());
  });
});

describe('running logarithms', () => {
  it.each([
    ['counted', (products: LogProducts): void => products.times(0, 1, 1e12)],
    ['made elsewhere', (products: LogProducts): void => products.timesEach(Float64Array.of(1e-12, 1e-11, 1e-10, 1e-9, 1e-8))],
  ])('of factors %s hold products that no double does', (_, multiply) => {
    const products = new LogProducts();
    for (let k = 0; k < 500; k++) multiply(products);
    products.settle();
    products.settle();
    const one = [-12, -11, -10, -9, -8].map((digits) => 500 * digits * Math.LN10);
    for (const [k, log] of one.entries()) expect(products.logs[k] / log).toBeCloseTo(1, 7);
  });
});

/** As `Leanings` has it, each number of pseudo-counts by itself; what is sure to be chosen is passed over. */
function leaningsByDefinition(choices: readonly (readonly [first: number, law: readonly number[], chosen: number])[]): readonly number[] {
  return PSEUDO_COUNTS.map((before) => {
    const [seen, expected] = [new Map<number, number>(), new Map<number, number>()];
    let log = 0;
    for (const [first, law, chosen] of choices.filter(([, chances]) => chances.filter((p) => p > 0).length > 1)) {
      const ways = law.filter((p) => p > 0).length;
      const leans = law.map((p, a) =>
        p > 0 ? (ways * p * before + (seen.get(first + a) ?? 0)) / (ways * p * before + (expected.get(first + a) ?? 0)) : 0,
      );
      const predicted = leans.map((lean, a) => law[a] * lean);
      log += Math.log(predicted[chosen] / predicted.reduce((sum, p) => sum + p, 0) / law[chosen]);
      seen.set(first + chosen, (seen.get(first + chosen) ?? 0) + 1);
      for (const [a, p] of law.entries()) expected.set(first + a, (expected.get(first + a) ?? 0) + p);
    }
    return log;
  });
}

describe('the bet on choices whose chances change', () => {
  const LAWS: readonly (readonly [first: number, law: readonly number[], often: number])[] = [
    [0, [0.5, 0.5, 0], 1],
    [0, [0.25, 0.25, 0.5], 1],
    [0, [0, 1, 0], 1],
    [3, [0.1, 0.9], 0],
    [0, [0, 0.2, 0.8], 2],
    [3, [0, 1], 1],
  ];

  it('predicts by what has been chosen beyond its chances, block by block, and passes over what is sure', () => {
    const choices = choicesFrom(5);
    const made = Array.from({ length: 301 }, (_, t) => {
      const [first, law, often] = LAWS[t % LAWS.length];
      const possible = law.flatMap((p, a) => (p > 0 ? [a] : []));
      return [first, law, choices.below(3) > 0 ? often : possible[choices.below(possible.length)]] as const;
    });
    const products = new LogProducts();
    const bet = new Leanings(5, products);
    for (const [first, law, chosen] of made) bet.add(first, law, chosen);
    products.settle();
    const wanted = leaningsByDefinition(made);
    for (const [k, log] of wanted.entries()) expect(products.logs[k]).toBeCloseTo(log, 10);
    expect(wanted[0]).toBeGreaterThan(5);
  });
});

describe('a bet that is taken up elsewhere', () => {
  /** All that the one remembers, written into the other. */
  function handOver(from: readonly Memory[], to: readonly Memory[]): void {
    expect(to.map(({ length }) => length)).toEqual(from.map(({ length }) => length));
    for (const [i, numbers] of from.entries()) to[i].set(numbers);
  }

  it.each<readonly [name: string, make: () => ResumableProcess]>([
    ['places', () => placementBet(5, 4)],
    ['followers', () => followed(5, 4)],
    ['where cards land', () => landed(4)],
  ])('goes on as it would have, on %s', (_, make) => {
    const [first, second] = [make(), make()];
    const deals = lopsided(4, 4, 60, 8);
    learnt(first, deals.slice(0, 30));
    handOver(first.memory, second.memory);
    expect(learnt(second, deals.slice(30))).toBe(learnt(first, deals.slice(30)));
    expect(second.logE()).toBeGreaterThan(0.5);
  });

  it('goes on as it would have, on a number and on choices', () => {
    const numbers = [lawful(Float64Array.of(0.5, 0.3, 0.2)), lawful(Float64Array.of(0.5, 0.3, 0.2))];
    for (let t = 0; t < 9; t++) numbers[0].add(2);
    numbers[0].logE();
    handOver(numbers[0].memory, numbers[1].memory);
    for (const one of numbers) one.add(2);
    expect(numbers[1].logE()).toBe(numbers[0].logE());
    const products = [new LogProducts(), new LogProducts()];
    const bets = products.map((one) => new Leanings(3, one));
    for (let t = 0; t < 16; t++) bets[0].add(0, [0.2, 0.3, 0.5], 0);
    handOver([...bets[0].memory, products[0].logs], [...bets[1].memory, products[1].logs]);
    for (const [k, one] of bets.entries()) {
      one.add(0, [0.5, 0.25, 0.25], 0);
      products[k].settle();
    }
    expect([...products[1].logs]).toEqual([...products[0].logs]);
    expect(products[1].logs[0]).toBeGreaterThan(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Explored } from '../../../src/exact/explore/explore.js';
import { explore } from '../../../src/exact/explore/explore.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { readFixture } from '../../support/read-fixture.js';
import type { PlainShuffle } from './dealer.js';
import { dealerOf } from './dealer.js';
import { correct, d3Like, downward, exchange, lodashLike, naive } from './shuffles.js';

type Probs = Readonly<Record<string, string>>;
interface Law {
  readonly n: number;
  readonly leaves?: number;
  readonly max_comparisons?: number;
  readonly probs?: Probs;
  readonly position_matrix: readonly (readonly string[])[];
}

/** What the fixture says of a law of any size, as fractions. */
interface Figures extends Law {
  readonly reachable: number;
  readonly min: string;
  readonly max: string;
  readonly tv: string;
  readonly chi2_divergence: string;
  readonly mean_sign: string;
}

const fractionOf = (text: string): readonly [bigint, bigint] => {
  const [num, den] = text.split('/').map(BigInt);
  return [num, den];
};

/** The orders of n cards, lexicographically. */
function ordersOf(n: number): number[][] {
  const grow = (left: readonly number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap((card) => grow(left.filter((other) => other !== card)).map((rest) => [card, ...rest]));
  return grow(Array.from({ length: n }, (_, card) => card));
}

/** Holds every weight against the law of the fixture, in which orders that are never dealt are absent. */
function expectLaw(found: Explored, probs: Probs): void {
  const orders = ordersOf(found.n);
  expect(found.weights.length).toBe(orders.length);
  for (const [rank, order] of orders.entries()) {
    const [num, den] = fractionOf(probs[order.join('')] ?? '0/1');
    expect(found.weights[rank] * den, order.join('')).toBe(num * found.denominator);
  }
}

/** Whether card `card` lies at `position` with the probability of the fixture, for all of them. */
function expectPositions({ n, weights, denominator }: Explored, matrix: Law['position_matrix']): void {
  const orders = ordersOf(n);
  for (const [card, row] of matrix.entries()) {
    for (const [position, text] of row.entries()) {
      const [num, den] = fractionOf(text);
      const sum = weights.reduce((all, weight, rank) => all + (orders[rank][position] === card ? weight : 0n), 0n);
      expect(sum * den, `card ${card} at ${position}`).toBe(num * denominator);
    }
  }
}

const sign = (order: readonly number[]): bigint =>
  order.reduce((all, card, i) => all * (order.slice(i).filter((later) => later < card).length % 2 === 0 ? 1n : -1n), 1n);

/** Holds every figure against the fixture's; its whole law too, where it is there. */
function expectFigures(found: Explored, law: Figures): void {
  const { n, weights, denominator } = found;
  const orders = BigInt(weights.length);
  const sorted = weights.toSorted((a, b) => (a < b ? -1 : 1));
  const sum = (term: (weight: bigint, rank: number) => bigint): bigint =>
    weights.reduce((all, weight, rank) => all + term(weight, rank), 0n);
  const all = ordersOf(n);
  const figures = {
    min: [sorted[0], denominator],
    max: [sorted[sorted.length - 1], denominator],
    tv: [sum((w) => (w * orders > denominator ? w * orders - denominator : 0n)), orders * denominator],
    chi2_divergence: [orders * sum((w) => w * w) - denominator ** 2n, denominator ** 2n],
    mean_sign: [sum((w, rank) => w * sign(all[rank])), denominator],
  } as const;
  for (const [name, [num, den]] of Object.entries(figures)) {
    const [a, b] = fractionOf(law[name as keyof typeof figures]);
    expect(num * b, name).toBe(a * den);
  }
  expect(weights.filter((weight) => weight > 0n).length).toBe(law.reachable);
  expectPositions(found, law.position_matrix);
  if (law.probs !== undefined) expectLaw(found, law.probs);
}

const referenceLaws = <T>(id: string): readonly T[] => readFixture<{ laws: readonly T[] }>(`shuffle/${id}.json`).laws;
const lawOf = (id: string, n: number): Figures => {
  const law = referenceLaws<Figures>(id).find((one) => one.n === n);
  if (law === undefined) throw new Error(`no law of ${id} with ${n} cards`);
  return law;
};

const sattolo = downward((random, i) => Math.floor(random() * i));
const rounding = downward((random, i) => Math.round(random() * i));

describe('explore gives the exact law that another program worked out:', () => {
  const cases: readonly (readonly [string, string, PlainShuffle])[] = [
    ['downward Fisher–Yates', 'fisher-yates', correct],
    ['naive swap', 'naive-swap', naive],
    ['Sattolo', 'sattolo', sattolo],
    ['downward with Math.round', 'round-index', rounding],
  ];
  for (const [title, name, shuffle] of cases)
    it.each([2, 3, 4, 5, 6])(`${title} of %i cards`, async (n) => {
      const found = await explore(dealerOf(shuffle, n));
      expectFigures(found, lawOf(name, n));
      expect(found.probe).toMatchObject({ rational: true, error: 0, tolerance: 2 ** -50 });
    });

  const comparators = referenceLaws<Law>('sort-comparator');
  // The engine that ran the fixture and this one sort short arrays alike; the numbers of leaves would show it if not.
  it.each(comparators)('sort with a coin for a comparator, $n cards', async ({ n, leaves, max_comparisons, probs, position_matrix }) => {
    const found = await explore(dealerOf((deck, random) => deck.sort(() => random() - 0.5), n));
    expect([found.leaves, Math.max(...found.probe.uses.map(({ draw }) => draw))]).toEqual([leaves, max_comparisons]);
    if (probs !== undefined) expectLaw(found, probs);
    expectPositions(found, position_matrix);
  });

  it('and a law that is not its own is told from it', async () => {
    const found = await explore(dealerOf(naive, 4));
    expect(() => expectFigures(found, lawOf('fisher-yates', 4))).toThrow();
    expect(() => expectLaw(found, lawOf('round-index', 4).probs ?? {})).toThrow();
    expect(() => expectPositions(found, lawOf('sattolo', 4).position_matrix)).toThrow();
  });
});

describe('explore proves even', () => {
  const variants: readonly (readonly [string, PlainShuffle])[] = [
    ['Math.floor', correct],
    ['| 0', downward((random, i) => (random() * (i + 1)) | 0)],
    ['~~', downward((random, i) => ~~(random() * (i + 1)))],
    ['lodash', lodashLike],
    ['d3', d3Like],
    [
      'insertion',
      (deck, random) => deck.reduce<number[]>((out, card) => out.toSpliced(Math.floor(random() * (out.length + 1)), 0, card), []),
    ],
    [
      'all digits of one number',
      (deck, random) => {
        let left = Math.floor(random() * 24);
        for (let m = deck.length; m > 1; m--) {
          exchange(deck, m - 1, left % m);
          left = Math.floor(left / m);
        }
      },
    ],
  ];
  it.each(variants)('%s', async (_, shuffle) => {
    const found = await explore(dealerOf(shuffle, 4));
    expect(found).toMatchObject({ n: 4, leaves: 24, even: true, denominator: 24n, weights: new Array<bigint>(24).fill(1n) });
  });
});

it('explore finds the law of any choices in pieces', async () => {
  interface Choice {
    readonly cuts: readonly (readonly [number, number])[];
    readonly target: readonly number[];
  }
  const cut = fc.integer({ min: 2, max: 12 }).chain((q) => fc.tuple(fc.integer({ min: 1, max: q - 1 }), fc.constant(q)));
  const choice = fc.record({ cuts: fc.array(cut, { maxLength: 4 }), target: fc.array(fc.nat({ max: 3 }), { minLength: 5, maxLength: 5 }) });
  const tidy = ({ cuts, target }: Choice): Choice => {
    const rising = cuts.toSorted(([a, b], [c, d]) => a * d - c * b);
    return { cuts: rising.filter(([a, b], i) => i === 0 || a * rising[i - 1][1] !== rising[i - 1][0] * b), target };
  };
  /** The law by going through all combinations of pieces with fractions over 27720^draws; the choice for a card is told by where card 0 lies. */
  const bruteForce = (n: number, choices: readonly Choice[]): Map<string, bigint> => {
    const law = new Map<string, bigint>();
    const walk = (i: number, deck: readonly number[], weight: bigint): void => {
      if (i === 0) {
        law.set(deck.join(''), (law.get(deck.join('')) ?? 0n) + weight);
        return;
      }
      const { cuts, target } = choices[deck.indexOf(0)];
      const ends = [0, ...cuts.map(([p, q]) => (27_720 * p) / q), 27_720];
      for (let k = 0; k + 1 < ends.length; k++) {
        const next = [...deck];
        exchange(next, i, target[k] % (i + 1));
        walk(i - 1, next, weight * BigInt(ends[k + 1] - ends[k]));
      }
    };
    walk(
      n - 1,
      Array.from({ length: n }, (_, card) => card),
      1n,
    );
    return law;
  };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.array(choice, { minLength: 4, maxLength: 4 }), async (n, given) => {
      const choices = given.map(tidy);
      const found = await explore(
        dealerOf((deck, random) => {
          for (let i = n - 1; i > 0; i--) {
            const { cuts, target } = choices[deck.indexOf(0)];
            const u = random();
            exchange(deck, i, target[cuts.filter(([p, q]) => u >= p / q).length] % (i + 1));
          }
        }, n),
      );
      const law = bruteForce(n, choices);
      for (const [rank, order] of ordersOf(n).entries())
        expect(found.weights[rank] * 27_720n ** BigInt(n - 1)).toBe((law.get(order.join('')) ?? 0n) * found.denominator);
      expect(found.probe).toMatchObject({ rational: true });
    }),
    { seed: 11_235, numRuns: 60 },
  );
});

it('the choices of an order deal it, and those of the first leaf are given', async () => {
  const n = 4;
  const dealer = dealerOf(naive, n);
  const found = await explore(dealer);
  const rank = permutations(n).rank;
  const at = (text: string): number => Number(fractionOf(text)[0]) / Number(fractionOf(text)[1]);
  // Of the leaves that deal an order the first in the tree is the one whose digits, read as a number, are least.
  const first = new Map<string, number>();
  for (let leaf = 255; leaf >= 0; leaf--) {
    const deck = [0, 1, 2, 3];
    for (let i = 0; i < n; i++) exchange(deck, i, Math.floor(leaf / 4 ** (n - 1 - i)) % 4);
    first.set(deck.join(''), leaf);
  }
  for (const [index, order] of ordersOf(n).entries()) {
    const choices = found.choicesOf(index) ?? [];
    const inside = Float64Array.from(choices, ({ from, to }) => (at(from) + at(to)) / 2);
    const { cells, calls } = await dealer.deal(inside, n);
    expect([rank?.(cells, 0), calls[0]]).toEqual([index, n]);
    expect(choices.reduce((leaf, { from }) => leaf * 4 + 4 * at(from), 0)).toBe(first.get(order.join('')));
  }
});

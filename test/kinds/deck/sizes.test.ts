import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { ordersOf } from '../../support/orders-of.js';

/**
 * `scale` says what a deviation adds for every deal. Here an uneven law over every order of four and five cards is dealt out exactly, each
 * order as often as its weight, so that value / deals is what one deal adds; and r is worked out from the chances, by the definition
 * in the statistic's own words.
 */
interface Law {
  readonly n: number;
  readonly decks: readonly (readonly number[])[];
  readonly weights: readonly number[];
  readonly total: number;
}

function unevenLaw(n: number): Law {
  const decks = ordersOf(n);
  let state = 12345;
  const weights = decks.map(() => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return 40 + ((state >>> 16) % 60);
  });
  return { n, decks, weights, total: weights.reduce((a, b) => a + b, 0) };
}

/** The chance of what `holds` says of a deck. */
const chance = ({ decks, weights, total }: Law, holds: (deck: readonly number[]) => boolean): number =>
  decks.reduce((sum, deck, i) => sum + (holds(deck) ? weights[i] : 0), 0) / total;

const upTo = (n: number): number[] => [...Array(n).keys()];
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const pairsOf = (n: number): (readonly [number, number])[] => upTo(n).flatMap((y) => upTo(y).map((x) => [x, y] as const));
const follows = (deck: readonly number[], x: number, y: number): boolean => deck[(deck.indexOf(x) + 1) % deck.length] === y;
const before = (deck: readonly number[], x: number, y: number): boolean => deck.indexOf(x) < deck.indexOf(y);
const apart = (deck: readonly number[], d: number): number =>
  deck.filter((_, e) => (deck.indexOf((e + 1) % deck.length) - deck.indexOf(e) + deck.length) % deck.length === d).length;
const inverse = (deck: readonly number[]): number[] => deck.map((_, card) => deck.indexOf(card));
const falls = (deck: readonly number[]): number => deck.filter((card, p) => p > 0 && card < deck[p - 1]).length;
const turned = (deck: readonly number[]): number => pairsOf(deck.length).filter(([p, q]) => deck[p] > deck[q]).length;
const rings = (deck: readonly number[]): number =>
  deck.filter((_, start) => {
    for (let p = deck[start]; p !== start; p = deck[p]) if (p < start) return false;
    return true;
  }).length;
const rises = (deck: readonly number[]): number => {
  const ends: number[] = [];
  for (const [p, card] of deck.entries()) ends.push(1 + Math.max(0, ...ends.filter((_, q) => deck[q] < card && q < p)));
  return Math.max(...ends);
};

/** r² of a number of the deck: Σ p (q/p − 1)², p the share of all orders that have it and q its chance. */
const ofNumber =
  (number: (deck: readonly number[]) => number) =>
  (law: Law): number =>
    [...new Set(law.decks.map(number))].reduce((sum, value) => {
      const even = law.decks.filter((deck) => number(deck) === value).length / law.decks.length;
      return sum + even * (chance(law, (deck) => number(deck) === value) / even - 1) ** 2;
    }, 0);

/** r² of each row, from the chances. */
const SQUARED: Readonly<Record<string, (law: Law) => number>> = {
  'fixed-points': ofNumber((deck) => deck.filter((card, p) => card === p).length),
  cycles: ofNumber(rings),
  parity: (law) => (2 * chance(law, (deck) => turned(deck) % 2 === 0) - 1) ** 2,
  inversions: ofNumber(turned),
  descents: ofNumber(falls),
  'rising-sequences': ofNumber((deck) => 1 + falls(inverse(deck))),
  'longest-increasing': ofNumber(rises),
  'lehmer-digits': (law) =>
    mean(
      upTo(law.n - 1).map((p) => {
        const digit = (deck: readonly number[]): number => deck.slice(p + 1).filter((later) => later < deck[p]).length;
        return mean(upTo(law.n - p).map((d) => ((law.n - p) * chance(law, (deck) => digit(deck) === d) - 1) ** 2));
      }),
    ),
  'successor-matrix/symmetric': (law) =>
    mean(pairsOf(law.n).map(([x, y]) => (chance(law, (deck) => follows(deck, x, y) || follows(deck, y, x)) / (2 / (law.n - 1)) - 1) ** 2)),
  'successor-matrix/antisymmetric': (law) =>
    mean(
      pairsOf(law.n).map(
        ([x, y]) => ((chance(law, (deck) => follows(deck, x, y)) - chance(law, (deck) => follows(deck, y, x))) / (2 / (law.n - 1))) ** 2,
      ),
    ),
  'neighbour-gap': (law) => {
    const { n, decks, weights, total } = law;
    const off = (d: number): number => decks.reduce((sum, deck, i) => sum + weights[i] * apart(deck, d), 0) / total / (n / (n - 1)) - 1;
    const distances = upTo(n - 1).map((d) => d + 1);
    const even = mean(distances.map((d) => ((off(d) + off(n - d)) / 2) ** 2));
    const odd = mean(distances.map((d) => ((off(d) - off(n - d)) / 2) ** 2));
    return (n * even + (n - 2) * odd) / (n - 1);
  },
  'pairwise-order/rank': (law) => {
    const centred = upTo(law.n).map((p) => p - (law.n - 1) / 2);
    const length = centred.reduce((sum, c) => sum + c * c, 0);
    // The part of each card's deviations that is a multiple of the centred positions.
    const slopes = upTo(law.n).map(
      (e) => centred.reduce((sum, c, p) => sum + c * (chance(law, (deck) => deck[p] === e) - 1 / law.n), 0) / length,
    );
    return slopes.reduce((sum, slope) => sum + slope ** 2 * length, 0);
  },
  'pairwise-order/curl': (law) => {
    const places = upTo(law.n).map((e) => upTo(law.n).reduce((sum, p) => sum + p * chance(law, (deck) => deck[p] === e), 0));
    return mean(
      pairsOf(law.n).map(([x, y]) => (2 * chance(law, (deck) => before(deck, x, y)) - 1 - (2 * (places[y] - places[x])) / law.n) ** 2),
    );
  },
};

/** What a deal of the law adds to a row on average, and the row's scale. */
function added(law: Law, test: string): { readonly perDeal: number; readonly scale: number } {
  const batch = new Batch(law.n, law.total);
  for (const [i, deck] of law.decks.entries()) for (let k = 0; k < law.weights[i]; k++) batch.cells.set(deck, law.n * batch.length++);
  const fit = statistics.get(test.split('/')[0]).fit(permutations(law.n), law.total);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  const row = fit.rows.findIndex((one) => one.test === test);
  return { perDeal: fit.test(accumulator.counts, law.total)[row].value / law.total, scale: fit.rows[row].scale };
}

describe.each([4, 5])('an uneven law over every order of %i cards', (n) => {
  const law = unevenLaw(n);
  it.each(Object.keys(SQUARED))('adds scale · r² to %s for every deal', (test) => {
    const { perDeal, scale } = added(law, test);
    expect(perDeal).toBeGreaterThan(1e-5);
    expect(perDeal / (scale * SQUARED[test](law))).toBeCloseTo(1, 10);
    // One more or less, as n is from n − 1, would show.
    expect(perDeal / ((scale + 1) * SQUARED[test](law))).not.toBeCloseTo(1, 1.2);
  });
});

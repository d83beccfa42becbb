import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Shuffle } from '../../../src/core/subject/shuffle.js';
import { exactLaw } from '../../../src/exact/exact-law.js';
import { ratio } from '../../../src/math/ratio.js';
import * as entries from '../../../src/parts/shuffle/index.js';
import { entriesOf } from '../../support/law-entries.js';
import { choicesFrom, newDeck } from './checks.js';

const shuffles = catalogue<Shuffle>('shuffle', entries);

type Law = ReadonlyMap<string, number>;
const lawOf = (id: string, n: number): Law => {
  const { law } = exactLaw(shuffles.get(id), n);
  const { denominator } = law;
  return new Map([...entriesOf(law)].map(([cards, weight]) => [cards, ratio(weight, denominator)]));
};

/** First `before`, then `after` on the positions it left. */
function followedBy(before: Law, after: Law): Law {
  const law = new Map<string, number>();
  for (const [cards, p] of before) {
    const deck = cards.split(' ');
    for (const [order, q] of after) {
      const key = order
        .split(' ')
        .map((from) => deck[Number(from)])
        .join(' ');
      law.set(key, (law.get(key) ?? 0) + p * q);
    }
  }
  return law;
}

/** One overhand shuffle written from its definition: every way to part n cards into packets, the packets then reversed. */
function packetsReversed(n: number): Law {
  const law = new Map<string, number>();
  for (let cuts = 0; cuts < 2 ** (n - 1); cuts++) {
    const packets: number[][] = [[0]];
    let p = 1;
    for (let card = 1; card < n; card++) {
      const cut = (cuts >> (card - 1)) & 1;
      p *= cut === 1 ? 1 / 5 : 4 / 5;
      if (cut === 1) packets.push([card]);
      else packets[packets.length - 1].push(card);
    }
    const key = packets.reverse().flat().join(' ');
    law.set(key, (law.get(key) ?? 0) + p);
  }
  return law;
}

function expectSameLaw(found: Law, expected: Law): void {
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [cards, p] of expected) expect(Math.abs((found.get(cards) ?? 0) - p), cards).toBeLessThan(1e-14);
}

const binomial = (n: number, k: number): number => {
  let c = 1;
  for (let i = 1; i <= k; i++) c = (c * (n - k + i)) / i;
  return c;
};
const inverse = (deck: readonly number[]): number[] => deck.map((_, card) => deck.indexOf(card));
const ascendingRuns = (deck: readonly number[]): number => deck.reduce((runs, card, p) => runs + (p > 0 && card < deck[p - 1] ? 1 : 0), 1);

/** Bayer and Diaconis: an a-shuffle gives a deck with r rising sequences probability C(a + n − r, n) / a^n. */
function aShuffle(a: number, n: number, runsOf: (deck: readonly number[]) => number): Law {
  const law = new Map<string, number>();
  const grow = (deck: readonly number[]): void => {
    if (deck.length === n) {
      const r = runsOf(deck);
      if (r <= a) law.set(deck.join(' '), binomial(a + n - r, n) / a ** n);
      return;
    }
    for (let card = 0; card < n; card++) if (!deck.includes(card)) grow([...deck, card]);
  };
  grow([]);
  return law;
}

const risingSequences = (deck: readonly number[]): number => ascendingRuns(inverse(deck));

describe('riffle', () => {
  it.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [5, 3],
  ])('of %i at %i cards has the law of the 2^k-shuffle', (count, n) => {
    expectSameLaw(lawOf(`riffle:${count}`, n), aShuffle(2 ** count, n, risingSequences));
  });

  it('of two is one riffle after another', () => {
    expectSameLaw(lawOf('riffle:2', 4), followedBy(lawOf('riffle:1', 4), lawOf('riffle:1', 4)));
  });

  it('leaves 52 cards with as many rising sequences on average as the closed form says', () => {
    const rows: readonly { n: number; a: string; rising_mean: number }[] = JSON.parse(
      readFileSync(new URL('../../../fixtures/stats/riffle.json', import.meta.url), 'utf8'),
    ).rows;
    for (const count of [3, 4, 5, 7]) {
      const shuffle = shuffles.get(`riffle:${count}`);
      if (shuffle.kind !== 'planned') throw new Error('a planned shuffle expected');
      const choices = choicesFrom(1992 + count);
      const deals = 2000;
      let sum = 0;
      let squares = 0;
      for (let t = 0; t < deals; t++) {
        const deck = newDeck(52);
        shuffle.apply(
          shuffle.bounds(52).map((bound) => choices.below(bound)),
          deck,
        );
        const r = risingSequences(Array.from(deck));
        sum += r;
        squares += r * r;
      }
      const mean = sum / deals;
      const deviation = Math.sqrt((squares / deals - mean * mean) / deals);
      const expected = rows.find((row) => row.n === 52 && row.a === `${2 ** count}`)?.rising_mean ?? Number.NaN;
      expect(Math.abs(mean - expected)).toBeLessThan(5 * deviation);
    }
  });
});

describe('sort-keys', () => {
  it.each([
    [1, 5],
    [2, 4],
    [3, 4],
    [5, 3],
  ])('of %i bits at %i cards has the law of the inverse 2^width-shuffle', (width, n) => {
    expectSameLaw(lawOf(`sort-keys:${width}`, n), aShuffle(2 ** width, n, ascendingRuns));
  });
});

describe('overhand', () => {
  it.each([2, 3, 4, 5])('of one at %i cards has the law of its packets', (n) => {
    expectSameLaw(lawOf('overhand:1', n), packetsReversed(n));
  });

  it('of two and of three is one overhand shuffle after another', () => {
    const once = packetsReversed(3);
    const twice = followedBy(once, once);
    expectSameLaw(lawOf('overhand:2', 3), twice);
    expectSameLaw(lawOf('overhand:3', 3), followedBy(twice, once));
  });

  it('is told apart from packets of another size', () => {
    expect(() => expectSameLaw(lawOf('overhand:1', 3), lawOf('riffle:1', 3))).toThrow();
    expect(() => expectSameLaw(lawOf('overhand:1', 3), followedBy(packetsReversed(3), packetsReversed(3)))).toThrow();
  });
});

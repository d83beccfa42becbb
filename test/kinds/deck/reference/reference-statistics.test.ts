import { describe, expect, it } from 'vitest';
import type { DeclaredNull } from '../../../../src/core/record/declared-null.js';
import type { Fitted, Statistic, TestResult } from '../../../../src/core/statistic/statistic.js';
import { referenceStatistics } from '../../../../src/kinds/deck/reference/index.js';
import { placesOf } from '../../../../src/kinds/deck/reference/places.js';
import { gapsOf } from '../../../../src/kinds/deck/reference/reference-gaps.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { randomNumbers } from '../../../support/random-numbers.js';
import { skippedWords } from '../../../support/skipped-words.js';

const FISHER_YATES: DeclaredNull = {
  kind: 'reference',
  source: { kind: 'built-in', maker: 'fisher-yates', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' },
};

type Deck = readonly number[];
type Dealer = (random: () => number) => Deck;

function fitted(statistic: Statistic, n: number, trials: number): Fitted {
  const fit = statistic.fit(permutations(n, undefined, undefined, FISHER_YATES), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

function countsOf(fit: Fitted, own: readonly Deck[], beside: readonly Deck[]): Float64Array {
  const accumulator = fit.accumulator();
  const half = Math.floor(own.length / 3);
  // In two batches, as a run adds them.
  for (const [from, to] of [
    [0, half],
    [half, own.length],
  ]) {
    const [cells, reference] = [own, beside].map((decks) => Uint16Array.from(decks.slice(from, to).flat()));
    accumulator.add({ width: own[0].length, length: to - from, cells, reference });
  }
  return fit.condense ? fit.condense([accumulator.counts]) : accumulator.counts.slice();
}

function resultOf(id: string, own: Dealer, beside: Dealer, n: number, trials: number): TestResult {
  const fit = fitted(referenceStatistics.get(id), n, trials);
  const random = randomNumbers(`reference/${id}/${n}/${trials}`);
  const deal = (dealer: Dealer): Deck[] => Array.from({ length: trials }, () => dealer(random));
  return fit.test(countsOf(fit, deal(own), deal(beside)), trials)[0];
}

const inOrder = (n: number): number[] => Array.from({ length: n }, (_, card) => card);

function shuffled(n: number, random: () => number, bound: (i: number) => number): Deck {
  const deck = inOrder(n);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * bound(i));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

const even =
  (n: number): Dealer =>
  (random) =>
    shuffled(n, random, (i) => i + 1);
const sattolo =
  (n: number): Dealer =>
  (random) =>
    shuffled(n, random, (i) => i);
const naive =
  (n: number): Dealer =>
  (random) =>
    shuffled(n, random, () => n);
const cut =
  (n: number): Dealer =>
  (random) => {
    const from = Math.floor(random() * n);
    return inOrder(n).map((card) => (card + from) % n);
  };
/** Drawn by weights 1 to n: far from even, and right beside itself. */
const weighted =
  (n: number): Dealer =>
  (random) => {
    const rings = inOrder(n).map((card) => -Math.log(1 - random()) / (card + 1));
    return inOrder(n).sort((a, b) => rings[a] - rings[b]);
  };
/** Goes on from the deck of the deal before, with three changes. */
function lazy(n: number): Dealer {
  const deck = inOrder(n);
  return (random) => {
    for (let k = 0; k < 3; k++) {
      const [i, j] = [Math.floor(random() * n), Math.floor(random() * n)];
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    return [...deck];
  };
}
/** Brings card 1 to the top in the first half of the run and to the bottom in the second, too often. */
function turning(n: number, trials: number): Dealer {
  let dealt = 0;
  return (random) => {
    const deck = [...even(n)(random)];
    const to = dealt++ < trials / 2 ? 0 : n - 1;
    if (random() < 0.6) {
      const at = deck.indexOf(0);
      [deck[at], deck[to]] = [deck[to], deck[at]];
    }
    return deck;
  };
}
/** As even, but of 200 decks alone. */
function few(n: number): Dealer {
  const decks: Deck[] = [];
  return (random) => {
    if (decks.length < 200) decks.push(even(n)(random));
    return decks[Math.floor(random() * decks.length)];
  };
}

/** Songs of three artists, of the artist of whom most are left: each song comes everywhere as often as it should, and songs of one artist too far apart. */
const mostLeft: Dealer = (random) => {
  const left = inOrder(6);
  const list: number[] = [];
  const artist = (song: number): number => Math.floor(song / 2);
  while (left.length > 0) {
    const may = left.filter((song) => list.length === 0 || artist(song) !== artist(list[list.length - 1]));
    const others = (song: number): number => left.filter((other) => artist(other) === artist(song)).length;
    const most = Math.max(...may.map(others));
    const best = may.filter((song) => others(song) === most);
    const song = best[Math.floor(random() * best.length)];
    left.splice(left.indexOf(song), 1);
    list.push(song);
  }
  return list;
};

const TRIALS = 4000;

describe('the statistics beside a reference', () => {
  it('count every card by place, and what follows it, once a deal on either side', () => {
    const decks = [
      [2, 0, 1],
      [2, 1, 0],
      [0, 1, 2],
    ];
    const places = fitted(referenceStatistics.get('reference-places'), 3, 300);
    expect([...countsOf(places, decks, [...decks].reverse())]).toEqual([1, 1, 1, 0, 2, 1, 2, 0, 1, 1, 1, 1, 0, 2, 1, 2, 0, 1]);
    const followers = fitted(referenceStatistics.get('reference-followers'), 3, 300);
    // Card 1 is last once, before card 2 twice; card 2 is before card 1 once, before card 3 once, last once; card 3 is before card 1 and card 2 once, and last once.
    expect([...countsOf(followers, decks, decks)].slice(0, 9)).toEqual([1, 2, 0, 1, 1, 1, 1, 1, 1]);
    // Gaps from −2 to 2 of cards 1 and 2 (1, −1, 1), of 1 and 3 (−1, −2, 2), and of 2 and 3 (−2, −1, 1).
    const gaps = fitted(referenceStatistics.get('reference-gaps'), 3, 300);
    expect([...countsOf(gaps, decks, decks)].slice(0, 15)).toEqual([0, 1, 0, 2, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0]);
  });

  it('read the second deal of two as a rearrangement of the first', () => {
    const before = fitted(referenceStatistics.get('reference-before'), 3, 300);
    const decks = [
      [2, 0, 1],
      [0, 1, 2],
      [1, 2, 0],
    ];
    // The card of position 1 goes to position 3, that of 2 to 1, that of 3 to 2; the third deal has none to follow.
    expect([...countsOf(before, decks, decks)].slice(0, 9)).toEqual([0, 0, 1, 1, 0, 0, 0, 1, 0]);
  });

  it.each([
    ['reference-places', naive(6)],
    ['reference-time', turning(6, TRIALS)],
    ['reference-followers', cut(6)],
    ['reference-gaps', mostLeft],
    ['reference-before', lazy(6)],
    ['reference-repeats', few(10)],
    ['reference-cycles', sattolo(6)],
    ['reference-descents', cut(6)],
    ['reference-fixed-points', sattolo(6)],
    ['reference-inversions', cut(6)],
    ['reference-longest-increasing', cut(6)],
    ['reference-permutations', naive(4)],
    ['reference-rising-sequences', cut(6)],
  ] as const)('%s sees its mistake beside an even shuffle', (id, wrong) => {
    const n = wrong(() => 0).length;
    expect(resultOf(id, wrong, even(n), n, TRIALS).logP).toBeLessThan(Math.log(1e-9));
  });

  it('are all shown a mistake', () => {
    expect(referenceStatistics.all).toHaveLength(13);
  });

  // 13 statistics under 3 laws, each below 1e-4 by chance: one run in 250 would fail, and the seeds are fixed.
  it.each(referenceStatistics.all.map(({ id }) => id))('%s says nothing of two samplers of one law, whatever law that is', (id) => {
    const n = id === 'reference-permutations' ? 4 : 6;
    for (const law of [even, weighted, sattolo]) {
      const { logP } = resultOf(id, law(n), law(n), n, TRIALS / 4);
      expect(logP).toBeGreaterThan(Math.log(1e-4));
    }
  });

  it('have p-values that are never too small, under a law far from even', () => {
    // 200 comparisons of draws by weight: at a level of a tenth at most one in ten, and 35 of 200 come once in 1,000 times where it is one in ten.
    const random = randomNumbers('reference/level');
    const fit = fitted(referenceStatistics.get('reference-places'), 5, 200);
    const deal = (): Deck[] => Array.from({ length: 200 }, () => weighted(5)(random));
    const below = Array.from({ length: 200 }, () => fit.test(countsOf(fit, deal(), deal()), 200)[0].p).filter((p) => p < 0.1);
    expect(below.length).toBeLessThan(35);
  });

  it('skip what is too small or too large, with the reason', () => {
    const reason = (id: string, n: number, trials: number): string => {
      const fit = referenceStatistics.get(id).fit(permutations(n, undefined, undefined, FISHER_YATES), trials);
      return skippedWords(fit) ?? '';
    };
    expect(reason('reference-places', 20_000, 1000)).toBe('is for decks of at most 16,384 cards, got 20000');
    expect(reason('reference-time', 3000, 1000)).toBe('is for decks of at most 2,048 cards, got 3000');
    expect(reason('reference-gaps', 20_000, 1000)).toBe('is for decks of at most 16,384 cards, got 20000');
    expect(reason('reference-places', 52, 9)).toBe('needs at least 10 deals, got 9');
    expect(reason('reference-repeats', 52, 99)).toBe('needs at least 100 deals, got 99');
  });
});

describe('gapsOf', () => {
  it.each([2, 12, 52, 181, 182, 1000, 16_384])('has room for all tables of %s cards, and tells before from behind', (n) => {
    const { count = 0, pairs = [], stretch = 0 } = gapsOf(n) ?? {};
    expect(pairs).toHaveLength(n <= 181 ? (n * (n - 1)) / 2 : n - 1);
    expect(2 * pairs.length * count).toBeLessThanOrEqual(65_536);
    expect(Math.floor((2 * n - 2) / stretch)).toBe(count - 1);
    // The last gap in front, and the first behind.
    if (count === 2) expect([Math.floor((n - 2) / stretch), Math.floor(n / stretch)]).toEqual([0, 1]);
  });
});

describe('placesOf', () => {
  it.each([2, 52, 181, 182, 1000, 16_384])('has room for all tables of %s cards, and a place for each position', (n) => {
    const places = placesOf(n, 2);
    expect(2 * n * (places?.count ?? Number.NaN)).toBeLessThanOrEqual(65_536);
    expect(Math.max(...(places?.placeOf ?? []))).toBe((places?.count ?? Number.NaN) - 1);
    expect(places?.stretch === 1).toBe(n <= 181);
  });
});

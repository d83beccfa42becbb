import { describe, expect, it } from 'vitest';
import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { DECODERS } from '../../../src/math/digits/digits.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { farOutTails } from '../../../src/math/pearson/far-out.js';
import { kernelCumulants } from '../../../src/math/pearson/few-trials.js';
import { multinomialLaw } from '../../../src/math/pearson/multinomial-tails.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';
import { threeMomentTails } from '../../../src/math/pearson/three-moment.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { deal } from '../../support/deal.js';
import { ordersOf } from '../../support/orders-of.js';
import { questionsOf } from '../../support/questions-of.js';
import { skippedWords } from '../../support/skipped-words.js';

const RUNS = 'it runs';

/** Why a statistic of so many cards and deals does not run, or that it does. */
function answer(id: string, n: number, trials: number): string {
  const fit = statistics.get(id).fit(permutations(n), trials);
  return skippedWords(fit) ?? RUNS;
}

function fitted(id: string, n: number, trials: number): Fitted {
  const fit = statistics.get(id).fit(permutations(n), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

describe('a statistic of decks says what it needs and what it got', () => {
  it.each([
    ...['position-matrix', 'cyclic-displacement', 'fisher-yates-digits', 'lehmer-digits', 'parity', 'pairwise-order'].map((id) => [
      id,
      4,
      10,
    ]),
    ['successor-matrix', 3, 10],
    ['neighbour-gap', 3, 10],
    ['repeats', 52, 100],
    ['position-runs', 52, 50],
    ['serial-correlation', 52, 50],
    ['permutations', 4, 120],
  ] as [string, number, number][])('%s of %i cards from %i deals on', (id, n, least) => {
    expect(answer(id, n, least)).toBe(RUNS);
    expect(answer(id, n, least - 1)).toMatch(new RegExp(`^needs at least ${least} deals.*, got ${least - 1}$`));
  });

  it.each([
    ['agreements', 3, 399, 'needs at least 400 deals, got 399'],
    ['agreements', 3, 400, RUNS],
    ['agreements', 5, 399, RUNS],
    ['agreements', 5, 3, 'needs two bins of five expected pairs of deals each, got 3 deals'],
    ['successor-matrix', 1001, 100, 'counts every pair of up to 1000 cards, got 1001'],
    ['successor-matrix', 1000, 100, RUNS],
    ['inversions', 1001, 100, 'works out its exact law up to 1000 cards, got 1001'],
    ['inversions', 1000, 100, RUNS],
    ['permutations', 9, 1e7, 'counts complete orders up to 8 cards, got 9'],
    ['permutations', 4, 119, 'needs at least 120 deals, 5 for each of 24 orders, got 119'],
    ['poker-hands', 51, 100, 'deals poker hands from 52 cards, got 51'],
    ['poker-hands', 52, 9, 'needs two kinds of hand with five expected deals each, got 9 deals'],
    ['repeats', 52, 99, 'needs at least 100 deals, got 99'],
    ['previous-deal', 52, 3, 'needs more deals, got 3'],
  ])('%s of %i cards, %i deals: %s', (id, n, trials, reason) => {
    expect(answer(id, n, trials)).toBe(reason);
  });
});

describe('what a statistic of decks declares', () => {
  it.each([
    ['agreements', 'agreed-positions'],
    ['cyclic-displacement', 'displacements'],
    ['descents', 'descents'],
    ['fisher-yates-digits', 'choices'],
    ['position-matrix', 'positions'],
    ['rising-sequences', 'rising-sequences'],
    ['successor-matrix', 'successors'],
  ])('%s counts %s, which others read', (id, counts) => {
    expect(statistics.get(id).counts).toBe(counts);
  });

  it('is counted by no other', () => {
    expect(statistics.all.filter(({ counts }) => counts !== undefined)).toHaveLength(7);
  });

  it('as required are three, and those that see deals in their order are these', () => {
    const those = (holds: (statistic: (typeof statistics.all)[number]) => boolean): readonly string[] =>
      statistics.all.flatMap((statistic) => (holds(statistic) ? [statistic.id] : [])).sort();
    expect(those(({ required }) => required)).toEqual(['cyclic-displacement', 'fisher-yates-digits', 'position-matrix']);
    expect(those(({ ordered }) => ordered !== undefined)).toEqual([
      'agreements',
      'coupon-collector',
      'homogeneity',
      'linear-complexity',
      'overlaps',
      'position-runs',
      'previous-deal',
      'repeats',
      'serial-correlation',
    ]);
    expect(those(({ ordered }) => ordered === 'between-deals')).toEqual([
      'linear-complexity',
      'overlaps',
      'position-runs',
      'previous-deal',
      'repeats',
      'serial-correlation',
    ]);
  });

  it.each(statistics.all.filter(({ ordered }) => !ordered).map(({ id }) => id))(
    '%s adds to rows and columns what every deal adds',
    (id) => {
      const n = 52;
      const small = id === 'permutations' ? 5 : n;
      const fit = fitted(id, small, 10_000);
      if (!fit.adds) return;
      const [rows, columns = 1] = fit.shape.length === 1 ? [1, fit.shape[0]] : fit.shape;
      for (const seed of ['a', 'b']) {
        const accumulator = fit.accumulator();
        accumulator.add(deal('naive-swap', small, 1, seed));
        const table = Array.from({ length: rows }, (_, r) => [...accumulator.counts.subarray(r * columns, (r + 1) * columns)]);
        if (fit.adds.rows !== undefined) for (const row of table) expect(row.reduce((a, b) => a + b, 0)).toBe(fit.adds.rows);
        if (fit.adds.columns !== undefined)
          for (let c = 0; c < columns; c++) expect(table.reduce((sum, row) => sum + row[c], 0)).toBe(fit.adds.columns);
      }
    },
  );

  it('of rows and columns is what every deal adds of those that count something once a deal, or once a card or position', () => {
    const adding = statistics.all
      .filter(({ id }) => {
        const { adds } = fitted(id, id === 'poker-hands' ? 52 : 5, 10_000);
        return adds && !('atMost' in adds);
      })
      .map(({ id }) => id);
    expect(adding.join(' ')).toBe(
      'cycles cyclic-displacement descents fisher-yates-digits fixed-points inversions lehmer-digits longest-increasing neighbour-gap parity permutations poker-hands position-matrix rising-sequences successor-matrix',
    );
  });

  it('a deck in the opposite order has as many inversions as can be counted', () => {
    const fit = fitted('inversions', 7, 10_000);
    const accumulator = fit.accumulator();
    const batch = new Batch(7, 1);
    batch.cells.set([6, 5, 4, 3, 2, 1, 0]);
    batch.length = 1;
    accumulator.add(batch);
    expect([accumulator.counts.length, accumulator.counts.indexOf(1), fit.shape]).toEqual([22, 21, [22]]);
  });

  it('of the three readings of a Fisher–Yates shuffle is that they have one law, and of places of hands which cards are meant', () => {
    expect(fitted('fisher-yates-digits', 5, 10_000).rows.map(({ lawOf, test }) => [test, lawOf])).toEqual([
      ['fisher-yates-digits/down', undefined],
      ['fisher-yates-digits/forward', 'fisher-yates-digits/down'],
      ['fisher-yates-digits/inside-out', 'fisher-yates-digits/down'],
    ]);
    const asked = questionsOf(permutations(52), fitted('poker-hands', 52, 10_000).rows, 10_000).map((question) =>
      question.replace(/^.*, in /, ''),
    );
    expect([asked.length, asked[0], asked[1], asked[9]]).toEqual([10, 'cards 1 to 5?', 'cards 6 to 10?', 'cards 46 to 50?']);
  });

  it('as the size of choices is what one choice is off by on average: each of n − 1 steps adds as much', () => {
    const fit = fitted('fisher-yates-digits', 5, 10_000);
    // Chances of a step of so many values, all 20 % off, or so that they are on average.
    const off = (bound: number): readonly number[] =>
      ({ 2: [1, -1], 3: [1.5, -1.5, 0], 4: [1, -1, 1, -1], 5: [1.25, -1.25, 1.25, -1.25, 0] })[bound]?.map(
        (x) => 1 + 0.2 * Math.sign(x) * Math.sqrt(Math.abs(x)),
      ) ?? [];
    const counts = DECODERS.flatMap(({ choices }) =>
      [...choices(5)].flatMap((bound) => off(bound).map((chance) => (1e6 / bound) * chance)),
    );
    for (const { value } of fit.test(Float64Array.from(counts), 1e6)) expect(value / 1e6).toBeCloseTo(4 * 0.2 ** 2, 9);
    expect(fit.rows.map(({ scale }) => scale)).toEqual([4, 4, 4]);
  });

  // A hundred deals all alike have a hundred times what a deal has with itself, which is the degrees on average.
  it.each([
    'position-matrix',
    'cyclic-displacement',
    'successor-matrix',
    'pairwise-order',
    'neighbour-gap',
    'lehmer-digits',
    'fisher-yates-digits',
  ])('%s as degrees is the mean of its value over every order', (id) => {
    for (const n of [4, 5]) {
      const fit = fitted(id, n, 5000);
      const orders = ordersOf(n);
      const means = new Float64Array(fit.rows.length);
      for (const order of orders) {
        const accumulator = fit.accumulator();
        const batch = new Batch(n, 1);
        batch.cells.set(order);
        batch.length = 1;
        accumulator.add(batch);
        const counts = accumulator.counts.map((count) => 100 * count);
        for (const [row, { value }] of fit.test(counts, 100).entries()) means[row] += value / 100 / orders.length;
      }
      expect([...means]).toEqual(fit.rows.map(({ degrees }) => expect.closeTo(degrees, 9) as number));
    }
  });

  it('of values alone, and of what belongs together, is said by these', () => {
    const alone = statistics.all.filter(({ id }) => fitted(id, id === 'poker-hands' ? 52 : 5, 5000).values).map(({ id }) => id);
    expect(alone).toEqual(['cyclic-displacement', 'fisher-yates-digits', 'interplay-correlation', 'overlaps', 'position-matrix']);
    expect(statistics.get('previous-deal').looksBack?.before).toEqual({
      name: 'Each deal against the one before',
      meaning: 'what turned the one into the other (previous-deal/…)',
    });
  });

  it.each(['previous-deal', 'overlaps', 'serial-correlation', 'position-runs', 'homogeneity'])(
    '%s has as many cells as it counts',
    (id) => {
      const fit = fitted(id, 5, 5000);
      expect(fit.shape.reduce((product, side) => product * side, 1)).toBe(fit.accumulator().counts.length);
    },
  );

  it('of deals running is the products of values around the middle of the deck: whole numbers, and twice them where it lies between two cards', () => {
    const productsOf = (n: number): readonly number[] => {
      const accumulator = fitted('serial-correlation', n, 5000).accumulator();
      const up = Array.from({ length: n }, (_, card) => card);
      accumulator.add({ width: n, length: 2, cells: Uint16Array.from([...up, ...up.toReversed()]) });
      return [...accumulator.counts];
    };
    expect(productsOf(4)).toEqual([0, 9, 0, 1, 0, 1, 0, 9]);
    expect(productsOf(5)).toEqual([0, 4, 0, 1, 0, 0, 0, 1, 0, 4]);
  });

  it('as size of a table is how far its cells are off on average: cells of positions, distances moved, and blocks of either', () => {
    const sign = (cell: number): number => (cell % 2 === 0 ? 1 : -1);
    const [deals, off] = [1e6, 0.2];
    const position = Float64Array.from({ length: 16 }, (_, at) => (deals / 4) * (1 + off * sign(Math.floor(at / 4) + at)));
    const moved = Float64Array.from({ length: 4 }, (_, k) => deals * (1 + off * sign(k)));
    // 1,024 cards are blocks of 16 by 16.
    const blocks = Float64Array.from({ length: 64 ** 2 }, (_, at) => ((deals * 256) / 1024) * (1 + off * sign(Math.floor(at / 64) + at)));
    for (const [id, n, counts] of [
      ['position-matrix', 4, position],
      ['cyclic-displacement', 4, moved],
      ['position-matrix', 1024, blocks],
    ] as const) {
      const fit = fitted(id, n, deals);
      const [{ value }] = fit.test(counts, deals);
      expect(fit.rows[0].scale).toBe(n - 1);
      expect(value / deals).toBeCloseTo(fit.rows[0].scale * off ** 2, 9);
    }
  });

  it('of cards by positions are single cells up to 1,000 cards and blocks beyond, which the row says', () => {
    const [cells, blocks, more] = [1000, 1001, 1088].map((n) => fitted('position-matrix', n, 100));
    expect([cells.shape, blocks.shape]).toEqual([
      [1000, 1000],
      [64, 64],
    ]);
    expect([cells, blocks, more].map(({ rows: [{ degrees, shows }] }) => [degrees, shows])).toEqual([
      [999 ** 2, undefined],
      [63 ** 2, { of: 'card-blocks', size: 16 }],
      [63 ** 2, { of: 'card-blocks', size: 17 }],
    ]);
    // Seventeen cards of every deal are in each row, and seventeen positions in each column.
    const accumulator = more.accumulator();
    accumulator.add(deal('naive-swap', 1088, 20, 'blocks'));
    const lines = Array.from({ length: 64 }, (_, line) => line);
    const sums = lines.map((line) => [
      lines.reduce((sum, other) => sum + accumulator.counts[line * 64 + other], 0),
      lines.reduce((sum, other) => sum + accumulator.counts[other * 64 + line], 0),
    ]);
    expect(sums).toEqual(lines.map(() => [340, 340]));
  });

  it.each([...statistics.all.map(({ id }) => [id, id === 'poker-hands' ? 52 : 5] as const), ['position-matrix', 1100] as const])(
    '%s of %i cards is counted as far as a batch is filled',
    (id, n) => {
      const fit = fitted(id, n, 5000);
      const batch = deal('naive-swap', n, 20, 'filled');
      const [half, exact, whole] = [0, 1, 2].map(() => fit.accumulator({ first: 0, trials: 20 }));
      whole.add(batch);
      batch.length = 10;
      half.add(batch);
      exact.add({ width: n, length: 10, cells: batch.cells.slice(0, 10 * n) });
      expect(half.counts.slice()).toEqual(exact.counts.slice());
      if (id !== 'coupon-collector') expect(half.counts.slice()).not.toEqual(whole.counts.slice());
    },
  );

  it.each(statistics.all.map(({ id }) => id))('%s has the values of its answers where it gives values alone', (id) => {
    const fit = fitted(id, id === 'poker-hands' ? 52 : 5, 5000);
    if (!fit.values) return;
    const accumulator = fit.accumulator();
    accumulator.add(deal('naive-swap', 5, 5000, 'values'));
    expect(fit.values(accumulator.counts, 5000)).toEqual(fit.test(accumulator.counts, 5000).map(({ value }) => value));
  });
});

describe('which law decides', () => {
  const gradesOf = (id: string, n: number, trials: number): readonly string[] => {
    const fit = fitted(id, n, trials);
    const counts = new Float64Array(fit.accumulator().counts.length);
    // As even as can be: every card as often everywhere, and every card after every other.
    const table = id === 'successor-matrix' ? trials / (n - 1) : id === 'position-matrix' ? trials / n : trials;
    for (let at = 0; at < counts.length; at++) counts[at] = id === 'successor-matrix' && at % (n + 1) === 0 ? 0 : table;
    return fit.test(counts, trials).map(({ grade }) => grade);
  };

  it('is the usual one from 20,000 deals on, where each cell expects fifty', () => {
    expect(gradesOf('position-matrix', 52, 20_000)).toEqual(['asymptotic']);
    expect(gradesOf('position-matrix', 500, 24_999)).toEqual(['calibrated']);
    expect(gradesOf('position-matrix', 500, 25_000)).toEqual(['asymptotic']);
    expect(gradesOf('position-matrix', 52, 19_999)).toEqual(['calibrated']);
    expect(gradesOf('successor-matrix', 52, 20_000)).toEqual(['asymptotic', 'asymptotic']);
    expect(gradesOf('successor-matrix', 501, 24_999)).toEqual(['calibrated', 'calibrated']);
    expect(gradesOf('successor-matrix', 501, 25_000)).toEqual(['asymptotic', 'asymptotic']);
    expect(gradesOf('position-matrix', 1001, 20_000)).toEqual(['asymptotic']);
    expect(gradesOf('cyclic-displacement', 52, 200_000)).toEqual(['asymptotic']);
    expect(gradesOf('neighbour-gap', 52, 200_000)).toEqual(['asymptotic']);
  });

  it('reads cards by positions, at few deals, off the moments of every two orders', () => {
    // E[k³] of the kernel of two deals: (n − 1) times the agreements less one.
    const orders = ordersOf(5);
    const cube = orders.reduce((sum, order) => sum + (4 * (order.filter((card, p) => card === p).length - 1)) ** 3, 0) / orders.length;
    const [found] = said('position-matrix', 'naive-swap', 5, 20);
    const { thirdCumulant, variance } = kernelCumulants(20, 16, cube);
    const usual = threeMomentTails(found.value, 16, 20, variance, thirdCumulant);
    expect([found.plain?.logP, found.plain?.logLowerP]).toEqual([expect.closeTo(usual.logUpper, 9), expect.closeTo(usual.logLower, 9)]);
  });
});

/** What a statistic says of dealt cards. */
function said(id: string, shuffle: string, n: number, trials: number): readonly TestResult[] {
  const fit = fitted(id, n, trials);
  const accumulator = fit.accumulator();
  accumulator.add(deal(shuffle, n, trials, 'said'));
  return fit.test(accumulator.counts, trials);
}

describe('the law that decides', () => {
  it.each([
    ['position-matrix', 3, 150],
    ['cyclic-displacement', 3, 500],
    ['neighbour-gap', 4, 300],
  ])('%s of %i cards is counted up to %i deals', (id, n, most) => {
    expect(said(id, 'fisher-yates', n, most)[0].grade).toBe('exact');
    expect(said(id, 'fisher-yates', n, most + 1)[0].grade).toBe('calibrated');
    expect(said(id, 'fisher-yates', n + 1, most)[0].grade).not.toBe('exact');
  });

  it.each([
    ['cyclic-displacement', [3, 1], [4, 375], [52, 29], [1500, 1], [1501, 1]],
    ['neighbour-gap', [4, 1], [5, 800], [6, 250], [52, 29]],
  ] as [string, ...[number, number][]][])('%s decides from as many deals as leave cards enough', (id, ...cases) => {
    for (const [n, from] of cases) expect(fitted(id, n, 1000).rows[0].decidesFrom, `${n} cards`).toBe(from);
    // One deck again and again is beyond every luck, and yet held back.
    const still = (trials: number): number => {
      const accumulator = fitted(id, 6, trials).accumulator();
      const same = new Batch(6, trials);
      for (let at = 0; at < 6 * trials; at++) same.cells[at] = at % 6;
      same.length = trials;
      accumulator.add(same);
      return fitted(id, 6, trials).test(accumulator.counts, trials)[0].logP;
    };
    expect([still(249) === Math.log(1.001e-3), still(250) < -100]).toEqual([true, true]);
  });

  it('of the gaps of four cards in many deals is that of the rings they keep, one way round or the other', () => {
    const [{ logP, value }] = said('neighbour-gap', 'naive-swap', 4, 301);
    expect(logP).toBe(multinomialLaw([1 / 6, 1 / 6, 2 / 3], 301).tails(value).logUpper);
    const [of] = said('neighbour-gap', 'naive-swap', 7, 301);
    expect(of.logP).toBe(multinomialLaw(new Array<number>(6).fill(1 / 6), 7 * 301).tails(of.value).logUpper);
  });

  it.each([
    ['position-matrix', 10, 50],
    ['successor-matrix', 11, 50],
  ])('%s of %i cards is chi-squared beside what decides from %i deals on, and that of three moments before', (id, n, least) => {
    const usual = (trials: number): boolean => {
      const [{ degrees, plain, value }] = said(id, 'naive-swap', n, trials);
      return plain?.logP === statisticTails(value, degrees, trials).logUpper;
    };
    expect([usual(least), usual(least - 1)]).toEqual([true, false]);
  });

  it('of positions of more than eight cards is not read on the steps of whole counts, and of up to eight it is', () => {
    const apart = (n: number): number => {
      const counts = new Float64Array(n * n).fill(10);
      const [{ logLowerP, plain }] = fitted('position-matrix', n, 10 * n).test(counts, 10 * n);
      return logLowerP - (plain?.logLowerP ?? 0);
    };
    expect(apart(8)).toBeGreaterThan(1);
    expect(apart(9)).toBe(0);
  });

  it('of the order of two cards is read so up to sixteen cards, as long as deals are few', () => {
    const stepped = (n: number, trials: number): readonly boolean[] =>
      said('pairwise-order', 'fisher-yates', n, trials).map(({ plain }) => plain !== null);
    expect(stepped(16, 100)).toEqual([true, true]);
    expect(stepped(17, 100)).toEqual([false, false]);
    expect(stepped(5, 20_000)).toEqual([false, false]);
  });

  it('of successors allows for what many deals share, in both parts', () => {
    for (const { degrees, logP, plain, trials, value } of said('successor-matrix', 'naive-swap', 6, 300)) {
      const usual = chiSquaredTails(value, degrees);
      expect(logP).toBeGreaterThanOrEqual(farOutTails(value, degrees, trials, usual).logP);
      expect(plain?.logP).toBe(usual.logUpper);
    }
  });
});

/** The chances of all tables of so many deals, where an order adds these to cells and all orders are equally likely. */
function tablesOf(
  orders: readonly (readonly (readonly [cell: number, by: number])[])[],
  cells: number,
  trials: number,
): ReadonlyMap<string, number> {
  let tables = new Map([[new Array<number>(cells).fill(0).join(), 1]]);
  for (let dealt = 0; dealt < trials; dealt++) {
    const next = new Map<string, number>();
    for (const [key, chance] of tables) {
      const from = key.split(',').map(Number);
      for (const order of orders) {
        const table = [...from];
        for (const [cell, by] of order) table[cell] += by;
        const to = table.join();
        next.set(to, (next.get(to) ?? 0) + chance / orders.length);
      }
    }
    tables = next;
  }
  return tables;
}

/** The chance that twice as many deals come to twice `each` in every cell: the second half makes up for the first. */
function chanceOfEven(half: ReadonlyMap<string, number>, each: number): number {
  let sum = 0;
  for (const [key, chance] of half)
    sum +=
      chance *
      (half.get(
        key
          .split(',')
          .map((count) => 2 * each - Number(count))
          .join(),
      ) ?? 0);
  return sum;
}

describe('the most even table of all', () => {
  // A point of the lattice of whole counts takes its volume of chi-squared's density: within a third at so few deals.
  const near = (result: TestResult, chance: number): void => {
    expect(result.value).toBe(0);
    expect(Math.abs(result.logLowerP - Math.log(chance)), `${result.test}: ${Math.exp(result.logLowerP)}, not ${chance}`).toBeLessThan(0.3);
  };
  const pairsOf = (n: number): (readonly [number, number])[] =>
    Array.from({ length: n * n }, (_, at) => [Math.floor(at / n), at % n] as const).filter(([x, y]) => x < y);
  const ringsOf = (n: number): readonly (readonly number[])[] => ordersOf(n).filter(([first]) => first === 0);
  const follows = (deck: readonly number[], x: number, y: number): boolean => deck[(deck.indexOf(x) + 1) % deck.length] === y;

  it('of cards by positions has about its own chance', () => {
    const half = tablesOf(
      ordersOf(4).map((deck) => deck.map((card, p) => [4 * card + p, 1] as const)),
      16,
      4,
    );
    near(fitted('position-matrix', 4, 12).test(new Float64Array(16).fill(2), 8)[0], chanceOfEven(half, 1));
  });

  it('of the order of two cards has about its own chance, in both parts', () => {
    // How far each card leads in all: of three cards in twelve deals.
    const leads = tablesOf(
      ordersOf(3).map((deck) => deck.map((card, p) => [card, 2 * (1 - p)] as const)),
      3,
      6,
    );
    near(fitted('pairwise-order', 3, 12).test(new Float64Array(9).fill(6), 12)[0], chanceOfEven(leads, 0));
    // What no mean position explains, times four, of four cards in six deals.
    const curl = tablesOf(
      ordersOf(4).map((deck) => {
        const place = (card: number): number => deck.indexOf(card);
        const ahead = (x: number, y: number): number => (place(x) < place(y) ? 1 : -1);
        const lead = (card: number): number => 3 - 2 * place(card);
        return pairsOf(4).map(([x, y], cell) => [cell, 4 * ahead(x, y) - lead(x) + lead(y)] as const);
      }),
      6,
      3,
    );
    near(fitted('pairwise-order', 4, 10).test(new Float64Array(16).fill(3), 6)[1], chanceOfEven(curl, 0));
  });

  it('of successors has about its own chance, in both parts', () => {
    const sideBySide = tablesOf(
      ringsOf(4).map((deck) => pairsOf(4).map(([x, y], cell) => [cell, follows(deck, x, y) || follows(deck, y, x) ? 3 : 0] as const)),
      6,
      6,
    );
    const even = (n: number, each: number): Float64Array =>
      Float64Array.from({ length: n * n }, (_, at) => (at % (n + 1) === 0 ? 0 : each));
    near(fitted('successor-matrix', 4, 12).test(even(4, 4), 12)[0], chanceOfEven(sideBySide, 12));
    const first = tablesOf(
      ringsOf(5).map((deck) =>
        pairsOf(5).map(([x, y], cell) => [cell, Number(follows(deck, x, y)) - Number(follows(deck, y, x))] as const),
      ),
      10,
      4,
    );
    near(fitted('successor-matrix', 5, 10).test(even(5, 2), 8)[1], chanceOfEven(first, 0));
  });
});

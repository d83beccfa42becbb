import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { deckStatistics } from '../../../src/kinds/deck/catalogue.js';
import { handStatistics } from '../../../src/kinds/hand/catalogue.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { FAR_OUT_FROM } from '../../../src/math/pearson/far-out.js';
import { batchOf, dealFirst, handsOf, seen } from '../../support/hands-of.js';
import { questionsOf } from '../../support/questions-of.js';

const asks = (n: number, k: number, rows: Fitted['rows']): readonly string[] => questionsOf(partialDeals(n, seen(k, 'kept')), rows, 4000);

function fitOf(id: string, n: number, k: number, trials: number, lags?: number): Fitted {
  const fit = handStatistics.get(id).fit(partialDeals(n, seen(k, 'kept', n === 52)), trials, { lags });
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** The law of how often each card is seen in so many deals of `k` of `n` cards: every table of counts with its chance. */
function seenLaw(n: number, k: number, trials: number): ReadonlyMap<string, number> {
  const hands = [...new Set(handsOf(n, k).map((hand) => hand.toSorted((a, b) => a - b).join()))].map((hand) => hand.split(',').map(Number));
  let law = new Map([[new Array<number>(n).fill(0).join(), 1]]);
  for (let deal = 0; deal < trials; deal++) {
    const next = new Map<string, number>();
    for (const [key, chance] of law) {
      for (const hand of hands) {
        const counts = key.split(',').map(Number);
        for (const card of hand) counts[card]++;
        const to = counts.join();
        next.set(to, (next.get(to) ?? 0) + chance / hands.length);
      }
    }
    law = next;
  }
  return law;
}

describe('which cards are seen, of few deals', () => {
  it.each([
    [4, 1, 15],
    [4, 3, 15],
    [4, 2, 14],
    [5, 2, 10],
  ])('of %i cards, %i seen, %i deals: both tails are near those of every table of counts', (n, k, trials) => {
    const fit = fitOf('seen-cards', n, k, trials);
    const rows = [...seenLaw(n, k, trials)].map(([key, chance]) => ({
      chance,
      result: fit.test(Float64Array.from(key.split(',').map(Number)), trials)[0],
    }));
    for (const value of new Set(rows.map(({ result }) => Number(result.value.toFixed(9))))) {
      const at = rows.find(({ result }) => Math.abs(result.value - value) < 1e-8)?.result;
      const above = rows.reduce((sum, { chance, result }) => sum + (result.value > value - 1e-8 ? chance : 0), 0);
      const below = rows.reduce((sum, { chance, result }) => sum + (result.value < value + 1e-8 ? chance : 0), 0);
      const [upper, lower] = [(at?.p ?? 0) / above, (at?.lowerP ?? 0) / below];
      expect(upper, `P(Q ≥ ${value})`).toBeGreaterThan(0.7);
      if (above > 0.03) expect(upper, `P(Q ≥ ${value})`).toBeLessThan(2);
      expect(lower, `P(Q ≤ ${value})`).toBeGreaterThan(0.75);
      expect(lower, `P(Q ≤ ${value})`).toBeLessThan(2.6);
    }
  });
});

describe('rows of hands', () => {
  it.each([
    ['seen-cards', [6], 3, undefined],
    ['seen-places', [6, 3], undefined, 1],
    ['seen-pairs', [6, 6], undefined, undefined],
  ])('of %s promise from where their law is known far out, and say what every deal adds', (id, shape, rows, columns) => {
    const fit = fitOf(id, 6, 3, 1000);
    expect(fit.rows.map(({ promisesFrom }) => promisesFrom)).toEqual([FAR_OUT_FROM]);
    expect(fit.shape).toEqual(shape);
    expect([fit.adds?.rows, fit.adds?.columns]).toEqual([rows, columns]);
    const accumulator = fit.accumulator();
    accumulator.add(dealFirst('naive-swap', 6, 3, 500, 'adds'));
    const [high, wide = high] = shape;
    const tall = wide === high ? 1 : high;
    if (rows) expect(accumulator.counts.reduce((sum, count) => sum + count, 0)).toBe(500 * rows);
    if (columns)
      for (let column = 0; column < wide; column++)
        expect(
          Array.from({ length: tall }, (_, row) => accumulator.counts[row * wide + column]).reduce((sum, count) => sum + count, 0),
        ).toBe(500);
  });

  it('ask of earlier hands one by one, as far back as there are deals for', () => {
    const { rows, shape } = fitOf('seen-again', 6, 3, 1000, 3);
    expect(rows.map(({ test }, k) => [test, asks(6, 3, rows)[k]])).toEqual([
      ['seen-again', 'Are as many cards of the hand before dealt again as luck brings?'],
      ['seen-again/2', 'Against the deal two before: are as many of its cards dealt again as luck brings?'],
      ['seen-again/3', 'Against the deal three before: are as many of its cards dealt again as luck brings?'],
    ]);
    expect(shape).toEqual([3, 4]);
    expect(fitOf('seen-again', 6, 3, 12, 9).rows).toHaveLength(2);
    expect(fitOf('seen-again', 6, 3, 12, 9).shape).toEqual([2, 4]);
    expect(fitOf('seen-again', 6, 3, 11, 9).shape).toEqual([4]);
    expect(fitOf('seen-again', 40, 3, 3).rows).toEqual([{ test: 'seen-again', degrees: 1, scale: 1 }]);
  });

  it('count again what earlier hands hold, in pieces or whole', () => {
    const hands = [
      [0, 1, 2],
      [0, 1, 3],
      [4, 5, 3],
      [2, 1, 0],
      [0, 3, 4],
      [0, 1, 2],
    ];
    const fit = fitOf('seen-again', 6, 3, 1000, 3);
    const wanted = new Float64Array(12);
    for (const [t, hand] of hands.entries())
      for (let lag = 1; lag <= Math.min(t, 3); lag++) wanted[(lag - 1) * 4 + hand.filter((card) => hands[t - lag].includes(card)).length]++;
    for (const cut of [0, 1, 4]) {
      const accumulator = fit.accumulator();
      for (const piece of [hands.slice(0, cut), hands.slice(cut)]) if (piece.length > 0) accumulator.add(batchOf(piece));
      expect([...accumulator.counts]).toEqual([...wanted]);
    }
  });

  it('of the order of a hand are those of whole decks of as many cards, each card its rank', () => {
    const batch = dealFirst('naive-swap', 9, 4, 700, 'ranks');
    const hands = Array.from({ length: 700 }, (_, t) => [...batch.cells.subarray(t * 4, t * 4 + 4)]);
    const ranks = batchOf(hands.map((hand) => hand.map((card) => hand.filter((other) => other < card).length)));
    const fit = fitOf('seen-order', 9, 4, 700);
    const accumulator = fit.accumulator();
    accumulator.add(batch);
    const results = fit.test(accumulator.counts, 700);
    const parts = [...new Set(fit.rows.map(({ test }) => test.split('/')[1]))];
    const wanted = parts.map((id) => {
      const part = deckStatistics.get(id).fit(permutations(4), 700);
      if ('skipped' in part) throw new Error(part.skipped.why);
      const own = part.accumulator();
      own.add(ranks);
      return { rows: part.rows, results: part.test(own.counts, 700) };
    });
    expect(results).toEqual(wanted.flatMap((part) => part.results.map((result) => ({ ...result, test: `seen-order/${result.test}` }))));
    const asked = questionsOf(
      permutations(4),
      wanted.flatMap(({ rows }) => rows),
      700,
    );
    expect(asks(9, 4, fit.rows)).toEqual(
      asked.map((question) => `By rank within the hand: ${question[0].toLowerCase()}${question.slice(1)}`),
    );
  });
});

describe('the parts of a hand that are compared', () => {
  const rowsOf = (n: number, k: number): readonly unknown[] =>
    fitOf('homogeneity', n, k, 4000).rows.map(({ degrees, scale, test }, _, rows) => [
      test.split('/')[2],
      degrees / 7,
      Number(scale.toFixed(9)),
      asks(n, k, rows)[rows.findIndex((row) => row.test === test)],
    ]);
  const asked = (what: string): string => `Are ${what} the same all through the run?`;

  it('are cards, places and pairs, or whole hands of a small deck', () => {
    expect(rowsOf(6, 3)).toEqual([
      ['cards', 5, 5, asked('the chances of every card')],
      ['places', 10, 2.5, asked('the places of every card')],
      ['pairs', 9, 6, asked('the chances of every two cards')],
    ]);
    expect(rowsOf(3, 2).map((row) => (row as readonly unknown[]).slice(0, 2))).toEqual([
      ['cards', 2],
      ['hands', 5],
    ]);
    expect((rowsOf(3, 2)[1] as readonly unknown[])[3]).toBe(asked('the chances of every hand'));
  });

  it('of few cards have a lower tail that allows for counts being whole numbers', () => {
    // Four cards, one seen: parts that are all as even as can be; of five cards nothing is allowed for.
    const lowest = [4, 5].map((n) => {
      const fit = fitOf('homogeneity', n, 1, 400);
      const accumulator = fit.accumulator({ first: 0, trials: 400 });
      accumulator.add(batchOf(Array.from({ length: 400 }, (_, t) => [t % n])));
      return fit.test(accumulator.counts, 400)[0];
    });
    expect(lowest[0].lowerP).toBeGreaterThan(1e-12);
    expect(lowest[1].lowerP).toBeLessThan(1e-30);
  });
});

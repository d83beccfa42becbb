import { describe, expect, it } from 'vitest';
import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import type { Batch, OutcomeSpace } from '../../../src/core/subject/outcome.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { choicesFrom } from '../../parts/shuffle/checks.js';
import { batchOf, dealFirst, handsOf, seen } from '../../support/hands-of.js';
import { fittedTo } from '../../support/turned.js';

const DEALS = 1600;

/** The last row of what a statistic says of so many outcomes. */
function lastOf({ accumulator, test }: Fitted, outcomes: Batch): TestResult {
  const counting = accumulator();
  counting.add(outcomes);
  return test(counting.counts, outcomes.length).at(-1) as TestResult;
}

function compared(space: OutcomeSpace, outcomes: readonly (readonly number[])[]): TestResult {
  return lastOf(fittedTo(space, 'homogeneity', outcomes.length), batchOf(outcomes));
}

describe('outcomes of which one of so many comes, all equally likely', () => {
  it.each([
    ['whole hands of 2 of 3 cards', 3, 2],
    ['hands of one of 3 cards', 3, 1],
    ['hands of one of 4 cards', 4, 1],
  ])('are compared as the sizes of one pile are: %s', (_, n, k) => {
    const hands = handsOf(n, k);
    const choices = choicesFrom(19);
    // Uneven in the first half, so that the tails are no round numbers.
    const drawn = Array.from({ length: DEALS }, (__, deal) => choices.below(deal < DEALS / 2 && deal % 9 === 0 ? 2 : hands.length));
    const ofHands = compared(
      partialDeals(n, seen(k)),
      drawn.map((hand) => hands[hand]),
    );
    const ofPiles = compared(
      nimDeals({ piles: 1, max: hands.length }),
      drawn.map((hand) => [hand + 1]),
    );
    expect(ofHands).toMatchObject({ degrees: ofPiles.degrees, grade: ofPiles.grade, trials: ofPiles.trials });
    for (const of of ['value', 'logP', 'logLowerP'] as const) expect(ofHands[of] / ofPiles[of]).toBeCloseTo(1, 9);
    expect(ofHands.logP).toBeLessThan(-0.5);
  });
});

describe('whole hands between parts of few deals', () => {
  it('have a law that is chi-squared’s or heavier, and never far from it', () => {
    // Six hands, ten deals a part: in the first four parts eight of the ten are one hand.
    const hands = handsOf(3, 2);
    const drawn = Array.from({ length: 80 }, (_, deal) => hands[deal < 40 && deal % 10 < 8 ? 0 : deal % hands.length]);
    const { degrees, logP, value } = compared(partialDeals(3, seen(2)), drawn);
    expect(degrees).toBe(35);
    const { logUpper } = chiSquaredTails(value, degrees);
    expect(logUpper).toBeLessThan(-3);
    expect(logP).toBeGreaterThanOrEqual(logUpper);
    expect(logP).toBeLessThan(0.9 * logUpper);
  });
});

describe('the usual law of a table of hands', () => {
  // By hand, of 3 of 6 cards: two given cards are both seen in one deal of 5, and a given card is in a given place in one of 6.
  it.each([
    ['seen-pairs', 25],
    ['seen-places', 30],
  ])('%s is chi-squared where each of its cells is expected five times, in %i deals', (id, least) => {
    const isUsual = (deals: number): boolean => {
      const fit = fittedTo(partialDeals(6, seen(3)), id, deals);
      const { degrees, grade, logP, plain, value } = lastOf(fit, dealFirst('fisher-yates', 6, 3, deals, 'usual'));
      return (plain ?? { logP }).logP === statisticTails(value, degrees, deals).logUpper && grade !== 'exact';
    };
    expect([least - 1, least].map(isUsual)).toEqual([false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { fitPlan, fitsOf } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import { permutations } from '../../../src/math/orders/permutation.js';

const SEED = { seed: 'lags' };

describe('a plan that looks further back than the deal before', () => {
  it('says how far, and says nothing of it where it does not', () => {
    const space = permutations(52);
    expect(makePlan(space, { ...SEED, lags: 8 }).lags).toBe(8);
    expect(Object.keys(makePlan(space, { ...SEED, lags: 1 }))).not.toContain('lags');
    expect(makePlan(space, { ...SEED, lags: 1 })).toEqual(makePlan(space, SEED));
  });

  it('asks three rows more of every lag, which the level of all and so the deals count in', () => {
    const space = permutations(52);
    const [one, eight] = [makePlan(space, SEED), makePlan(space, { ...SEED, lags: 8 })];
    expect(fitPlan(eight, space).rows.length - fitPlan(one, space).rows.length).toBe(7 * 3);
    expect(eight.trials).toBeGreaterThan(one.trials);
    expect(
      fitPlan(eight, space)
        .rows.filter(({ test }) => test.startsWith('previous-deal/8/'))
        .map(({ test }) => test),
    ).toEqual(['previous-deal/8/cyclic-displacement', 'previous-deal/8/neighbour-gap', 'previous-deal/8/rising-sequences']);
  });

  it('is not mistaken for one that looks less far, where both are fitted', () => {
    const fits = fitsOf(permutations(13));
    const tests = ['previous-deal'];
    const rows = (lags: number | undefined): number => fits.of({ tests, trials: 5000, lags }).rows.length;
    expect([rows(3) - rows(undefined), rows(2) - rows(1)]).toEqual([6, 3]);
  });

  it('keeps counts that a record holds, of as many lags as there may be', () => {
    const { statistics } = fitPlan(makePlan(permutations(52), { ...SEED, lags: 64 }), permutations(52));
    const cells = statistics.find(({ id }) => id === 'previous-deal')?.fitted.shape[0] ?? Number.NaN;
    expect(cells).toBeLessThan(65_536);
  });

  it.each([
    ['decks', permutations(52), 'previous-deal'],
    ['hands', partialDeals(52, { seen: 5, order: 'kept' }), 'seen-again'],
  ])('looks at the deal before, and as far as the deals allow, where a sample of %s has too few for all', (_, space, id) => {
    const lagsOf = (lags: number): readonly string[] =>
      fitsOf(space)
        .of({ tests: [id], trials: 14, lags })
        .rows.map(({ test }) => test);
    expect(lagsOf(1).length).toBeGreaterThan(0);
    expect(lagsOf(64).slice(0, lagsOf(1).length)).toEqual(lagsOf(1));
  });

  it('is there for hands, a row a lag', () => {
    const space = partialDeals(52, { seen: 5, order: 'kept' });
    const { rows } = fitPlan(makePlan(space, { ...SEED, trials: 5000, lags: 3 }), space);
    expect(rows.map(({ test }) => test).filter((test) => test.startsWith('seen-again'))).toEqual([
      'seen-again',
      'seen-again/2',
      'seen-again/3',
    ]);
  });

  it.each([
    [permutations(52), { lags: 65 }, '--lags must be a whole number from 1 to 64, got 65'],
    [permutations(52), { lags: 0 }, '--lags must be a whole number from 1 to 64, got 0'],
    [permutations(52), { lags: 1.5 }, '--lags must be a whole number from 1 to 64, got 1.5'],
    [nimDeals({ piles: 3, max: 7 }), { lags: 2 }, '--lags is for whole decks and hands, got it with deals of Nim'],
    [permutations(52), { lags: 2, battery: 'quick' }, '--lags 2 needs a test that looks further back than the deal before'],
    [
      permutations(52),
      { lags: 2, tests: ['position-matrix', 'repeats'] },
      '--lags 2 needs a test that looks further back than the deal before',
    ],
    [permutations(52), { lags: 40, trials: 40 }, '--lags 40 is too far for 40 deals: previous-deal needs more deals to look '],
    [
      partialDeals(52, { seen: 5, order: 'kept' }),
      { lags: 8, trials: 12 },
      '--lags 8 is too far for 12 deals: seen-again needs two bins of five expected deals each, got 12 deals',
    ],
  ])('of %o is refused with %o', (space, wishes, reason) => {
    expect(() => makePlan(space, { ...SEED, ...wishes })).toThrow(reason);
  });
});

import { describe, expect, it } from 'vitest';
import type { Statistic } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { deckStatistics as statistics } from '../../../src/kinds/deck/catalogue.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';

const CARDS = 5;
const DEALS = 4000;

/** Sees nothing but a rule from deal to deal, and of naive swaps gives one of three values. */
const SEES_RULES = 'linear-complexity';

/** The values of a statistic on naive swaps whose cards were renamed: card c is called names[c]. */
function values(statistic: Statistic, names: readonly number[]): readonly number[] {
  const dealt = deal(statistic.id === SEES_RULES ? statistic.catches : 'naive-swap', CARDS, DEALS, 'needs-start');
  const renamed = new Batch(CARDS, DEALS);
  renamed.length = DEALS;
  renamed.cells.set(dealt.cells.map((card) => names[card]));
  const fitted = statistic.fit(permutations(CARDS), DEALS);
  if ('skipped' in fitted) throw new Error(fitted.skipped.why);
  const accumulator = fitted.accumulator();
  accumulator.add(renamed);
  const counts = fitted.condense?.([accumulator.counts]) ?? accumulator.counts;
  return fitted.test(counts, DEALS).map(({ value }) => value);
}

/** Those that can be asked of so few cards: a hand of poker needs a whole deck. */
const asked = statistics.all.filter(({ id }) => id !== 'poker-hands');

/** A card's own number is its value there, high or low, whatever the order before. */
const READ_VALUES = ['interplay-correlation', 'position-runs', 'serial-correlation'];

describe('whether a statistic needs to know the order before the shuffle, or reads values off the cards', () => {
  it.each(asked.map((statistic) => [statistic.id, statistic] as const))('%s', (_id, statistic) => {
    const plain = values(statistic, [0, 1, 2, 3, 4]);
    const renamed = values(statistic, [3, 0, 4, 2, 1]);
    const same = plain.every((value, row) => Math.abs(value - renamed[row]) <= 1e-9 * value);
    expect(same).toBe(statistic.needsStart === undefined && !READ_VALUES.includes(statistic.id));
  });
});

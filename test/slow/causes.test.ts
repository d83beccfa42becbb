import { afterAll, describe, expect, it } from 'vitest';
import { type CauseCell, causeOf, causeOfUnlisted } from './cause-cell.js';
import { keepCauses, SWEPT } from './cause-results.js';
import { MISTAKES, nameOf } from './mistakes.js';
import { columnOf } from './power-results.js';
import { UNLISTED } from './unlisted.js';

/** More deals than a plan asks for are not dealt to see a mistake that it does not. */
const MOST_DEALS = 100_000;
const UNLISTED_DEALS = [40, 320, 3000] as const;

/** What no independent shuffle with even words can be: the headline is then wrong, whatever cause is named. */
const DEPENDS = /depends on/;

/** As many deals as make the few orders of a seed of 16 bits uneven beyond any bound on the chance that they came again. */
const SEEDED_DEALS = 1_000_000;
const SHORT_SEEDS = MISTAKES.filter(({ seeding }) => seeding === 'random-16');

it.each([10, 13].flatMap((n) => SHORT_SEEDS.map((mistake) => [n, nameOf(mistake), mistake] as const)))(
  '%i cards of a million deals: %s is named',
  async (n, _, mistake) => {
    expect(await causeOf(mistake, n, SEEDED_DEALS)).toMatchObject({ judged: 'right', named: ['a seed of 16 bits'] });
  },
);

/**
 * Every mistake through whole audits: is the cause that a reader is told the one that it is? What came out is kept as it stands; `npm run
 * tables` then writes reports/causes.md. One mistake alone: `-t sattolo`; what is kept is then left as it is.
 */
describe.each(SWEPT)('%i cards', (n) => {
  const cells: Record<string, readonly CauseCell[]> = {};
  const powers = columnOf(n);

  it.each(MISTAKES.map((mistake) => [nameOf(mistake), mistake] as const))('%s is named, or nothing is', async (name, mistake) => {
    const power = powers[name];
    const few = power?.kind === 'seen' && 2 * power.trials <= MOST_DEALS ? [Math.max(10, 2 * power.trials)] : [];
    const row: CauseCell[] = [];
    for (const trials of [...few, undefined]) {
      const cell = await causeOf(mistake, n, trials);
      if (cell) row.push(cell);
    }
    cells[name] = row;
    expect(row.filter(({ judged }) => judged === 'wrong')).toEqual([]);
    if (mistake.prng === 'xoshiro128ss') expect(row.filter(({ headline }) => DEPENDS.test(headline))).toEqual([]);
  });

  it.each(UNLISTED.map((one) => [one.shuffle.id, one] as const))('%s, which is not compared, is given no name', async (name, one) => {
    const row: CauseCell[] = [];
    for (const trials of UNLISTED_DEALS) row.push(await causeOfUnlisted(one, n, trials));
    cells[name] = row;
    expect(row.filter(({ judged }) => judged === 'wrong')).toEqual([]);
    expect(row.filter(({ headline }) => DEPENDS.test(headline))).toEqual([]);
  });

  afterAll(() => {
    if (Object.keys(cells).length === MISTAKES.length + UNLISTED.length) keepCauses(n, cells);
  });
});

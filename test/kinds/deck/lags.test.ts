import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { firstLook, secondLook } from '../../../src/engine/decide/conclude.js';
import { fitsOf } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { logSubject, readLog } from '../../../src/host/log/read-log.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { folder, ownFolder, place, WISHES } from '../../host/log/logs.js';
import { deal } from '../../support/deal.js';
import { recordOf, sealed } from '../../support/record-of.js';

ownFolder();

const CARDS = 52;

/** Deals of so many decks used in turn: each is what was left of it the last time, shuffled by `shuffle`. */
function inTurn(decks: number, shuffle: string, deals: number, seed: string): Batch {
  const steps = deal(shuffle, CARDS, deals, seed);
  const dealt = new Batch(CARDS, deals);
  // Every deck begins in an even order of its own.
  dealt.cells.set(deal('fisher-yates', CARDS, decks, `${seed} first`).cells);
  for (let at = decks * CARDS; at < deals * CARDS; at += CARDS) {
    for (let p = 0; p < CARDS; p++) dealt.cells[at + p] = dealt.cells[at - decks * CARDS + steps.cells[at + p]];
  }
  dealt.length = deals;
  return dealt;
}

async function logOf({ cells, length }: Batch, lags: number, start = WISHES.start): Promise<Evidence> {
  const rows = Array.from({ length }, (_, row) => [...cells.subarray(row * CARDS, (row + 1) * CARDS)].join(','));
  const places = [place('turn.csv', `${rows.join('\n')}\n`)];
  const subject = logSubject(await readLog(places, { ...WISHES, start }), places);
  return recordOf(subject, { seed: 'log', trials: subject.trials, lags });
}

const headline = (record: Evidence): string =>
  pages
    .text(record, {})
    .split('\n')
    .find((line) => /Biased|Cannot tell/.test(line)) ?? '';

describe('decks used in turn and riffled seven times', () => {
  it('are found two deals back where there are two, and not at the deal before', async () => {
    const deals = inTurn(2, 'riffle:7', 2000, 'two decks');
    const one = await logOf(deals, 1);
    expect(one.core.verdict.kind).toBe('inconclusive');
    const two = await logOf(deals, 2);
    expect(two.core.plan.lags).toBe(2);
    expect(two.core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['previous-deal/2/rising-sequences']) });
    expect(headline(two)).toContain('Biased: a deal depends on the deal two deals before it');
    expect((await verifyAny(two, folder, { workers: 1 })).filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  });

  it('are found six back where there are six: the sharpest lag is the one that is named', async () => {
    const deals = inTurn(6, 'riffle:5', 3000, 'six decks');
    const found = await logOf(deals, 8);
    const because = found.core.verdict.kind === 'biased' ? found.core.verdict.because : [];
    expect([because.length > 0, because.filter((test) => !test.startsWith('previous-deal/6/'))]).toEqual([true, []]);
    expect(headline(found)).toContain('Biased: a deal depends on the deal six deals before it');
    expect((await logOf(deals, 5)).core.verdict.kind).toBe('inconclusive');
    const page = await auditPage(found);
    expect(page).toContain('Each deal against earlier ones');
    expect(page).toContain('Whether a deal depends on one further back than the 8 deals before it');
    expect(page).toContain('each deal against the 8 before it');
  });

  it.each(['natural', 'unknown'] as const)(
    'are not what is said of independent deals, at any lag, of a log whose start is %s',
    async (start) => {
      const riffled = await logOf(deal('riffle:3', CARDS, 2000, 'independent'), 3, start);
      expect(riffled.core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['previous-deal/3/rising-sequences']) });
      expect(headline(riffled)).not.toContain('depends on');
    },
  );
});

describe('a record', () => {
  it('holds the rows further back of the fresh sample too', () => {
    const fits = fitsOf(permutations(13));
    const plan = makePlan(fits.space, { seed: 'fresh', trials: 100, lags: 2 });
    const [{ fitted }] = fits.of({ ...plan, tests: ['previous-deal'], trials: plan.confirmationTrials, lags: plan.lags }).statistics;
    const accumulator = fitted.accumulator();
    accumulator.add(deal('fisher-yates', 13, plan.confirmationTrials, 'fresh'));
    const test = 'previous-deal/2/rising-sequences';
    const { results } = secondLook(plan, fits, [{ test, tail: 'upper' }], new Map([['previous-deal', accumulator.counts]]));
    expect(results.map((row) => [row.test, row.trials])).toEqual([[test, 398]]);
  });

  it('that says another lag than was looked at is not derived from its counts', async () => {
    const record = await logOf(inTurn(2, 'riffle:7', 500, 'lie'), 2);
    const lie = sealed({ ...record.core, plan: { ...record.core.plan, lags: 3 } });
    const failed = (await verifyAny(lie, folder, { workers: 1 })).filter(({ outcome }) => outcome !== 'holds').map(({ id }) => id);
    expect(failed).toContain('numbers');
  });
});

/** Audits of an even shuffle, each looking eight deals back. */
const AUDITS = 60;

describe('an even maker', () => {
  it('of 5 cards keeps its level at eight lags', () => {
    const trials = 600;
    const fits = fitsOf(permutations(5));
    const plan = makePlan(fits.space, { seed: 'even', trials, tests: ['previous-deal'], lags: 8 });
    const [{ fitted }] = fits.of(plan).statistics;
    const { cells } = deal('fisher-yates', 5, trials * AUDITS, 'even at lags');
    let alarms = 0;
    for (let audit = 0; audit < AUDITS; audit++) {
      const accumulator = fitted.accumulator();
      accumulator.add({ width: 5, length: trials, cells: cells.subarray(audit * trials * 5, (audit + 1) * trials * 5) });
      const { results } = firstLook(plan, fits, new Map([['previous-deal', accumulator.counts]]));
      if (results.some(({ pAdjusted }) => pAdjusted < 0.05)) alarms++;
    }
    // A family held to 5 % has 10 or more of 60 once in 600 times: 500 audits of 5, 13 and 52 cards had 2.4, 4 and 4 %.
    expect(alarms).toBeLessThan(10);
  });
});

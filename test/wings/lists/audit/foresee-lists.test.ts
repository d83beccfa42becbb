import { describe, expect, it } from 'vitest';
import { planLists } from '../../../../src/wings/lists/audit/audit-lists.js';
import { listOutlook } from '../../../../src/wings/lists/audit/foresee-lists.js';
import { logBufferLeadAtMost, logLeadAtMost } from '../../../../src/wings/lists/math/lead-law.js';
import { below, evenList } from '../../../support/even-list.js';
import { resultsOf } from '../counting/lists.js';
import { orderRecord } from '../page/records.js';
import { buffered, unshuffledList } from '../traces/planted.js';

describe('what lists can show', () => {
  it('is what a prototype in C found: between eighths and 64 parts, and up to which buffer', () => {
    // At a level of 1e-6 for a single row: 1.06 % and 2.6 %, and 99.48 % of the list; the rows of a battery share the level.
    const { buffers, eighths, finest } = listOutlook(planLists({ n: 1_000_000, lists: 1 }), 0.99);
    expect(eighths).toBeGreaterThan(0.0106);
    expect(eighths).toBeLessThan(0.0118);
    expect(finest.parts).toBe(64);
    expect(finest.seenFrom).toBeGreaterThan(0.026);
    expect(finest.seenFrom).toBeLessThan(0.028);
    expect(buffers.biased / 1e6).toBeGreaterThan(0.9935);
    expect(buffers.biased / 1e6).toBeLessThan(0.9948);
  });

  it.each([1, 3])('promises of %i lists what their audit then says', async (lists) => {
    const draw = below(lists);
    const { core } = await orderRecord(
      'even',
      Array.from({ length: lists }, () => evenList(2048, draw)),
    );
    const outlook = listOutlook(core.plan, 0.99);
    expect(outlook.rows.map(({ test }) => test)).toEqual(core.results.map(({ test }) => test));
    expect(outlook.rows.map(({ seenFrom }) => seenFrom)).toEqual(core.results.map(({ power }) => power?.smallestDetectable ?? null));
    expect(outlook.eighths).toBe(core.verdict.smallestDetectable);
  });

  it.each([
    [200, 1],
    [200, 4],
    [1000, 1],
  ])('draws the line between buffers where the laws of the lead do, of %i items', (n, lists) => {
    const plan = planLists({ n, lists });
    const { buffers, rows } = listOutlook(plan, 0.99);
    const level = Math.log(plan.alpha / (2 * rows.length));
    const isFound = (buffer: number): boolean => {
      // The chance that the largest lead is one that luck leaves too seldom, summed lead by lead.
      let chance = 0;
      for (let lead = 0; lead < n && lists * logLeadAtMost(lead, n) < level; lead++)
        chance = Math.exp(lists * logBufferLeadAtMost(lead, buffer, n));
      return chance >= 0.99;
    };
    expect([buffers.biased, buffers.biased + 1].map(isFound)).toEqual([true, false]);
    const beyond = (lead: number): number => 1 - Math.exp(lists * logLeadAtMost(lead - 1, n));
    expect([beyond(buffers.excluded) >= 0.99, beyond(buffers.excluded + 1) >= 0.99]).toEqual([true, false]);
  });

  it('is kept: buffers of the largest size that it promises to find are found', () => {
    const n = 4096;
    const plan = planLists({ n, lists: 1 });
    const { buffers, rows } = listOutlook(plan, 0.99);
    const level = Math.log(plan.alpha / (2 * rows.length));
    const draw = below(9);
    // 99 of 100, give or take three standard deviations: at least 96; the seed is fixed.
    let found = 0;
    for (let k = 0; k < 100; k++) {
      const lead = resultsOf([buffered(unshuffledList(n), buffers.biased, draw)], 'quick').find(
        ({ test }) => test === 'largest-lead/forward',
      );
      if (lead && lead.logLowerP < level) found++;
    }
    expect(found).toBeGreaterThanOrEqual(96);
  });
});

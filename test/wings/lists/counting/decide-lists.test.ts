import { describe, expect, it } from 'vitest';
import { decideLists } from '../../../../src/wings/lists/counting/decide-lists.js';
import type { ListResult } from '../../../../src/wings/lists/record/one-list.js';
import { ORDERS } from '../page/records.js';

describe('the verdict on lists', async () => {
  const { lead, plan, results } = (await ORDERS['clean']()).core;
  const changed = (test: string, change: Partial<ListResult>): readonly ListResult[] =>
    results.map((row) => (row.test === test ? { ...row, ...change } : row));

  it('is open where a row is doubtful, and names it, since no fresh list can be had', () => {
    const found = decideLists(plan, changed('descents', { logPAdjusted: Math.log(0.001) }), lead);
    expect(found).toMatchObject({ kind: 'inconclusive', reason: { why: 'doubtful', tests: ['descents'] }, trialsNeeded: null });
  });

  it('is open where the list is too short for the size asked for, and says how many would do', () => {
    const { smallestDetectable } = decideLists(plan, results, lead);
    const wanted = smallestDetectable / 3;
    const found = decideLists({ ...plan, detect: wanted }, results, lead);
    expect(found).toMatchObject({ kind: 'inconclusive', reason: { why: 'too-few', smallestDetectable, wanted } });
    expect(found).toMatchObject({ trialsNeeded: expect.toSatisfy((lists: number) => lists === 9 || lists === 10) });
  });

  it('is open where the size asked for would be seen, and is neither shown nor excluded', () => {
    const sized = results.find(({ test }) => test === 'block-table/8');
    const wanted = decideLists(plan, results, lead).smallestDetectable;
    const found = decideLists({ ...plan, detect: wanted }, changed('block-table/8', { value: 4 * (sized?.degrees ?? 0) }), lead);
    expect(found).toMatchObject({ kind: 'inconclusive', reason: { why: 'neither', wanted }, trialsNeeded: plan.trials + 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { list } from '../../../src/lab/worker/list.js';
import type { ListTold } from '../../../src/lab/worker/tasks.js';

const breathe = (): Promise<void> => Promise.resolve();

async function told(buffer: number): Promise<ListTold> {
  const all: ListTold[] = [];
  for await (const one of list({ n: 20_000, buffer, seed: 'lab 1' }, breathe)) all.push(one);
  return all[0];
}

describe('one list in the lab', () => {
  it.each([200, 2000, 10_000, 18_000])('from a buffer of %i is biased, and the audit says how much it holds', async (buffer) => {
    const { fits, leads, map, parts, verdict } = await told(buffer);
    expect(verdict.kind).toBe('biased');
    expect([(fits?.least ?? 0) <= buffer, (fits?.most ?? 0) >= buffer]).toEqual([true, true]);
    expect(Math.max(...leads.map(({ lead }) => lead))).toBeLessThan(buffer);
    expect([map.length, map.reduce((sum, items) => sum + items, 0)]).toEqual([parts ** 2, 20_000]);
    // No item of the last part comes to the first while the buffer holds less than all between: a row is a part of the order before.
    if (buffer <= 10_000) expect(map[(parts - 1) * parts]).toBe(0);
  });

  it('from a buffer of all is even', async () => {
    const { fits, verdict } = await told(20_000);
    expect([fits, verdict.kind]).toEqual([null, 'no-bias-found']);
  });
});

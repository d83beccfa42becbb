import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckedNumbers } from '../../../../src/wings/lists/items/check-numbers.js';
import { checkNumbers } from '../../../../src/wings/lists/items/check-numbers.js';

/** Numbers handed over a few at a time. */
function checked(items: readonly number[], most = 3): Promise<CheckedNumbers> {
  return checkNumbers({
    length: items.length,
    async *read() {
      for (let at = 0; at < items.length; at += most) yield Uint32Array.from(items.slice(at, at + most));
    },
  });
}

const LIST = fc.integer({ min: 2, max: 60 }).chain((n) => fc.shuffledSubarray([...Array(n).keys()], { minLength: n, maxLength: n }));

describe('lists that are whole', () => {
  it('count from 0 or from 1', async () => {
    await fc.assert(
      fc.asyncProperty(LIST, fc.constantFrom(0 as const, 1 as const), async (items, from) => {
        expect(await checked(items.map((item) => item + from))).toEqual({ range: { from, n: items.length }, faults: [] });
      }),
      { seed: 1 },
    );
  });
});

describe('lists that are not', () => {
  it('one lost is lost, and no other is foreign for it', async () => {
    await fc.assert(
      fc.asyncProperty(LIST, fc.nat(), async (items, which) => {
        // Neither of the ends: without them a list is whole.
        fc.pre(items.length >= 4);
        const item = 1 + (which % (items.length - 2));
        expect(await checked(items.filter((other) => other !== item))).toEqual({
          range: { from: 0, n: items.length },
          faults: [{ kind: 'lost', count: 1, item, at: -1, first: -1 }],
        });
      }),
      { seed: 2 },
    );
  });

  it('one in the place of another is doubled, with both its places', async () => {
    await fc.assert(
      fc.asyncProperty(LIST, fc.nat(), fc.nat(), async (items, one, other) => {
        const [from, to] = [one % items.length, other % items.length];
        const [first, at] = [Math.min(from, to), Math.max(from, to)];
        const lost = items[to];
        fc.pre(from !== to && lost !== 0 && lost !== items.length - 1 && items.includes(0));
        const changed = items.with(to, items[from] ?? -1);
        expect(await checked(changed)).toEqual({
          range: { from: 0, n: items.length },
          faults: [
            { kind: 'doubled', count: 1, item: items[from], at, first },
            { kind: 'lost', count: 1, item: lost, at: -1, first: -1 },
          ],
        });
      }),
      { seed: 3 },
    );
  });

  it('a number far off is foreign, and the one that it stands for is lost', async () => {
    expect(await checked([4, 1, 70, 0, 3])).toEqual({
      range: { from: 0, n: 5 },
      faults: [
        { kind: 'foreign', count: 1, item: 70, at: 2, first: -1 },
        { kind: 'lost', count: 1, item: 2, at: -1, first: -1 },
      ],
    });
  });

  it('numbers of another kind are all foreign', async () => {
    const { faults } = await checked([1001, 1003, 1002]);
    expect(faults.map(({ kind, count, item }) => [kind, count, item])).toEqual([
      ['foreign', 3, 1001],
      ['lost', 3, 1],
    ]);
  });
});

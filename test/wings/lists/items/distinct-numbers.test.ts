import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SeenBits } from '../../../../src/core/statistic/seen-bits.js';
import { DistinctNumbers } from '../../../../src/wings/lists/items/distinct-numbers.js';

it('as many as a set holds, those of n and above passed over, with drawers and without', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 31, 32, 33, 1000, 3_000_000, 2 ** 32),
      fc.array(fc.array(fc.oneof(fc.nat(40), fc.nat(4_000_000), fc.constantFrom(2 ** 32 - 1, 999, 1000, 2_999_999)))),
      (n, pieces) => {
        fc.pre(n < 2 ** 32 || pieces.length < 3);
        const numbers = new DistinctNumbers(Math.min(n, 5_000_000));
        for (const piece of pieces) numbers.add(Uint32Array.from(piece));
        const within = new Set(pieces.flat().filter((item) => item < Math.min(n, 5_000_000)));
        expect(numbers.count()).toBe(within.size);
        expect([...within].filter((item) => !numbers.has(item))).toEqual([]);
      },
    ),
    { seed: 1, numRuns: 40 },
  );
});

it('counts on after it was asked, and a drawer that overflows is emptied', () => {
  const numbers = new DistinctNumbers(3_000_000);
  const some = Uint32Array.from({ length: 10_000 }, (_, k) => k * 7);
  numbers.add(some);
  expect(numbers.count()).toBe(10_000);
  numbers.add(some);
  numbers.add(Uint32Array.of(1));
  expect([numbers.count(), numbers.has(1), numbers.has(2)]).toEqual([10_001, true, false]);
});

it('a bit is seen once it was added, up to the last of them', () => {
  const seen = new SeenBits(2 ** 32);
  expect([2 ** 32 - 1, 0, 2 ** 31].map((item) => [seen.has(item), seen.add(item), seen.add(item), seen.has(item)])).toEqual(
    [1, 2, 3].map(() => [false, true, false, true]),
  );
  expect([seen.has(1), seen.has(2 ** 32 - 2)]).toEqual([false, false]);
});

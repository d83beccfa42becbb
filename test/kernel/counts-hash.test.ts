import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countsDigest } from '../../src/engine/record/record-counts.js';
import { countsHash, countsHashBy } from '../../src/kernel/counts-hash.js';
import type { Kernels } from '../../src/kernel/kernels.js';
import { arena } from './both-ways.js';

/** Counts without a pattern, some of them above 2^32, the last the largest there is. */
const countsOf = (length: number): Float64Array => {
  let x = length + 1;
  const counts = Float64Array.from({ length }, (_, i) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return i % 5 === 0 ? x * 2 ** 21 + i : x >>> (x % 32);
  });
  if (length > 0) counts[length - 1] = 2 ** 53 - 1;
  return counts;
};

/** By another program. */
const byNode = (counts: ArrayLike<number>): string => {
  const bytes = Buffer.alloc(8 * counts.length);
  for (let i = 0; i < counts.length; i++) bytes.writeBigUInt64LE(BigInt(counts[i]), 8 * i);
  return createHash('sha256').update(bytes).digest('hex');
};

const byKernels = (counts: ArrayLike<number>, replaced?: Partial<Kernels>): string =>
  Buffer.from(countsHash(counts, arena(replaced))).toString('hex');

describe('SHA-256 of counts by kernels', () => {
  it.each([0, 1, 2, 6, 7, 8, 9, 15, 16, 63, 64, 65, 8191, 8192, 8193, 16_384, 16_391, 70_000])(
    'of %i of them is that of Node',
    (length) => {
      const counts = countsOf(length);
      const expected = byNode(counts);
      expect(byKernels(counts)).toBe(expected);
      expect(byKernels([...counts])).toBe(expected);
      expect(countsDigest(counts)).toBe(expected);
      expect(countsDigest(counts, () => null)).toBe(expected);
      expect(Buffer.from(countsHashBy(createHash('sha256'), counts, arena())).toString('hex')).toBe(expected);
      expect(
        countsDigest(
          counts,
          () => arena(),
          () => createHash('sha256'),
        ),
      ).toBe(expected);
    },
  );

  it('a lie in the kernel is seen', () => {
    const counts = countsOf(70_000);
    const skips: Partial<Kernels> = { wholeNumbers: () => undefined };
    const stays: Partial<Kernels> = { sha256: () => undefined };
    for (const lie of [skips, stays]) expect(byKernels(counts, lie)).not.toBe(byNode(counts));
    const moved = counts.slice();
    moved[69_999]--;
    expect(byKernels(moved)).not.toBe(byKernels(counts));
  });
});

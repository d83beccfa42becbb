import { expect, it } from 'vitest';
import { mix32 } from '../../../../src/parts/shuffle/keyed/mix32.js';

// MurmurHash3_x86_32 of no bytes is its finaliser of the seed; the hashes are those of Wikipedia's MurmurHash, Test vectors.
it.each([
  [0, 0],
  [1, 0x514e28b7],
  [0xffffffff, 0x81f16f39],
])('the finaliser of MurmurHash3 of %i is its hash of no bytes with that seed', (seed, hash) => {
  expect(mix32(seed)).toBe(hash);
});

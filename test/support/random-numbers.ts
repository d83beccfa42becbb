import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1 that follow from `seed` alone: 48 bits of SHA-256 of the seed and the count. */
export function randomNumbers(seed: string): () => number {
  let drawn = 0;
  return () => createHash('sha256').update(`${seed}/${drawn++}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

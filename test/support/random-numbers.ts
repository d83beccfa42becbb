import { hash } from 'node:crypto';

/** Numbers from 0 up to 1 that follow from `seed` alone: 48 bits of SHA-256 of the seed and the count. */
export function randomNumbers(seed: string): () => number {
  let drawn = 0;
  return () => Number.parseInt(hash('sha256', `${seed}/${drawn++}`, 'hex').slice(0, 12), 16) / 2 ** 48;
}

import { pcgStart } from './pcg-start.js';
import { seedSequence } from './seed-sequence.js';

/** State and increment of numpy's PCG64 and PCG64DXSM from a seed, each low word first: SeedSequence makes their halves, the high one first. */
export function numpyPcgStart(seed: bigint): Uint32Array {
  const words = seedSequence(seed, 8);
  const half = (at: number): bigint => (BigInt(words[at + 1]) << 32n) | BigInt(words[at]);
  const stream = (half(4) << 64n) | half(6);
  return pcgStart((half(0) << 64n) | half(2), BigInt.asUintN(128, (stream << 1n) | 1n));
}

import type { Block } from '../core/subject.js';
import type { PathStep } from './seed-path.js';
import { deriveWords, rootOf } from './seed-path.js';

/** Which sample of the experiment: the first one, the fresh one, or the dealing that estimates a law for `plan`. */
export type Role = 'sample' | 'confirmation' | 'estimate';

/** One sample, cut into blocks that depend on nothing but these values. */
export interface Sampling {
  readonly seed: string;
  readonly role: Role;
  readonly trials: number;
  readonly blockSize: number;
}

/** How many blocks a sample has. */
export function blockCount({ trials, blockSize }: Sampling): number {
  return Math.ceil(trials / blockSize);
}

/** Block `index` of a sample, with its seed path: role, generator, block, substream. */
export function blockAt({ seed, role, trials, blockSize }: Sampling, index: number): Block {
  const root = rootOf(seed);
  const first = index * blockSize;
  return {
    index,
    first,
    trials: Math.min(blockSize, trials - first),
    key: (label, count, substream) => deriveWords(root, seedPath(role, label, index, substream), count),
    sharedKey: (label, count, substream) => deriveWords(root, seedPath(role, label, null, substream), count),
  };
}

/** The seed path as recorded and printed; `block` is null for a subject that runs as one stream. */
export function seedPath(role: Role, label: string, block: number | null, substream: number): readonly PathStep[] {
  return [
    ['role', role],
    ['prng', label],
    ...(block === null ? [] : ([['block', BigInt(block)]] as const)),
    ['substream', BigInt(substream)],
  ];
}

import type { Block } from '../../core/subject/subject.js';
import type { PathStep } from '../seeds/seed-path.js';
import { deriveWords, rootOf } from '../seeds/seed-path.js';

/**
 * The sample of the experiment: the first one, the fresh one, the second one of a function with the other input mode, or the deals that estimate a
 * law for `plan`.
 */
export type Role = 'sample' | 'confirmation' | 'handed' | 'estimate';

/** One sample, split into blocks that depend on nothing but these values. */
export type Sampling = FirstSampling | FreshSampling;

interface Cut {
  readonly seed: string;
  readonly trials: number;
  readonly blockSize: number;
}

interface FirstSampling extends Cut {
  readonly role: 'sample' | 'handed' | 'estimate';
}

interface FreshSampling extends Cut {
  readonly role: 'confirmation';
  /** Deals of the first sample, whose stream continues here if the subject has only one. */
  readonly firstTrials: number;
}

export function blockCount({ trials, blockSize }: Pick<Cut, 'trials' | 'blockSize'>): number {
  return Math.ceil(trials / blockSize);
}

/** Returns block `index` of a sample, with its seed path: role, generator, block, substream. */
export function blockAt(sampling: Sampling, index: number): Block {
  const { seed, role, trials, blockSize } = sampling;
  const root = rootOf(seed);
  const first = index * blockSize;
  const before = sampling.role === 'confirmation' ? sampling.firstTrials : 0;
  return {
    index,
    first,
    trials: Math.min(blockSize, trials - first),
    key: (label, count, substream) => deriveWords(root, seedPath(role, label, index, substream), count),
    sharedKey: (label, count, substream) => deriveWords(root, seedPath(role, label, null, substream), count),
    stream: {
      first: before + first,
      key: (label, count, substream) => deriveWords(root, seedPath(streamRole(role), label, null, substream), count),
    },
    ...(role === 'handed' && { otherwise: true }),
    sample: { count: blockCount(sampling), at: (other) => blockAt(sampling, other) },
    deckKey: (count, substream) => deriveWords(root, deckPath(role, index, substream), count),
  };
}

/** Returns the seed path of a function's input decks in random order in a block of a sample. */
function deckPath(role: Role, block: number, substream: number): readonly PathStep[] {
  return [
    ['role', 'input'],
    ['sample', role],
    ['block', BigInt(block)],
    ['substream', BigInt(substream)],
  ];
}

/** Returns the sample whose path a one-stream subject starts from: a second start on a short cycle might repeat deals of the first. */
function streamRole(role: Role): Role {
  return role === 'confirmation' ? 'sample' : role;
}

/** Returns the seed path as recorded and printed; `block` is null for a subject that runs as one stream. */
export function seedPath(role: Role, label: string, block: number | null, substream: number): readonly PathStep[] {
  return [
    ['role', role],
    ['prng', label],
    ...(block === null ? [] : ([['block', BigInt(block)]] as const)),
    ['substream', BigInt(substream)],
  ];
}

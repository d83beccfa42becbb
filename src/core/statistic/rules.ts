import type { Plan } from '../record/evidence.js';

/** The level of a biased verdict, after Holm's correction over every row and both tails. */
export const ALPHA_BIASED = 1e-6;

/** The level below which rows are looked at again on a fresh sample. */
export const ALPHA_DOUBTFUL = 1e-2;

/** The fresh sample's own Holm level. 1e-2 · 1e-4 keeps the whole rule's false alarms below ALPHA_BIASED + 1e-6. */
const ALPHA_CONFIRM = 1e-4;

/** The second sample of a function has at most the first one's deals divided by this. */
export const INPUT_SHARE = 10;

/**
 * The total level of the further looks at a function besides the usual first sample. Each is Holm-corrected over its own rows and both tails; nothing
 * of it is looked at again. There are two further looks, and each has half the level. One of the two samples has decks in random order and is read
 * twice, relative and absolute; the other is read once. One of these three readings is the usual one of the first sample.
 */
export const ALPHA_INPUT = 5e-7;

/** The number of further looks that share `ALPHA_INPUT`. */
export const INPUT_LOOKS = 2;

/**
 * Returns the fresh sample's own Holm level in an audit. If a function gets further looks, the level is halved. That makes room for these looks and
 * leaves the first sample's level, and so its sizes and deals, unchanged: 1e-6 + 1e-2 · 5e-5 + 2 · 2.5e-7 = 2e-6, as without them 1e-6 + 1e-2 · 1e-4
 * = 2e-6. The sum needs no independence between the looks.
 */
export function confirmLevel({ absolute, input }: { readonly absolute?: unknown; readonly input?: unknown }): number {
  return input === undefined && absolute === undefined ? ALPHA_CONFIRM : ALPHA_CONFIRM / 2;
}

/**
 * Returns an upper bound on the probability that the whole rule calls an unbiased shuffle biased. The rule has the first look, the fresh sample for
 * doubtful rows, and the further looks.
 */
export function falseAlarms({ absolute, alpha, input }: Pick<Plan, 'absolute' | 'alpha' | 'input'>): number {
  const beside = [absolute, input, input?.absolute].reduce((sum, look) => sum + (look?.alpha ?? 0), 0);
  return alpha + ALPHA_DOUBTFUL * confirmLevel({ absolute, input }) + beside;
}

/** The power "seen 99 times in 100": behind every smallest detectable bias, and the confidence of a clean verdict. */
export const POWER = 0.99;

/** Deals of the fresh sample, as a multiple of the first one. */
export const CONFIRMATION_FACTOR = 4;

/** The largest size that a clean verdict may leave undetected: if a shuffle could deviate by more, it gets no clean verdict. */
export const LARGEST_CLEAN_SIZE = 0.2;

/** Returns the size that a clean verdict must exclude: the requested one, capped at 20 %. */
export function sizeToExclude({ detect }: { readonly detect: number }): number {
  return Math.min(detect, LARGEST_CLEAN_SIZE);
}

/** The most deals of one sample: counts and the fresh sample stay exact integers in a double. */
export const MOST_TRIALS = 1e12;

/** The relative root-mean-square deviation that must be visible unless the user asks for another. */
export const DEFAULT_DETECT = 0.01;

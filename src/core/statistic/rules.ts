import type { Plan } from '../record/evidence.js';

/** Biased below this, after Holm over every row and both tails. */
export const ALPHA_BIASED = 1e-6;

/** Looked at again on a fresh sample below this. */
export const ALPHA_DOUBTFUL = 1e-2;

/** The fresh sample's own Holm level. 1e-2 · 1e-4 keeps the whole rule's false alarms below ALPHA_BIASED + 1e-6. */
const ALPHA_CONFIRM = 1e-4;

/** The second sample of a function has at most one in so many of the first one's deals. */
export const INPUT_SHARE = 10;

/**
 * The level of all that is looked at of a function beside the first sample as ever, each look after Holm over its own rows and both tails;
 * nothing of it is looked at again. There are two such looks, and each has half: one sample of the two is handed decks in random order and is
 * read twice, relative and absolute, the other is read once, and one of the three readings is the first sample's own.
 */
export const ALPHA_INPUT = 5e-7;

/** How many looks share `ALPHA_INPUT`. */
export const INPUT_LOOKS = 2;

/**
 * The fresh sample's own Holm level in an audit. Where a function is looked at beside the first sample it is halved, which makes room for those
 * looks and leaves the first one's level, and so its sizes and deals, as they are: 1e-6 + 1e-2 · 5e-5 + 2 · 2.5e-7 = 2e-6, as without them
 * 1e-6 + 1e-2 · 1e-4 = 2e-6. The sum needs no independence between the looks.
 */
export function confirmLevel({ absolute, input }: { readonly absolute?: unknown; readonly input?: unknown }): number {
  return input === undefined && absolute === undefined ? ALPHA_CONFIRM : ALPHA_CONFIRM / 2;
}

/** At most so often the whole rule calls an even shuffle biased: its first look, the fresh sample of what that finds doubtful, and the looks beside. */
export function falseAlarms({ absolute, alpha, input }: Pick<Plan, 'absolute' | 'alpha' | 'input'>): number {
  const beside = [absolute, input, input?.absolute].reduce((sum, look) => sum + (look?.alpha ?? 0), 0);
  return alpha + ALPHA_DOUBTFUL * confirmLevel({ absolute, input }) + beside;
}

/** "Seen 99 times in 100": the power behind every smallest detectable bias, and the confidence of a clean verdict. */
export const POWER = 0.99;

/** Deals of the fresh sample, as a multiple of the first one. */
export const CONFIRMATION_FACTOR = 4;

/** The largest size that a clean verdict may leave unseen: of a shuffle that could be off by more, nothing clean is said. */
export const LARGEST_CLEAN_SIZE = 0.2;

/** The size that a clean verdict must exclude: the one asked for, and never a larger one than 20 %. */
export function sizeToExclude({ detect }: { readonly detect: number }): number {
  return Math.min(detect, LARGEST_CLEAN_SIZE);
}

/** The most deals of one sample: counts and the fresh sample stay exact integers in a double. */
export const MOST_TRIALS = 1e12;

/** The relative root-mean-square deviation that must be visible unless the user asks for another. */
export const DEFAULT_DETECT = 0.01;

import type { CountedSample, EvidenceCore, Plan } from '../record/evidence.js';
import type { Handing, Reading } from '../source/handing.js';

/** What is looked at of a function beside the first sample as ever: its second sample, that one's absolute reading, the first one's. */
export const SIDE_LOOKS = ['input', 'inputAbsolute', 'absolute'] as const;

/** One of the looks beside the first sample as ever. */
export type SideLook = (typeof SIDE_LOOKS)[number];

/** Something for each of those looks; null where it is not made. */
export type SideLooks<T> = Readonly<Record<SideLook, T | null>>;

/** One of those looks as planned. */
export interface SidePlan {
  /** How the function is handed its decks in that sample. */
  readonly handed: Handing;
  readonly reading: Reading;
  /** The first sample, or the second. */
  readonly sample: 'first' | 'second';
  readonly trials: number;
  /** Biased below this, after Holm over the rows of this look and both tails. */
  readonly alpha: number;
}

/** What a biased verdict names where such a look is beyond its level. */
export const BIASED_SIDE_LOOK: Readonly<Record<SideLook, string>> = {
  input: 'input',
  inputAbsolute: 'input/absolute',
  absolute: 'absolute',
};

/** What a biased verdict names where a function that is started again deals the same decks again. */
export const BIASED_STARTS = 'starts';

/** What a biased verdict names where a function leaves decks of other cards than numbers from 0 on in order. */
export const BIASED_KEPT = 'kept-cards';

/** What a biased verdict names where rows of a recording come again as luck does not bring them. */
export const BIASED_REPEATED = 'repeated-rows';

/** Does the same for each of those looks. */
export function mapSideLooks<T>(make: (beside: SideLook) => T | null): SideLooks<T> {
  return { input: make('input'), inputAbsolute: make('inputAbsolute'), absolute: make('absolute') };
}

/** The looks that a plan has beside the first sample. */
export function sidePlans({ absolute, input, trials }: Pick<Plan, 'absolute' | 'input' | 'trials'>): SideLooks<SidePlan> {
  const second = input && ({ handed: input.handed, sample: 'second', trials: input.trials } as const);
  return {
    input: second ? { ...second, reading: 'relative', alpha: input.alpha } : null,
    inputAbsolute: second && input.absolute ? { ...second, reading: 'absolute', ...input.absolute } : null,
    absolute: absolute ? { handed: 'shuffled', sample: 'first', reading: 'absolute', trials, ...absolute } : null,
  };
}

/** What a record holds of those looks. */
export function sideSamples({ absolute, input }: Pick<EvidenceCore, 'absolute' | 'input'>): SideLooks<CountedSample> {
  return { input: input ?? null, inputAbsolute: input?.absolute ?? null, absolute: absolute ?? null };
}

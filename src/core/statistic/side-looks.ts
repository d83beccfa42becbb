import type { CountedSample, EvidenceCore, Plan } from '../record/evidence.js';
import type { Handing, Reading } from '../source/handing.js';

/** The further looks at a function besides the usual first sample: its second sample, the second's absolute reading, the first's absolute reading. */
export const SIDE_LOOKS = ['input', 'inputAbsolute', 'absolute'] as const;

export type SideLook = (typeof SIDE_LOOKS)[number];

/** A value for each further look; null if that look is not made. */
export type SideLooks<T> = Readonly<Record<SideLook, T | null>>;

export interface SidePlan {
  /** The input mode: how the function gets its decks in that sample. */
  readonly handed: Handing;
  readonly reading: Reading;
  readonly sample: 'first' | 'second';
  readonly trials: number;
  /** The level: biased below it, after Holm's correction over the rows of this look and both tails. */
  readonly alpha: number;
}

/** The names in a biased verdict for a further look beyond its level. */
export const BIASED_SIDE_LOOK: Readonly<Record<SideLook, string>> = {
  input: 'input',
  inputAbsolute: 'input/absolute',
  absolute: 'absolute',
};

/** The name in a biased verdict for a function that repeats its decks when restarted. */
export const BIASED_STARTS = 'starts';

/** The name in a biased verdict for a function that leaves decks in order if their cards are not numbers from 0. */
export const BIASED_KEPT = 'kept-cards';

/** The name in a biased verdict for rows of a recording that repeat more often than by chance. */
export const BIASED_REPEATED = 'repeated-rows';

export function mapSideLooks<T>(make: (beside: SideLook) => T | null): SideLooks<T> {
  return { input: make('input'), inputAbsolute: make('inputAbsolute'), absolute: make('absolute') };
}

export function sidePlans({ absolute, input, trials }: Pick<Plan, 'absolute' | 'input' | 'trials'>): SideLooks<SidePlan> {
  const second = input && ({ handed: input.handed, sample: 'second', trials: input.trials } as const);
  return {
    input: second ? { ...second, reading: 'relative', alpha: input.alpha } : null,
    inputAbsolute: second && input.absolute ? { ...second, reading: 'absolute', ...input.absolute } : null,
    absolute: absolute ? { handed: 'shuffled', sample: 'first', reading: 'absolute', trials, ...absolute } : null,
  };
}

export function sideSamples({ absolute, input }: Pick<EvidenceCore, 'absolute' | 'input'>): SideLooks<CountedSample> {
  return { input: input ?? null, inputAbsolute: input?.absolute ?? null, absolute: absolute ?? null };
}

import type { StepFault } from '../../core/record/diagnosis.js';
import { digitPlan } from '../../math/digits/digit-plan.js';
import type { Decoder } from '../../math/digits/digits.js';
import { DECODERS } from '../../math/digits/digits.js';
import { stuckLaw } from './choice-law.js';
import { CLEAR } from './clear.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { fitting, LEVEL } from './score.js';
import { suspectsAt } from './suspects.js';
import type { Weight } from './weigh.js';
import { weigh } from './weigh.js';

/** Widths of words whose remainders are tested: see `suspects.ts`. */
const WIDTHS = [8, 15, 16] as const;

/** Possible faults in the choices of every step, as chances that need not be scaled: by value, and by bound. */
const PATTERNS: readonly { readonly pattern: StepFault['pattern']; readonly width: number | null; readonly share: Share }[] = [
  { pattern: 'never-own', width: null, share: (value, bound, own) => Number(value !== own || bound === 1) },
  { pattern: 'never-first', width: null, share: (value) => Number(value !== 0) },
  { pattern: 'half-ends', width: null, share: (value, bound) => (value === 0 || value === bound - 1 ? 1 : 2) },
  // Of 2^w words the remainder by K leads to v as often as ⌊2^w/K⌋, and once more where v < 2^w mod K: M. O'Neill (2018),
  // Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html.
  ...WIDTHS.map((width) => ({
    pattern: 'low-values' as const,
    width,
    share: (value: number, bound: number) => Math.floor(2 ** width / bound) + Number(value < 2 ** width % bound),
  })),
];

type Share = (value: number, bound: number, own: number) => number;

/** Faults that can be inferred only from the frequencies of choices; the others show in every single deal. */
const INFERRED: readonly StepFault['pattern'][] = ['half-ends', 'low-values'];

/**
 * Finds the fault in the choices of a shuffle: one fault in every step, or a few steps that cannot choose at all. It must be clearly better than even
 * choices, and the counts must lie where it puts them. Null otherwise, and above 256 cards. Few deals of many mistakes look like some method, so a
 * method that is only inferred from the choices is not named in three cases. Another fault explains them nearly as well. A known mistake that fits
 * (`best`) has other chances. A mistake with these chances was compared and does not fit.
 */
export function stepFault(seen: ObservedCounts, trials: number, n: number, best: readonly Suspect[]): StepFault | null {
  const counts = seen.get('choices');
  if (!counts || trials < 1 || n < 3 || n > MOST_CARDS) return null;
  const fits = DECODERS.flatMap((decoder, d) => {
    const size = counts.length / DECODERS.length;
    return [...stuck(decoder, counts.subarray(d * size, (d + 1) * size), trials, n), ...patterned(decoder, n)];
  }).flatMap((one): readonly (Candidate & Weight)[] => {
    const weight = weigh({ kind: 'choices', decoder: one.fault.decoder, chances: one.chances }, seen, trials, n);
    return weight && weight.gain > CLEAR && fitting(weight) ? [{ ...one, ...weight }] : [];
  });
  const most = Math.max(...fits.map(({ gain }) => gain));
  // One law read in several ways has one gain but for rounding; the first way is told then.
  const level = (gain: number): boolean => Math.abs(most - gain) <= LEVEL * (1 + most);
  const first = fits.find(({ gain }) => level(gain));
  if (!first || !INFERRED.includes(first.fault.pattern)) return first?.fault ?? null;
  const rivalled = fits.some(({ gain }) => !level(gain) && most - gain <= CLEAR);
  // A known mistake with these choices that is not named does not explain what was counted.
  const agreeing = (suspects: readonly Suspect[]): boolean => suspects.some((suspect) => gainsOf(suspect, seen, trials, n).some(level));
  const agrees = best.length > 0 ? agreeing(best) : !agreeing(suspectsAt(n));
  return agrees && !rivalled ? first.fault : null;
}

/** Returns the gains of a known mistake from the choices that it leads to, if they can be read. */
function gainsOf({ expects }: Suspect, seen: ObservedCounts, trials: number, n: number): readonly number[] {
  return expects.flatMap((expectation) => (expectation.kind === 'choices' ? (weigh(expectation, seen, trials, n)?.gain ?? []) : []));
}

const MOST_CARDS = 256;

interface Candidate {
  readonly fault: StepFault;
  readonly chances: Float64Array;
}

function patterned(decoder: Decoder, n: number): readonly Candidate[] {
  const { choices, offsets, cells } = digitPlan(decoder.choices(n));
  return PATTERNS.map(({ pattern, width, share }) => {
    const chances = new Float64Array(cells);
    choices.forEach((bound, step) => {
      const shares = Array.from({ length: bound }, (_, value) => share(value, bound, ownOf(decoder, bound)));
      const sum = shares.reduce((all, one) => all + one, 0);
      chances.set(
        shares.map((one) => one / sum),
        offsets[step],
      );
    });
    return { fault: { decoder: decoder.id, pattern, positions: [], stays: false, width }, chances };
  });
}

/** Returns a candidate of all steps that made one and the same choice in all deals. */
function stuck(decoder: Decoder, counts: Float64Array, trials: number, n: number): readonly Candidate[] {
  const { choices, offsets } = digitPlan(decoder.choices(n));
  const only = new Map<number, number>();
  choices.forEach((bound, step) => {
    for (let value = 0; value < bound; value++) if (counts[offsets[step] + value] === trials) only.set(step, value);
  });
  if (only.size === 0) return [];
  const steps = [...only];
  const stays = steps.every(([step, value]) => value === ownOf(decoder, choices[step]));
  const positions = steps.map(([step]) => positionOf(decoder, step, n)).sort((a, b) => a - b);
  return [{ fault: { decoder: decoder.id, pattern: 'stuck', positions, stays, width: null }, chances: stuckLaw(decoder, only, n).chances }];
}

/** Returns the choice that leaves a card where it is. */
function ownOf({ id }: Decoder, bound: number): number {
  return id === 'forward' ? 0 : bound - 1;
}

/** Returns the position that a step chooses for, from 1. */
function positionOf({ id }: Decoder, step: number, n: number): number {
  if (id === 'down') return n - step;
  return id === 'forward' ? step + 1 : step + 2;
}

import { arrangementsOf, isFree, priceOf, turned } from './arrangement.js';
import type { Arrangement, ObservedCounts, Suspect } from './expectation.js';
import { SAME, type Weight, weigh } from './weigh.js';

export interface Scored extends Weight {
  readonly suspect: Suspect;
  /** True if everything counted for which it has a law agrees with that law. */
  readonly fits: boolean;
  /** True if `gain` is the whole likelihood ratio of the deals, not only that of their positions; and the weight of those, if known. */
  readonly whole: boolean;
  readonly byPositions: Weight | null;
  /** The weight of the positions beside that of the choices, which hold for independent steps: a right explanation leaves neither. */
  readonly beside: Weight | null;
}

/** The relative tolerance: two suspects whose odds are this close to one are one explanation if their positions also match. */
export const LEVEL = 1e-9;

/** Standard deviations, and a share of its mean, by which a gain may miss what its law foretells. */
const MISSED = 4.5;
const MISSED_SHARE = 0.1;

/**
 * True if counts lie where an expectation puts them: ten and six standard deviations leave room, since the spread is that of an even shuffle. And they
 * lie as far from an even shuffle, in the direction of the expectation, as it foretells.
 */
export function fitting({ distance, expected, foretold, gain, spread }: Weight): boolean {
  const misses = foretold !== null && Math.abs(gain - foretold.mean) > 1 + MISSED * foretold.deviation + MISSED_SHARE * foretold.mean;
  return !misses && distance <= expected + 10 + 6 * spread;
}

/** Weighs a suspect by all of its expectations that were counted; empty if none was. */
export function score(suspect: Suspect, seen: ObservedCounts, trials: number, n: number): readonly Scored[] {
  const weighed = suspect.expects.flatMap((expectation) => {
    const weight = weigh(expectation, seen, trials, n);
    return weight ? [{ kind: expectation.kind, weight }] : [];
  });
  if (weighed.length === 0) return [];
  const [first] = weighed;
  const impossible = weighed.find(({ weight }) => !Number.isFinite(weight.gain));
  const fits = !impossible && weighed.every(({ weight }) => fitting(weight));
  const byPositions = weighed.find(({ kind }) => kind === 'positions')?.weight ?? null;
  return [
    {
      ...(impossible ?? first).weight,
      suspect,
      fits,
      whole: first.kind !== 'positions',
      byPositions,
      beside: first.kind === 'choices' ? byPositions : null,
    },
  ];
}

/** Weighs a suspect under the arrangement in which it comes closest, whose price its gain pays; empty if no arrangement can be weighed. */
export function scoreArranged(suspect: Suspect, seen: ObservedCounts, trials: number, n: number, own: boolean): readonly Scored[] {
  const expects = suspect.expects.filter(({ kind }) => kind === 'positions' || kind === 'ring');
  const scored = arrangementsOf(expects, seen, n, own).flatMap((arrangement: Arrangement) =>
    score({ ...suspect, expects, arrangement }, turned(seen, arrangement, n), trials, n).map((one) => {
      const price = priceOf(arrangement, n);
      const gain = one.gain - price;
      // An order found card by card follows luck as well, and lies close to what it did not make where there is little to explain.
      const follows = isFree(arrangement, n) && gain < price && one.distance > one.expected;
      return { ...one, gain, fits: one.fits && !follows, byPositions: one.byPositions && { ...one.byPositions, gain } };
    }),
  );
  // An order of one's choosing follows luck as well, so it stands back behind any that people write.
  const fit = scored.filter(({ fits }) => fits);
  const written = fit.filter(({ suspect: { arrangement } }) => arrangement && !isFree(arrangement, n));
  const [near = []] = [written, fit, scored].filter((some) => some.length > 0);
  const most = near.reduce((gain, one) => Math.max(gain, one.gain), Number.NEGATIVE_INFINITY);
  // Two arrangements with one law differ by rounding alone: the first, the simpler one, is told.
  return near.filter(({ gain }) => gain >= most - LEVEL * (1 + Math.abs(most))).slice(0, 1);
}

/** True if two suspects have one law: they are told together. */
export function sameLaw(a: Scored, b: Scored): boolean {
  if (Math.abs(a.gain - b.gain) > LEVEL * (1 + Math.abs(b.gain))) return false;
  const [one, other] = [a, b].map(({ suspect }) => suspect.expects.find(({ kind }) => kind === 'positions'));
  if (one?.kind !== 'positions' || other?.kind !== 'positions') return true;
  return one.law.every((off, cell) => Math.abs(off - other.law[cell]) < SAME);
}

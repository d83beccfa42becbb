import type { Shuffle } from '../../core/subject/shuffle.js';
import { lemire } from '../../parts/bounded/lemire.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { CLEAR } from './clear.js';
import { dealtPositions } from './dealt-positions.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { fittedKeys } from './fitted-keys.js';
import { MOST_SORTED_CARDS } from './rearranging.js';
import { MOST_SUSPECT_CARDS, suspectsAt } from './suspects.js';
import { SAME, type Weight, weigh } from './weigh.js';

/** By number of cards: an audit and its verification ask for the same again. */
const kept = new Map<number, readonly Suspect[]>();

/** The known mistakes of which nothing exact is known at `n` cards, with positions as seeded deals of them gave; none above 256. */
function dealtSuspects(n: number): readonly Suspect[] {
  if (n <= MOST_SORTED_CARDS || n > MOST_SUSPECT_CARDS) return [];
  const suspects = kept.get(n) ?? ADAPTIVE.map((shuffle) => dealt(shuffle, n));
  kept.set(n, suspects);
  return suspects;
}

type Adaptive = Exclude<Shuffle, { kind: 'planned' }>;

/** How many choices such a shuffle makes hangs on the choices before: no list of swaps, no formula. */
const ADAPTIVE: readonly Adaptive[] = Object.values<Shuffle>(shuffles).filter(
  (one): one is Adaptive => one.kind === 'adaptive' && !one.uniform,
);

function dealt(shuffle: Adaptive, n: number): Suspect {
  return { id: shuffle.id, dealer: { shuffle, bounded: lemire }, expects: [{ kind: 'positions', ...dealtPositions(shuffle, n) }] };
}

/** How well one suspect agrees with all that was counted. */
interface Scored extends Weight {
  readonly suspect: Suspect;
  /** Whether everything it has a law for, and that was counted, lies where that law puts it. */
  readonly fits: boolean;
  /** Whether `gain` is the whole likelihood ratio of the deals, and not that of their positions only; and what those weigh, where it is known. */
  readonly whole: boolean;
  readonly byPositions: Weight | null;
}

/** Which known mistake explains what was counted. */
export interface Explanation {
  /** The best of the known mistakes; those with the same law at this number of cards stand together. Empty where none of them fits. */
  readonly best: readonly Suspect[];
  /** Natural logarithm of the odds of the best against the next, both equally likely beforehand; null where there is no other. */
  readonly logOdds: number | null;
  /** The closest, whether it fits or not, and the next after it with another law. */
  readonly closest: Suspect;
  readonly next: Suspect | null;
  /** How many known mistakes were compared. */
  readonly compared: number;
  /** The distance of the counts from the closest law, and what it would be on average if that law were the cause. */
  readonly distance: number;
  readonly expected: number;
  /** Whether no known mistake explains the counts better than an even shuffle does: what is uneven is not what any of them leads to. */
  readonly even: boolean;
}

/** Two suspects whose odds are this close to one, relatively, are one explanation where their positions are alike too. */
export const LEVEL = 1e-9;

/**
 * Compares what was counted in `trials` deals with what every known mistake leads to. Null where there is nothing to compare with, no deal,
 * or where every known mistake is impossible.
 *
 * Each mistake is weighed against an even shuffle by the first of its expectations that was counted. For choices in the mistake's own
 * order, for rising sequences of riffles, for steps down of short keys (D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705) and for
 * cuts that is the whole likelihood ratio of the deals, since these tell all that a deal tells of the mistake; for positions alone it is
 * the part that positions tell. The odds of two mistakes are the ratio of their ratios; where only positions are known of the one that fits
 * best, they are those of the positions of both.
 *
 * The best fits: everything counted lies where it expects it, it is clearly better than an even shuffle, no other that fits is clearly better,
 * and the deals of its own look like those that were counted (`alike`), which what is known of it by a formula does not say. Mistakes
 * that are known whole come first: what is known by positions alone can be refuted by little.
 */
export function explain(
  seen: ObservedCounts,
  trials: number,
  n: number,
  alike: (suspect: Suspect) => boolean = () => true,
): Explanation | null {
  if (trials < 1) return null;
  const scored = (suspects: readonly Suspect[]): readonly Scored[] =>
    suspects.flatMap((suspect) => score(suspect, seen, trials, n)).toSorted((a, b) => b.gain - a.gain);
  const exact = scored([...suspectsAt(n), ...fittedKeys(seen, n)]);
  const first = chosen(exact, alike);
  // Dealing a law takes about a second, so it is done only where no exact one explains what was counted.
  const ranked = first.fits ? exact : scored([...exact.map(({ suspect }) => suspect), ...dealtSuspects(n)]);
  return told(ranked, first.fits ? first : chosen(ranked, alike, first.refuted));
}

/** The mistake that explains what was counted, if one does, and those that fit it but deal differently. */
interface Chosen {
  readonly fits: Scored | null;
  readonly refuted: ReadonlySet<Suspect>;
}

/** Odds of 20 to 1, strong after Kass & Raftery (`CLEAR`): luck lets the positions of the right mistake fall behind those of another by less. */
const BEHIND = 3;

/** Mistakes that are dealt to see whether their deals are alike: luck makes so many look alike only where few deals were counted. */
const MOST_REFUTED = 12;

function chosen(ranked: readonly Scored[], alike: (suspect: Suspect) => boolean, before: ReadonlySet<Suspect> = new Set()): Chosen {
  const refuted = new Set(before);
  const fitting = ranked.filter(explains).toSorted((a, b) => Number(b.whole) - Number(a.whole));
  for (const one of fitting) {
    if (refuted.has(one.suspect)) continue;
    if (ranked.some((other) => !refuted.has(other.suspect) && comparedWith(one, other).some(({ logOdds }) => logOdds < -BEHIND))) continue;
    // Those refuted before count too, so that both rounds together deal no more.
    if (refuted.size >= MOST_REFUTED) break;
    if (alike(one.suspect)) return { fits: one, refuted };
    refuted.add(one.suspect);
  }
  return { fits: null, refuted };
}

function told(ranked: readonly Scored[], { fits, refuted }: Chosen): Explanation | null {
  const possible = ranked.filter(({ gain, suspect }) => Number.isFinite(gain) && !(fits && refuted.has(suspect)));
  if (possible.length === 0) return null;
  const first = fits ?? possible[0];
  const same = possible.filter((one) => sameLaw(one, first));
  const next = possible
    .flatMap((one) => (same.includes(one) ? [] : comparedWith(first, one)))
    .reduce<Compared | null>((least, one) => (least === null || one.logOdds < least.logOdds ? one : least), null);
  return {
    best: fits ? same.filter((one) => one.fits).map(({ suspect }) => suspect) : [],
    logOdds: next && Math.max(0, next.logOdds),
    closest: first.suspect,
    next: next?.rival ?? null,
    compared: ranked.length,
    distance: first.distance,
    expected: first.expected,
    even: !fits && possible.every(({ gain }) => gain <= CLEAR),
  };
}

/** Luck carries a gain as much further as the counts scatter. */
function explains({ fits, gain, scatter }: Scored): boolean {
  return fits && gain > CLEAR * scatter;
}

interface Compared {
  readonly rival: Suspect;
  readonly logOdds: number;
}

/**
 * The odds of one mistake against another: of two that are known whole those of the deals, else those of the positions of both, as far as luck
 * carries these where cards move together. None where the other is ruled out by its positions, or neither compares and it does not fit.
 */
function comparedWith(one: Scored, other: Scored): readonly Compared[] {
  const by = (logOdds: number): readonly Compared[] => [{ rival: other.suspect, logOdds }];
  if (one.whole && other.whole) return by(one.gain - other.gain);
  const [own, others] = [one.byPositions, other.byPositions];
  if (!own || !others) return other.fits ? by(one.gain - other.gain) : [];
  if (!Number.isFinite(others.gain)) return [];
  return by((own.gain - others.gain) / Math.max(own.scatter, others.scatter));
}

/** Whether counts lie where an expectation puts them: ten and six standard deviations leave room where the spread is that of an even shuffle. */
export function fitting({ distance, expected, spread }: Weight): boolean {
  return distance <= expected + 10 + 6 * spread;
}

function score(suspect: Suspect, seen: ObservedCounts, trials: number, n: number): readonly Scored[] {
  const weighed = suspect.expects.flatMap((expectation) => {
    const weight = weigh(expectation, seen, trials, n);
    return weight ? [{ kind: expectation.kind, weight }] : [];
  });
  if (weighed.length === 0) return [];
  const [first] = weighed;
  const impossible = weighed.find(({ weight }) => !Number.isFinite(weight.gain));
  const fits = !impossible && weighed.every(({ weight }) => fitting(weight));
  const byPositions = weighed.find(({ kind }) => kind === 'positions')?.weight ?? null;
  return [{ ...(impossible ?? first).weight, suspect, fits, whole: first.kind !== 'positions', byPositions }];
}

function sameLaw(a: Scored, b: Scored): boolean {
  if (Math.abs(a.gain - b.gain) > LEVEL * (1 + Math.abs(b.gain))) return false;
  const [one, other] = [a, b].map(({ suspect }) => suspect.expects.find(({ kind }) => kind === 'positions'));
  if (one?.kind !== 'positions' || other?.kind !== 'positions') return true;
  return one.law.every((off, cell) => Math.abs(off - other.law[cell]) < SAME);
}

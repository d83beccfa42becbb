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

/** Cached by number of cards: an audit and its verification ask for the same again. */
const kept = new Map<number, readonly Suspect[]>();

/** Returns the known mistakes with no exact law at `n` cards, with positions estimated from seeded deals; empty above 256 cards. */
function dealtSuspects(n: number): readonly Suspect[] {
  if (n <= MOST_SORTED_CARDS || n > MOST_SUSPECT_CARDS) return [];
  const suspects = kept.get(n) ?? ADAPTIVE.map((shuffle) => dealt(shuffle, n));
  kept.set(n, suspects);
  return suspects;
}

type Adaptive = Exclude<Shuffle, { kind: 'planned' }>;

/** Shuffles whose number of choices depends on earlier choices: no list of swaps, no formula. */
const ADAPTIVE: readonly Adaptive[] = Object.values<Shuffle>(shuffles).filter(
  (one): one is Adaptive => one.kind === 'adaptive' && !one.uniform,
);

function dealt(shuffle: Adaptive, n: number): Suspect {
  return { id: shuffle.id, dealer: { shuffle, bounded: lemire }, expects: [{ kind: 'positions', ...dealtPositions(shuffle, n) }] };
}

interface Scored extends Weight {
  readonly suspect: Suspect;
  /** True if everything counted for which it has a law agrees with that law. */
  readonly fits: boolean;
  /** True if `gain` is the whole likelihood ratio of the deals, not only that of their positions; and the weight of those, if known. */
  readonly whole: boolean;
  readonly byPositions: Weight | null;
}

export interface Explanation {
  /** The best of the known mistakes; those with the same law at this number of cards are listed together. Empty if none fits. */
  readonly best: readonly Suspect[];
  /** Natural log of the odds of the best against the next, both equally likely beforehand; null if there is no other. */
  readonly logOdds: number | null;
  /** The closest, whether it fits or not, and the next after it with another law. */
  readonly closest: Suspect;
  readonly next: Suspect | null;
  /** The number of known mistakes compared. */
  readonly compared: number;
  /** The distance of the counts from the closest law, and its mean if that law were the cause. */
  readonly distance: number;
  readonly expected: number;
  /** True if no known mistake explains the counts better than an even shuffle does: none of them leads to this unevenness. */
  readonly even: boolean;
}

/** The relative tolerance: two suspects whose odds are this close to one are one explanation if their positions also match. */
export const LEVEL = 1e-9;

/**
 * Compares the counts of `trials` deals with those that every known mistake leads to. Null if there is nothing to compare with, no deal, or every
 * known mistake is impossible.
 *
 * Each mistake is weighed against an even shuffle by the first of its expectations that was counted. For some expectations that is the whole
 * likelihood ratio of the deals, since they tell all that a deal tells of the mistake. These are choices in the mistake's own order, rising sequences
 * of riffles, descents of short keys (D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705) and cuts. For positions alone it is the part that
 * positions tell. The odds of two mistakes are the ratio of their ratios. If only positions are known of the one that fits best, the odds are those
 * of the positions of both.
 *
 * The best must meet four conditions. Everything counted lies where it expects it. It is clearly better than an even shuffle. No other that fits is
 * clearly better. Its own deals look like those that were counted (`alike`), which goes beyond what formulas say about it. Mistakes whose whole law
 * is known come first: little refutes one that is known by positions alone.
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

/** The mistake that explains the counts, if one does, and those that fit them but deal differently. */
interface Chosen {
  readonly fits: Scored | null;
  readonly refuted: ReadonlySet<Suspect>;
}

/** Odds of 20 to 1, strong after Kass & Raftery (`CLEAR`): chance lets the positions of the right mistake fall behind those of another by less. */
const BEHIND = 3;

/** The most mistakes that are dealt to see whether their deals are alike. Only if few deals were counted can chance make this many look alike. */
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

/** True if the mistake explains the counts. Chance moves a gain further by as much as the counts scatter. */
function explains({ fits, gain, scatter }: Scored): boolean {
  return fits && gain > CLEAR * scatter;
}

interface Compared {
  readonly rival: Suspect;
  readonly logOdds: number;
}

/**
 * Returns the odds of one mistake against another. If both are known whole, these are the odds of the deals. Else they are those of the positions of
 * both, limited by how far chance moves them when cards move together. Empty if the other is ruled out by its positions, or if neither compares and
 * it does not fit.
 */
function comparedWith(one: Scored, other: Scored): readonly Compared[] {
  const by = (logOdds: number): readonly Compared[] => [{ rival: other.suspect, logOdds }];
  if (one.whole && other.whole) return by(one.gain - other.gain);
  const [own, others] = [one.byPositions, other.byPositions];
  if (!own || !others) return other.fits ? by(one.gain - other.gain) : [];
  if (!Number.isFinite(others.gain)) return [];
  return by((own.gain - others.gain) / Math.max(own.scatter, others.scatter));
}

/** True if counts lie where an expectation puts them: ten and six standard deviations leave room, since the spread is that of an even shuffle. */
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

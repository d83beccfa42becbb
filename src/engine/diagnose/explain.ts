import { CLEAR } from './clear.js';
import { dealtCount, dealtSuspects } from './dealt-suspects.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { fittedKeys, listedKeys } from './fitted-keys.js';
import { arrangedSwaps, fittedSwaps } from './fitted-swaps.js';
import { refined } from './refined-order.js';
import { type Scored, sameLaw, score, scoreArranged } from './score.js';
import { MOST_SUSPECT_CARDS, suspectsAt } from './suspects.js';
import type { Weight } from './weigh.js';

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
 *
 * If none fits, each is tried on a deck turned round or handed out from its end, and if the subject makes its deck (`own`), in any first order.
 */
export function explain(seen: ObservedCounts, trials: number, n: number, alike?: Alike, own = false): Explanation | null {
  if (trials < 1) return null;
  const scored = (suspects: readonly Suspect[]): readonly Scored[] => suspects.flatMap((suspect) => score(suspect, seen, trials, n));
  const exact = [...suspectsAt(n), ...fittedKeys(seen, n), ...fittedSwaps(seen, trials, n)];
  const closed = inOrder(scored(exact));
  const first = chosen(closed, alike);
  // A small bias that is known by positions alone is held against what must be dealt to be known.
  if (first.fits && (first.fits.whole || first.fits.gain > SURE)) return told(closed, first, closed.length);
  const all = inOrder([...closed, ...dealtSuspects(seen, trials, n)]);
  const compared = closed.length + dealtCount(n);
  const second = chosen(all, alike, first.refuted);
  // Where positions are all that was counted, nothing would refute a deck in an order of one's choosing.
  if (second.fits || !alike || n > MOST_SUSPECT_CARDS) return told(all, second, compared);
  const turned = inOrder([
    ...[...exact, ...listedKeys(n)].flatMap((suspect) => scoreArranged(suspect, seen, trials, n, own)),
    ...arrangedSwaps(seen, trials, n, own),
    ...dealtSuspects(seen, trials, n, own ? 'own' : 'handed'),
  ]);
  const nearest = turned.filter(explains).slice(0, MOST_REFINED);
  const ordered = turned.map((one) => (nearest.includes(one) ? { ...one, suspect: refined(one.suspect, seen, trials, n) } : one));
  const third = chosen(ordered, alike);
  return third.fits ? told(ordered, third, compared) : told(all, second, compared);
}

/** The most mistakes for which the first order of the deck is found card by card. */
const MOST_REFINED = 6;

/** Returns the gain less the price: the log odds beforehand are no part of what the counts tell. */
function worth({ gain, suspect: { price = 0 } }: Scored): number {
  return gain - price;
}

/** Log odds against an even shuffle beyond which two mistakes whose deals all look alike have one law. */
const SURE = 10 * CLEAR;

function inOrder(scored: readonly Scored[]): readonly Scored[] {
  return scored.toSorted((a, b) => worth(b) - worth(a));
}

/** Tells whether a suspect's own deals look like those that were counted. */
type Alike = (suspect: Suspect) => boolean;

/** The mistake that explains the counts, if one does, and those that fit them but deal differently. */
interface Chosen {
  readonly fits: Scored | null;
  /** Others that explain them about as well and deal alike. */
  readonly rivals: readonly Scored[];
  readonly refuted: ReadonlySet<Suspect>;
}

/** Odds of 20 to 1, strong after Kass & Raftery (`CLEAR`): chance lets the positions of the right mistake fall behind those of another by less. */
const BEHIND = 3;

/** Odds of 3 to 1, worth no more than a bare mention. */
const AS_WELL = Math.log(3);

/** The most mistakes that are dealt to see whether their deals are alike. Only if few deals were counted can chance make this many look alike. */
const MOST_REFUTED = 12;

function chosen(ranked: readonly Scored[], alike: Alike = () => true, before: ReadonlySet<Suspect> = new Set()): Chosen {
  const refuted = new Set(before);
  const fitting = ranked.filter(explains).toSorted((a, b) => Number(b.whole) - Number(a.whole));
  for (const one of fitting) {
    if (refuted.has(one.suspect)) continue;
    if (
      ranked.some((other) => other.fits && !refuted.has(other.suspect) && comparedWith(one, other).some(({ logOdds }) => logOdds < -BEHIND))
    )
      continue;
    // Those refuted before count too, so that both rounds together deal no more.
    if (refuted.size >= MOST_REFUTED) break;
    if (alike(one.suspect)) return { fits: one, rivals: rivalsOf(one, fitting, refuted, alike), refuted };
    refuted.add(one.suspect);
  }
  return { fits: null, rivals: [], refuted };
}

/** The most rivals that are dealt. */
const MOST_RIVALS = 4;

/** Returns the others that explain the counts about as well: what deals alike cannot be told apart. */
function rivalsOf(one: Scored, fitting: readonly Scored[], refuted: ReadonlySet<Suspect>, alike: Alike): readonly Scored[] {
  const near = fitting.filter(
    (other) =>
      other !== one &&
      !refuted.has(other.suspect) &&
      !sameLaw(other, one) &&
      comparedWith(one, other).some(({ logOdds }) => Math.abs(logOdds) < AS_WELL),
  );
  return near.slice(0, MOST_RIVALS).filter(({ suspect }) => alike(suspect));
}

function told(ranked: readonly Scored[], { fits, refuted, rivals }: Chosen, compared: number): Explanation | null {
  const possible = ranked.filter(({ gain, suspect }) => Number.isFinite(gain) && !(fits && refuted.has(suspect)));
  if (possible.length === 0) return null;
  const first = fits ?? possible[0];
  const same = possible.filter((one) => sameLaw(one, first) || rivals.some((rival) => sameLaw(one, rival)));
  const next = possible
    .flatMap((one) => (same.includes(one) ? [] : comparedWith(first, one)))
    .reduce<Compared | null>((least, one) => (least === null || one.logOdds < least.logOdds ? one : least), null);
  return {
    best: fits ? same.filter((one) => one.fits).map(({ suspect }) => suspect) : [],
    logOdds: next && Math.max(0, next.logOdds),
    closest: first.suspect,
    next: next?.rival ?? null,
    compared,
    distance: first.distance,
    expected: first.expected,
    even: !fits && possible.every(({ gain }) => gain <= CLEAR),
  };
}

/** Standard deviations of the distance, and the share of the gain beyond them, that an explanation may leave: a small bias must be explained whole. */
const LEFT = 3.5;
const LEFT_OF_GAIN = 0.1;

/** True if the mistake explains the counts. Chance moves a gain further by as much as the counts scatter. */
function explains(one: Scored): boolean {
  const { beside, fits, gain, scatter } = one;
  const isWhole = ({ distance, expected, spread }: Weight): boolean => distance <= expected + LEFT * spread + LEFT_OF_GAIN * gain;
  return fits && gain > CLEAR * scatter && isWhole(one) && (beside === null || isWhole(beside));
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
  const dearer = (other.suspect.price ?? 0) - (one.suspect.price ?? 0);
  const by = (logOdds: number): readonly Compared[] => [{ rival: other.suspect, logOdds: logOdds + dearer }];
  if (one.whole && other.whole) return by(one.gain - other.gain);
  const [own, others] = [one.byPositions, other.byPositions];
  if (!own || !others) return other.fits ? by(one.gain - other.gain) : [];
  if (!Number.isFinite(others.gain)) return [];
  return by((own.gain - others.gain) / Math.max(own.scatter, others.scatter));
}

import type { Guard, KnownLaw } from '../../core/record/by-law.js';
import { brokenFreshGuards, brokenGuards } from '../../core/record/by-law.js';
import type { Doubt, WhyUnread } from '../../core/record/doubt.js';
import type { Verdict } from '../../core/record/evidence.js';
import type { Recorded } from '../../core/record/recorded.js';
import type { RecordedResult } from '../../core/record/results.js';
import { ALPHA_DOUBTFUL, CONFIRMATION_FACTOR, POWER } from '../../core/statistic/rules.js';
import { noncentralChiSquaredTails } from '../../math/tails/noncentral-chi-squared.js';
import type { PlannedRow } from './assess.js';

/** A hypothesis that deserves a second look: a row and the tail that was improbable. */
export interface Flag {
  readonly test: string;
  readonly tail: 'upper' | 'lower';
}

/** Returns rows whose adjusted p lies between the biased and the doubtful level; empty if one is already beyond doubt. */
export function doubtful(results: readonly RecordedResult[], alpha: number): readonly Flag[] {
  if (results.some(({ logPAdjusted }) => logPAdjusted < Math.log(alpha))) return [];
  return results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(ALPHA_DOUBTFUL)).map(({ test, tail }) => ({ test, tail }));
}

/** Returns the flagged rows that the fresh sample shows again: same row, same tail, beyond its own `level` after Holm over the flagged rows. */
export function confirmed(flags: readonly Flag[], fresh: readonly RecordedResult[], level: number): readonly string[] {
  return flags
    .filter(({ test, tail }) => fresh.some((again) => again.test === test && again.tail === tail && again.logPAdjusted < Math.log(level)))
    .map(({ test }) => test);
}

export interface Grounds {
  readonly rows: readonly PlannedRow[];
  readonly results: readonly RecordedResult[];
  /** Ids of the required statistics that did not run: left out, or skipped. */
  readonly missing: readonly string[];
  /** Rows required for a clean verdict that had too little of the sample to compare. */
  readonly untold: readonly string[];
  /** Rows that a fresh sample showed again. */
  readonly confirmed: readonly string[];
  /** Doubtful rows that could not be looked at again: a fresh sample does not allow them, or would repeat the first. */
  readonly unread: readonly string[];
  /** Biases of a function found beside the first sample, as a verdict names them: looks with a row beyond their level, and starts that are alike. */
  readonly beside: readonly string[];
  /** Facts about recorded outcomes, for which no fresh ones exist; null if they were dealt for the audit. */
  readonly recorded: Pick<Recorded, 'reservations'> | null;
  readonly known: KnownLaw | null;
  /** True for a program that deals the same after every start, if an argument may be its seed. */
  readonly told: boolean;
  readonly guards: readonly Guard[];
  /** True if a fresh sample cannot speak for changes during the first, because the same plan never gives the same deals again. */
  readonly once: boolean;
  readonly trials: number;
  readonly detect: number;
  readonly alpha: number;
  /** The number of deals at which every required row detects `detect`. */
  readonly trialsNeeded: number;
}

/**
 * Returns the verdict, by the rule fixed before the first deal.
 *
 * biased, for any of these reasons: a row is beyond alpha after Holm, or shown again by the fresh sample. A row is beyond its own level in the second
 * sample of a function, or in the absolute reading of either. The same decks are dealt after every start. An exact law is at or above the size asked
 * for.
 *
 * no-bias-found: every required row had the power for the size asked for, and excludes it at 99 %.
 *
 * Anything else is inconclusive; a p-value above a level is never by itself a reason for a clean verdict. All required rows must exclude the size,
 * each at 1 %, which needs no adjustment: R. L. Berger (1982), Multiparameter hypothesis testing and acceptance sampling,
 * doi:10.1080/00401706.1982.10487790. If a guard of the first sample does not hold, deals are not independent: only repeated deals and the known law
 * still count. If only one of the fresh sample does not, doubtful rows stay unread.
 */
export function decide(grounds: Grounds): Verdict {
  const { rows, results, known, detect } = grounds;
  const required = results.filter((result) => result.required);
  const broken = brokenGuards(grounds.guards);
  // Copies of deals show nothing more, so how small a bias they would show is not known.
  const sees =
    grounds.missing.length > 0 || broken.length > 0 ? null : Math.max(...required.map(({ power }) => power?.smallestDetectable ?? 0));
  const found = [
    ...results.filter(({ logPAdjusted }) => logPAdjusted < Math.log(grounds.alpha)).map(({ test }) => test),
    ...grounds.confirmed,
    ...(known && known.size >= detect ? ['known-law'] : []),
    ...grounds.beside,
  ];
  const countsEqualDeals = (test: string): boolean => rows.some((row) => row.test === test && row.equalDeals !== undefined);
  // Deals that repeat one another are what a broken guard is about, so they still count; every other row rests on deals being independent.
  const because = broken.length === 0 ? found : found.filter((test) => test === 'known-law' || countsEqualDeals(test));
  if (because.length > 0) return { kind: 'biased', because, smallestDetectable: sees };
  const inconclusive = (reason: Doubt, trialsNeeded: number | null): Verdict => ({
    kind: 'inconclusive',
    reason,
    trialsNeeded,
    smallestDetectable: sees,
  });
  if (broken.length > 0) return inconclusive({ why: 'copies' }, null);
  if (grounds.told) return inconclusive({ why: 'told-seed' }, null);
  if (grounds.recorded && grounds.recorded.reservations.length > 0) {
    const few = grounds.trials < grounds.trialsNeeded;
    return inconclusive({ why: 'reserved', reservations: grounds.recorded.reservations }, few ? grounds.trialsNeeded : null);
  }
  if (grounds.unread.length > 0) {
    const more = grounds.recorded ? Math.max(CONFIRMATION_FACTOR * grounds.trials, grounds.trialsNeeded) : null;
    return inconclusive({ why: 'unread', tests: grounds.unread, because: whyUnread(grounds) }, more);
  }
  if (sees === null && grounds.trials >= grounds.trialsNeeded) {
    return inconclusive({ why: 'left-out', tests: grounds.missing }, null);
  }
  if (sees === null || grounds.trials < grounds.trialsNeeded) {
    return inconclusive({ why: 'too-few', trials: grounds.trials, detect }, grounds.trialsNeeded);
  }
  // A row may count for fewer deals than there are, where some say nothing to it.
  if (sees > detect) {
    return inconclusive({ why: 'too-little', trials: grounds.trials, detect }, Math.ceil(grounds.trials * (sees / detect) ** 2));
  }
  if (grounds.untold.length > 0) return inconclusive({ why: 'untold', tests: grounds.untold }, null);
  const open = required.filter(({ value, degrees, trials, test }) => {
    const scale = rows.find((row) => row.test === test)?.scale ?? 1;
    return noncentralChiSquaredTails(value, degrees, trials * scale * detect ** 2).lower > 1 - POWER;
  });
  if (open.length > 0) {
    return inconclusive({ why: 'open', tests: open.map(({ test }) => test), detect }, CONFIRMATION_FACTOR * grounds.trials);
  }
  return { kind: 'no-bias-found', smallestDetectable: sees, power: POWER };
}

function whyUnread({ guards, once, recorded }: Grounds): WhyUnread {
  if (recorded) return 'recorded';
  if (brokenFreshGuards(guards).length > 0) return 'copies';
  return once ? 'once' : 'too-many';
}

import type { ComparedParts } from '../../core/record/compared-parts.js';
import type { TestResult } from '../../core/statistic/statistic.js';
import { homogeneityTails } from '../../math/pearson/homogeneity-law.js';
import { testResult } from '../../math/pearson/result.js';
import { twoPartsTails } from '../../math/pearson/two-parts-law.js';
import type { PartsBase } from './parts-base.js';

export interface Part {
  readonly deals: number;
  readonly table: Float64Array;
}

/** The fewest deals of a part: one deal has no spread. */
const LEAST_DEALS = 2;

/** The largest share of the compared outcomes in a part: a larger part could hide a reversal half-way. */
const MOST_IN_A_PART = 0.5;

/**
 * Computes H between the parts of a sample that hold enough. Parts in time are joined to the next until they do, so that none is skipped. Groups are
 * not alike just because they are neighbours, and one that holds too little is left out.
 *
 * Where fewer than two hold enough, or one part in time holds more than half of everything compared, a change can hide. The result says so in
 * `compared`: with it the row clears nothing. `of`: the number of parts, including those too small to be counted.
 */
export function comparedParts(
  test: string,
  base: PartsBase,
  parts: readonly Part[],
  inTime: boolean,
  of: number = parts.length,
): TestResult {
  const { kernel } = base;
  const kept = inTime ? joined(base, parts) : parts.filter((part) => tells(base, part));
  const sizes = kept.map((part) => sizeOf(base, part));
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const enough = kept.length > 1 && !(inTime && Math.max(...sizes) > MOST_IN_A_PART * size);
  const compared: ComparedParts | null = kept.length === of && enough ? null : { parts: kept.length, of, enough };
  const answer = kept.length > 1 ? between(test, base, kept, sizes, inTime) : nothing(test, (parts.length - 1) * kernel.degrees);
  return compared ? { ...answer, compared } : answer;
}

function nothing(test: string, degrees: number): TestResult {
  return testResult(test, 0, degrees, { upper: 1, logUpper: 0, lower: 1, logLower: 0 }, 'exact', 1);
}

function between(test: string, base: PartsBase, parts: readonly Part[], sizes: readonly number[], inTime: boolean): TestResult {
  const { kernel } = base;
  const whole = sumOf(parts);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const apart = parts.reduce((sum, { table }, k) => sum + base.value(table, sizes[k]), 0);
  // Rounding alone takes it below 0.
  const value = Math.max(0, apart - base.value(whole.table, size));
  // What says less than its deals would if they were even counts for as many as it says; never for more than were dealt.
  const trials = Math.max(1, Math.floor(Math.min(size, whole.deals)));
  // Two groups may be of very different sizes, and then the smaller one alone makes the law.
  const [one, other, ...more] = sizes;
  const tails = !inTime && more.length === 0 ? twoPartsTails(value, [one, other], kernel) : homogeneityTails(value, sizes, kernel);
  return testResult(test, value, (parts.length - 1) * kernel.degrees, tails, 'calibrated', trials);
}

function joined(base: PartsBase, parts: readonly Part[]): readonly Part[] {
  const kept: Part[] = [];
  let open: readonly Part[] = [];
  for (const part of parts) {
    open = [...open, part];
    const one = sumOf(open);
    if (!tells(base, one)) continue;
    kept.push(one);
    open = [];
  }
  const last = kept.pop();
  return last ? [...kept, sumOf([last, ...open])] : [];
}

/** True if a part holds enough to be compared. */
export function tells({ tells: says }: PartsBase, { deals, table }: Part): boolean {
  return deals >= LEAST_DEALS && says?.(table) !== false;
}

/** Returns the number of deals a part counts for; a record may hold counts that no deals gave. */
export function sizeOf({ counted }: PartsBase, { deals, table }: Part): number {
  return counted ? Math.max(1, counted(table)) : deals;
}

export function sumOf(parts: readonly Part[]): Part {
  if (parts.length === 1) return parts[0];
  const table = new Float64Array(parts[0].table.length);
  for (const part of parts) for (let cell = 0; cell < table.length; cell++) table[cell] += part.table[cell];
  return { deals: parts.reduce((sum, { deals }) => sum + deals, 0), table };
}

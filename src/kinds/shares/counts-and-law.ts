import type { LawBars } from '../charts/law-bars.js';
import { mergeBars } from '../planning/merge-bars.js';

/** The share below which values, both as seen and as expected, are left out at either end. */
const NEXT_TO_NOTHING = 5e-4;

/** Returns the counts of a whole number of every outcome, by value, beside its law, as bars: from the first value worth drawing to the last. */
export function countsAndLaw(counts: readonly number[], outcomes: number, law: readonly number[]): Omit<LawBars, 'uneven'> {
  const shows = (_: number, value: number): boolean => counts[value] / outcomes > NEXT_TO_NOTHING || (law[value] ?? 0) > NEXT_TO_NOTHING;
  const first = counts.findIndex(shows);
  const end = counts.findLastIndex(shows) + 1;
  const seen = mergeBars(counts.slice(first, end).map((times) => times / outcomes));
  const even = mergeBars(Array.from({ length: end - first }, (_, k) => law[first + k] ?? 0));
  return { first, each: seen.each, seen: seen.sums, law: even.sums };
}

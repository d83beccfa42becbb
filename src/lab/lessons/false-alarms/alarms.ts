import { binomialTails } from '../../../math/tails/binomial.js';

/** A p-value below this is an alarm here, as in much that is written. */
const LEVEL = 0.01;

/** Of each audit, one p-value for every look: did any of `looks` of them, equally far apart and the last among them, fall below the level? */
export function alarmsOf(audits: readonly (readonly number[])[], looks: number): readonly boolean[] {
  return audits.map((p) => {
    const apart = p.length / looks;
    return Array.from({ length: looks }, (_, k) => p[Math.round((k + 1) * apart) - 1] ?? 1).some((one) => one < LEVEL);
  });
}

/** The numbers of alarms that come 19 times in 20 where each of `audits` has a chance of the level: the tails beyond have at most 1 in 40 each. */
export function usualAlarms(audits: number): readonly [least: number, most: number] {
  let least = 0;
  while (binomialTails(least, audits, LEVEL).atMost <= 1 / 40) least++;
  let most = audits;
  while (most > 0 && binomialTails(most, audits, LEVEL).atLeast <= 1 / 40) most--;
  return [least, most];
}

/** How many p-values lie in each of `bins` equal parts of 0 to 1. */
export function binned(p: readonly number[], bins: number): readonly number[] {
  const counts = Array.from({ length: bins }, () => 0);
  for (const one of p) counts[Math.min(bins - 1, Math.floor(one * bins))]++;
  return counts;
}

import { binomialTails } from '../../../math/tails/binomial.js';

/** The level: a p-value below this is an alarm here, as often in the literature. */
const LEVEL = 0.01;

/**
 * Says for each audit, given one p-value for every look, whether any of `looks` of them, equally spaced and ending with the last, fell below the level.
 */
export function alarmsOf(audits: readonly (readonly number[])[], looks: number): readonly boolean[] {
  return audits.map((p) => {
    const apart = p.length / looks;
    return Array.from({ length: looks }, (_, k) => p[Math.round((k + 1) * apart) - 1] ?? 1).some((one) => one < LEVEL);
  });
}

/** Returns the range of alarms that comes 19 times in 20 where each of `audits` has a chance of the level: the tails outside have at most 1 in 40 each. */
export function usualAlarms(audits: number): readonly [least: number, most: number] {
  let least = 0;
  while (binomialTails(least, audits, LEVEL).atMost <= 1 / 40) least++;
  let most = audits;
  while (most > 0 && binomialTails(most, audits, LEVEL).atLeast <= 1 / 40) most--;
  return [least, most];
}

/** Counts the p-values in each of `bins` equal parts of 0 to 1. */
export function binned(p: readonly number[], bins: number): readonly number[] {
  const counts = Array.from({ length: bins }, () => 0);
  for (const one of p) counts[Math.min(bins - 1, Math.floor(one * bins))]++;
  return counts;
}

import type { FurthestGroup, Looks, SingleGroup } from '../../core/statistic/furthest-group.js';
import type { TestResult } from '../../core/statistic/statistic.js';
import { pValue } from '../../core/statistic/statistic.js';
import { countsAs, LEAST_ALONE, twoPartsTails } from '../../math/pearson/two-parts-law.js';
import { type Part, sizeOf, sumOf, tells } from './compared-parts.js';
import type { PartsBase } from './parts-base.js';

/** The fewest groups compared one by one: with two, each is all that the other differs from, and one test covers both. */
const LEAST_GROUPS = 3;

/**
 * Plans a row that examines groups one by one, and its scale, fixed by the deals of the groups alone. It selects the groups whose deviation can be
 * found separately, given all deals. Null where there is none, or too few groups.
 */
export function planSingleGroups(
  { kernel, scale }: PartsBase,
  deals: readonly number[],
  trials: number,
): (Looks & { readonly scale: number }) | null {
  const all = deals.reduce((sum, one) => sum + one, 0);
  const looked = deals.filter((own) => countsAs([own, all - own], kernel) >= LEAST_ALONE);
  if (deals.length < LEAST_GROUPS || looked.length === 0) return null;
  const weights = looked.map((own) => (own * (all - own)) / all);
  const fewest = Math.min(...looked.map((own) => countsAs([own, all - own], kernel)));
  return { looks: looked.length, fewest, scale: (scale * Math.min(...weights)) / trials };
}

/** Compares every group with all others, in order; null for those with too few deals to be found separately. */
export function singleGroups(base: PartsBase, parts: readonly Part[]): readonly (SingleGroup | null)[] {
  const whole = sumOf(parts);
  return parts.map((part, place) => {
    const rest = { deals: Math.max(1, whole.deals - part.deals), table: whole.table.map((count, cell) => count - part.table[cell]) };
    if (!tells(base, part) || !tells(base, rest)) return null;
    const { kernel } = base;
    const sizes = [sizeOf(base, part), sizeOf(base, rest)] as const;
    const fewest = countsAs([Math.min(sizes[0], part.deals), Math.min(sizes[1], rest.deals)], kernel);
    if (fewest < LEAST_ALONE) return null;
    const all = sizes[0] + sizes[1];
    const value = Math.max(0, base.value(part.table, sizes[0]) + base.value(rest.table, sizes[1]) - base.value(whole.table, all));
    const trials = Math.max(1, Math.floor(Math.min(all, whole.deals)));
    return {
      place,
      deals: part.deals,
      trials,
      value,
      degrees: kernel.degrees,
      logP: twoPartsTails(value, sizes, kernel).logUpper,
      scale: (base.scale * sizes[0] * sizes[1]) / (all * trials),
      fewest,
    };
  });
}

/**
 * Finds the group least explained by luck, with the chance that luck sets any of the `looks` so far apart. This is the Bonferroni bound (C. E.
 * Bonferroni), the least chance times the number of looks, never too small however the groups are correlated. Whether all groups are too much alike
 * is not asked here: that is a question to all of them together. `groups`: the number of the group at every place; `of`: how many the user has.
 */
export function furthestOf(
  test: string,
  alone: readonly (SingleGroup | null)[],
  { looks }: Looks,
  { groups, of, degrees }: { readonly groups: readonly number[]; readonly of: number; readonly degrees: number },
): TestResult {
  const looked = alone.filter((one) => one !== null);
  const compared = looked.length === of ? null : { parts: looked.length, of, enough: looked.length > 0 };
  const [furthest] = looked.toSorted((a, b) => a.logP - b.logP);
  const logP = furthest ? Math.min(0, furthest.logP + Math.log(looks)) : 0;
  return {
    test,
    value: furthest?.value ?? 0,
    degrees,
    p: pValue(Math.exp(logP)),
    logP: logP + 0,
    lowerP: pValue(1),
    logLowerP: 0,
    grade: 'calibrated',
    trials: furthest?.trials ?? 1,
    plain: null,
    ...(compared && { compared }),
    ...(furthest && { furthest: foundIn(furthest, looked, groups) }),
  };
}

function foundIn(furthest: SingleGroup, looked: readonly SingleGroup[], groups: readonly number[]): FurthestGroup {
  const { deals, fewest, place, scale, trials } = furthest;
  const weight = (one: SingleGroup): number => (one.scale * one.trials) / trials;
  const hardest = looked.toSorted((a, b) => weight(a) - weight(b))[0];
  return {
    group: groups[place],
    deals,
    scale,
    fewest,
    least: { scale: weight(hardest), fewest: Math.min(...looked.map((one) => one.fewest)) },
  };
}

import { evenSplitTails } from './even-split.js';

/**
 * The size of the exact coin test: P(p < level) over `tosses` ≥ 1 even tosses, for `level` in (0, 1) and the upper tail (too uneven) or the lower
 * (too even). It is less than `level`, because a number of tosses has few outcomes. An attainable p-value has exactly itself as its chance, so the
 * answer is the largest one below the level; 0 where there is none. As exact as `evenSplitTails`; measured in coin-size.test.ts.
 */
export function coinSize(tail: 'upper' | 'lower', level: number, tosses: number): number {
  const least = Math.ceil(tosses / 2);
  const under = (heads: number): boolean => evenSplitTails(heads, tosses)[tail] < level;
  // Upper tails fall, lower tails rise as the split grows more uneven: the edge lies between a split that is under and one that is not.
  let [inside, outside] = tail === 'upper' ? [tosses, least] : [least, tosses];
  if (!under(inside)) return 0;
  while (Math.abs(inside - outside) > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (under(middle)) inside = middle;
    else outside = middle;
  }
  return evenSplitTails(inside, tosses)[tail];
}

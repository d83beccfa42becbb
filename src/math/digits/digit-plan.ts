/** Decks of more cards than this have their digits counted in groups of neighbouring values, since all values would be too many. */
const MOST_WHOLE_CARDS = 1000;
const MOST_GROUPS = 64;

/** Where the digits of each step are counted. `choices` are the steps' bounds: 2, 3, …, n in any order. */
export interface DigitPlan {
  readonly choices: readonly number[];
  /** Cells of each step: its bound, or 64 where values are grouped; group g of step s is counted at offsets[s] + g. */
  readonly groups: readonly number[];
  readonly offsets: Uint32Array;
  /** All cells together: n(n + 1)/2 − 1 up to 1,000 cards. */
  readonly cells: number;
  /** Σ (groups − 1): n(n − 1)/2 up to 1,000 cards. */
  readonly degrees: number;
  /** Counts one deal's digits, one a step. */
  add(digits: Uint16Array, counts: Float64Array): void;
}

/** The plan of counters for steps of these bounds; `mostGroups` cells a step at most. */
export function digitPlan(
  choices: readonly number[],
  mostGroups: number = choices.length < MOST_WHOLE_CARDS ? Infinity : MOST_GROUPS,
): DigitPlan {
  const whole = choices.every((bound) => bound <= mostGroups);
  const groups = choices.map((bound) => Math.min(bound, mostGroups));
  const offsets = new Uint32Array(choices.length);
  for (let s = 1; s < choices.length; s++) offsets[s] = offsets[s - 1] + groups[s - 1];
  const layout = {
    choices,
    groups,
    offsets,
    cells: groups.reduce((sum, size) => sum + size, 0),
    degrees: groups.reduce((sum, size) => sum + size - 1, 0),
  };
  if (whole) {
    return {
      ...layout,
      add(digits, counts) {
        for (let s = 0; s < offsets.length; s++) counts[offsets[s] + digits[s]]++;
      },
    };
  }
  return {
    ...layout,
    add(digits, counts) {
      for (let s = 0; s < offsets.length; s++) counts[offsets[s] + groupOf(digits[s], groups[s], choices[s])]++;
    },
  };
}

/** How many of a step's `bound` values fall into each of its `groups`. */
export function groupSizes(groups: number, bound: number): Float64Array {
  const sizes = new Float64Array(groups);
  for (let value = 0; value < bound; value++) sizes[groupOf(value, groups, bound)]++;
  return sizes;
}

function groupOf(value: number, groups: number, bound: number): number {
  return Math.floor((value * groups) / bound);
}

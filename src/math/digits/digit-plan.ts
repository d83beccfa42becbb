/**
 * The most cards whose digits are counted one by one; larger decks have them counted in groups of neighbouring values, since all values would be too
 * many.
 */
const MOST_WHOLE_CARDS = 1000;
const MOST_GROUPS = 64;

/** The most cards with the full number of groups; larger decks have fewer, so that all steps together have no more cells. */
const MOST_FULL_CARDS = 5000;

/** The cells in which the digits of each step are counted. `choices` are the steps' bounds: 2, 3, …, n in any order. */
export interface DigitPlan {
  readonly choices: readonly number[];
  /** Cells of each step: its bound, or 64 (fewer beyond 5,000 cards) where values are grouped; group g of step s is counted at offsets[s] + g. */
  readonly groups: readonly number[];
  readonly offsets: Uint32Array;
  /** The multiplier for a value of each step, so that the whole part is its group; 1 where every value is counted. */
  readonly scales: Float64Array;
  /** The number of cells: n(n + 1)/2 − 1 up to 1,000 cards. */
  readonly cells: number;
  /** Degrees of freedom, Σ (groups − 1): n(n − 1)/2 up to 1,000 cards. */
  readonly degrees: number;
  /** Counts the digits of whole deals, one for each step, deal by deal. */
  add(digits: Uint16Array, counts: Float64Array): void;
}

/** Cells that are accumulated together, so that they stay in the nearer caches however many there are. */
const NEAR_CELLS = 32_768;

/** Plans the counters for steps of these bounds; at most `mostGroups` cells a step. */
export function digitPlan(choices: readonly number[], mostGroups: number = groupsAt(choices.length + 1)): DigitPlan {
  const whole = choices.every((bound) => bound <= mostGroups);
  const groups = choices.map((bound) => Math.min(bound, mostGroups));
  const offsets = new Uint32Array(choices.length);
  for (let s = 1; s < choices.length; s++) offsets[s] = offsets[s - 1] + groups[s - 1];
  const scales = Float64Array.from(choices, (bound, s) => scaleOf(groups[s], bound));
  const layout = {
    choices,
    groups,
    offsets,
    scales,
    cells: groups.reduce((sum, size) => sum + size, 0),
    degrees: groups.reduce((sum, size) => sum + size - 1, 0),
  };
  return {
    ...layout,
    add(digits, counts) {
      const steps = offsets.length;
      for (let first = 0, end = 0; first < steps; first = end) {
        while (end < steps && offsets[end] - offsets[first] < NEAR_CELLS) end++;
        for (let deal = 0; deal < digits.length; deal += steps) {
          if (whole) for (let s = first; s < end; s++) counts[offsets[s] + digits[deal + s]]++;
          else for (let s = first; s < end; s++) counts[offsets[s] + ((digits[deal + s] * scales[s]) | 0)]++;
        }
      }
    },
  };
}

/** Returns the most values in a group of the choices of `n` cards, where their groups are fewer than those of 5,000 cards; else null. */
export function choicesShown(n: number): number | null {
  return n > MOST_FULL_CARDS ? Math.ceil(n / groupsAt(n)) : null;
}

/** Returns the most groups of a step, for a deck of `n` cards: 64 up to 5,000 cards, and 4 at 65,535. */
function groupsAt(n: number): number {
  if (n <= MOST_WHOLE_CARDS) return Infinity;
  return Math.floor((MOST_GROUPS * MOST_FULL_CARDS) / Math.max(n, MOST_FULL_CARDS));
}

/** Returns how many of a step's `bound` values fall into each of its `groups`: those from k · bound/groups on, before (k + 1) · bound/groups. */
export function groupSizes(groups: number, bound: number): Float64Array {
  // A loop, since thousands of steps ask for it.
  const sizes = new Float64Array(groups);
  for (let k = 0; k < groups; k++) sizes[k] = Math.ceil(((k + 1) * bound) / groups) - Math.ceil((k * bound) / groups);
  return sizes;
}

/**
 * Returns the multiplier for a value below `bound`, itself at most 65,535, so that the whole part is ⌊value · groups/bound⌋, for at most as many
 * groups: groups/bound rounded up to a multiple of 2^−32. The product is exact, and exceeds that of groups/bound by less than 65,535 · 2^−32, which
 * is less than 1/bound.
 */
function scaleOf(groups: number, bound: number): number {
  return Math.ceil((groups / bound) * 2 ** 32) / 2 ** 32;
}

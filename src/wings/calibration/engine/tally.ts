import type { TestResult } from '../../../core/statistic/statistic.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';

/** The number of equal bins of [0, 1] for upper p-values; the levels 0.05, 0.01 and 0.001 are bin boundaries. */
export const BINS = 2000;
/** The only levels under which lower p-values are counted. */
export const LEVELS: readonly number[] = [0.05, 0.01, 0.001];

const LOWER = BINS;
const TIES = LOWER + LEVELS.length;
const NO_COIN = TIES + 1;
/** Cells per row: the bins, the lower counts, pairs of equal p-values of one block, results that are not a coin's. */
export const ROW_CELLS: number = NO_COIN + 1;

/** A tally read back: counts of one row over any number of blocks. All are integers, so tallies are merged by addition. */
export interface RowTally {
  readonly bins: Float64Array;
  readonly lower: readonly number[];
  readonly ties: number;
  readonly notCoin: number;
}

export function rowOf(tally: Float64Array, row: number): RowTally {
  const at = row * ROW_CELLS;
  return {
    bins: tally.subarray(at, at + BINS),
    lower: [...tally.subarray(at + LOWER, at + TIES)],
    ties: tally[at + TIES],
    notCoin: tally[at + NO_COIN],
  };
}

/** A tally of the audits of one block, row by row in the order that they are tested. */
export interface BlockTally {
  add(results: readonly TestResult[]): void;
  /** Closes the block and returns its cells, `ROW_CELLS` per row. */
  cells(): Float64Array;
}

export function blockTally(rows: number, audits: number): BlockTally {
  const cells = new Float64Array(rows * ROW_CELLS);
  const seen = Array.from({ length: rows }, () => new Float64Array(audits));
  const isCoin = coinCheck();
  let audit = 0;
  return {
    add(results) {
      results.forEach((result, row) => {
        const at = row * ROW_CELLS;
        const { p, lowerP } = result;
        cells[at + binOf(p)]++;
        LEVELS.forEach((level, k) => {
          if (lowerP < level) cells[at + LOWER + k]++;
        });
        if (!isCoin(result)) cells[at + NO_COIN]++;
        seen[row][audit] = p;
      });
      audit++;
    },
    cells() {
      seen.forEach((values, row) => {
        cells[row * ROW_CELLS + TIES] = equalPairs(values.subarray(0, audit));
      });
      return cells;
    },
  };
}

/** Returns the bin k with k/BINS ≤ p < (k + 1)/BINS, as doubles, so that p under a level is in a bin below it. */
function binOf(p: number): number {
  const bin = Math.min(BINS - 1, Math.floor(p * BINS));
  if (p < bin / BINS) return bin - 1;
  return bin + 1 < BINS && p >= (bin + 1) / BINS ? bin + 1 : bin;
}

/** Returns Σ m(m − 1)/2 over values that occur m times: each value adds the number of equal values before it. */
function equalPairs(values: Float64Array): number {
  const sorted = values.slice().sort();
  let pairs = 0;
  for (let i = 1, run = 0; i < sorted.length; i++) {
    run = sorted[i] === sorted[i - 1] ? run + 1 : 0;
    pairs += run;
  }
  return pairs;
}

/** Makes a check that returns true for the exact result of a fair coin tossed once per deal: its value then is (heads − tails)²/deals. */
function coinCheck(): (result: TestResult) => boolean {
  const known = new Map<string, number>();
  return ({ degrees, grade, p, trials, value }) => {
    if (grade !== 'exact' || degrees !== 1) return false;
    const gap = Math.round(Math.sqrt(value * trials));
    if (gap > trials || (trials - gap) % 2 !== 0) return false;
    const key = `${gap}/${trials}`;
    const upper = known.get(key) ?? evenSplitTails((trials + gap) / 2, trials).upper;
    known.set(key, upper);
    return upper === p;
  };
}

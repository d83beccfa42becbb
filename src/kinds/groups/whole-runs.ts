import { andList } from '../../core/words/and-list.js';
import { count } from '../../page/numbers.js';

/** A stretch of neighbouring whole numbers, both ends included. */
export interface WholeRun {
  readonly from: number;
  readonly to: number;
}

/** Groups rising whole numbers into stretches of neighbours. */
export function wholeRuns(values: readonly number[]): readonly WholeRun[] {
  const runs: { from: number; to: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && last.to === value - 1) last.to = value;
    else runs.push({ from: value, to: value });
  }
  return runs;
}

/** Writes rising whole numbers in a sentence: `7`, `1 and 2`, `1 to 3 and 5`. */
export function runWords(values: readonly number[]): string {
  const parts = wholeRuns(values).flatMap(({ from, to }) =>
    to - from > 1 ? [`${count(from)} to ${count(to)}`] : Array.from({ length: to - from + 1 }, (_, k) => count(from + k)),
  );
  return andList(parts);
}

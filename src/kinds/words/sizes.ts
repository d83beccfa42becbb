import { andList } from '../../core/words/and-list.js';
import { count, NBSP } from '../../page/numbers.js';

/** Writes rising numbers of cards in words: "2 to 7 cards", "3, 5 and 9 cards", "2 to 8 and 52 cards"; "no number of cards" where there are none. */
export function sizesText(sizes: readonly number[]): string {
  const runs: number[][] = [];
  for (const n of sizes) {
    const last = runs.at(-1);
    if (last && last[last.length - 1] + 1 === n) last.push(n);
    else runs.push([n]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${count(run[0])} to ${count(run[run.length - 1])}`] : run.map(count)));
  if (parts.length === 0) return 'no number of cards';
  return `${andList(parts)}${NBSP}cards`;
}

import type { TestResult } from '../../../../src/core/statistic.js';
import { prngs } from '../../../../src/parts/catalogues.js';
import { ListCounting } from '../../../../src/wings/lists/counting/count-lists.js';
import { fitLists } from '../../../../src/wings/lists/counting/fit-lists.js';

/** Uniform numbers below a bound, that follow from `seed` alone: xoshiro128**, by rejection. */
export function below(seed: number): (bound: number) => number {
  const source = prngs.get('xoshiro128ss').create(Uint32Array.of(seed, 1, 2, 3));
  const words = new Uint32Array(1024);
  let next = words.length;
  return (bound) => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      if (next === words.length) {
        source.fill(words);
        next = 0;
      }
      const word = words[next++];
      if (word < fair) return word % bound;
    }
  };
}

/** One uniform order of n items. */
export function evenList(n: number, draw: (bound: number) => number): Uint32Array {
  const list = Uint32Array.from({ length: n }, (_, k) => k);
  for (let k = n - 1; k > 0; k--) {
    const other = draw(k + 1);
    [list[k], list[other]] = [list[other], list[k]];
  }
  return list;
}

/** What every row of a battery says of lists of one length, read `piece` items at a time. */
export function resultsOf(
  lists: readonly Uint32Array[],
  battery: 'quick' | 'standard' | 'deep' = 'standard',
  piece = 4096,
): readonly TestResult[] {
  const [{ length: n }] = lists;
  const { statistics } = fitLists(n, lists.length, battery);
  const counting = new ListCounting(n, statistics);
  for (const list of lists) for (let from = 0; from < n; from += piece) counting.add(list.subarray(from, Math.min(n, from + piece)));
  const { counts } = counting;
  return statistics.flatMap(({ fitted, id }) => fitted.test(counts.get(id) ?? new Float64Array(0)));
}

import type { ForcedDealer } from '../../core/subject/forced.js';

const RUNS = 16;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Returns true if a function deals the same decks from the same numbers, and asks for as many, whichever deals came before. It deals sixteen, then
 * the same in the opposite order. Anything it keeps from deal to deal shows as a difference.
 */
export async function followsChoices(dealer: ForcedDealer): Promise<boolean> {
  const forth = await trialDeals(dealer, RUNS);
  const back = await trialDeals(dealer, RUNS, true);
  return String(forth) === String(back);
}

/** Deals `runs` times from numbers that are always the same, `backwards` with the last run first. Returns what each run asked for and made. */
export async function trialDeals(dealer: ForcedDealer, runs: number, backwards = false): Promise<readonly string[]> {
  const { n } = dealer;
  const each = dealer.outcomes?.width ?? n;
  const width = 4 * n + 16;
  const place = (run: number): number => (backwards ? runs - 1 - run : run);
  const numbers = new Float64Array(runs * width);
  for (let run = 0; run < runs; run++)
    for (let k = 0; k < width; k++) numbers[place(run) * width + k] = ((run * width + k + 1) * GOLDEN) % 1;
  const { calls, cells } = await dealer.deal(numbers, width);
  return Array.from({ length: runs }, (_, run) => {
    const at = place(run);
    return `${calls[at]}: ${calls[at] > width ? 'no deck' : cells.subarray(at * each, (at + 1) * each).join(' ')}`;
  });
}

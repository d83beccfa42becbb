import type { ForcedDealer } from '../../core/subject/forced.js';

const RUNS = 16;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Returns true if a function deals the same decks from the same numbers, and asks for as many, whichever deals came before. It deals sixteen, then
 * the same in the opposite order. Anything it keeps from deal to deal shows as a difference.
 */
export async function followsChoices(dealer: ForcedDealer): Promise<boolean> {
  const { n } = dealer;
  const cells = dealer.outcomes?.width ?? n;
  const width = 4 * n + 16;
  const forth = Float64Array.from({ length: RUNS * width }, (_, k) => ((k + 1) * GOLDEN) % 1);
  const back = new Float64Array(forth.length);
  for (let run = 0; run < RUNS; run++) back.set(forth.subarray(run * width, (run + 1) * width), (RUNS - 1 - run) * width);
  const first = await dealer.deal(forth, width);
  const again = await dealer.deal(back, width);
  for (let run = 0; run < RUNS; run++) {
    const other = RUNS - 1 - run;
    if (first.calls[run] !== again.calls[other]) return false;
    for (let i = 0; i < cells && first.calls[run] <= width; i++)
      if (first.cells[run * cells + i] !== again.cells[other * cells + i]) return false;
  }
  return true;
}

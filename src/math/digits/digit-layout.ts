import { keepLatest } from '../../core/keep-latest.js';
import { type DigitPlan, digitPlan } from './digit-plan.js';

/** Words that the layout takes for a position. */
const OF_POSITION = 3;

/** The number of layouts kept, so that all who count one table of decks ask for the same. */
const MOST_KEPT = 4;

/**
 * Returns the layout by which kernels count the digits of decks of `n` cards read from the last position down, cell by cell as `DigitPlan.add` does.
 * It holds the number of cells of each way. Then come for each position: the multiplier from a value to its group, times 2^32, or 0 where every value
 * is counted; the first cell of its step where the steps run down; and where they run up.
 */
export const layoutFromLast: (n: number) => Uint32Array = keepLatest(MOST_KEPT, String, (n: number) => {
  const [down, up] = [digitPlan(descending(n)), digitPlan(descending(n).toReversed())];
  return layoutOf(n, down, (p) => (p > 0 ? [n - 1 - p, up.offsets[p - 1]] : null));
});

/** Returns the same for digits that are read from the first position up, in one way. */
export const layoutFromFirst: (n: number) => Uint32Array = keepLatest(MOST_KEPT, String, (n: number) =>
  layoutOf(n, digitPlan(descending(n)), (p) => (p < n - 1 ? [p, 0] : null)),
);

/** Returns n, n − 1, …, 2. */
function descending(n: number): readonly number[] {
  return Array.from({ length: n - 1 }, (_, s) => n - s);
}

function layoutOf(
  n: number,
  { cells, offsets, scales }: DigitPlan,
  stepOf: (position: number) => readonly [step: number, other: number] | null,
): Uint32Array {
  const layout = new Uint32Array(1 + OF_POSITION * n);
  layout[0] = cells;
  for (let p = 0; p < n; p++) {
    const found = stepOf(p);
    if (!found) continue;
    const [step, other] = found;
    layout.set([scales[step] < 1 ? scales[step] * 2 ** 32 : 0, offsets[step], other], 1 + OF_POSITION * p);
  }
  return layout;
}

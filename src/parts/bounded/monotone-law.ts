import type { DrawLaw } from '../../core/subject/bounded.js';

/**
 * The law of a draw that never decreases as the word grows. The words of one value are an interval, whose ends are found by bisection of the very
 * function that draws, so its rounding is included.
 */
export function monotoneLaw(draw: (word: number) => number, range: bigint): DrawLaw {
  const words = Number(range);
  const first = (value: number): number => {
    let below = -1;
    let at = words;
    while (at - below > 1) {
      const middle = Math.floor((below + at) / 2);
      if (draw(middle) >= value) at = middle;
      else below = middle;
    }
    return at;
  };
  return (value) => BigInt(first(value + 1) - first(value));
}

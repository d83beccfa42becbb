import type { ExactHistogram } from '../../../../src/games/puzzle/law/exact-histogram.js';
import { fractionText } from '../../../../src/math/fraction.js';

/** Mean and variance in lowest terms. */
export function momentsOf({ counts, total }: ExactHistogram): { readonly mean: string; readonly variance: string } {
  let sum = 0n;
  let squares = 0n;
  counts.forEach((count, value) => {
    sum += count * BigInt(value);
    squares += count * BigInt(value) ** 2n;
  });
  return { mean: fractionText(sum, total), variance: fractionText(squares * total - sum * sum, total * total) };
}

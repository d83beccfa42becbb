import { fixed } from '../../core/words/numbers.js';
/** Even laws in doubles come out even but for their rounding. */
export function rounded(value: number): number {
  return value < 1e-9 ? 0 : value;
}

/** A total variation as a statement has it. */
export function variationText(value: number): string {
  return value >= 0.001 ? fixed(value, 4) : value.toExponential(1);
}

import { fixed } from '../../core/words/numbers.js';
/** Rounds an even law in doubles, which comes out even except for rounding errors. */
export function rounded(value: number): number {
  return value < 1e-9 ? 0 : value;
}

export function variationText(value: number): string {
  return value >= 0.001 ? fixed(value, 4) : value.toExponential(1);
}

import { COLOURS } from '../facts/colour-scale.js';

/** The 17 classes of a deviation, as CSS variables: less often … even … more often. */
export const CLASSES: readonly string[] = Array.from({ length: COLOURS }, (_, k) => `var(--d${k})`);

/** The smallest and largest size on any chart of sizes by default: 0.01 % to 100 %. */
const USUAL: readonly [number, number] = [1e-4, 1];

/** The logarithmic axis shared by the ruler and the bars of the table. */
export interface SizeAxis {
  readonly low: number;
  readonly high: number;
  /** Every power of ten from low to high. */
  readonly decades: readonly number[];
}

/**
 * Builds the axis: 0.01 % to 100 %, longer at the left where a limit (a size seen or asked for) lies outside, at the right where any size does.
 * Smaller results than that are drawn as arrows.
 */
export function sizeAxis(limits: readonly number[], sizes: readonly number[]): SizeAxis {
  const from = Math.min(-4, ...limits.filter((limit) => limit > 0).map((limit) => Math.floor(Math.log10(limit) + 1e-9)));
  const to = Math.max(0, ...[...limits, ...sizes].map((size) => Math.ceil(Math.log10(Math.max(size, USUAL[0])) - 0.02)));
  const decades = Array.from({ length: to - from + 1 }, (_, k) => Number(`1e${from + k}`));
  return { low: Number(`1e${from}`), high: Number(`1e${to}`), decades };
}

/** The position of a size on the axis, from 0 to 1; sizes outside lie on the end. */
export function axisPosition({ low, high }: SizeAxis, size: number): number {
  return Math.min(1, Math.max(0, Math.log(size / low) / Math.log(high / low)));
}

import type { Tails } from '../tails/tails.js';

/** A law of finitely many values, each with its chance. */
export interface FiniteLaw {
  /** Returns exact tails: the chance of a value at least as large, and of one at most as large. */
  tails(value: number): Tails;
}

/** The relative difference within which values are one: they differ by rounding alone. */
const ROUNDING = 1e-9;

/** The least chance reported: sums of masses that a double cannot hold are never understated. */
const LEAST = 1e-300;

/** Returns the law with these values, in any order, and their chances, which add to 1. Errors of the sums are those of the masses, some 1e-13 of each. */
export function finiteLaw(values: ArrayLike<number>, chances: ArrayLike<number>): FiniteLaw {
  const order = Uint32Array.from({ length: values.length }, (_, i) => i).sort((a, b) => values[a] - values[b]);
  const sorted = Float64Array.from(order, (i) => values[i]);
  const below = new Float64Array(sorted.length + 1);
  const above = new Float64Array(sorted.length + 1);
  for (let i = 0; i < sorted.length; i++) below[i + 1] = below[i] + chances[order[i]];
  for (let i = sorted.length - 1; i >= 0; i--) above[i] = above[i + 1] + chances[order[i]];
  return {
    tails(value) {
      const slack = ROUNDING * Math.max(1, Math.abs(value));
      const upper = told(above[firstFrom(sorted, value - slack)]);
      const lower = told(below[firstFrom(sorted, value + slack)]);
      return { upper, logUpper: Math.log(upper), lower, logLower: Math.log(lower) };
    },
  };
}

function told(chance: number): number {
  return Math.min(1, Math.max(LEAST, chance));
}

/** Finds the first place whose value is at least this; the length where there is none. */
function firstFrom(sorted: Float64Array, least: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle] < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

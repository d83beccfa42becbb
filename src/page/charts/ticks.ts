import { nice, roundTo } from '../numbers.js';

/** Zero and up to four round steps above it, not beyond `end`. */
export function ticksTo(end: number): readonly number[] {
  const step = nice(end / 3.5);
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, k) => k * step);
}

/** 1 and n with up to three whole numbers evenly between, for an axis that counts. */
export function wholeTicks(from: number, to: number): readonly number[] {
  if (to - from < 10) return Array.from({ length: to - from + 1 }, (_, k) => from + k);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(from + part * (to - from)));
}

/** A tick of a percentage axis: "10", "0.5". */
export function percentTick(value: number): string {
  return String(roundTo(value * 100, 3));
}

import { counted } from '../../core/words/counted.js';
import { count } from '../../page/numbers.js';

/** The most bars side by side: more are a blur. */
const MOST_BARS = 130;

/** Says in a caption that bars hold several values; nothing where each holds one. */
export function barHolds(each: number | undefined, value: string): string {
  return each === undefined || each === 1 ? '' : ` Each bar holds ${counted(count(each), value)}.`;
}

/** Sums neighbouring values, the fewest at a time that leave no more bars than fit side by side; the last may hold fewer. */
export function mergeBars(values: readonly number[]): { readonly each: number; readonly sums: readonly number[] } {
  const each = Math.ceil(values.length / MOST_BARS);
  if (each === 1) return { each, sums: values };
  const sums = new Array<number>(Math.ceil(values.length / each)).fill(0);
  values.forEach((value, k) => {
    sums[Math.floor(k / each)] += value;
  });
  return { each, sums };
}

import { counted } from '../../core/words/counted.js';
import { count } from '../../page/numbers.js';

/** More bars than this beside each other are a blur. */
const MOST_BARS = 130;

/** What a caption says of bars that hold several values; nothing where each holds one. */
export function barHolds(each: number | undefined, value: string): string {
  return each === undefined || each === 1 ? '' : ` Each bar holds ${counted(count(each), value)}.`;
}

/** Sums of neighbouring values, as many each as leave no more bars than fit beside each other; the last may hold fewer. */
export function mergeBars(values: readonly number[]): { readonly each: number; readonly sums: readonly number[] } {
  const each = Math.ceil(values.length / MOST_BARS);
  if (each === 1) return { each, sums: values };
  const sums = new Array<number>(Math.ceil(values.length / each)).fill(0);
  values.forEach((value, k) => {
    sums[Math.floor(k / each)] += value;
  });
  return { each, sums };
}

import type { Bounded } from '../../../src/core/subject/bounded.js';
import { type BitSource, Words } from '../../../src/core/subject/source.js';

/** A source that plays the given words in order, over and over. */
export function tape(words: Iterable<number>): BitSource {
  const all = Uint32Array.from(words);
  let at = 0;
  return {
    fill(out) {
      for (let i = 0; i < out.length; i++) {
        out[i] = all[at];
        at = (at + 1) % all.length;
      }
    },
  };
}

/** What the method makes of each word by itself: its value, or null where it draws again. */
export function valuesOf(method: Bounded, words: readonly number[], bound: number, range: bigint): (number | null)[] {
  const taker = new Words(tape(words), range);
  const bounds = Uint32Array.of(bound);
  const draw = new Uint32Array(1);
  const values: (number | null)[] = words.map(() => null);
  for (;;) {
    method.draw(taker, bounds, draw);
    if (taker.taken > words.length) return values;
    values[taker.taken - 1] = draw[0];
  }
}

/** Every word of the range through the method: the words of each value, and those drawn again. */
function exhaust(method: Bounded, bound: number, range: bigint): { counts: number[]; rejected: number } {
  const counts = new Array<number>(bound).fill(0);
  let rejected = 0;
  for (const value of valuesOf(
    method,
    Array.from({ length: Number(range) }, (_, word) => word),
    bound,
    range,
  )) {
    if (value === null) rejected++;
    else counts[value] = (counts[value] ?? Number.NaN) + 1;
  }
  return { counts, rejected };
}

/** How the method's stated law differs from all words drawn, or null. */
export function lawFault(method: Bounded, bound: number, range: bigint): string | null {
  const { counts, rejected } = exhaust(method, bound, range);
  const law = method.law(bound, range);
  if (counts.length !== bound) return `a value reaches ${counts.length - 1}, the bound is ${bound}`;
  if (law !== 'uniform' && rejected > 0) return `${rejected} words are drawn again`;
  for (let value = 0; value < bound; value++) {
    const stated = law === 'uniform' ? counts[0] : Number(law(value));
    if (counts[value] !== stated) return `value ${value} of ${bound} has ${counts[value]} words of ${range}, the law says ${stated}`;
  }
  return null;
}

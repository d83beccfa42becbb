import type { Claim } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import type { Bounded } from '../../core/subject/bounded.js';
import { counted } from '../../core/words/counted.js';
import { absolute } from '../../math/fraction.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { multiplyShift } from '../../parts/bounded/multiply-shift.js';
import { probabilityText } from './say-law.js';
import { sizes } from './sizes.js';
import { wordsOfValues } from './words-of-values.js';

const MOST_BITS = 16;
const MOST_BOUND = 60;

type Shares = {
  readonly method: string;
  readonly range: number;
  readonly bound: number;
  readonly least: number;
  /** Values with that number of words and with one more, and the total variation: as found, and as claimed. */
  readonly found: readonly [values: number, more: number, variation: string];
  readonly claimed: readonly [values: number, more: number, variation: string];
};

export function moduloStep(): Claim<Shares> {
  const check = (favoured: (range: number, bound: number) => number) => () =>
    survey([modulo, multiplyShift], (method) =>
      survey(sizes(1, MOST_BITS), (bits) =>
        survey(sizes(2, MOST_BOUND), (bound) => favours(method, 2 ** bits, bound, favoured(2 ** bits, bound))),
      ),
    );
  return {
    id: 'modulo-step',
    title: 'What one remainder favours',
    statement: `of the 2^w words the remainder by k and the product with k, shifted, lead to each value floor(2^w / k) times, and once more to exactly r = 2^w mod k of them: total variation r(k − r) / (k · 2^w), for k = 2 to ${MOST_BOUND} and w = 1 to ${MOST_BITS}`,
    reference:
      "M. O'Neill, Efficiently generating a number in a range (2018), www.pcg-random.org/posts/bounded-rands.html; D. Lemire, Fast random integer generation in an interval (2019), doi:10.1145/3230636",
    check: check((range, bound) => range % bound),
    twin: { statement: 'the same with no value favoured: every value has as many words as every other', check: check(() => 0) },
    refuted: ({ bound, claimed, found, least, method, range }) =>
      `${method} of ${counted(range, 'word')} below ${bound}: ${counted(least, 'word')} for ${found[0]} of the values and one more for ${found[1]}, total variation ${found[2]}, where it should be ${claimed[0]} and ${claimed[1]}, total variation ${claimed[2]}`,
  };
}

/** Tests that every value has floor(range / bound) words, but `favoured` of them one more, and that the total variation follows from that. */
function favours(method: Bounded, range: number, bound: number, favoured: number): Look<Shares> {
  const words = wordsOfValues(method, range, bound);
  const least = Math.floor(range / bound);
  const atLeast = words.filter((count) => count === least).length;
  const oneMore = words.filter((count) => count === least + 1).length;
  const [all, values, more] = [BigInt(range), BigInt(bound), BigInt(favoured)];
  const away = words.reduce((sum, count) => sum + absolute(BigInt(count) * values - all), 0n);
  const found = probabilityText(away, 2n * values * all);
  const claimed = probabilityText(more * (values - more), values * all);
  if (atLeast === bound - favoured && oneMore === favoured && found === claimed) return { cases: range, counterexample: null };
  return {
    cases: range,
    counterexample: {
      method: method.id,
      range,
      bound,
      least,
      found: [atLeast, oneMore, found],
      claimed: [bound - favoured, favoured, claimed],
    },
  };
}

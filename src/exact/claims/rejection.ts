import type { Claim } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import type { Bounded } from '../../core/subject/bounded.js';
import { counted } from '../../core/words/counted.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { maskReject } from '../../parts/bounded/mask-reject.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { sizes } from './sizes.js';
import { wordsOfValues } from './words-of-values.js';

const MOST_BITS = 12;
const MOST_BOUND = 60;

type Favoured = {
  readonly method: string;
  readonly range: number;
  readonly bound: number;
  readonly value: number;
  readonly words: readonly [ofNought: number, ofValue: number];
};

/** Claims that redrawing is what makes a draw exactly even. */
export function rejection(): Claim<Favoured> {
  const check = (methods: readonly Bounded[]) => () =>
    survey(methods, (method) => survey(sizes(1, MOST_BITS), (bits) => isEven(method, 2 ** bits)));
  return {
    id: 'rejection',
    title: 'Drawing again is exactly even',
    statement: `of the 2^w words, Lemire's multiplication and the bitmask keep equally many for every value below k, counted over all words, for w = 1 to ${MOST_BITS} and k = 2 to ${MOST_BOUND}, or to 2^w where that is less`,
    reference:
      "D. Lemire, Fast random integer generation in an interval, ACM Transactions on Modeling and Computer Simulation 29(1):3 (2019), doi:10.1145/3230636; M. O'Neill, Efficiently generating a number in a range (2018)",
    check: check([lemire, maskReject]),
    twin: { statement: 'the same of the remainder, which draws nothing again', check: check([modulo]) },
    refuted: ({ bound, method, range, value, words }) =>
      `${method} of ${counted(range, 'word')} below ${bound}: the value 0 has ${words[0]} of the words and the value ${value} has ${words[1]}`,
  };
}

/** Tests that every value below every bound is kept by equally many words. */
function isEven(method: Bounded, range: number): Look<Favoured> {
  return survey(sizes(2, Math.min(range, MOST_BOUND)), (bound) => {
    const words = wordsOfValues(method, range, bound);
    const other = words.findIndex((count) => count !== words[0]);
    if (other < 0) return { cases: range, counterexample: null };
    return { cases: range, counterexample: { method: method.id, range, bound, value: other, words: [words[0], words[other]] } };
  });
}

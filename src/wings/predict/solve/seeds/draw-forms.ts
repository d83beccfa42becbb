import type { Bounded } from '../../../../core/subject/bounded.js';
import type { Words } from '../../../../core/subject/source.js';
import {
  divideReject,
  floatScale,
  javaNextInt,
  lemire,
  maskReject,
  modulo,
  moduloReject,
  multiplyShift,
  topBitsReject,
} from '../../../../parts/bounded/index.js';
import type { Method } from '../machine.js';

/** A method whose draws the sieve of seeds makes itself, a step of which is the four numbers of `StepNumbers`. */
export interface DrawForm extends Method {
  /** The kind of arithmetic, of `KINDS`. */
  readonly kind: number;
  /** The numbers of a draw below a bound, from words below a range. */
  numbers(bound: number, range: number): StepNumbers;
}

/** The numbers of one draw. */
export interface StepNumbers {
  /** Words from here on are refused. */
  readonly usable: number;
  /** Products are refused whose remainder by the range is below this: none, if 0. */
  readonly least: number;
  /** The bits that a word is shifted by, or the words that each value gets. */
  readonly by: number;
  /** The bits of a shifted word that are kept. */
  readonly mask: number;
  /** The share of words that is kept, about. */
  readonly kept: number;
  /** The kind for this bound, where it is another than the method's. */
  readonly kind?: number;
}

/** Kinds of draws: remainder by the bound; product by the bound over the range; low bits of a shifted word; quotient; the product of a fraction of two words. */
export const KINDS = { remainder: 0, product: 1, bits: 2, quotient: 3, fraction: 4 } as const;

const all = (range: number): StepNumbers => ({ usable: range, least: 0, by: 0, mask: 0xffff_ffff, kept: 1 });

/** The remainder of a word by the bound. */
export const remainderForm = (width?: number): DrawForm => form(modulo, width, KINDS.remainder, (_, range) => all(range));

/** The remainder, with words beyond the last whole multiple of the bound refused. */
export const evenRemainderForm = (width?: number): DrawForm =>
  form(moduloReject, width, KINDS.remainder, (bound, range) => ({ ...all(range), usable: range - (range % bound) }));

/** A word as a fraction, times the bound, rounded down. */
export const scaledForm: DrawForm = form(floatScale, undefined, KINDS.product, (_, range) => all(range));

/** A word times the bound, divided by the range in whole numbers. */
export const highPartForm: DrawForm = form(multiplyShift, undefined, KINDS.product, (_, range) => all(range));

/** The same with rejection. */
export const lemireForm: DrawForm = form(lemire, undefined, KINDS.product, (bound, range) => ({ ...all(range), least: range % bound }));

/** The low bits of a word of a range that is a power of two, refused while not below the bound. */
export const maskForm = (width?: number): DrawForm =>
  form(maskReject, width, KINDS.bits, (bound, range) => {
    const bits = bound > 1 ? 32 - Math.clz32(bound - 1) : 0;
    return { ...all(range), mask: 2 ** bits - 1, kept: bound / 2 ** bits };
  });

/** The top bits of a word, as many as the bound has, refused while not below it. */
export const topBitsForm: DrawForm = form(topBitsReject, undefined, KINDS.bits, (bound, range) => {
  const bits = 32 - Math.clz32(bound);
  return { ...all(range), by: Math.max(0, Math.log2(range) - bits), kept: bound / 2 ** bits };
});

/** The number of words for each value divides a word; words beyond the last value are refused. */
export const quotientForm: DrawForm = form(divideReject, undefined, KINDS.quotient, (bound, range) => {
  const each = Math.floor((range - 1) / bound);
  return { ...all(range), usable: each * bound, by: each };
});

/** Java's nextInt: a product where the bound is a power of two, else a remainder of usable words. */
export const javaForm: DrawForm = form(javaNextInt, 31, KINDS.remainder, (bound, range) =>
  range % bound === 0 ? { ...all(range), kind: KINDS.product } : { ...all(range), usable: range - (range % bound) },
);

/**
 * A fraction of 53 bits of two words, the first of which gives the higher 27, times the bound: `random()` of Python, `rand` of Ruby and of numpy,
 * as `genrand_res53` of mt19937ar.c (2002) makes it.
 */
export const fractionForm: DrawForm = {
  bounded: {
    id: 'two-word-fraction',
    title: 'A fraction of two words times n',
    summary: 'A fraction of 53 bits, 27 of one word and 26 of the next, times the bound, rounded down.',
    reference: 'Matsumoto, Nishimura (2002), mt19937ar.c, genrand_res53',
    rejects: false,
    draw(words: Words, bounds, draws) {
      for (let k = 0; k < bounds.length; k++) {
        const high = words.take() >>> 5;
        draws[k] = Math.floor(((high * 2 ** 26 + (words.take() >>> 6)) / 2 ** 53) * bounds[k]);
      }
    },
    law: (bound) => (value) => 2n ** 64n / BigInt(bound) + (BigInt(value) < 2n ** 64n % BigInt(bound) ? 1n : 0n),
  },
  perNumber: 2,
  kind: KINDS.fraction,
  numbers: (_, range) => all(range),
};

function form(method: Bounded, width: number | undefined, kind: number, numbers: DrawForm['numbers']): DrawForm {
  const bounded = width === undefined ? method : (method.parameter?.of(width) ?? method);
  return { bounded, perNumber: 1, kind, numbers };
}

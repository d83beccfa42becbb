import { boundeds, prngs } from '../../../../../parts/catalogues.js';
import type { Way } from '../../way.js';
import { remainderTold, scaledTold } from './told-digits.js';
import { twisterWay } from './twister-way.js';
import { twoWordFraction } from './two-word-fraction.js';

/** The generator, however it is seeded: its state is found whole. */
const prng = prngs.all.find(({ kernel }) => kernel === 'mt19937Words');
const remainder = boundeds.all.find(({ kernel }) => kernel === 'remainder');
const highPart = boundeds.all.find(({ kernel }) => kernel === 'high-part');

/** Equations are as independent as random ones where draws tell the lowest bits, or something of every other word. */
const FEW = [16, 64] as const;

/** The leading digits of words in a row depend on each other in the thousands, so that more of them are needed. */
const MANY = [1024, 2048] as const;

/**
 * The Mersenne Twister behind every method that takes the same words for each number, but for words in 2^26 that some of them draw again: remainders of
 * a word (C++, PHP's ranges) and of its upper 31 bits (PHP's `mt_rand() % n`), the high part of a product (C++, R), fractions of two words (Python, Ruby).
 */
export const TWISTER_WAYS: readonly Way[] =
  prng && remainder?.parameter && highPart
    ? [
        twisterWay({ prng, bounded: remainder, form: remainderTold(0), perNumber: 1, spare: FEW }),
        twisterWay({ prng, bounded: remainder.parameter.of(31), form: remainderTold(1), perNumber: 1, spare: FEW }),
        twisterWay({ prng, bounded: highPart, form: scaledTold, perNumber: 1, spare: MANY }),
        twisterWay({ prng, bounded: twoWordFraction, form: scaledTold, perNumber: 2, spare: FEW }),
      ]
    : [];

import type { Outcome } from '../../../core/subject/outcome.js';
import { nounsOf } from '../../../kinds/pages.js';
import { pow } from '../../../math/primitives/pow.js';
import { count, fixed } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import type { Reach } from '../facts/reach.js';

/** The number of bits below which a number of outcomes is written in full. */
const SAID_IN_FULL = 40;

/** The least exponent with which a power of two is written as such. */
const LEAST_POWER = 14;

/** Bits with one decimal at most: "128", "188.4". */
export function bitsText(bits: number): string {
  const rounded = Number(fixed(bits, 1));
  return Number.isInteger(rounded) ? count(rounded) : fixed(rounded, 1);
}

/** Writes 2^bits outcomes as a number: the whole number where a double has it, else "about 2^226". */
export function howMany(bits: number): string {
  return bits < SAID_IN_FULL ? count(Math.round(pow(2, bits))) : `about ${powerOfTwo(Math.round(bits))}`;
}

/** Writes two to a whole power, "2^226"; a plain number where it is small. */
function powerOfTwo(exponent: number): string {
  return exponent < LEAST_POWER ? count(2 ** exponent) : `2^${count(exponent)}`;
}

/** Says which outcomes of a kind a row can make, as far as its bits limit them. */
export function reachPhrase({ bits, everyDeal, oneIn }: Reach, kind: Outcome['kind']): Phrase {
  const { deals, whole, wholes } = nounsOf(kind);
  if (bits === null) return say`not bounded by a state that can be seen`;
  if (oneIn === null) return say`as many ${everyDeal ? 'seeds' : 'states'} as ${wholes}, or more`;
  const share = oneIn === 0 ? `not every ${whole}` : `at most 1 ${whole} in ${powerOfTwo(oneIn)}`;
  return [everyDeal ? `${share}, in all ${deals} together` : share];
}

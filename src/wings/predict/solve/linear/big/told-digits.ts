/** A way in which draws are made of words of 32 bits, and the digits of a word that a draw tells: each is a sum of bits of the word. */
export interface ToldForm {
  readonly id: 'remainder' | 'scaled';
  /** The digits that a draw tells, as bits. */
  mask(bound: number, draw: number): number;
  /** The digits themselves; those not told are anything. */
  digits(bound: number, draw: number): number;
  /** The bits of the word that add up to a digit. */
  sum(digit: number): number;
  /** The digits that a draw tells on average, or hardly more. */
  mean(bound: number): number;
}

/** The remainder of a word, without its lowest `dropped` bits, by the bound: as many low bits as the bound has factors of two. */
export function remainderTold(dropped: number): ToldForm {
  return {
    id: 'remainder',
    mask: (bound) => (bound & -bound) - 1,
    digits: (_, draw) => draw,
    sum: (digit) => 1 << (digit + dropped),
    mean: (bound) => Math.log2(bound & -bound),
  };
}

/**
 * The whole part of word · bound / 2^32. The word lies between two ends, and its digits are those of its Gray code, each the sum of two neighbouring
 * bits: the digit of 2^i turns over at the odd multiples of 2^i alone, so that it is told where none lies between the ends. That is more than the
 * leading bits that both ends share.
 */
export const scaledTold: ToldForm = {
  id: 'scaled',
  mask(bound, draw) {
    const [low, high] = endsOf(bound, draw);
    let told = 0;
    for (let i = 31; high - low < 2 ** (i + 1) && i >= 0; i--) if (turns(low, i) === turns(high, i)) told |= 1 << i;
    return told;
  },
  digits(bound, draw) {
    const [low] = endsOf(bound, draw);
    return low ^ (low >>> 1);
  },
  sum: (digit) => (3 << digit) | 0,
  mean(bound) {
    let sum = 0;
    for (let turned = 1; turned < bound; turned *= 2) sum += 1 - turned / bound;
    return sum;
  },
};

/** The least and the greatest word that can have given a draw; the first may give the draw before as well, where the word is the start of a longer fraction. */
function endsOf(bound: number, draw: number): [number, number] {
  return [Math.floor((draw * 2 ** 32) / bound), Math.ceil(((draw + 1) * 2 ** 32) / bound) - 1];
}

/** The odd multiples of 2^i up to a word. */
function turns(word: number, i: number): number {
  return Math.floor((Math.floor(word / 2 ** i) + 1) / 2);
}

/** The bits of a word that are 1. */
export function ones(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}

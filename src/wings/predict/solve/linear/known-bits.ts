/** Bits of a word that a draw tells: `bit` counts from the lowest of the word. */
export interface KnownBit {
  readonly bit: number;
  readonly value: number;
}

/** A way to make draws of words, and the bits that a draw tells of its word. */
export interface DrawForm {
  readonly id: 'scaled' | 'remainder';
  known(bound: number, draw: number, width: number, most: number): readonly KnownBit[];
}

/** floor(bound · word / range): the word lies between draw / bound and (draw + 1) / bound of the range, and shares its leading bits with both ends. */
const scaled: DrawForm = {
  id: 'scaled',
  known(bound, draw, width, most) {
    const known: KnownBit[] = [];
    let [low, high] = [0, bound];
    for (let bit = width - 1; bit >= width - most; bit--) {
      // Halves of the interval, in parts of 1 / bound.
      const middle = (low + high) / 2;
      if (draw + 1 <= middle) {
        known.push({ bit, value: 0 });
        high = middle;
      } else if (draw >= middle) {
        known.push({ bit, value: 1 });
        low = middle;
      } else break;
    }
    return known;
  },
};

/** word mod bound: the bound has factors of two, and the draw is the word modulo them. */
const remainder: DrawForm = {
  id: 'remainder',
  known(bound, draw, _width, most) {
    const bits = Math.min(most, 31 - Math.clz32(bound & -bound));
    return Array.from({ length: bits }, (_, bit) => ({ bit, value: (draw >>> bit) & 1 }));
  },
};

export const DRAW_FORMS: readonly DrawForm[] = [scaled, remainder];

/** The bits that a draw below `bound` tells of its word on average. */
export function meanBits(form: DrawForm, bound: number, width: number, most: number): number {
  let sum = 0;
  for (let draw = 0; draw < bound; draw++) sum += form.known(bound, draw, width, most).length;
  return sum / bound;
}

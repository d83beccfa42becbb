import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';

/**
 * The top bits of a word, as many as the bound itself has in binary, drawn again until below the bound: CPython's `randrange` and `shuffle`. A bound
 * that is a power of two has one bit more than its values, so half of the words are refused. For a range that is no power of two it uses the words
 * below the largest power of two, if they are enough, else all words as they are.
 */
export const topBitsReject: Bounded = parameterizeWidth({
  id: 'top-bits-reject',
  title: 'Top bits with rejection',
  summary: 'Keeps as many top bits of a word as the bound has and draws again while the value is not below the bound.',
  reference: 'CPython 3.11, Lib/random.py, Random._randbelow_with_getrandbits',
  rejects: true,
  draw(words, bounds, draws) {
    const { range } = words;
    const bits = Math.floor(Math.log2(range));
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('top-bits-reject', bound, range);
      const wholeBits = bound <= 2 ** bits;
      const usable = wholeBits ? 2 ** bits : range;
      const shift = wholeBits ? Math.max(0, bits - (32 - Math.clz32(bound))) : 0;
      let word = words.take();
      let value = word >>> shift;
      for (let refused = 1; value >= bound || word >= usable; refused++) {
        refuseStuck('top-bits-reject', bound, refused);
        word = words.take();
        value = word >>> shift;
      }
      draws[k] = value;
    }
  },
  law: () => 'uniform',
});

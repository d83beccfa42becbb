import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';

/**
 * The low ceil(log2 bound) bits of a word, drawn again until below the bound. From a range that is no multiple of the mask's,
 * words beyond the last whole multiple are drawn again too; a range within the mask is used as it is.
 */
export const maskReject: Bounded = parameterizeWidth({
  id: 'mask-reject',
  title: 'Bitmask with rejection',
  summary: 'Keeps just enough low bits of a word and draws again while the value is not below the bound.',
  reference:
    "O'Neill (2018), Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html: Bitmask with rejection",
  rejects: true,
  kernel: 'masked-refusing',
  draw(words, bounds, draws) {
    const { range } = words;
    const wholeBits = (range & (range - 1)) === 0;
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('mask-reject', bound, range);
      // A shift by 32 would be none at all, hence the case of its own.
      const mask = bound > 1 ? 0xffff_ffff >>> Math.clz32(bound - 1) : 0;
      const usable = wholeBits || mask >= range ? range : range - (range % (mask + 1));
      let word = words.take();
      let value = (word & mask) >>> 0;
      for (let refused = 1; value >= bound || word >= usable; refused++) {
        refuseStuck('mask-reject', bound, refused);
        word = words.take();
        value = (word & mask) >>> 0;
      }
      draws[k] = value;
    }
  },
  law: () => 'uniform',
});

import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';

/**
 * A word divided by the number of words for each value, floor((range − 1) / bound); words beyond the last value are drawn again. It is libstdc++'s
 * `uniform_int_distribution` over a generator whose range is no power of two. A bound as large as the range takes the word itself.
 */
export const divideReject: Bounded = parameterizeWidth({
  id: 'divide-reject',
  title: 'Division with rejection',
  summary: 'The quotient of a word by the number of words that each value gets; words beyond the last value are drawn again.',
  reference: 'GCC 12, libstdc++, bits/uniform_int_dist.h, uniform_int_distribution::operator(): the downscaling of other generators',
  rejects: true,
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('divide-reject', bound, range);
      const each = bound < range ? Math.floor((range - 1) / bound) : 1;
      const usable = each * bound;
      let word = words.take();
      for (let refused = 1; word >= usable; refused++) {
        refuseStuck('divide-reject', bound, refused);
        word = words.take();
      }
      draws[k] = Math.floor(word / each);
    }
  },
  law: () => 'uniform',
});

import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';
import { scaled } from './scaled.js';

/**
 * Lemire's multiplication with rejection, for words of any range R: m = word * bound, value = floor(m / R), drawn again while
 * m mod R < R mod bound.
 *
 * Uniform: the words kept for a value v have m in [v R + R mod bound, v R + R), an interval whose length R - R mod bound is a
 * multiple of the bound; so it holds exactly floor(R / bound) multiples of the bound, and each is one word below R.
 */
export const lemire: Bounded = parameterizeWidth({
  id: 'lemire',
  title: "Lemire's multiplication with rejection",
  summary: 'The quotient of word times bound by the range, drawn again where the remainder says that the value is over-served.',
  reference: 'Lemire (2019), Fast random integer generation in an interval, ACM Trans. Model. Comput. Simul. 29(1):3, doi:10.1145/3230636',
  rejects: true,
  kernel: 'high-part-refusing',
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      let word = words.take();
      let value = scaled(word, bound, range);
      // The remainder is below 2^32, so 32-bit arithmetic gives it whole.
      let rest = (Math.imul(word, bound) - Math.imul(value, range)) >>> 0;
      if (rest < bound) {
        // Every word is below a bound above the range, so nothing is asked of the others.
        refuseAbove('lemire', bound, range);
        const least = range % bound;
        for (let refused = 1; rest < least; refused++) {
          refuseStuck('lemire', bound, refused);
          word = words.take();
          value = scaled(word, bound, range);
          rest = (Math.imul(word, bound) - Math.imul(value, range)) >>> 0;
        }
      }
      draws[k] = value;
    }
  },
  law: () => 'uniform',
});

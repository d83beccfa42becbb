import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';
import { scaled } from './scaled.js';

/**
 * java.util.Random.nextInt(bound), given words of 31 bits (`java-next-int:31`). Where the bound divides the range, 2^31, as powers of two do, it is
 * the high part of word times bound. Else it is the remainder, and words from the last whole multiple of the bound on are drawn again.
 */
export const javaNextInt: Bounded = parameterizeWidth({
  id: 'java-next-int',
  title: "Java's nextInt of java.util.Random",
  summary:
    'The high bits of a word where the bound is a power of two, else its remainder, with words beyond the last multiple drawn again.',
  reference: 'Oracle, Java Platform SE 17 API Specification, java.util.Random.nextInt(int)',
  rejects: true,
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('java-next-int', bound, range);
      const rest = range % bound;
      let word = words.take();
      for (let refused = 1; word >= range - rest; refused++) {
        refuseStuck('java-next-int', bound, refused);
        word = words.take();
      }
      draws[k] = rest === 0 ? scaled(word, bound, range) : word % bound;
    }
  },
  law: () => 'uniform',
});

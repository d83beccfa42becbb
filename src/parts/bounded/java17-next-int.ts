import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';

/**
 * nextInt(bound) of Java 17's RandomGenerator, and of SplittableRandom. Where the bound is a power of two it is the low bits of a word. Else it is
 * the remainder of the word without its lowest bit, and those from the last whole multiple of the bound on are drawn again. A bound above half the
 * range, which Java never has, draws whole words until one is below it.
 */
export const java17NextInt: Bounded = parameterizeWidth({
  id: 'java17-next-int',
  title: "Java 17's nextInt of RandomGenerator",
  summary:
    'The low bits of a word where the bound is a power of two, else the remainder of its upper bits, with those beyond the last multiple drawn again.',
  reference:
    'Oracle, Java Platform SE 17, jdk.internal.util.random.RandomSupport.boundedNextInt; JEP 356, Enhanced Pseudo-Random Number Generators',
  rejects: true,
  draw(words, bounds, draws) {
    const { range } = words;
    const half = Math.floor(range / 2);
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('java17-next-int', bound, range);
      const whole = bound > half || (bound & (bound - 1)) === 0;
      const usable = whole ? range - (range % bound) : half - (half % bound);
      let value = whole ? words.take() : words.take() >>> 1;
      for (let refused = 1; value >= usable; refused++) {
        refuseStuck('java17-next-int', bound, refused);
        value = whole ? words.take() : words.take() >>> 1;
      }
      draws[k] = value % bound;
    }
  },
  law: () => 'uniform',
});

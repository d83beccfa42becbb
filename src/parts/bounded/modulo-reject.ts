import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';

/** word mod bound, where words from the last whole multiple of the bound on are drawn again: PHP's `random_int`, `mt_rand` and `shuffle`. */
export const moduloReject: Bounded = parameterizeWidth({
  id: 'modulo-reject',
  title: 'Remainder with rejection',
  summary: 'The remainder of a word by the bound; words beyond the last whole multiple of the bound are drawn again.',
  reference: 'PHP 8.2, ext/standard/mt_rand.c, php_mt_rand_range32',
  rejects: true,
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('modulo-reject', bound, range);
      const usable = range - (range % bound);
      let word = words.take();
      for (let refused = 1; word >= usable; refused++) {
        refuseStuck('modulo-reject', bound, refused);
        word = words.take();
      }
      draws[k] = word % bound;
    }
  },
  law: () => 'uniform',
});

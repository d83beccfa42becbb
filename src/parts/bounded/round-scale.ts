import type { Bounded } from '../../core/subject/bounded.js';
import { monotoneLaw } from './monotone-law.js';
import { parameterizeWidth } from './parameterize-width.js';

/** Math.round(u * (bound - 1)) with u = word / range: a well-known mistake that gives the two end values half a share. */
export const roundScale: Bounded = parameterizeWidth({
  id: 'round-scale',
  title: 'Math.round(u * (n - 1))',
  summary: 'A fraction in [0, 1) times the bound less one, rounded to nearest; the first and last values come half as often.',
  reference: 'MDN Web Docs, Math.random(), Getting a random integer between two values, inclusive: why not Math.round()',
  rejects: false,
  cure: {
    wrong: { does: 'rounded' },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'Rounding gives the two ends half a share each; rounding down gives every position a whole one.',
  },
  kernel: 'rounded-fraction',
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) draws[k] = Math.round((words.take() / range) * (bounds[k] - 1));
  },
  law(bound, range) {
    const words = Number(range);
    return monotoneLaw((word) => Math.round((word / words) * (bound - 1)), range);
  },
});

import type { Bounded } from '../../core/subject/bounded.js';
import { monotoneLaw } from './monotone-law.js';
import { parameterizeWidth } from './parameterize-width.js';

/**
 * floor(u * bound) in doubles with u = word / range, as in `Math.floor(Math.random() * n)`. Products above 2^53 and quotients by ranges other than
 * powers of two are rounded, and the law accounts for it.
 */
export const floatScale: Bounded = parameterizeWidth({
  id: 'float-scale',
  title: 'Math.floor(u * n)',
  summary: 'A fraction in [0, 1) times the bound, rounded down; the usual JavaScript idiom.',
  reference:
    "O'Neill (2018), Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html: FP multiply (biased)",
  rejects: false,
  cure: {
    wrong: { does: 'scaled' },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'The number of words is no multiple of the number of choices, so some positions, spread evenly, get one word more than the others.',
  },
  kernel: 'floored-fraction',
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) draws[k] = Math.floor((words.take() / range) * bounds[k]);
  },
  law(bound, range) {
    const words = Number(range);
    return monotoneLaw((word) => Math.floor((word / words) * bound), range);
  },
});

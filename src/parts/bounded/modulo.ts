import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';

/** word mod bound: the first range mod bound values get one word more. */
export const modulo: Bounded = parameterizeWidth({
  id: 'modulo',
  title: 'Remainder',
  summary: 'The remainder of a word by the bound; the lowest values get one word more.',
  reference:
    "O'Neill (2018), Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html: Classic modulo (biased)",
  rejects: false,
  cure: {
    wrong: { does: 'remainder' },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'The number of words is no multiple of the number of choices, so the lowest positions get one word more than the others.',
  },
  kernel: 'remainder',
  draw(words, bounds, draws) {
    for (let k = 0; k < bounds.length; k++) draws[k] = words.take() % bounds[k];
  },
  law(bound, range) {
    const divisor = BigInt(bound);
    const least = range / divisor;
    const favoured = range % divisor;
    return (value) => (BigInt(value) < favoured ? least + 1n : least);
  },
});

import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { scaled } from './scaled.js';

/** floor(word * bound / range) in whole numbers, nothing drawn again: values differ by at most one word. */
export const multiplyShift: Bounded = parameterizeWidth({
  id: 'multiply-shift',
  title: 'Integer multiplication, no rejection',
  summary: 'The high half of word times bound; the values that get one word more are spread evenly.',
  reference:
    "O'Neill (2018), Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html: Integer multiplication (biased)",
  rejects: false,
  cure: {
    wrong: { does: 'scaled' },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'The number of words is no multiple of the number of choices, so some positions, spread evenly, get one word more than the others.',
  },
  kernel: 'high-part',
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) draws[k] = scaled(words.take(), bounds[k], range);
  },
  law(bound, range) {
    const divisor = BigInt(bound);
    const first = (value: number): bigint => (BigInt(value) * range + divisor - 1n) / divisor;
    return (value) => first(value + 1) - first(value);
  },
});

import type { Bounded } from '../../core/subject/bounded.js';
import { parameterizeWidth } from './parameterize-width.js';
import { refuseAbove, refuseStuck } from './refuse-above.js';
import { scaled } from './scaled.js';

/**
 * The high part of word times bound, drawn again unless the low part is below the bound doubled as often as it stays below the range: `gen_range` and
 * `shuffle` of Rust's rand 0.8, which so needs no division. For a power of two half of the words are refused.
 *
 * Uniform: the words kept for a value v have word · bound in [v R, v R + Z), where Z is the bound doubled k times; each such interval holds 2^k
 * multiples of the bound.
 */
export const rustGenRange: Bounded = parameterizeWidth({
  id: 'rust-gen-range',
  title: "Multiplication with the rejection zone of Rust's rand",
  summary: 'The high part of word times bound, drawn again where the low part lies beyond the bound doubled as often as the range allows.',
  reference: 'The Rust Rand Developers, rand 0.8.5, src/distributions/uniform.rs, UniformInt::sample_single_inclusive',
  rejects: true,
  draw(words, bounds, draws) {
    const { range } = words;
    for (let k = 0; k < bounds.length; k++) {
      const bound = bounds[k];
      refuseAbove('rust-gen-range', bound, range);
      const zone = zoneOf(bound, range);
      let word = words.take();
      let value = scaled(word, bound, range);
      for (let refused = 1; lowPart(word, bound, value, range) >= zone; refused++) {
        refuseStuck('rust-gen-range', bound, refused);
        word = words.take();
        value = scaled(word, bound, range);
      }
      draws[k] = value;
    }
  },
  law: () => 'uniform',
});

/** The bound doubled while it stays below the range; the range itself for a bound as large. */
function zoneOf(bound: number, range: number): number {
  let zone = bound;
  while (2 * zone < range) zone *= 2;
  return zone;
}

/** The remainder of word times bound by the range: it is below 2^32, so 32-bit arithmetic gives it whole. */
function lowPart(word: number, bound: number, value: number, range: number): number {
  return (Math.imul(word, bound) - Math.imul(value, range)) >>> 0;
}

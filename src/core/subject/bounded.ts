import type { Entry, Parameter } from '../catalogue.js';
import type { Cure } from '../record/cure.js';
import type { Words } from './source.js';

/** How many of the source's words map to each value of one draw. */
export type DrawLaw = 'uniform' | ((value: number) => bigint);

/**
 * What kernels make of a word w below the range R: its remainder by the bound b, the whole part of w b / R, that of (w / R) b in doubles, (w / R)(b − 1)
 * rounded, the whole part of w b / R with words refused that serve a value too often, the low bits with words refused that are too high.
 */
export type BoundedKernel = 'remainder' | 'high-part' | 'floored-fraction' | 'rounded-fraction' | 'high-part-refusing' | 'masked-refusing';

/** A method that turns words into integers below a bound. One file in `src/parts/bounded/` exports exactly one. */
export interface Bounded extends Entry {
  /** Keep only this many top bits of each word (`modulo:8`); the source's whole word where absent. */
  readonly width?: number;
  readonly parameter?: Parameter<Bounded>;
  /** For a method that is uneven: what its code does, and what it should do. Absent where every value is equally likely. */
  readonly cure?: Cure;
  /** Writes an integer in [0, bounds[k]) to draws[k] for every k, in order. Bounds lie in [1, 2^32). */
  draw(words: Words, bounds: Uint32Array, draws: Uint32Array): void;
  /**
   * The exact law of one draw from words uniform on [0, range): 'uniform' where rejection makes every value equally likely,
   * else the number of words that map to each value; these sum to `range`. `range` is the one after `width` is applied.
   */
  law(bound: number, range: bigint): DrawLaw;
  /** The kernel that draws as `draw` does, word by word, where there is one. */
  readonly kernel?: BoundedKernel;
  /** Rejection cannot serve a bound above the range: true where `draw` would never end. */
  readonly rejects: boolean;
}

import type { Entry, Parameter } from '../catalogue.js';
import type { Cure } from '../record/cure.js';
import type { Words } from './source.js';

/** The law of one draw: the number of the source's words that map to each value. */
export type DrawLaw = 'uniform' | ((value: number) => bigint);

/**
 * Kernels that map a word w below the range R and a bound b: its remainder by b; the whole part of w b / R; that of (w / R) b in doubles; (w / R)(b −
 * 1) rounded; the whole part of w b / R with rejection of words that serve a value too often; the low bits with rejection of words that are too high.
 */
export type BoundedKernel = 'remainder' | 'high-part' | 'floored-fraction' | 'rounded-fraction' | 'high-part-refusing' | 'masked-refusing';

/** A method that turns words into integers below a bound. One file in `src/parts/bounded/` exports exactly one. */
export interface Bounded extends Entry {
  /** The number of top bits of each word to keep (`modulo:8`). If absent, the source's whole word. */
  readonly width?: number;
  readonly parameter?: Parameter<Bounded>;
  /** The fault and the remedy of an uneven method: what its code does, and what it should do. Absent if every value is equally likely. */
  readonly cure?: Cure;
  /** Writes an integer in [0, bounds[k]) to draws[k] for every k, in order. Bounds lie in [1, 2^32). */
  draw(words: Words, bounds: Uint32Array, draws: Uint32Array): void;
  /**
   * Returns the exact law of one draw from words uniform on [0, range): 'uniform' if rejection makes every value equally likely, else the number of
   * words that map to each value; these sum to `range`. `range` is the one after `width` is applied.
   */
  law(bound: number, range: bigint): DrawLaw;
  /** The kernel that draws the same as `draw`, word by word, if there is one. */
  readonly kernel?: BoundedKernel;
  /** True if `draw` would never end for a bound above the range, because it rejects. */
  readonly rejects: boolean;
}

import type { Entry, Parameter } from './catalogue.js';
import type { Words } from './source.js';

/** How many of the source's words map to each value of one draw. */
export type DrawLaw = 'uniform' | ((value: number) => bigint);

/** A method that turns words into integers below a bound. One file in `src/parts/bounded/` exports exactly one. */
export interface Bounded extends Entry {
  /** Keep only this many top bits of each word (`modulo:8`); the source's whole word where absent. */
  readonly width?: number;
  readonly parameter?: Parameter<Bounded>;
  /** Writes an integer in [0, bounds[k]) to draws[k] for every k, in order. Bounds lie in [1, 2^32). */
  draw(words: Words, bounds: Uint32Array, draws: Uint32Array): void;
  /**
   * The exact law of one draw from words uniform on [0, range): 'uniform' where rejection makes every value equally likely,
   * else the number of words that map to each value; these sum to `range`. `range` is the one after `width` is applied.
   */
  law(bound: number, range: bigint): DrawLaw;
  /** Rejection cannot serve a bound above the range: true where `draw` would never end. */
  readonly rejects: boolean;
}

import type { WordKernel, WordKernels } from '../../core/subject/word-kernels.js';
import type { Arena } from '../arena.js';

/** The largest state, that of the Mersenne Twister, with the room its kernel needs after it; in words. */
const MOST_STATE = 1 + 624 + 4;

/** Makes words in an arena's memory. The caller keeps the state: it is copied in and out. */
export class WordMaker implements WordKernels {
  readonly #arena: Arena;
  readonly #state: number;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#state = arena.take(4 * MOST_STATE);
  }

  fill(kernel: WordKernel, state: Uint32Array | Int32Array, out: Uint32Array): void {
    const arena = this.#arena;
    const moved = arena.words(this.#state, state.length);
    moved.set(state);
    arena.kernels[kernel](this.#state, out.byteOffset, out.length);
    state.set(moved);
  }
}

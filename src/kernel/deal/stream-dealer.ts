import { keepLatest } from '../../core/keep-latest.js';
import { ABREAST, type Rows } from '../rows.js';
import { type SwapPlan, Swapper } from './swap-plan.js';

/** Bits of the state of xoshiro128**, and words. */
const BITS = 128;
const WORDS = 4;

/** Bits of a state that are looked up together. */
const TOGETHER = 4;

/** The most lengths whose tables are kept: a process deals few deck sizes. */
const MOST_KEPT = 8;

/**
 * Tables that advance a state of xoshiro128** by `length` words. For every four bits of it, low ones first, they hold the sixteen states that these
 * add, four words each. The step is linear over GF(2) (D. Blackman & S. Vigna 2021, doi:10.1145/3460772, section 5), so a later state is the sum of
 * the contributions of its bits.
 */
const jumpTables: (length: number) => Uint32Array = keepLatest(MOST_KEPT, String, (length: number) => {
  const columns = Array.from({ length: BITS }, (_, bit) => steppedOn(bit, length));
  const values = 2 ** TOGETHER;
  const tables = new Uint32Array((BITS / TOGETHER) * values * WORDS);
  for (let at = 0; at < tables.length; at++) {
    const word = at % WORDS;
    const value = Math.floor(at / WORDS) % values;
    const first = Math.floor(at / WORDS / values) * TOGETHER;
    for (let bit = 0; bit < TOGETHER; bit++) if ((value >> bit) & 1) tables[at] ^= columns[first + bit][word];
  }
  return tables;
});

/** Returns the state with a single bit set, after `steps` steps. */
function steppedOn(bit: number, steps: number): Int32Array {
  const state = new Int32Array(WORDS);
  state[bit >> 5] = 1 << (bit & 31);
  let [a, b, c, d] = state;
  for (let step = 0; step < steps; step++) {
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
  }
  return Int32Array.of(a, b, c, d);
}

/** Words of the generator's state. */
const STATE = 4;

/** The fewest decks dealt in lanes: advancing the eight lanes takes as long as some decks. */
const LEAST_IN_LANES = 64;

/** Deals by swaps from one stream of xoshiro128** and Lemire's method, whole words: as the catalogues' parts deal, bit for bit. */
export class StreamDealer {
  readonly #rows: Rows;
  readonly #swapper: Swapper;
  readonly #state: Uint32Array;
  readonly #kept: number;
  #view: Uint32Array;
  readonly #work: number;
  readonly #groups: number;
  readonly #jump: number;

  /** Takes `state`, the four words of the generator's seed, which advance as decks are dealt. */
  constructor(rows: Rows, plan: SwapPlan, state: Uint32Array) {
    const { arena } = rows;
    this.#rows = rows;
    this.#swapper = new Swapper(rows, plan);
    this.#state = state;
    this.#kept = arena.take(4 * STATE);
    this.#view = arena.words(this.#kept, STATE);
    this.#work = arena.take(128);
    this.#groups = rows.capacity < LEAST_IN_LANES ? 0 : Math.floor(rows.capacity / ABREAST);
    const tables = jumpTables(this.#groups * this.#swapper.steps);
    this.#jump = arena.take(4 * tables.length);
    arena.words(this.#jump, tables.length).set(tables);
  }

  fill(length: number): void {
    const { arena } = this.#rows;
    const { bounds, draws, steps } = this.#swapper;
    // Whoever took more of the memory may have cut it off.
    if (this.#view.length === 0) this.#view = arena.words(this.#kept, STATE);
    for (let i = 0; i < STATE; i++) this.#view[i] = this.#state[i];
    const inLanes = this.#groups > 0 && length >= ABREAST * this.#groups && this.#lanes() ? ABREAST * this.#groups : 0;
    if (length > inLanes) {
      arena.kernels.streamDraws(this.#kept, bounds, steps, draws, length - inLanes);
      this.#swapper.inTurn(inLanes, length - inLanes);
    }
    for (let i = 0; i < STATE; i++) this.#state[i] = this.#view[i];
  }

  /** Deals as many decks as eight lanes hold; false where a word may have to be drawn again, and then nothing is dealt. */
  #lanes(): boolean {
    const { bounds, draws, steps } = this.#swapper;
    if (this.#rows.arena.kernels.laneDraws(this.#kept, bounds, steps, draws, this.#groups, this.#jump, this.#work) !== 0) return false;
    this.#swapper.byLanes(this.#groups);
    return true;
  }
}

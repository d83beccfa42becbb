import { ABREAST, type Rows } from '../rows.js';
import { jumpTables } from './jump-tables.js';
import { type SwapPlan, Swapper } from './swap-plan.js';

/** Words of the generator's state. */
const STATE = 4;

/** Fewer decks than this make no lanes: to move the eight of them on takes as long as some decks. */
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

  /** `state`: four words, those of the generator's seed, which are moved on as decks are dealt. */
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

  /** Deals the next decks into the first `length` rows. */
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

  /** Deals as many decks as eight lanes have; false where a word may have to be drawn again, and then nothing is dealt. */
  #lanes(): boolean {
    const { bounds, draws, steps } = this.#swapper;
    if (this.#rows.arena.kernels.laneDraws(this.#kept, bounds, steps, draws, this.#groups, this.#jump, this.#work) !== 0) return false;
    this.#swapper.byLanes(this.#groups);
    return true;
  }
}

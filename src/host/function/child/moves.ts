import { type ChildBreach, childBreach } from '../../../engine/child/breach.js';
import type { Handout } from '../../../kinds/handout.js';
import type { MoveRule } from '../../../kinds/moves/move-rule.js';
import { readMove } from '../../../kinds/moves/read-move.js';

// Captured before the subject is loaded: it may replace any of them.
const floor = Math.floor;

/** Evenly random piles for a player of Nim to move in, and the moves made. Must be made before the subject is loaded. */
export class ChildMoves {
  readonly #max: number;
  readonly #move: MoveRule;
  readonly #draw: () => number;
  readonly #before: Uint16Array;
  readonly #after: Uint16Array;

  private constructor(piles: number, max: number, move: MoveRule, draw: () => number) {
    this.#max = max;
    this.#move = move;
    this.#draw = draw;
    this.#before = new Uint16Array(piles);
    this.#after = new Uint16Array(piles);
  }

  /** Returns null where the function is not handed piles to move in. */
  static of({ first, move }: Handout, draw: () => number): ChildMoves | null {
    return first.kind === 'even-piles' && move ? new ChildMoves(first.piles, first.max, move, draw) : null;
  }

  fresh(): unknown {
    const given: number[] = [];
    for (let i = 0; i < this.#before.length; i++) given[i] = this.#before[i] = floor(this.#draw() * this.#max) + 1;
    return given;
  }

  /** Turns the piles that came back, in `cells` at `at`, into the piles before the move and the move; returns the broken rule, or null. */
  read(cells: Uint16Array, at: number): ChildBreach | null {
    const piles = this.#before.length;
    for (let i = 0; i < piles; i++) {
      this.#after[i] = cells[at + i];
      cells[at + i] = this.#before[i];
    }
    const rule = readMove(this.#before, this.#after, this.#move, cells, at + piles);
    return rule === null ? null : childBreach('E_SUBJECT_CONTRACT', rule);
  }
}

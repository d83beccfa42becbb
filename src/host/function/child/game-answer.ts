import { readMove } from '../../../kinds/moves/read-move.js';
import { type ChildBreach, childBreach } from './answer.js';
import type { ChildGame } from './protocol.js';

// Captured before the subject is loaded: it may replace any of them.
const floor = Math.floor;

/** Even deals of Nim for a player to move in, and what its moves were. To be made before the subject is loaded. */
export class ChildGameDeals {
  readonly #game: ChildGame;
  readonly #draw: () => number;
  readonly #before: Uint16Array;
  readonly #after: Uint16Array;

  constructor(game: ChildGame, draw: () => number) {
    this.#game = game;
    this.#draw = draw;
    this.#before = new Uint16Array(game.piles);
    this.#after = new Uint16Array(game.piles);
  }

  /** What the function is called with first: the number of piles it is to deal, or the piles it is to move in. */
  fresh(): unknown {
    const { max, moves, piles } = this.#game;
    if (!moves) return piles;
    const given: number[] = [];
    for (let i = 0; i < piles; i++) given[i] = this.#before[i] = floor(this.#draw() * max) + 1;
    return given;
  }

  /** Turns the piles that came back, in `cells` at `at`, into the piles before the move and the move; the rule it breaks, or null. */
  read(cells: Uint16Array, at: number): ChildBreach | null {
    const { moves, piles } = this.#game;
    if (!moves) return null;
    for (let i = 0; i < piles; i++) {
      this.#after[i] = cells[at + i];
      cells[at + i] = this.#before[i];
    }
    const rule = readMove(this.#before, this.#after, this.#game, cells, at + piles);
    return rule === null ? null : childBreach('E_SUBJECT_CONTRACT', rule);
  }
}

import type { Expansion, Fate, TreeChild } from '../../../core/claim/search-tree.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { blankOf } from '../board.js';
import { NO_MOVE, TILE_MOVES, tileSteps } from '../moves.js';
import type { SearchRequest } from './search.js';

/** A board one move away from another. */
export interface Child {
  /** Index of the move in TILE_MOVES. */
  readonly move: number;
  readonly cells: Uint8Array;
}

/** Makes the boards one move away in the order asked for. `came` is the move that led here, whose reverse is left out, or NO_MOVE. */
export function childrenOf({ order, start }: SearchRequest): (cells: Uint8Array, came: number) => readonly Child[] {
  const steps = tileSteps(start);
  const moves = (order ?? TILE_MOVES).map((move) => TILE_MOVES.indexOf(move));
  return (cells, came) => {
    const blank = blankOf(cells, 0, cells.length);
    const children: Child[] = [];
    for (const move of moves) {
      const from = steps[4 * blank + move];
      if (from === NO_MOVE || (came !== NO_MOVE && move === (came ^ 1))) continue;
      const after = Uint8Array.from(cells);
      after[blank] = after[from];
      after[from] = 0;
      children.push({ move, cells: after });
    }
    return children;
  };
}

/** Tells a listener of expansions and numbers them. A search without a listener, or whose listener has heard enough, pays nothing for it. */
export class Teller {
  private listener: SearchRequest['onExpand'];
  private number = 0;
  /** The expansion that last took a board, by the board's number in the search. */
  private readonly taken = new Map<number, number>();
  private children: TreeChild[] = [];

  constructor(listener: SearchRequest['onExpand']) {
    this.listener = listener;
  }

  get listening(): boolean {
    return this.listener !== undefined;
  }

  child({ cells, move }: Child, g: number, h: number | null, fate: Fate): void {
    if (this.listener) this.children.push({ move: TILE_MOVES[move], cells: Array.from(cells), g, h, fate });
  }

  /** Records that all children of a board were made. `id` is its own number in the search, `parent` that of the board it was made from, -1 for none. */
  expanded(
    id: number,
    parent: number,
    at: Pick<Expansion, 'bound' | 'g' | 'h'> & { readonly cells: Uint8Array; readonly move: number },
  ): void {
    if (!this.listener) return;
    const number = ++this.number;
    this.taken.set(id, number);
    const more = this.listener({
      ...at,
      number,
      parent: this.taken.get(parent) ?? null,
      move: at.move === NO_MOVE ? null : TILE_MOVES[at.move],
      cells: Array.from(at.cells),
      children: this.children,
    });
    this.children = [];
    if (!more) {
      this.listener = undefined;
      this.taken.clear();
    }
  }
}

/** True when a search should report progress: every 16,384 boards. */
export function breathes(generated: number): boolean {
  return (generated & 16_383) < 4;
}

export function describeKept(generated: number, kept: number): string {
  return `${counted(count(generated), 'board')} made, ${count(kept)} kept`;
}

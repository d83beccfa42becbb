import { sameCells } from '../board.js';
import { NO_MOVE } from '../moves.js';
import { pathOf, type TilePath } from '../path.js';

/** The number of a board in a store; -1 for none. */
export type BoardId = number;

const NONE: BoardId = -1;

/** Boards that a search has met, each once, with the move and parent that led there, in flat arrays that grow. */
export class BoardStore {
  count = 0;
  private readonly n: number;
  private cells: Uint8Array;
  private parents: Int32Array;
  private moves: Int8Array;
  private depths: Int32Array;
  private closed: Uint8Array;
  /** Open addressing: 1 + the number of the board, 0 where free. Never more than half full. */
  private table: Int32Array;

  constructor(n: number) {
    this.n = n;
    this.cells = new Uint8Array(1024 * n);
    this.parents = new Int32Array(1024);
    this.moves = new Int8Array(1024);
    this.depths = new Int32Array(1024);
    this.closed = new Uint8Array(1024);
    this.table = new Int32Array(4096);
  }

  get bytes(): number {
    const { cells, closed, depths, moves, parents, table } = this;
    return cells.byteLength + closed.byteLength + depths.byteLength + moves.byteLength + parents.byteLength + table.byteLength;
  }

  find(cells: Uint8Array): BoardId {
    return this.table[this.placeOf(cells)] - 1;
  }

  /** Adds a board that is not in the store yet, reached from `parent` (-1 for the start) by a move at depth g. */
  add(cells: Uint8Array, parent: BoardId, move: number, g: number): BoardId {
    if (this.count === this.parents.length) this.grow();
    const id = this.count++;
    this.cells.set(cells, id * this.n);
    this.table[this.placeOf(cells)] = id + 1;
    this.reach(id, parent, move, g);
    return id;
  }

  /** Records another way to a board. */
  reach(id: BoardId, parent: BoardId, move: number, g: number): void {
    this.parents[id] = parent;
    this.moves[id] = move;
    this.depths[id] = g;
  }

  /** Returns the cells of a board as a view, valid until the next `add`. */
  cellsOf(id: BoardId): Uint8Array {
    return this.cells.subarray(id * this.n, (id + 1) * this.n);
  }

  depthOf(id: BoardId): number {
    return this.depths[id];
  }

  /** True where a board has been taken, for searches that may take it again. */
  isClosed(id: BoardId): boolean {
    return this.closed[id] === 1;
  }

  setClosed(id: BoardId, closed: boolean): void {
    this.closed[id] = closed ? 1 : 0;
  }

  /** Returns the board it was reached from, -1 for the start. */
  parentOf(id: BoardId): BoardId {
    return this.parents[id];
  }

  moveOf(id: BoardId): number {
    return this.moves[id];
  }

  pathTo(id: BoardId): TilePath {
    const moves: number[] = [];
    for (let at = id; this.moves[at] !== NO_MOVE; at = this.parents[at]) moves.push(this.moves[at]);
    return pathOf(moves.reverse());
  }

  private placeOf(cells: Uint8Array): number {
    // FNV-1a: hash ← (hash ^ cell) · 16,777,619 mod 2^32, from 2,166,136,261. http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = 0x811c9dc5;
    for (let i = 0; i < this.n; i++) hash = Math.imul(hash ^ cells[i], 0x01000193);
    const mask = this.table.length - 1;
    let place = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const id = this.table[place] - 1;
      if (id === NONE || sameCells(this.cellsOf(id), cells)) return place;
      place = (place + 1) & mask;
    }
  }

  private grow(): void {
    const size = 2 * this.parents.length;
    this.cells = extended(this.cells, new Uint8Array(size * this.n));
    this.parents = extended(this.parents, new Int32Array(size));
    this.moves = extended(this.moves, new Int8Array(size));
    this.depths = extended(this.depths, new Int32Array(size));
    this.closed = extended(this.closed, new Uint8Array(size));
    this.table = new Int32Array(4 * size);
    for (let id = 0; id < this.count; id++) this.table[this.placeOf(this.cellsOf(id))] = id + 1;
  }
}

function extended<T extends Uint8Array | Int32Array | Int8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}

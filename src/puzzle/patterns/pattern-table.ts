import type { Shape } from '../board.js';

/** Bits of a cell in a table's index: up to 16 cells. */
const CELL_BITS = 4;
const UNMET = 255;

/** Entries of the table of a group of k tiles: 16^k. */
export function tableSize(group: readonly number[]): number {
  return 2 ** (CELL_BITS * group.length);
}

/**
 * Fills a group's table, worked out backwards from the goal: the least moves of the group's own tiles, so that the tables of groups that share
 * no tile may be added up. The index has the cell of tile k of the group in bits 4k to 4k + 3; 255 stands where two would share a cell.
 * The blank walks for nothing among the other tiles, so a state is the places of the group with the blank's whole region.
 * `shape` has up to 16 cells, tiles are named by their goal cells, `blank` is the blank's. Takes 4 · 16^k bytes more while it runs.
 */
export function fillPatternTable(
  moves: Uint8Array,
  shape: Shape,
  blank: number,
  group: readonly number[],
  onEntry: (entries: number) => void = () => undefined,
): void {
  const size = tableSize(group);
  moves.fill(UNMET);
  /** Cells from which the blank has been met, and those to look at in this round, one bit a cell. */
  const met = new Uint16Array(size);
  const waiting = new Uint16Array(size);
  const beside = neighbourMasks(shape);
  const spread = spreading(shape);
  const home = group.reduce((index, cell, k) => index | (cell << (CELL_BITS * k)), 0);
  waiting[home] = 1 << blank;
  let round: Int32Array = Int32Array.of(home);
  for (let cost = 0; round.length > 0; cost++) {
    onEntry(round.length);
    const next = new Growing(round.length);
    for (const index of round) {
      const mask = occupied(index, group.length);
      const fresh = spread(waiting[index], ~mask) & ~met[index];
      waiting[index] = 0;
      if (fresh === 0) continue;
      met[index] |= fresh;
      if (moves[index] === UNMET) moves[index] = cost;
      for (let k = 0; k < group.length; k++) {
        const from = (index >> (CELL_BITS * k)) & 15;
        for (let open = beside[from] & fresh; open !== 0; open &= open - 1) {
          const to = 31 - Math.clz32(open & -open);
          const after = index + ((to - from) << (CELL_BITS * k));
          if ((met[after] & (1 << from)) !== 0) continue;
          // A move changes the colour of the group's cells together, so no entry is both of this round and of the next.
          if (waiting[after] === 0) next.push(after);
          waiting[after] |= 1 << from;
        }
      }
    }
    round = next.all();
  }
}

/** The cells of an index as bits. */
function occupied(index: number, tiles: number): number {
  let mask = 0;
  for (let k = 0; k < tiles; k++) mask |= 1 << ((index >> (CELL_BITS * k)) & 15);
  return mask;
}

function neighbourMasks({ cols, rows }: Shape): Uint16Array {
  return Uint16Array.from({ length: rows * cols }, (_, cell) => {
    const col = cell % cols;
    const up = cell >= cols ? 1 << (cell - cols) : 0;
    const down = cell < cols * (rows - 1) ? 1 << (cell + cols) : 0;
    return up | down | (col > 0 ? 1 << (cell - 1) : 0) | (col < cols - 1 ? 1 << (cell + 1) : 0);
  });
}

/** All that the blank can walk to among free cells, whole rows at a time. */
function spreading({ cols, rows }: Shape): (from: number, free: number) => number {
  const all = 2 ** (rows * cols) - 1;
  let first = 0;
  for (let row = 0; row < rows; row++) first |= 1 << (row * cols);
  const notFirst = all & ~first;
  const notLast = all & ~(first << (cols - 1));
  return (from, free) => {
    let reached = from;
    for (let before = 0; before !== reached; ) {
      before = reached;
      reached |= ((reached << cols) | (reached >> cols) | ((reached & notLast) << 1) | ((reached & notFirst) >> 1)) & free & all;
    }
    return reached;
  };
}

/** A list of whole numbers that grows. */
class Growing {
  private kept: Int32Array;
  private length = 0;

  constructor(expected: number) {
    this.kept = new Int32Array(Math.max(64, 2 * expected));
  }

  push(value: number): void {
    if (this.length === this.kept.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.kept);
      this.kept = larger;
    }
    this.kept[this.length++] = value;
  }

  all(): Int32Array {
    return this.kept.subarray(0, this.length);
  }
}

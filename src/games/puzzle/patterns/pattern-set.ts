import { AuditError } from '../../../core/errors.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Board } from '../board.js';
import { frameOf, type GoalFrame } from './frame.js';
import { type Partition, type PartitionId, partitionFor } from './partitions.js';
import { CELL_BITS, type PatternIndex, patternIndex } from './pattern-index.js';

const UNMET = 255;

/**
 * Fills the table of group g, working backwards from the goal. An entry is the fewest moves of the group's own tiles, so tables of disjoint groups
 * may be added up. The blank moves freely among the other tiles, so a state is the group's cells with the blank's whole region. `moves` holds the
 * tables of all groups, `shape` has up to 16 cells, tiles are named by their goal cells, and `blank` is the blank's. The tables of a set share
 * `scratch`, which would otherwise be garbage of four times their size.
 */
export function fillPatternTable(
  moves: Uint8Array,
  pattern: PatternIndex,
  { blank, g, group, shape }: { readonly blank: number; readonly g: number; readonly group: readonly number[]; readonly shape: BoardShape },
  { lists, met, waiting }: PatternScratch = patternScratch(pattern.size),
  onEntry: (entries: number) => void = () => undefined,
): void {
  const { entryOf } = pattern;
  const first = pattern.firsts[g];
  const size = (pattern.firsts[g + 1] ?? pattern.size) - first;
  moves.fill(UNMET, first, first + size);
  met.fill(0);
  const beside = neighbourMasks(shape);
  const spread = spreading(shape);
  const home = group.reduce((code, cell, k) => code + (cell << (CELL_BITS * k)), pattern.starts[g]);
  waiting[entryOf(home) - first] = 1 << blank;
  let [round, next] = lists;
  round.clear();
  round.push(home);
  for (let cost = 0; round.length > 0; cost++) {
    onEntry(round.length);
    next.clear();
    for (let k = 0; k < round.length; k++) {
      const code = round.kept[k];
      const entry = entryOf(code) - first;
      const mask = occupied(code, group.length);
      const fresh = spread(waiting[entry], ~mask) & ~met[entry];
      waiting[entry] = 0;
      if (fresh === 0) continue;
      met[entry] |= fresh;
      if (moves[first + entry] === UNMET) moves[first + entry] = cost;
      for (let k = 0; k < group.length; k++) {
        const from = (code >> (CELL_BITS * k)) & 15;
        for (let open = beside[from] & fresh; open !== 0; open &= open - 1) {
          // The lowest cell of `open`; the tile's four bits of the code change from one cell to the other.
          const to = 31 - Math.clz32(open & -open);
          const after = code + ((to - from) << (CELL_BITS * k));
          const place = entryOf(after) - first;
          if ((met[place] & (1 << from)) !== 0) continue;
          // A move changes the colour of the group's cells together, so no entry is both of this round and of the next.
          if (waiting[place] === 0) next.push(after);
          waiting[place] |= 1 << from;
        }
      }
    }
    [round, next] = [next, round];
  }
}

interface PatternScratch {
  /** The cells from which the blank has been met, by table entry, one bit per cell. */
  readonly met: Uint16Array;
  /** The cells to examine in this round, laid out as `met`; zeros before and after every table. */
  readonly waiting: Uint16Array;
  /** The codes of this round and of the next, in turn. */
  readonly lists: readonly [Growing, Growing];
}

/** Allocates memory for tables of up to `entries` entries: 4 bytes each, and the lists. */
function patternScratch(entries: number): PatternScratch {
  return { met: new Uint16Array(entries), waiting: new Uint16Array(entries), lists: [new Growing(), new Growing()] };
}

/** Returns the cells of a code, one bit per cell. */
function occupied(code: number, tiles: number): number {
  let mask = 0;
  for (let k = 0; k < tiles; k++) mask |= 1 << ((code >> (CELL_BITS * k)) & 15);
  return mask;
}

function neighbourMasks({ columns, rows }: BoardShape): Uint16Array {
  return Uint16Array.from({ length: rows * columns }, (_, cell) => {
    const col = cell % columns;
    const up = cell >= columns ? 1 << (cell - columns) : 0;
    const down = cell < columns * (rows - 1) ? 1 << (cell + columns) : 0;
    return up | down | (col > 0 ? 1 << (cell - 1) : 0) | (col < columns - 1 ? 1 << (cell + 1) : 0);
  });
}

/**
 * Returns a flood fill: all free cells the blank can reach, one bit per cell. Down and up are shifts by a row; right and left shift by a bit that
 * stays in its row.
 */
function spreading({ columns, rows }: BoardShape): (from: number, free: number) => number {
  const all = 2 ** (rows * columns) - 1;
  let first = 0;
  for (let row = 0; row < rows; row++) first |= 1 << (row * columns);
  const notFirst = all & ~first;
  const notLast = all & ~(first << (columns - 1));
  return (from, free) => {
    let reached = from;
    for (let before = 0; before !== reached; ) {
      before = reached;
      reached |= ((reached << columns) | (reached >> columns) | ((reached & notLast) << 1) | ((reached & notFirst) >> 1)) & free & all;
    }
    return reached;
  };
}

/** A growing list of integers that keeps its capacity when cleared. */
class Growing {
  length: number = 0;
  kept: Int32Array = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.kept.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.kept);
      this.kept = larger;
    }
    this.kept[this.length++] = value;
  }

  clear(): void {
    this.length = 0;
  }
}

export interface PatternSet {
  readonly id: PartitionId;
  readonly frame: GoalFrame;
  /** The labels of each group, the first in the lowest bits of its table's index. */
  readonly groups: Partition;
  readonly index: PatternIndex;
  /** All tables end to end: the fewest moves of the group's own tiles, by entry. */
  readonly moves: Uint8Array;
  /** Bytes of the tables and of their index. */
  readonly bytes: number;
}

/**
 * Builds the tables for any goal of a 4 x 4 board. Throws E_USAGE for another shape. The 5-5-5 set takes 3.1 MB and under two seconds of CPU time,
 * the 6-6-3 set 33.6 MB and some seconds.
 */
export function patternSet(goal: Board, id: PartitionId, onProgress: (what: string) => void = () => undefined): PatternSet {
  if (goal.rows !== 4 || goal.columns !== 4)
    throw new AuditError('E_USAGE', `the tables ${id} are for boards of 4 x 4, got ${goal.rows} x ${goal.columns}`, {
      hint: 'linear-conflict goes with every board',
    });
  const frame = frameOf(goal);
  const groups = partitionFor(id, frame.blank);
  const index = patternIndex(
    goal.cells.length,
    groups.map((group) => group.length),
  );
  const moves = new Uint8Array(index.size);
  const ends = [...index.firsts.slice(1), index.size];
  const scratch = patternScratch(Math.max(...ends.map((end, g) => end - index.firsts[g])));
  for (const [g, group] of groups.entries()) {
    let met = 0;
    const table = { blank: frame.blank, g, group, shape: goal };
    fillPatternTable(moves, index, table, scratch, (entries) => {
      met += entries;
      onProgress(`table ${g + 1} of ${groups.length}: ${counted(count(met), 'entry')}`);
    });
  }
  return { id, frame, groups, index, moves, bytes: moves.length + index.bytes };
}

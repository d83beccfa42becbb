import { intoFrame } from './frame.js';
import type { PatternSet } from './pattern-set.js';
import { WAYS, waysOf } from './ways.js';

const CELLS = 16;
/** No 4 x 4 board is farther than 80 moves from a goal with the blank in a corner. Tables for other goals may give slightly more. */
const DEEPEST = 128;
/** Boards made between two progress reports. */
const BREATH = 2 ** 23;

/** One round of a deepening search: every path of up to `bound` moves was examined. */
export interface Round {
  readonly bound: number;
  readonly expanded: number;
  /** Boards made in this round, including those cut off. */
  readonly generated: number;
}

/** Reports progress of a deepening search; returning false stops it. */
export type RoundListener = (bound: number, generated: number) => boolean;

/** The result of a search: the frame cells that the blank passed through, the start's first; null where it was stopped. */
export interface PatternWay {
  readonly blanks: readonly number[] | null;
  readonly rounds: readonly Round[];
}

/** IDA* over a set of pattern tables, for one goal. */
export interface PatternSearch {
  /** Estimates the moves for a board, given its cells outside the frame: the larger of the two sums of the tables, straight and mirrored. */
  estimate(cells: ArrayLike<number>): number;
  /** Finds a shortest path from a solvable board. `on` is asked after every 8,388,608 boards. */
  search(cells: ArrayLike<number>, on?: RoundListener): PatternWay;
}

/**
 * Makes the search for a set. A tile's move changes its code in one table and, in the mirror across the diagonal through the blank's goal, in one
 * more. The larger of the two sums is the estimate, and both change by one with every move. The state is integers in a few arrays: nothing is
 * allocated while it runs.
 */
export function patternSearch(set: PatternSet): PatternSearch {
  const { frame, index, moves } = set;
  const { entryOf } = index;
  const { mirror } = frame;
  const groupOf = new Uint8Array(CELLS);
  const shiftOf = new Uint8Array(CELLS);
  for (const [g, group] of set.groups.entries()) {
    for (const [k, label] of group.entries()) {
      groupOf[label] = g;
      shiftOf[label] = 4 * k;
    }
  }
  const mirrored = mirror ?? Uint8Array.from({ length: CELLS }, (_, cell) => cell);
  const mirrorGroupOf = mirrored.map((label) => groupOf[label]);
  const mirrorShiftOf = mirrored.map((label) => shiftOf[label]);
  const ways = waysOf(frame);
  const at = new Int32Array(set.groups.length);
  const mirrorAt = new Int32Array(set.groups.length);
  /** The terms of the two sums: the moves of each group. */
  const own = new Uint8Array(set.groups.length);
  const mirrorOwn = new Uint8Array(set.groups.length);
  const cells = new Uint8Array(CELLS);
  const blanks = new Uint8Array(DEEPEST);
  const triedTo = new Int32Array(DEEPEST);
  const sums = new Uint8Array(DEEPEST);
  const mirrorSums = new Uint8Array(DEEPEST);

  const movesOf = (code: number): number => moves[entryOf(code)];

  function place(board: ArrayLike<number>): void {
    cells.set(intoFrame(frame, board));
    at.set(index.starts);
    mirrorAt.set(index.starts);
    for (let cell = 0; cell < CELLS; cell++) {
      const label = cells[cell];
      if (label === frame.blank) continue;
      at[groupOf[label]] += cell << shiftOf[label];
      mirrorAt[mirrorGroupOf[label]] += mirrored[cell] << mirrorShiftOf[label];
    }
    own.set(at.map(movesOf));
    mirrorOwn.set(mirrorAt.map(movesOf));
  }

  const sum = (terms: Uint8Array): number => terms.reduce((total, term) => total + term, 0);

  /** Searches every path of up to `bound` moves that the estimates allow. */
  function round(
    bound: number,
    start: number,
    on: RoundListener,
  ): { readonly depth: number; readonly expanded: number; readonly generated: number } {
    let depth = 0;
    let blank = start;
    // Where the blank's ways begin, by how it came; 4 at the start: see `waysOf`.
    let way = WAYS * (5 * blank + 4);
    let h = sum(own);
    let m = sum(mirrorOwn);
    let left = bound - 1;
    let generated = 0;
    let expanded = 1;
    let breath = BREATH;
    blanks[0] = blank;
    for (;;) {
      const from = ways[way];
      if (from < 0) {
        if (depth === 0) return { depth: -1, expanded, generated };
        const before = blanks[--depth];
        const label = cells[before];
        cells[blank] = label;
        const group = groupOf[label];
        const mirrorGroup = mirrorGroupOf[label];
        at[group] += (blank - before) << shiftOf[label];
        mirrorAt[mirrorGroup] += (mirrored[blank] - mirrored[before]) << mirrorShiftOf[label];
        // A move changes one term of each sum.
        own[group] += sums[depth] - h;
        mirrorOwn[mirrorGroup] += mirrorSums[depth] - m;
        blank = before;
        way = triedTo[depth];
        h = sums[depth];
        m = mirrorSums[depth];
        left++;
        continue;
      }
      way += 2;
      generated++;
      const label = cells[from];
      const group = groupOf[label];
      const after = at[group] + ((blank - from) << shiftOf[label]);
      const afterMoves = moves[entryOf(after)];
      const nextH = h - own[group] + afterMoves;
      if (nextH > left) continue;
      const mirrorGroup = mirrorGroupOf[label];
      const mirrorAfter = mirrorAt[mirrorGroup] + ((mirrored[blank] - mirrored[from]) << mirrorShiftOf[label]);
      const mirrorMoves = moves[entryOf(mirrorAfter)];
      const nextM = m - mirrorOwn[mirrorGroup] + mirrorMoves;
      if (nextM > left) continue;
      cells[blank] = label;
      at[group] = after;
      own[group] = afterMoves;
      mirrorAt[mirrorGroup] = mirrorAfter;
      mirrorOwn[mirrorGroup] = mirrorMoves;
      triedTo[depth] = way;
      sums[depth] = h;
      mirrorSums[depth] = m;
      blanks[++depth] = from;
      blank = from;
      // The other half of a pair says by which way the blank came.
      way = WAYS * (5 * blank + ways[way - 1]);
      h = nextH;
      m = nextM;
      left--;
      expanded++;
      if (h === 0) return { depth, expanded, generated };
      if (generated > breath) {
        breath = generated + BREATH;
        if (!on(bound, generated)) return { depth: -2, expanded, generated };
      }
    }
  }

  return {
    estimate(board) {
      place(board);
      return Math.max(sum(own), mirror === null ? 0 : sum(mirrorOwn));
    },
    search(board, on = () => true) {
      const rounds: Round[] = [];
      place(board);
      const start = cells.indexOf(frame.blank);
      const least = Math.max(sum(own), sum(mirrorOwn));
      if (least === 0) return { blanks: [start], rounds };
      for (let bound = least; ; bound += 2) {
        place(board);
        const { depth, expanded, generated } = round(bound, start, on);
        rounds.push({ bound, expanded, generated });
        if (depth >= 0) return { blanks: Array.from(blanks.subarray(0, depth + 1)), rounds };
        if (depth === -2) return { blanks: null, rounds };
      }
    },
  };
}

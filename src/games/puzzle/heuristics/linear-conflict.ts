import { pow } from '../../../math/primitives/pow.js';
import type { Board } from '../board.js';
import { cellsOfTiles } from '../board.js';
import { distancesTo, manhattanSum } from './distances.js';
import type { Heuristic } from './heuristic.js';

/**
 * Manhattan distance, and two moves more for every tile that must leave its goal's line to let another of that line pass. Of the tiles in the line
 * where they belong, all must leave that do not fit one longest rising sequence.
 */
export const linearConflict: Heuristic = {
  id: 'linear-conflict',
  title: 'Manhattan distance with linear conflicts',
  summary: 'Manhattan distance, and two moves more for every tile that must leave its line to let others of that line go by.',
  reference:
    'O. Hansson, A. Mayer & M. Yung (1992), Criticizing solutions to relaxed models yields powerful admissible heuristics, Information Sciences 63, 207–227',
  refuses: () => null,
  follow(goal) {
    const n = goal.cells.length;
    const distances = distancesTo(goal);
    const lines = linesOf(goal);
    const bytes = distances.length + lines.conflicts.length * 2;
    const followed = new Uint8Array(n);
    let sum = 0;
    return {
      bytes,
      set(cells) {
        for (let cell = 0; cell < n; cell++) followed[cell] = cells[cell];
        sum = manhattanSum(distances, cells, 0, n);
        for (let line = 0; line < lines.count; line++) sum += lines.extra(followed, line);
        return sum;
      },
      move(tile, from, to) {
        // Along a line no tile goes by another, so only the two lines across it can change.
        const [left, entered] = lines.across(from, to);
        sum -= lines.extra(followed, left) + lines.extra(followed, entered);
        followed[to] = tile;
        followed[from] = 0;
        sum += lines.extra(followed, left) + lines.extra(followed, entered) + distances[tile * n + to] - distances[tile * n + from];
        return sum;
      },
    };
  },
};

interface Lines {
  /** Rows first, then columns. */
  readonly count: number;
  readonly conflicts: Uint8Array;
  /** Returns the moves beyond Manhattan that one line costs. */
  extra(cells: Uint8Array, line: number): number;
  across(from: number, to: number): readonly [number, number];
}

function linesOf({ cells: goalCells, columns, rows }: Board): Lines {
  const goals = cellsOfTiles(goalCells);
  const longest = Math.max(rows, columns);
  const conflicts = conflictTable(longest);
  /** Returns, for a line and a tile, 0 for a stranger, else 1 + the place in the line where it belongs. */
  const placeIn = (line: number, tile: number): number => {
    if (tile === 0) return 0;
    const [row, col] = [Math.floor(goals[tile] / columns), goals[tile] % columns];
    if (line < rows) return row === line ? col + 1 : 0;
    return col === line - rows ? row + 1 : 0;
  };
  const count = rows + columns;
  const places = Array.from({ length: count }, (_, line) => Uint8Array.from(goals, (_goal, tile) => placeIn(line, tile)));
  const cellsOf = Array.from({ length: count }, (_, line) =>
    line < rows
      ? Array.from({ length: columns }, (_c, k) => line * columns + k)
      : Array.from({ length: rows }, (_r, k) => k * columns + line - rows),
  );
  return {
    count,
    conflicts,
    extra(cells, line) {
      let code = 0;
      for (const cell of cellsOf[line]) code = code * (longest + 1) + places[line][cells[cell]];
      return 2 * conflicts[code];
    },
    across(from, to) {
      const vertical = Math.abs(from - to) === columns;
      return vertical ? [Math.floor(from / columns), Math.floor(to / columns)] : [rows + (from % columns), rows + (to % columns)];
    },
  };
}

/** Returns how many tiles of a line must leave it, indexed by the places that they belong to, 0 for strangers, in base k + 1. */
function conflictTable(k: number): Uint8Array {
  const table = new Uint8Array(pow(k + 1, k));
  for (let code = 0; code < table.length; code++) {
    const places: number[] = [];
    for (let rest = code, i = 0; i < k; i++, rest = Math.floor(rest / (k + 1))) if (rest % (k + 1) > 0) places.unshift(rest % (k + 1));
    table[code] = places.length - longestRising(places);
  }
  return table;
}

function longestRising(places: readonly number[]): number {
  const ends: number[] = [];
  for (const place of places) {
    const at = ends.findIndex((end) => end >= place);
    if (at < 0) ends.push(place);
    else ends[at] = place;
  }
  return ends.length;
}

import { type Board, blankFirstBoard, boardOf } from './board.js';
import { patterns555 } from './heuristics/patterns-555.js';
import { patternSearch } from './patterns/pattern-search.js';
import { patternSet } from './patterns/pattern-set.js';
import { idaStar } from './searches/ida-star.js';

interface KorfBoard {
  /** 1 to 100, as published. */
  readonly id: number;
  /** The start, for the goal with the blank first. */
  readonly start: Board;
  /** The length of a shortest path, as published: single moves of a tile. */
  readonly published: number;
}

/** One line per board, in the published order: its cells row by row, the blank as 0, and the published length; 5,305 moves together. */
const LINES = `
14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3 | 57
13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6 | 55
14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15 | 59
5 12 10 7 15 11 14 0 8 2 1 13 3 4 9 6 | 56
4 7 14 13 10 3 9 12 11 5 6 15 1 2 8 0 | 56
14 7 1 9 12 3 6 15 8 11 2 5 10 0 4 13 | 52
2 11 15 5 13 4 6 7 12 8 10 1 9 3 14 0 | 52
12 11 15 3 8 0 4 2 6 13 9 5 14 1 10 7 | 50
3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0 | 46
13 11 8 9 0 15 7 10 4 3 6 14 5 12 2 1 | 59
5 9 13 14 6 3 7 12 10 8 4 0 15 2 11 1 | 57
14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15 | 45
3 6 5 2 10 0 15 14 1 4 13 12 9 8 11 7 | 46
7 6 8 1 11 5 14 10 3 4 9 13 15 2 0 12 | 59
13 11 4 12 1 8 9 15 6 5 14 2 7 3 10 0 | 62
1 3 2 5 10 9 15 6 8 14 13 11 12 4 7 0 | 42
15 14 0 4 11 1 6 13 7 5 8 9 3 2 10 12 | 66
6 0 14 12 1 15 9 10 11 4 7 2 8 3 5 13 | 55
7 11 8 3 14 0 6 15 1 4 13 9 5 12 2 10 | 46
6 12 11 3 13 7 9 15 2 14 8 10 4 1 5 0 | 52
12 8 14 6 11 4 7 0 5 1 10 15 3 13 9 2 | 54
14 3 9 1 15 8 4 5 11 7 10 13 0 2 12 6 | 59
10 9 3 11 0 13 2 14 5 6 4 7 8 15 1 12 | 49
7 3 14 13 4 1 10 8 5 12 9 11 2 15 6 0 | 54
11 4 2 7 1 0 10 15 6 9 14 8 3 13 5 12 | 52
5 7 3 12 15 13 14 8 0 10 9 6 1 4 2 11 | 58
14 1 8 15 2 6 0 3 9 12 10 13 4 7 5 11 | 53
13 14 6 12 4 5 1 0 9 3 10 2 15 11 8 7 | 52
9 8 0 2 15 1 4 14 3 10 7 5 11 13 6 12 | 54
12 15 2 6 1 14 4 8 5 3 7 0 10 13 9 11 | 47
12 8 15 13 1 0 5 4 6 3 2 11 9 7 14 10 | 50
14 10 9 4 13 6 5 8 2 12 7 0 1 3 11 15 | 59
14 3 5 15 11 6 13 9 0 10 2 12 4 1 7 8 | 60
6 11 7 8 13 2 5 4 1 10 3 9 14 0 12 15 | 52
1 6 12 14 3 2 15 8 4 5 13 9 0 7 11 10 | 55
12 6 0 4 7 3 15 1 13 9 8 11 2 14 5 10 | 52
8 1 7 12 11 0 10 5 9 15 6 13 14 2 3 4 | 58
7 15 8 2 13 6 3 12 11 0 4 10 9 5 1 14 | 53
9 0 4 10 1 14 15 3 12 6 5 7 11 13 8 2 | 49
11 5 1 14 4 12 10 0 2 7 13 3 9 15 6 8 | 54
8 13 10 9 11 3 15 6 0 1 2 14 12 5 4 7 | 54
4 5 7 2 9 14 12 13 0 3 6 11 8 1 15 10 | 42
11 15 14 13 1 9 10 4 3 6 2 12 7 5 8 0 | 64
12 9 0 6 8 3 5 14 2 4 11 7 10 1 15 13 | 50
3 14 9 7 12 15 0 4 1 8 5 6 11 10 2 13 | 51
8 4 6 1 14 12 2 15 13 10 9 5 3 7 0 11 | 49
6 10 1 14 15 8 3 5 13 0 2 7 4 9 11 12 | 47
8 11 4 6 7 3 10 9 2 12 15 13 0 1 5 14 | 49
10 0 2 4 5 1 6 12 11 13 9 7 15 3 14 8 | 59
12 5 13 11 2 10 0 9 7 8 4 3 14 6 15 1 | 53
10 2 8 4 15 0 1 14 11 13 3 6 9 7 5 12 | 56
10 8 0 12 3 7 6 2 1 14 4 11 15 13 9 5 | 56
14 9 12 13 15 4 8 10 0 2 1 7 3 11 5 6 | 64
12 11 0 8 10 2 13 15 5 4 7 3 6 9 14 1 | 56
13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11 | 41
3 15 2 5 11 6 4 7 12 9 1 0 13 14 10 8 | 55
5 11 6 9 4 13 12 0 8 2 15 10 1 7 3 14 | 50
5 0 15 8 4 6 1 14 10 11 3 9 7 12 2 13 | 51
15 14 6 7 10 1 0 11 12 8 4 9 2 5 13 3 | 57
11 14 13 1 2 3 12 4 15 7 9 5 10 6 8 0 | 66
6 13 3 2 11 9 5 10 1 7 12 14 8 4 0 15 | 45
4 6 12 0 14 2 9 13 11 8 3 15 7 10 1 5 | 57
8 10 9 11 14 1 7 15 13 4 0 12 6 2 5 3 | 56
5 2 14 0 7 8 6 3 11 12 13 15 4 10 9 1 | 51
7 8 3 2 10 12 4 6 11 13 5 15 0 1 9 14 | 47
11 6 14 12 3 5 1 15 8 0 10 13 9 7 4 2 | 61
7 1 2 4 8 3 6 11 10 15 0 5 14 12 13 9 | 50
7 3 1 13 12 10 5 2 8 0 6 11 14 15 4 9 | 51
6 0 5 15 1 14 4 9 2 13 8 10 11 12 7 3 | 53
15 1 3 12 4 0 6 5 2 8 14 9 13 10 7 11 | 52
5 7 0 11 12 1 9 10 15 6 2 3 8 4 13 14 | 44
12 15 11 10 4 5 14 0 13 7 1 2 9 8 3 6 | 56
6 14 10 5 15 8 7 1 3 4 2 0 12 9 11 13 | 49
14 13 4 11 15 8 6 9 0 7 3 1 2 10 12 5 | 56
14 4 0 10 6 5 1 3 9 2 13 15 12 7 8 11 | 48
15 10 8 3 0 6 9 5 1 14 13 11 7 2 12 4 | 57
0 13 2 4 12 14 6 9 15 1 10 3 11 5 8 7 | 54
3 14 13 6 4 15 8 9 5 12 10 0 2 7 1 11 | 53
0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15 | 42
11 0 15 8 13 12 3 5 10 1 4 6 14 9 7 2 | 57
13 0 9 12 11 6 3 5 15 8 1 10 4 14 2 7 | 53
14 10 2 1 13 9 8 11 7 3 6 12 15 5 4 0 | 62
12 3 9 1 4 5 10 2 6 11 15 0 14 7 13 8 | 49
15 8 10 7 0 12 14 1 5 9 6 3 13 11 4 2 | 55
4 7 13 10 1 2 9 6 12 8 14 5 3 0 11 15 | 44
6 0 5 10 11 12 9 2 1 7 4 3 14 8 13 15 | 45
9 5 11 10 13 0 2 1 8 6 14 12 4 7 3 15 | 52
15 2 12 11 14 13 9 5 1 3 8 7 0 10 6 4 | 65
11 1 7 4 10 13 3 8 9 14 0 15 6 5 2 12 | 54
5 4 7 1 11 12 14 15 10 13 8 6 2 0 9 3 | 50
9 7 5 2 14 15 12 10 11 3 6 1 8 13 0 4 | 57
3 2 7 9 0 15 12 4 6 11 5 14 8 13 10 1 | 57
13 9 14 6 12 8 1 2 3 4 0 7 5 10 11 15 | 46
5 7 11 8 0 14 9 13 10 12 3 15 6 1 4 2 | 53
4 3 6 13 7 15 9 0 10 5 8 11 2 12 1 14 | 50
1 7 15 14 2 6 4 9 12 11 13 3 0 8 5 10 | 49
9 14 5 7 8 15 1 2 10 4 13 6 12 0 11 3 | 44
0 11 3 12 5 2 1 9 8 10 14 15 7 4 13 6 | 54
7 15 4 0 10 9 2 5 12 11 13 6 1 3 14 8 | 57
11 4 0 8 6 10 5 13 12 7 14 3 1 2 9 15 | 54`;

/**
 * Returns the hundred 4 x 4 boards on which searches have been compared since 1985. The boards and lengths are those of
 * `fixtures/games/puzzle/korf100.json`, which names their origin.
 *
 * Source: R. E. Korf (1985), Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27, 97–109, table 1.
 */
export function korfBoards(): readonly KorfBoard[] {
  return LINES.trim()
    .split('\n')
    .map((line, k) => {
      const [cells, length] = line.split(' | ');
      return { id: k + 1, start: boardOf({ rows: 4, columns: 4 }, cells.split(' ').map(Number)), published: Number(length) };
    });
}

export interface SolvedBoard {
  /** 1 to 100, as published. */
  readonly id: number;
  /** The length of a shortest path, as published. */
  readonly published: number;
  readonly moves: number;
  /** Boards taken and expanded, in all rounds. */
  readonly expanded: number;
  /** Boards made, including those cut off, in all rounds. */
  readonly generated: number;
}

/** The solutions of the hundred boards: the same on every machine. */
export interface KorfSolved {
  readonly bench: 'korf-1985';
  readonly algorithm: string;
  readonly heuristic: string;
  readonly boards: readonly SolvedBoard[];
}

/**
 * Solves Korf's hundred boards by IDA* with the pattern tables 5-5-5, which are built once. `onBoard` receives the number solved: 0 when the tables
 * are ready. Takes some four seconds of CPU time.
 */
export function solveKorf(onBoard: (solved: number) => void): KorfSolved {
  const { search } = patternSearch(patternSet(blankFirstBoard({ rows: 4, columns: 4 }), '5-5-5'));
  onBoard(0);
  const boards = korfBoards().map(({ id, published, start }) => {
    const { blanks, rounds } = search(start.cells);
    onBoard(id);
    return {
      id,
      published,
      // Nothing stops the search, so that it ends with a way; the start is no move.
      moves: (blanks?.length ?? 0) - 1,
      expanded: rounds.reduce((sum, { expanded }) => sum + expanded, 0),
      generated: rounds.reduce((sum, { generated }) => sum + generated, 0),
    };
  });
  return { bench: 'korf-1985', algorithm: idaStar.id, heuristic: patterns555.id, boards };
}

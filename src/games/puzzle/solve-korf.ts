import { blankFirstBoard } from './board.js';
import { patterns555 } from './heuristics/patterns-555.js';
import { korfBoards } from './korf-boards.js';
import { patternSearch } from './patterns/pattern-search.js';
import { patternSet } from './patterns/pattern-set.js';
import { idaStar } from './searches/ida-star.js';

/** One of Korf's boards, solved. */
export interface SolvedBoard {
  /** 1 to 100, as published. */
  readonly id: number;
  /** The length of a shortest path, as published. */
  readonly published: number;
  /** Moves of the path that was found. */
  readonly moves: number;
  /** Boards taken and expanded, in all rounds. */
  readonly expanded: number;
  /** Boards made, those cut off included, in all rounds. */
  readonly generated: number;
}

/** The hundred boards, solved: the same on every machine. */
export interface KorfSolved {
  readonly bench: 'korf-1985';
  readonly algorithm: string;
  readonly heuristic: string;
  readonly boards: readonly SolvedBoard[];
}

/**
 * Solves Korf's hundred boards by IDA* with the pattern tables 5-5-5, which are built once. `onBoard` hears how many are solved: 0 when the tables are
 * there. Takes some four seconds of a processor.
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

import { factorial } from '../../math/fraction.js';
import type { Board } from './board.js';
import type { SearchResult } from './searches/search.js';

/** The work that a search had left when it gave up, as far as it can be estimated. */
export type LeftOver =
  | {
      readonly kind: 'round';
      readonly bound: number;
      /** Boards made in the unfinished round. */
      readonly made: number;
      /** Boards the round would make in all, if it outgrew the round before by the same factor as that one outgrew its own predecessor. */
      readonly expected: number;
      /** The growth of the last two whole rounds: a heuristic branching factor. */
      readonly factor: number;
    }
  | {
      readonly kind: 'boards';
      readonly met: number;
      /** The number of boards reachable from the start: n!/2. */
      readonly of: bigint;
    };

/**
 * Estimates what a search that gave up had left. A deepening search is judged by its rounds: null where it ended fewer than two. A search that keeps
 * boards is judged by how many of all boards it met. The growth of two rounds is a guess at the next, not a bound.
 */
export function estimateLeftOver({ kept, rounds }: SearchResult, { cells }: Pick<Board, 'cells'>): LeftOver | null {
  const open = rounds.at(-1);
  if (open === undefined) return { kind: 'boards', met: kept, of: factorial(cells.length) / 2n };
  const [before, last] = rounds.slice(-3, -1);
  if (before === undefined || last === undefined || before.generated === 0) return null;
  const factor = last.generated / before.generated;
  return { kind: 'round', bound: open.bound, made: open.generated, expected: Math.round(last.generated * factor), factor };
}

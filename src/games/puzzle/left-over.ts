import { factorial } from '../../math/fraction.js';
import type { Board } from './board.js';
import type { SearchResult } from './searches/search.js';

/** What a search that gave up had still before it, as far as that can be told. */
export type LeftOver =
  | {
      readonly kind: 'round';
      /** The bound of the round that was not ended. */
      readonly bound: number;
      /** Boards made in it. */
      readonly made: number;
      /** Boards it would make in all, if it grew over the round before as that did over the one before it. */
      readonly expected: number;
      /** By how much the last two whole rounds grew: a heuristic branching factor. */
      readonly factor: number;
    }
  | {
      readonly kind: 'boards';
      /** Boards met. */
      readonly met: number;
      /** All that can be reached from the start: n!/2. */
      readonly of: bigint;
    };

/**
 * What was left of a search that gave up: of one that deepens from its rounds, null where it ended fewer than two; of one that keeps boards how many of all it
 * met. The growth of two rounds is a guess at that of the next and no bound.
 */
export function estimateLeftOver({ kept, rounds }: SearchResult, { cells }: Pick<Board, 'cells'>): LeftOver | null {
  const open = rounds.at(-1);
  if (open === undefined) return { kind: 'boards', met: kept, of: factorial(cells.length) / 2n };
  const [before, last] = rounds.slice(-3, -1);
  if (before === undefined || last === undefined || before.generated === 0) return null;
  const factor = last.generated / before.generated;
  return { kind: 'round', bound: open.bound, made: open.generated, expected: Math.round(last.generated * factor), factor };
}

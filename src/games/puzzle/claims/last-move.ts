import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { canEndWith } from '../state-text.js';
import {
  boardText,
  EXAMPLE,
  everyMove,
  type FoundBoard,
  foundBoard,
  type PuzzleClaimOf,
  type PuzzleScope,
  rowsOf,
  shapesOf,
  shapesText,
  stepsFrom,
} from './boards.js';
import { compared } from './compared.js';

/** A board after an impossible move; the moves that lead to the example; or the number checked. */
type Moved = (FoundBoard & { readonly move: string }) | { readonly ways: readonly string[] } | { readonly looked: number };

/** Claims that the letter after a state is a tile's direction, and not every letter is possible. */
export const lastMove: PuzzleClaimOf = (scope): Claim<Moved> => ({
  id: 'last-move',
  title: 'The letter of the last move',
  statement: `after a tile slid left the blank is not in the first column, after right not in the last, after up not in the first row, after down not in the last; on ${shapesText(scope, '2 x 2 to 3 x 3')}, every move of every arrangement`,
  reference:
    'D. Ratner & M. Warmuth (1990), The (n² − 1)-puzzle and related relocation problems, Journal of Symbolic Computation 10, 111–137',
  check: () =>
    lookThrough(everyMove(shapesOf(scope)), ({ after, move }) => (canEndWith(after, move) ? null : { ...foundBoard(after), move })),
  twin: scope.board === undefined ? fromTheTexts() : fromTheEdge(scope),
  refuted(found) {
    if ('move' in found) return `${boardText(found.board)} came about by a tile that slid ${found.move}`;
    return 'ways' in found
      ? `the ${counted(found.ways.length, 'move')} that lead to ${boardText(rowsOf(EXAMPLE))} slide a tile ${found.ways.join(', ')}`
      : `none of ${counted(count(found.looked), 'move')} does`;
  },
});

function fromTheTexts(): Claim<Moved>['twin'] {
  return {
    statement: 'the state 123046758L can come about by a tile that slides left',
    check: () => {
      // Every way into a board is a way out of it backwards.
      const ways = stepsFrom(EXAMPLE).map(({ move }) => OPPOSITE[move]);
      return compared(ways.length, ways.includes('L') ? null : { ways });
    },
  };
}

/** Returns the same twin for any size: with the blank in the first column the last tile may have slid left. */
function fromTheEdge(scope: PuzzleScope): Claim<Moved>['twin'] {
  return {
    statement: 'some move by which a tile slides left ends with the blank in the first column',
    check: () => {
      let looked = 0;
      for (const { after, move } of everyMove(shapesOf(scope))) {
        looked++;
        if (move === 'L' && after.cells.indexOf(0) % after.columns === 0) return compared<Moved>(looked, null);
      }
      return compared(looked, { looked });
    },
  };
}

const OPPOSITE = { U: 'D', D: 'U', L: 'R', R: 'L' } as const;

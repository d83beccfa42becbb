import { AuditError } from '../../core/errors.js';
import { LEAST_SIDE, MOST_CLAIM_CELLS } from '../../core/record/record-limits.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { algorithms, heuristics } from '../../games/puzzle/solve.js';
import { type OptionSet, type OptionValues, option, toggle } from '../options/option.js';
import { optionsOf } from '../options/shared.js';
import { count, named, oneOf, text } from '../options/types.js';

const MOST_LIMIT = 1e12;

export const PUZZLE_OPTIONS = {
  algorithm: option(named('algorithm'), {
    says: `${algorithms.all.map(({ id }) => id).join(', ')}; compare takes several`,
    usually: 'a-star up to 9 cells, else ida-star',
  }),
  heuristic: option(named('heuristic'), {
    says: `${heuristics.all.map(({ id }) => id).join(', ')}; compare takes several`,
    usually: 'by the size of the board',
  }),
  goal: option({ ...text, words: ['blank-last', 'blank-first'] }, { says: 'blank-last, blank-first, or a board', usual: 'blank-last' }),
  size: option(text, { says: 'rows and columns, such as 2x4', usually: 'a square' }),
  seed: option(text, { says: 'without a board, draw one that follows from this text' }),
  moves: option(oneOf('tile', 'blank'), { says: 'what U, D, L and R move: tile or blank', usual: 'tile' }),
  board: option(
    { parse: readClaimsBoard },
    { says: 'verify: on boards of this size alone: 2x2, 2x3, 3x2, 2x4, 4x2 or 3x3', usually: 'boards of each claim’s own' },
  ),
  limit: option(count(1, MOST_LIMIT), {
    says: 'give up after so many boards',
    usually: '10 million where boards are kept, else 1,000 million',
  }),
  trace: toggle({ says: 'solve: show each expansion with f, g and h, and draw the tree as a page' }),
  ...optionsOf('out', 'name'),
} satisfies OptionSet;

/** The options of a puzzle, and the words of its board as typed. */
export type PuzzleAsked = OptionValues<typeof PUZZLE_OPTIONS> & { readonly tiles: readonly string[] };

/** Reads `2x4` as 2 rows and 4 columns. Throws E_USAGE for another form, and for a board with too many cells to look at every arrangement. */
function readClaimsBoard(text: string): BoardShape {
  const [, rows = Number.NaN, columns = Number.NaN] = (/^([1-9])x([1-9])$/.exec(text) ?? []).map(Number);
  if (rows >= LEAST_SIDE && columns >= LEAST_SIDE && rows * columns <= MOST_CLAIM_CELLS) return { rows, columns };
  throw new AuditError('E_USAGE', `--board must be rows x columns of up to ${MOST_CLAIM_CELLS} cells, got "${text}"`, {
    hint: 'one of 2x2, 2x3, 3x2, 2x4, 4x2, 3x3: every arrangement of these can be looked at',
  });
}

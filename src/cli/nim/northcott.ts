import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { solveNorthcott } from '../../games/nim/northcott.js';
import { gameAnswer } from './answer.js';
import type { NimGame } from './game.js';
import { parseWhole } from './parse-sizes.js';

/** `nim northcott 1-6,4-2`: in each row the column of the player's own piece and of the other, from 1. */
export const northcott: NimGame = {
  name: 'northcott',
  options: ['width'],
  example: 'shuffle-audit nim northcott 1-6,4-2',
  solve(words, { width }) {
    const hint = `for example: ${northcott.example}`;
    const text = words.join(' ').trim();
    if (text === '') throw new AuditError('E_USAGE', 'at least one row is needed, got none', { hint });
    const rows = text.split(/\s*,\s*|\s+/).map((pair, row) => {
      const columns = pair.split('-');
      if (columns.length !== 2) {
        throw new AuditError('E_USAGE', `row ${row + 1} must be two columns such as 1-6, the own piece first, got "${pair}"`, { hint });
      }
      const [mine, theirs] = columns.map((column) => parseWhole(column, `a column of row ${row + 1}`, hint) - 1n);
      return { mine, theirs };
    });
    const solution = solveNorthcott(width, rows);
    const { json, text: lines } = gameAnswer(solution, {
      game: 'northcott',
      heading: 'Northcott’s game, normal play: whoever cannot move loses.',
      before: [`The piles are the gaps between the pieces, on a board of ${counted(width, 'column')}.`],
      label: (row) => `row ${row + 1}`,
      words: ({ from, row, to }) => `in row ${row + 1} move the piece from column ${from + 1n} to column ${to + 1n}`,
      data: ({ from, row, to }) => ({ row: row + 1, from: from + 1n, to: to + 1n }),
    });
    const advice = solution.winning ? ['Whenever the other piece is drawn back, follow it as far.'] : [];
    return {
      text: [...lines, ...advice],
      json: { ...json, width, rows: rows.map(({ mine, theirs }) => ({ mine: mine + 1n, theirs: theirs + 1n })) },
    };
  },
};

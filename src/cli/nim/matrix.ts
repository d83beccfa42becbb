import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { solveMatrix } from '../../games/nim/matrix.js';
import { gameAnswer } from './answer.js';
import type { NimGame } from './game.js';
import { playOf } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { heading } from './say.js';

/** The most rows: counting the winning moves of every row takes time. */
const MOST_ROWS = 100;

/** `nim matrix 1,2/0,3`: rows separated by slashes or semicolons, or as separate words. */
export const matrix: NimGame = {
  name: 'matrix',
  options: ['misere'],
  example: 'shuffle-audit nim matrix 1,2/0,3',
  solve(words, asked) {
    const texts = words.flatMap((word) => word.split(/[/;]/)).map((row) => row.trim());
    const hint = `for example: ${matrix.example}`;
    if (texts.join('') === '') throw new AuditError('E_USAGE', 'at least one row is needed, got none', { hint });
    if (texts.length > MOST_ROWS) throw new AuditError('E_USAGE', `at most ${MOST_ROWS} rows are taken, got ${texts.length}`, { hint });
    const empty = texts.indexOf('');
    if (empty >= 0) throw new AuditError('E_USAGE', `row ${empty + 1} is empty, got "${words.join(' ')}"`, { hint });
    const rows = texts.map((text) => parseSizes([text], { what: 'cell', example: matrix.example }));
    const solution = solveMatrix(rows, playOf(asked));
    const { json, text } = gameAnswer(solution, {
      game: 'matrix',
      heading: heading('Matrix game', solution.play, { normal: 'the last stone wins', misere: 'the last stone loses' }),
      before: ['A move takes stones from one row, from any of its cells; the piles are the sums of the rows.'],
      label: (row) => `row ${row + 1}`,
      words: ({ example, row, take, ways }) =>
        `take ${counted(take, 'stone')} from row ${row + 1}, ${ways === 1n ? 'in one way' : `in any of ${counted(ways, 'way')}`}: ${ways === 1n ? '' : 'for example '}${example.join(', ')} from its cells`,
      data: ({ example, row, take, ways }) => ({ row: row + 1, take, ways, example }),
    });
    return { text, json: { ...json, rows } };
  },
};

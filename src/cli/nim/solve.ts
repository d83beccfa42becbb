import { counted } from '../../core/words/counted.js';
import { binaryColumns } from '../../games/nim/binary-columns.js';
import type { PileMove } from '../../games/nim/pile-move.js';
import { solveNim } from '../../games/nim/solve-nim.js';
import { gameAnswer } from './answer.js';
import type { NimGame } from './game.js';
import { playOf } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { heading } from './say.js';

/** `nim solve 6,9,3`: Nim itself. */
export const plainNim: NimGame = {
  name: 'solve',
  options: ['misere'],
  example: 'shuffle-audit nim solve 6,9,3',
  solve(words, asked) {
    const piles = parseSizes(words, { what: 'pile', example: plainNim.example });
    const solution = solveNim(piles, playOf(asked));
    const { json, text } = gameAnswer(solution, {
      game: 'nim',
      heading: heading('Nim', solution.play, { normal: 'the last stone wins', misere: 'the last stone loses' }),
      label: (pile) => `pile ${pile + 1}`,
      words: changeWords,
      data: changeData,
    });
    const { nimSum, odd, ones, rows } = binaryColumns(piles);
    return { text, json: { ...json, columns: { rows, nimSum, ones, odd } } };
  },
};

export function changeWords({ from, pile, to }: PileMove): string {
  return to < from
    ? `take ${from - to} from pile ${pile + 1}, which leaves ${to}`
    : `add ${counted(to - from, 'stone')} to pile ${pile + 1}, which makes ${to}`;
}

/** Returns a changed pile as data, counted from 1. */
export function changeData({ from, pile, to }: PileMove): Readonly<Record<string, unknown>> {
  return to < from ? { pile: pile + 1, from, to, take: from - to } : { pile: pile + 1, from, to, add: to - from };
}

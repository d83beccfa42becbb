import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import { solvePokerNim } from '../../games/nim/poker-nim.js';
import { gameAnswer } from './answer.js';
import type { NimGame } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { changeData, changeWords } from './solve.js';

/** `nim poker 3,5,2 --adds 2 --cap 7`: stones may also be added, a limited number of times. */
export const poker: NimGame = {
  name: 'poker',
  options: ['adds', 'cap'],
  example: 'shuffle-audit nim poker 3,5,2 --cap 7',
  solve(words, { adds, cap }) {
    const piles = parseSizes(words, { what: 'pile', example: poker.example });
    const hint = `for example: ${poker.example}`;
    const given = cap === undefined ? null : parseSizes([cap], { what: 'cap', example: poker.example });
    if (given !== null && given.length !== 1 && given.length !== piles.length) {
      throw new AuditError(
        'E_USAGE',
        `--cap needs one number, or one for each of the ${counted(piles.length, 'pile')}, got ${given.length}`,
        {
          hint,
        },
      );
    }
    const caps = given === null ? null : given.length === 1 ? piles.map(() => given[0]) : given;
    const solution = solvePokerNim({ piles, caps, adds });
    const limit = caps === null ? 'no pile has a cap' : `caps ${caps.join(', ')}`;
    const { json, text } = gameAnswer(solution, {
      game: 'poker',
      heading: 'Poker Nim, normal play: the last stone wins, and stones may be added.',
      before: [`The player to move may add stones ${adds === 1n ? 'once' : counted(adds, 'time')} more; ${limit}.`],
      label: (pile) => `pile ${pile + 1}`,
      words: changeWords,
      data: changeData,
    });
    const advice = solution.winning
      ? 'Whatever the other player adds afterwards, take it away again.'
      : `Adding does not help: what is added, up to ${counted(adds, 'time')}, the other player takes away again.`;
    return { text: [...text, advice], json: { ...json, caps, adds } };
  },
};

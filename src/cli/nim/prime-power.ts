import { AuditError } from '../../core/errors.js';
import { factorise } from '../../games/nim/factorise.js';
import { solvePrimePower } from '../../games/nim/prime-power.js';
import { gameAnswer } from './answer.js';
import type { NimGame } from './game.js';
import { playOf } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { heading } from './say.js';

/** `nim prime-power 56700`. */
export const primePower: NimGame = {
  name: 'prime-power',
  options: ['misere'],
  example: 'shuffle-audit nim prime-power 56700',
  solve(words, asked) {
    const numbers = parseSizes(words, { what: 'number', example: primePower.example });
    if (numbers.length > 1) {
      throw new AuditError('E_USAGE', `prime-power takes one number, got ${numbers.length}`, {
        hint: `for example: ${primePower.example}`,
      });
    }
    const [n] = numbers;
    const powers = factorise(n);
    const solution = solvePrimePower(n, playOf(asked));
    const product = powers.map(({ exponent, prime }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`)).join(' · ');
    const { json, text } = gameAnswer(solution, {
      game: 'prime-power',
      heading: heading('Dividing by a power of a prime', solution.play, {
        normal: 'whoever makes the number 1 wins',
        misere: 'whoever makes the number 1 loses',
      }),
      before: [n === 1n ? 'The number is 1: there is nothing left to divide.' : `${n} = ${product}; the piles are the exponents.`],
      label: (pile) => `prime ${powers[pile].prime}`,
      words: ({ divideBy, exponent, prime, result }) =>
        `divide by ${divideBy}${exponent === 1 ? '' : ` = ${prime}^${exponent}`}, which leaves ${result}`,
      data: ({ divideBy, exponent, prime, result }) => ({ divideBy, prime, exponent, result }),
    });
    return { text, json: { ...json, n, factors: powers } };
  },
};

import { counted } from '../../core/counted.js';
import type { TapeProbe } from '../../core/tape-probe.js';
import { provedSizes } from '../../engine/prove/proof-words.js';
import { SWEPT_DEALS } from '../../exact/tape/sweep.js';

/** What the proof of a program covers and what it does not, in whole sentences. */
export function programScope(sizes: readonly number[], tapes: readonly TapeProbe[]): readonly string[] {
  const asked = (word: string): boolean => tapes.some(({ uses }) => uses.some(({ question }) => question.startsWith(word)));
  const cut = tapes.some(({ uses }) => uses.some(({ parts }) => parts.includes('piece') || parts.includes('remainder')));
  const folded = tapes.some(({ uses }) => uses.some(({ again }) => again > 0));
  return [
    'It covers the program with an ideal tape: every answer to a question is as likely as any other, and independent of the others.',
    `The orders were worked out for ${provedSizes(sizes)}, and nothing is said of other decks.`,
    'What the program says it deals is taken as what it deals, and its questions as all the randomness there is: it was not looked into.',
    'That a deal follows from its answers alone was tried, not proved: every way was dealt again by a program started anew, the last first. What it keeps to itself and brings out later would not show, nor what changes by the day.',
    ...(cut
      ? [
          `Of a question with more than 256 answers not all were given. They were looked at on a grid, changes were followed to neighbouring answers, or remainders were found by trying divisors; what was found was held against answers from everywhere, in ${counted(SWEPT_DEALS.toLocaleString('en'), 'whole deal')} besides. What only a few single answers inside a piece do, away from its ends, could be missed: it would change a probability by about the share that they have.`,
        ]
      : []),
    ...(folded
      ? [
          'Where the program asks again what it had asked, and does behind that what it did there, it is taken to draw again, and its law is that of the deals in which it comes to an end. Every way behind such a detour was dealt the same as without it, and one of them behind so many detours in a row that more come with a chance below 2^-64: a program that gives up after still more of them would not show.',
        ]
      : []),
    ...(asked('double')
      ? [
          tapes.every(({ rational }) => rational)
            ? 'Every place where a double changes what the program does lies within 2^-50 of a simple fraction, and is taken to be that fraction.'
            : 'Some places where a double changes what the program does are no simple fractions: probabilities are those for numbers of 53 bits, and for ideal ones differ by no more than the stated error.',
        ]
      : []),
    'The randomness behind the questions was not looked at: whether a generator gives ideal words is another question.',
    'The sort and the arithmetic are those of the interpreter, compiler and library this was run with.',
  ];
}

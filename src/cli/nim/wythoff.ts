import { AuditError } from '../../core/errors.js';
import { grundyOf } from '../../games/nim/grundy-of.js';
import type { WythoffPair } from '../../games/nim/wythoff.js';
import { solveWythoff, wythoffGame } from '../../games/nim/wythoff.js';
import { say } from '../../page/phrase.js';
import { wrapped } from '../../page/wrap.js';
import type { GameAnswer } from './game.js';
import { parseSizes } from './parse-sizes.js';
import { moveLines } from './say.js';

/** The largest pile with a Grundy value: beyond it the value, which follows no rule, takes too long. The winner is found for any size. */
const MOST_VALUED = 100n;
const EXAMPLE = 'shuffle-audit nim grundy wythoff 3,6';

/** Answers `nim grundy wythoff 3,6`. Throws E_USAGE for anything but two piles. */
export function wythoffAnswer(words: readonly string[]): GameAnswer {
  const piles = parseSizes(words, { what: 'pile', example: EXAMPLE });
  if (piles.length !== 2) {
    throw new AuditError('E_USAGE', `wythoff is played with two piles, got ${piles.length}`, { hint: `for example: ${EXAMPLE}` });
  }
  const [first, second] = piles;
  const { moves, winning } = solveWythoff([first, second]);
  const value = first <= MOST_VALUED && second <= MOST_VALUED ? grundyOf(wythoffGame, [Number(first), Number(second)]) : null;
  const rule = winning
    ? 'They are no pair floor(kφ), floor(kφ) + k: the player to move wins.'
    : 'They are a pair floor(kφ), floor(kφ) + k: the player to move loses, if the other makes no mistake.';
  return {
    text: [
      ...wrapped(say`Wythoff’s game: a move takes any number from one pile, or the same from both. Whoever cannot move loses.`),
      '',
      `piles ${first} and ${second}${value === null ? '' : `, Grundy value ${value}`}`,
      '',
      ...wrapped([rule]),
      ...moveLines(moves, (to) => moveWords([first, second], to)),
    ],
    json: { game: 'wythoff', play: 'normal', piles, value, winning, moves },
  };
}

function moveWords([first, second]: WythoffPair, [a, b]: WythoffPair): string {
  const taken = a === first ? `${second - b} from pile 2` : b === second ? `${first - a} from pile 1` : `${first - a} from both`;
  return `take ${taken}, which leaves ${a} and ${b}`;
}

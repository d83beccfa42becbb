import { AuditError } from '../../core/errors.js';
import { playTalk } from '../talk.js';
import { playOf } from './game.js';
import type { NimAsked } from './options.js';
import { parseSizes } from './parse-sizes.js';
import { NimTalk } from './table-talk.js';

const PILES = '3,4,5';

/** `nim play`: a game against the machine, line by line, from a terminal or a pipe. Resolves when it has ended or nothing more comes. */
export async function playNim(words: readonly string[], asked: Pick<NimAsked, 'first' | 'misere'>): Promise<void> {
  const piles = parseSizes(words.length === 0 ? [PILES] : words, { what: 'pile', example: 'shuffle-audit nim play 3,4,5' });
  if (piles.every((pile) => pile === 0n)) {
    throw new AuditError('E_USAGE', 'a game needs a pile with a stone in it, got none', {
      hint: 'for example: shuffle-audit nim play 3,4,5',
    });
  }
  const talk = new NimTalk(piles, playOf(asked));
  await playTalk(talk, talk.open(asked.first === 'machine'));
}

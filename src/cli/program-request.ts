import { AuditError } from '../core/errors.js';
import { parseCount } from '../core/parse-count.js';
import { PROTOCOLS } from '../core/program-source.js';
import { alphabetOf } from '../engine/log/alphabet-of.js';
import { NEW_DECK_ORDER, STANDARD_CARDS } from '../engine/log/standard-cards.js';
import type { ProgramAlphabet } from '../host/program/cards.js';
import type { ProgramRequest } from '../host/program/subject.js';
import { PROGRAM_DEADLINE_MS } from '../host/program/subject.js';
import type { Values } from './command.js';
import { givenText, textOf } from './command.js';

const MOST_SECONDS = 86_400;

/** The program with these words, and what the options say of it. Throws E_USAGE for options of built-in subjects and functions. */
export function programRequestOf([program, ...args]: readonly string[], values: Values): Omit<ProgramRequest, 'n'> {
  const protocol = textOf(values, 'protocol');
  const known = PROTOCOLS.find((one) => one === protocol);
  if (!known && protocol !== undefined)
    throw new AuditError('E_USAGE', `--protocol must be one of ${PROTOCOLS.join(', ')}, got "${protocol}"`);
  const deadline = textOf(values, 'deadline');
  const cards = textOf(values, 'cards');
  const alphabet = cards === undefined ? undefined : cardsNamed(cards);
  if ((known === 'u8' || known === 'u16le') && Array.isArray(alphabet))
    throw new AuditError('E_USAGE', `with --protocol ${known} every card is a number, so --cards must be from-0 or from-1, got "${cards}"`);
  return {
    program,
    args,
    cwd: process.cwd(),
    ...(known && { protocol: known }),
    alphabet,
    timeoutMs: 1000 * parseCount('timeout', givenText(values, 'timeout'), 1, MOST_SECONDS),
    deadlineMs: deadline === undefined ? PROGRAM_DEADLINE_MS : 1000 * parseCount('deadline', deadline, 1, MOST_SECONDS),
  };
}

/** Throws E_USAGE where the cards of a program are named for something else: a log has an option of that name too. */
export function refuseCards(values: Values, subject: string): void {
  if (textOf(values, 'cards') !== undefined)
    throw new AuditError('E_USAGE', `--cards is for programs, got it with ${subject}`, { hint: 'a program comes after --' });
}

function cardsNamed(text: string): ProgramAlphabet {
  if (text === 'from-0' || text === 'from-1') return text;
  if (text === 'standard') return STANDARD_CARDS;
  return text === 'new-deck-order' ? NEW_DECK_ORDER : alphabetOf(text);
}

import { EXIT_OF } from '../../src/core/errors.js';
import type { Subject } from '../../src/core/subject/subject.js';
import type { FunctionRequest } from '../../src/host/function/module/function.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { blockOf, deal, failure, folderOf } from '../host/function/blocks.js';

/** What may be said of how a function of these tests is opened. */
export type Opening = Partial<Pick<FunctionRequest, 'n' | 'timeoutMs' | 'randomness' | 'isolation' | 'strict' | 'passRandom'>>;

/** A function that turns the deck by one, except as `wrong` says for its call k, from 1. */
export const turning = (wrong: string): string =>
  `let k = 0;\nconst turn = (deck) => [...deck.slice(1), deck[0]];\nexport default function (deck) { k++; ${wrong} return turn(deck); }\n`;

/** Opens the function of a new file with this text. */
export function openText(text: string, opening: Opening = {}): Promise<Subject> {
  const cwd = folderOf({ 'subject.mjs': text });
  return openFunctionSubject({ kind: 'module', file: './subject.mjs', n: 4, randomness: 'injected', timeoutMs: 10_000, ...opening, cwd });
}

/** How opening such a function and dealing `deals` decks ends: 'E_SUBJECT_THROW 76 at trial 11: …' in an error, else what was dealt. */
export async function ending(text: string, opening: Opening = {}, deals: number = 100): Promise<string> {
  const trying = openText(text, opening).then((subject) => deal(subject, blockOf('faults', 0, deals)));
  const caught = failure(trying);
  const decks = await trying.catch(() => null);
  if (decks) {
    await caught.catch(() => undefined);
    return `dealt ${decks.length}`;
  }
  const { code, message, at } = await caught;
  return `${code} ${EXIT_OF[code]}${at?.trial === undefined ? '' : ` at trial ${at.trial}`}: ${message}`;
}

/** The start of an ending: its code, exit code and trial. */
export const short = (ended: string): string => ended.split(':', 1)[0] ?? '';

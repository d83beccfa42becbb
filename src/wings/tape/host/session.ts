import type { AuditError } from '../../../core/errors.js';
import {
  MOST_TAPE_BITS,
  MOST_TAPE_BOUND,
  type TapeDeal,
  type TapeDealer,
  type TapeQuestion,
  type TapeStep,
} from '../../../core/subject/tape.js';
import { counted } from '../../../core/words/counted.js';
import { UNIT } from '../../../exact/explore/units.js';
import { endingFault } from '../../../host/program/ending.js';
import { endlessLine, type ProgramFault, programFailure, quoteBytes, saidOnStderr } from '../../../host/program/failure.js';
import { programText } from '../../../host/program/lines.js';
import { MOST_LINE_BYTES, ProgramOutput, type ProgramTimes } from '../../../host/program/output.js';
import type { FoundProgram } from '../../../host/program/path.js';
import type { ProgramProcess } from '../../../host/program/process.js';
import { notStarted, startedProgram } from '../../../host/program/started.js';
import { asksWithoutEnd, MOST_QUESTIONS } from '../exact/errors.js';

/** A line of a program that is dealt on a tape: a question, or the deck that ends the deal. */
type Said = { readonly kind: 'question'; readonly question: TapeQuestion } | { readonly kind: 'deck'; readonly deck: Uint16Array };

const HINT =
  'it asks "below 5", "bits 32" or "double", and ends a deal with "deck" and its cards; other words belong on its standard error';

/** Parses one line in a deal of `n` cards, or says what is wrong with it. */
export function saidIn(line: Uint8Array, n: number): Said | ProgramFault {
  const decoded = programText(line);
  if ('code' in decoded) return decoded;
  const [word, ...rest] = decoded.text.trim().split(/\s+/);
  if (word === 'deck') return deckOf(rest, n);
  const question = questionOf(word, rest);
  if (question) return { kind: 'question', question };
  return { code: 'E_SUBJECT_GARBAGE', rule: `must ask, or end the deal with its deck, got ${quoteBytes(line)}`, hint: HINT };
}

function questionOf(word: string, [number, ...more]: readonly string[]): TapeQuestion | null {
  if (more.length > 0) return null;
  if (word === 'double') return number === undefined ? { kind: 'double' } : null;
  if (number === undefined || !/^[1-9][0-9]{0,15}$/.test(number)) return null;
  if (word === 'bits') return Number(number) <= MOST_TAPE_BITS ? { kind: 'bits', bits: Number(number) } : null;
  if (word === 'below') return BigInt(number) <= MOST_TAPE_BOUND ? { kind: 'below', bound: BigInt(number) } : null;
  return null;
}

function deckOf(cards: readonly string[], n: number): Said | ProgramFault {
  if (cards.length !== n)
    return { code: 'E_SUBJECT_LENGTH', rule: `must end a deal of ${counted(n, 'card')} with as many, got ${cards.length}` };
  const deck = new Uint16Array(n);
  const met = new Set<number>();
  for (const [at, text] of cards.entries()) {
    const card = /^[0-9]{1,5}$/.test(text) ? Number(text) : n;
    if (card >= n)
      return {
        code: 'E_SUBJECT_CARD',
        rule: `must be one of the cards 0 to ${n - 1}, got ${quoteBytes(Buffer.from(text))}`,
        position: at + 1,
      };
    if (met.has(card)) return { code: 'E_SUBJECT_DUPLICATE', rule: `must hold every card once, got ${card} again`, position: at + 1 };
    met.add(card);
    deck[at] = card;
  }
  return { kind: 'deck', deck };
}

const FLUSH_HINT = 'does the program flush its standard output after every line? a longer time is given with --timeout';

const DEADLINE_HINT = 'a smaller --n takes fewer deals';

/**
 * One run of a program on a tape. It sends `deal N` for every deal, answers each question by a line, and reads the deck; it checks every line and
 * every deck. The program ends where its standard input does.
 */
export class TapeSession {
  readonly #id: string;
  readonly #times: ProgramTimes;
  readonly #process: ProgramProcess;
  readonly #output: ProgramOutput;
  #trial = 0;

  /** Starts the program. Throws E_SUBJECT_SPAWN. */
  constructor(id: string, found: FoundProgram, times: ProgramTimes) {
    this.#id = id;
    this.#times = times;
    this.#process = startedProgram(id, found);
    this.#output = new ProgramOutput(this.#process, times);
  }

  /**
   * Returns the program as a dealer of `n` cards. Its deals throw E_SUBJECT_*, and E_UNPROVABLE for one that asks without end; the program is ended
   * then.
   */
  dealer(n: number): TapeDealer {
    return {
      n,
      deal: async (answer) => {
        try {
          return await this.#deal(n, answer);
        } catch (error) {
          this.close();
          throw error;
        }
      },
    };
  }

  /** Tells the program that this was all and waits for its end. Throws E_SUBJECT_* where it does not end as it must. */
  async finish(): Promise<void> {
    try {
      const fault = await endingFault(this.#process, this.#output, true);
      if (fault !== null && fault !== 'deaf') throw programFailure(this.#id, 0, fault);
    } finally {
      this.close();
    }
  }

  /** Ends the program and what it started. */
  close(): void {
    this.#output.close();
    this.#process.close();
  }

  async #deal(n: number, answer: (question: TapeQuestion, index: number) => bigint): Promise<TapeDeal> {
    this.#refuseMore();
    this.#trial++;
    const steps: TapeStep[] = [];
    this.#process.send(`deal ${n}\n`);
    for (;;) {
      const said = saidIn(await this.#line(), n);
      if ('code' in said) throw programFailure(this.#id, this.#trial, said);
      if ('deck' in said) {
        this.#output.dealt();
        return { steps, deck: said.deck };
      }
      this.#refuseMore();
      if (steps.length === MOST_QUESTIONS) throw asksWithoutEnd();
      const { question } = said;
      const step = { question, answer: answer(question, steps.length) };
      steps.push(step);
      this.#process.send(`${question.kind === 'double' ? Number(step.answer) * UNIT : step.answer}\n`);
    }
  }

  async #line(): Promise<Uint8Array> {
    for (;;) {
      const line = this.#output.line();
      if (typeof line !== 'string') return line;
      if (line === 'too long') throw programFailure(this.#id, this.#trial, endlessLine(this.#output.waiting, MOST_LINE_BYTES));
      const wait = await this.#output.more();
      if (wait === 'timeout') throw this.#late(`must be dealt within ${this.#times.timeoutMs} ms`, FLUSH_HINT);
      if (wait === 'late') throw this.#late(`all deals must be dealt within ${this.#times.deadlineMs / 1000} s`, DEADLINE_HINT);
      if (wait === 'ended') throw await this.#died();
    }
  }

  /** Refuses output that was not asked for: no question may follow a question, nothing a deck. */
  #refuseMore(): void {
    const { waiting } = this.#output;
    if (waiting.length === 0) return;
    const rule = `must wait for its answer, or for the next deal, got more: ${quoteBytes(waiting)}`;
    throw programFailure(this.#id, this.#trial, { code: 'E_SUBJECT_EXTRA_OUTPUT', rule });
  }

  #late(rule: string, hint: string): AuditError {
    const got = this.#output.waiting.length;
    return programFailure(this.#id, this.#trial, {
      code: 'E_SUBJECT_TIMEOUT',
      rule: `${rule}, got ${got === 0 ? 'nothing' : `${counted(got, 'byte')} of an unfinished line`}${saidOnStderr(this.#process.stderr)}`,
      hint,
    });
  }

  async #died(): Promise<AuditError> {
    // Its exit code may come after the end of its output, and its last words after both.
    await this.#process.exitWithin(1000);
    await this.#process.closeWithin(1000);
    const { ending, failure, stderr } = this.#process;
    if (failure) return notStarted(this.#id, failure);
    return programFailure(this.#id, this.#trial, {
      code: 'E_SUBJECT_DIED',
      rule: `the program must deal until its standard input is closed, got ${ending}${saidOnStderr(stderr)}`,
      hint: 'it runs in this folder, with the search path as its only environment, and answers every line "deal N" with a deal',
    });
  }
}

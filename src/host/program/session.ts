import type { AuditError } from '../../core/errors.js';
import type { LogVocabulary } from '../../core/source/log-source.js';
import type { Batch, OutcomeSpace } from '../../core/subject/outcome.js';
import type { Words } from '../../core/subject/source.js';
import { counted } from '../../core/words/counted.js';
import { quoteText } from '../../engine/log/log-error.js';
import { kindOf } from '../../kinds/index.js';
import { endingFault } from './ending.js';
import type { ProgramFault } from './failure.js';
import { endlessLine, programFailure, quoteBytes, saidOnStderr } from './failure.js';
import type { ProgramTimes } from './output.js';
import { MOST_LINE_BYTES, ProgramOutput } from './output.js';
import type { FoundProgram } from './path.js';
import type { ProgramProcess } from './process.js';
import { notStarted, startedProgram } from './started.js';
import type { ProtocolTaker } from './takers.js';

const FLUSH_HINT = 'does the program flush its standard output after every deck? a longer time is given with --timeout';

/** Advice for a program that deals one deck and ends: a shell can start it again and again. */
const MUST_GO_ON =
  'it must deal until its standard input is closed; one that deals a deck and ends is started anew by: -- sh -c \'while "$0"; do :; done\' ./dealer; fewer deals are asked for with --trials';

/** The messages of sorts that notice answers that contradict each other: of Java, .NET, Lua and Rust. */
const CONTRADICTED = /violates its general contract|returns inconsistent results|invalid order function|correctly implement a total order/;

function hintFor(stderr: string, dealt: boolean): string {
  if (CONTRADICTED.test(stderr))
    return 'its sort gave up: the answers of the comparator contradict each other, as random ones do; a shuffle by swaps needs no comparator';
  return dealt ? MUST_GO_ON : 'it runs in this folder, with the search path as its only environment: does it need anything else?';
}

/** One run of a program, from its start to its end; every deck is checked. */
export class ProgramSession {
  readonly #id: string;
  readonly #space: OutcomeSpace;
  readonly #taker: ProtocolTaker;
  readonly #times: ProgramTimes;
  readonly #process: ProgramProcess;
  readonly #output: ProgramOutput;
  #trial = 0;
  #over = false;

  /** Starts the program; later errors are thrown by `fill`. Throws E_SUBJECT_SPAWN. */
  constructor(id: string, found: FoundProgram, taker: ProtocolTaker, space: OutcomeSpace, times: ProgramTimes) {
    this.#id = id;
    this.#space = space;
    this.#taker = taker;
    this.#times = times;
    this.#process = startedProgram(id, found);
    this.#output = new ProgramOutput(this.#process, times);
  }

  /** The way cards are written; null before the first deck. */
  get vocabulary(): LogVocabulary | null {
    return this.#taker.vocabulary;
  }

  /**
   * Fills the batch with the next decks, up to `most`; anything the program is handed for them is drawn from `words`. Throws E_SUBJECT_* and ends the
   * program when it does.
   */
  async fill(batch: Batch, most: number, words: Words): Promise<void> {
    batch.length = 0;
    try {
      while (batch.length < most) await this.#deal(batch, words);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Tells the program that this was all and waits for its end; true where it did not notice and was killed. Throws where it does not end as it must. */
  async finish(): Promise<boolean> {
    if (this.#over) return false;
    try {
      const fault = await endingFault(this.#process, this.#output, this.#taker.ask !== undefined);
      if (fault !== null && fault !== 'deaf') throw programFailure(this.#id, 0, fault);
      return fault === 'deaf';
    } finally {
      this.close();
    }
  }

  /** Ends the program and everything it started. */
  close(): void {
    this.#over = true;
    this.#output.close();
    this.#process.close();
  }

  async #deal(batch: Batch, words: Words): Promise<void> {
    const { ask } = this.#taker;
    if (ask) {
      this.#refuseMore();
      this.#process.send(ask(this.#trial + 1, words));
    }
    const at = batch.length * batch.width;
    const bytes = await this.#bytes();
    this.#trial++;
    const fault = this.#taker.take(bytes, batch.cells, at) ?? this.#repeated(batch.cells, at);
    if (fault) throw programFailure(this.#id, this.#trial, fault);
    this.#output.dealt();
    batch.length++;
  }

  async #bytes(): Promise<Uint8Array> {
    for (;;) {
      const bytes = this.#taker.bytes(this.#output);
      if (typeof bytes !== 'string') return bytes;
      if (bytes === 'too long') throw programFailure(this.#id, this.#trial + 1, endlessLine(this.#output.waiting, MOST_LINE_BYTES));
      const wait = await this.#output.more();
      if (wait === 'timeout') throw this.#late(`must be dealt within ${this.#times.timeoutMs} ms`, FLUSH_HINT);
      if (wait === 'late') {
        const rule = `all deals must be dealt within ${this.#times.deadlineMs / 1000} s`;
        throw this.#late(rule, 'a longer time is given with --deadline, fewer deals with --trials');
      }
      if (wait === 'ended') throw await this.#died();
    }
  }

  #late(rule: string, hint: string): AuditError {
    const got = this.#output.waiting.length;
    const what = got === 0 ? 'nothing' : `${counted(got, 'byte')} of an unfinished deck`;
    return programFailure(this.#id, this.#trial + 1, {
      code: 'E_SUBJECT_TIMEOUT',
      rule: `${rule}, got ${what}${saidOnStderr(this.#process.stderr)}`,
      hint,
    });
  }

  async #died(): Promise<AuditError> {
    const partial = this.#output.waiting.length;
    // Its exit code may come after the end of its output, and its last words after both, unless another holds on to where they go.
    await this.#process.exitWithin(1000);
    await this.#process.closeWithin(1000);
    const { ending, failure, stderr } = this.#process;
    if (failure) return notStarted(this.#id, failure);
    const rest = partial === 0 ? '' : ` and ${counted(partial, 'byte')} of an unfinished deck, ${quoteBytes(this.#output.waiting)}`;
    return programFailure(this.#id, this.#trial + 1, {
      code: 'E_SUBJECT_DIED',
      rule: `the program must run until every deck is dealt, got ${ending}${rest}${saidOnStderr(stderr)}`,
      hint: hintFor(stderr, this.#trial > 0),
    });
  }

  #refuseMore(): void {
    const { waiting } = this.#output;
    if (waiting.length === 0) return;
    const rule = `must write one line for each request, got more: ${quoteBytes(waiting)}`;
    throw programFailure(this.#id, this.#trial, { code: 'E_SUBJECT_EXTRA_OUTPUT', rule });
  }

  #repeated(cells: Uint16Array, at: number): ProgramFault | null {
    const fault = this.#space.fault(cells, at);
    if (!fault) return null;
    const cell = cells[at + fault.position];
    // What is told as it is, such as a tile of a board, is told by its own number, however the program wrote it.
    const name = kindOf(this.#space.outcome).toldFrom === 0 ? String(cell) : (this.#taker.vocabulary?.cards[cell] ?? '');
    const card = quoteText(name).replaceAll('"', '');
    return { code: 'E_SUBJECT_DUPLICATE', rule: `must hold every card once, got ${card} again`, position: fault.position + 1 };
  }
}

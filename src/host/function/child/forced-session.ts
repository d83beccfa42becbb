import { AuditError } from '../../../core/errors.js';
import type { ForcedAnswers, ForcedDealer, ForcedOutcomes } from '../../../core/subject/forced.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import type { ChildTask } from '../../../engine/child/protocol.js';
import { CHILD_FRAME } from '../../../engine/child/protocol.js';
import { childEntry } from './entry.js';
import type { ChildContext } from './failure.js';
import { ChildLink } from './link.js';

/** The most numbers in one request: a megabyte in transit while another is being dealt. */
const MOST_NUMBERS = 2 ** 17;
const MOST_RUNS = 2 ** 14;

const SHOWN = 12;

/** The space of a child's outcomes, and their numbering where they are not whole decks. */
export interface ForcedSpace {
  readonly space: OutcomeSpace;
  readonly outcomes?: ForcedOutcomes;
}

/** A child process that deals with the numbers it is given; every deck is checked here, where the subject cannot reach. */
export class ChildForcedSession implements ForcedDealer {
  readonly n: number;
  readonly outcomes?: ForcedOutcomes;
  readonly #link: ChildLink;
  readonly #id: string;
  readonly #space: OutcomeSpace;
  #state: 'idle' | 'dealing' | 'closed' = 'idle';

  private constructor({ outcomes, space }: ForcedSpace, context: ChildContext, link: ChildLink) {
    this.n = space.cards;
    if (outcomes) this.outcomes = outcomes;
    this.#id = context.id;
    this.#link = link;
    this.#space = space;
  }

  /**
   * Starts the child and waits until it has loaded its code; `signal` ends it. Throws what `deal` throws, and E_NONDETERMINISTIC for code that draws
   * as it loads.
   */
  static async start(
    task: ChildTask,
    made: ForcedSpace,
    context: ChildContext,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<ChildForcedSession> {
    const entry = await childEntry();
    signal?.throwIfAborted();
    const session = new ChildForcedSession(made, context, new ChildLink(entry, task, context, timeoutMs));
    signal?.addEventListener('abort', () => session.close(), { once: true });
    try {
      if ((await session.#link.next()).kind !== CHILD_FRAME.ready) throw session.#link.foreign();
    } catch (error) {
      session.close();
      throw error;
    }
    return session;
  }

  /** `beyond`: its numbers may be such as Math.random never gives. */
  async deal(numbers: Float64Array, width: number, beyond = false): Promise<ForcedAnswers> {
    this.#begin(numbers, width, beyond);
    try {
      return await this.#deal(numbers, width);
    } catch (error) {
      if (this.#isClosed()) throw new AuditError('E_INTERNAL', `${this.#id}: a dealer must stay open while it deals, got close()`);
      this.close();
      throw error;
    } finally {
      if (this.#state === 'dealing') this.#state = 'idle';
    }
  }

  close(): void {
    this.#state = 'closed';
    this.#link.close();
  }

  #begin(numbers: Float64Array, width: number, beyond: boolean): void {
    if (this.#state !== 'idle')
      throw new AuditError('E_INTERNAL', `${this.#id}: a dealer must be idle to deal, got one that is ${this.#state}`);
    if (!(Number.isInteger(width) && width >= 1 && numbers.length % width === 0))
      throw new AuditError(
        'E_INTERNAL',
        `${this.#id}: numbers must be rows of one width from 1 on, got ${numbers.length} in rows of ${width}`,
      );
    for (const number of numbers)
      if (!beyond && !(number >= 0 && number < 1))
        throw new AuditError('E_INTERNAL', `${this.#id}: a number must lie in [0, 1), got ${number}`);
    this.#state = 'dealing';
  }

  async #deal(numbers: Float64Array, width: number): Promise<ForcedAnswers> {
    const runs = numbers.length / width;
    const most = Math.max(1, Math.min(MOST_RUNS, Math.floor(MOST_NUMBERS / width)));
    const answers = { cells: new Uint16Array(runs * this.#space.width), calls: new Uint32Array(runs) };
    const base = this.#link.received;
    // One request is always on its way while the one before it is dealt, and no more.
    let asked = 0;
    const ask = (): void => {
      const to = Math.min(runs, asked + most);
      if (to > asked) this.#ask(numbers.subarray(asked * width, to * width), width);
      asked = to;
    };
    try {
      ask();
      for (let from = 0; from < runs; ) {
        const to = asked;
        ask();
        await this.#hear(answers, from, to, width);
        from = to;
      }
    } catch (error) {
      throw withNumbers(error, numbers, width, base);
    }
    return answers;
  }

  #ask(numbers: Float64Array, width: number): void {
    this.#link.send(new Uint8Array(Uint32Array.of(numbers.length / width, width).buffer));
    this.#link.send(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  }

  /** Takes the answer to one request: runs `from` up to `to`. */
  async #hear({ cells, calls }: ForcedAnswers, from: number, to: number, width: number): Promise<void> {
    const link = this.#link;
    const { width: each } = this.#space;
    const first = link.received - from;
    for (let got = from; ; ) {
      const { kind, length } = await link.next();
      if ((kind === CHILD_FRAME.decks || kind === CHILD_FRAME.strange) && got + length <= to) {
        cells.set(link.cells(length * each), got * each);
        got += length;
        link.received += length;
      } else if (kind === CHILD_FRAME.calls && got === to && length === to - from) {
        link.take(new Uint8Array(calls.buffer), from * 4, length * 4);
        break;
      } else throw link.foreign();
    }
    for (let run = from; run < to; run++) {
      if (calls[run] > width + 1) throw link.foreign();
      const fault = calls[run] > width ? null : this.#space.fault(cells, run * each);
      if (fault) throw link.wrongDeck(fault, first + run + 1);
    }
  }

  // Asked by a method: while a deal waits, another call may close it.
  #isClosed(): boolean {
    return this.#state === 'closed';
  }
}

/**
 * Returns the same error with the numbers of the deal it names, so that it can be dealt again by hand. The last deal of a process that died is not
 * known reliably.
 */
function withNumbers(error: unknown, numbers: Float64Array, width: number, base: number): unknown {
  if (!(error instanceof AuditError) || error.code === 'E_SUBJECT_DIED' || error.at?.trial === undefined) return error;
  const from = (error.at.trial - base - 1) * width;
  const given = numbers.subarray(from, from + width);
  if (given.length === 0) return error;
  const shown = `${given.subarray(0, SHOWN).join(', ')}${given.length > SHOWN ? ', …' : ''}`;
  return new AuditError(error.code, error.message, { hint: `in that deal Math.random gives ${shown}`, at: error.at, cause: error });
}

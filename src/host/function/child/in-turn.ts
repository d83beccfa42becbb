import { AuditError } from '../../../core/errors.js';
import { Batch } from '../../../core/subject/outcome.js';
import type { Block } from '../../../core/subject/subject.js';
import type { ChildCardNames } from './card-names.js';
import type { CheckingSource } from './deal-twice.js';
import type { ChildContext } from './failure.js';
import type { ChildSession } from './session.js';

/** The most deals, and cells in them, that a process repeats before each of its later blocks: the first of its first block. */
const MOST_AGAIN = 1024;
const MOST_CELLS_AGAIN = 2 ** 20;

/** Advice where a function deals differently once its process has dealt for a while. */
export const CARRIES_HINT =
  '--randomness live deals it by one process from the first deal to the last, as a service that is never started again, and then no deal can be dealt again';

/** Starts a process that deals these blocks in turn. Its code is loaded with the numbers of `loading`, another block or the first of them. */
export type ChildDeal = (blocks: readonly Block[], loading: Block) => Promise<ChildSession>;

export interface ChildDealt {
  readonly deal: ChildDeal;
  /** Cells of an outcome. */
  readonly width: number;
  readonly names: ChildCardNames | null;
  /** True if a second process deals some blocks too. */
  readonly twice: boolean;
  contextOf(block: Block, first: number): ChildContext;
}

export class ChildInTurn {
  readonly #how: ChildDealt;
  readonly #blocks: readonly Block[];
  /** The number of deals it repeats before each later block, and their outcomes. */
  readonly #again: number;
  readonly #first: Uint16Array;
  readonly #started: Promise<ChildSession>;
  #session: ChildSession | null = null;
  #at = 0;

  constructor(how: ChildDealt, loading: Block, blocks: readonly Block[], again: boolean) {
    const { deal, width } = how;
    const [first, ...later] = blocks;
    this.#how = how;
    this.#blocks = blocks;
    this.#again = again && later.length > 0 ? Math.min(first.trials, MOST_AGAIN, Math.ceil(MOST_CELLS_AGAIN / width)) : 0;
    this.#first = new Uint16Array(this.#again * width);
    const between = this.#again > 0 ? [{ ...first, trials: this.#again }] : [];
    this.#started = deal([first, ...later.flatMap((block) => [...between, block])], loading);
    // Told where it is opened.
    this.#started.catch(() => undefined);
  }

  /** Memory in bytes that the process held after the last block read to its end. */
  get held(): number {
    return this.#session?.end?.held ?? 0;
  }

  /** Opens the next block, which must be read to its end before another is opened. */
  async open(): Promise<CheckingSource> {
    const block = this.#blocks[this.#at++];
    const { contextOf, names, width } = this.#how;
    if (this.#session && this.#again > 0) await this.#dealAgain(this.#session);
    const started = this.#session ?? (await this.#started);
    // A block that is not the one its code was loaded for comes behind a look of no deals.
    const session = this.#at > 1 || started.task.trials === 0 ? await this.#goOn(started, contextOf(block, block.first), names) : started;
    this.#session = session;
    let kept = this.#at === 1 ? 0 : this.#again;
    return {
      fill: async (batch) => {
        await session.fill(batch);
        if (kept === this.#again) return;
        const more = Math.min(batch.length, this.#again - kept);
        this.#first.set(batch.cells.subarray(0, more * width), kept * width);
        kept += more;
      },
      agree: (batch) => session.agree(batch),
      close: () => this.close(),
    };
  }

  close(): void {
    this.#started.then(
      (session) => session.close(),
      () => undefined,
    );
  }

  /** Starts the process's next look, once the one before was read to its end. */
  async #goOn(session: ChildSession, context: ChildContext, names: ChildCardNames | null): Promise<ChildSession> {
    if (!session.end) await session.fill(new Batch(this.#how.width, 1));
    return session.next(context, names);
  }

  /** Throws E_NONDETERMINISTIC where the process no longer repeats its first deals. */
  async #dealAgain(session: ChildSession): Promise<void> {
    const { contextOf, names, width } = this.#how;
    const [block] = this.#blocks;
    const context = contextOf(block, block.first);
    const again = session.next(context, names);
    this.#session = again;
    const batch = new Batch(width, this.#again);
    await again.fill(batch);
    const at = this.#first.findIndex((cell, i) => cell !== batch.cells[i]);
    if (at < 0) return;
    const trial = block.first + Math.floor(at / width) + 1;
    throw new AuditError(
      'E_NONDETERMINISTIC',
      `${context.id}: deal ${trial}: the function must deal the same again from the same Math.random, got another deal in the same process, ${this.#blocks[this.#at - 1].first - block.first} deals later: it carries something over, though its first deals did not`,
      { hint: CARRIES_HINT, at: { trial } },
    );
  }
}

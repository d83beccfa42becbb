import { AuditError } from '../../core/errors.js';
import type { Origin } from '../../core/record/origin.js';
import { logId, trialsOf } from '../../core/record/recorded-log.js';
import type { LogSource } from '../../core/source/log-source.js';
import type { Batch } from '../../core/subject/outcome.js';
import { Batch as Decks } from '../../core/subject/outcome.js';
import type { Block, Subject } from '../../core/subject/subject.js';
import { kindOf } from '../../kinds/index.js';
import type { RowTurn } from '../../kinds/rows.js';
import { spaceOf } from '../subject/space-of.js';
import type { CardNumberer } from './deal-cards.js';
import { cardNumberer, relateToPrevious } from './deal-cards.js';
import type { DealRows } from './deal-rows.js';
import { fileRows, keptRows } from './deal-rows.js';
import { logError } from './log-error.js';
import type { LogInput } from './log-source.js';
import type { ReadLog } from './read-log.js';
import { cardNumbers } from './start-order.js';

/** The deals of a log, for the audit, and their number. */
export interface LogSubject extends Subject {
  readonly origin: Origin<LogSource>;
  readonly trials: number;
}

/**
 * Returns the deals of a log that was read once, in order; only the first `trials` if fewer are to be tested. If they were not kept the files are
 * read again: one that changed in between ends in E_LOG_CHANGED before the counts are returned. With `start` 'previous' each outcome is the
 * permutation from one deal to the next, one fewer than there are deals.
 */
export function logSubject(
  { origin, form, kept }: Pick<ReadLog, 'origin' | 'form' | 'kept'>,
  inputs: readonly LogInput[],
  trials: number = trialsOf(origin.source),
): LogSubject {
  const { source } = origin;
  if (trials < 1) throw new AuditError('E_LOG_EMPTY', `with --start previous a log must hold at least two deals, got ${source.decks}`);
  let reading: Reading | null = null;
  const space = spaceOf(origin, form.partial ? source.vocabulary.cards.length : form.width);
  return {
    id: logId(source),
    space,
    origin,
    trials,
    blocks: 'sequential',
    replayable: !source.files.some(({ file }) => file === '-'),
    async open(block) {
      if (reading === null || reading.next > block.first) {
        await reading?.close();
        const rows = kept ? keptRows(kept, form) : await fileRows(origin, inputs);
        reading = await Reading.start(origin, rows, block, space.width);
      }
      const from = reading;
      await from.skipTo(block.first);
      let left = block.trials;
      return {
        async fill(batch: Batch) {
          const most = Math.min(batch.capacity, left);
          await from.fill(batch, most);
          left -= batch.length;
          if (batch.length < most) throw changed(source);
          if (from.next === trials) await from.finish();
        },
      };
    },
    close() {
      const last = reading;
      reading = null;
      // Nothing waits for a handle to be given back.
      void last?.close();
    },
  };
}

function changed({ files }: LogSource): AuditError {
  return logError(
    'E_LOG_CHANGED',
    'a log must stay as it is while it is audited, but it has changed',
    { file: files[0].file },
    'run again when nothing writes to it',
  );
}

class Reading {
  /** Index of the next outcome, from 0. */
  next = 0;
  readonly #origin: Origin<LogSource>;
  readonly #rows: DealRows;
  readonly #number: CardNumberer;
  /** The position of each card in the previous deal, if deals are compared with it. */
  readonly #before: Uint16Array | null;

  /** Decodes outcomes from rows that are none as they stand. */
  readonly #turn: RowTurn | null;
  readonly #width: number;
  /** True if a row is an outcome as it was read, with the same numbers for its cards. */
  readonly #asRead: boolean;

  private constructor(origin: Origin<LogSource>, rows: DealRows, numbers: Uint16Array, key: Block['sharedKey'], width: number) {
    this.#origin = origin;
    const { outcome, source } = origin;
    this.#turn = kindOf(outcome).rows.turn?.(outcome, source.vocabulary) ?? null;
    this.#width = width;
    this.#rows = rows;
    this.#number = cardNumberer(rows.form, numbers, key);
    this.#before = source.start === 'previous' ? new Uint16Array(rows.form.width) : null;
    const sameNumbers = source.packs === 1 && numbers.every((number, card) => number === card);
    this.#asRead = sameNumbers && !this.#turn && !this.#before && rows.form.width === width;
  }

  static async start(origin: Origin<LogSource>, rows: DealRows, block: Block, width: number): Promise<Reading> {
    const { vocabulary, packs, start } = origin.source;
    const reading = new Reading(origin, rows, cardNumbers(vocabulary, start, packs), block.sharedKey, width);
    // The first deal is only what the second one is held against.
    if (reading.#before)
      await reading.#read(new Decks(rows.form.width, 1), 1).catch(async (error: unknown) => {
        await rows.close();
        throw error;
      });
    return reading;
  }

  async skipTo(first: number): Promise<void> {
    const batch = new Decks(this.#width, 256);
    while (this.next < first) {
      await this.fill(batch, Math.min(batch.capacity, first - this.next));
      if (batch.length === 0) throw changed(this.#origin.source);
    }
  }

  /** Fills the batch with the next `most` outcomes, fewer only if the log ends. */
  async fill(batch: Batch, most: number): Promise<void> {
    await this.#read(batch, most);
    this.next += batch.length;
  }

  /** Reads to the end and checks that the content is unchanged. */
  async finish(): Promise<void> {
    if (!(await this.#rows.finish())) throw changed(this.#origin.source);
  }

  close(): Promise<void> {
    return this.#rows.close();
  }

  async #read(batch: Batch, most: number): Promise<void> {
    const { width } = batch;
    if (this.#asRead && most === batch.capacity && this.#rows.lay(batch)) return;
    const rows = this.#rows.form.width;
    const limited = most === batch.capacity && rows === width ? batch : new Decks(rows, most);
    await this.#rows.fill(limited);
    batch.length = limited.length;
    if (limited !== batch && !this.#turn) batch.cells.set(limited.cells);
    batch.groups = limited.groups;
    const read = this.#turn ? limited.cells : batch.cells;
    for (let deck = 0; deck < batch.length; deck++) {
      this.#number(read, deck * rows);
      // The reader has left out the rows that are no outcomes.
      this.#turn?.(read, deck * rows, batch.cells, deck * width);
      if (this.#before) relateToPrevious(batch.cells, deck * width, width, this.#before);
    }
  }
}

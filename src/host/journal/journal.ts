import type { Keeper, Stage } from '../../engine/count/keeper.js';
import { Totals } from '../../engine/count/totals.js';
import { JournalFile } from './file.js';
import type { JournalEntry, JournalHeader, ReadJournal } from './format.js';

/** The timing of writes to a journal, in milliseconds. */
export interface Pace {
  /** Runs shorter than this write nothing. */
  readonly moment: number;
  /** The least time between two writes. */
  readonly every: number;
  /** The least time between two writes, in multiples of the earlier one's duration: a slow disk is written to less often. */
  readonly rest: number;
}

/**
 * The pace of a normal run. A run of a few seconds is cheaper to repeat; a longer one loses about a second. Writing takes a hundredth of the time at
 * most.
 */
export const PACE: Pace = { moment: 3000, every: 1000, rest: 100 };

/** A journal below this many bytes is not rewritten, however often the same counts are in it. */
const REWRITE_FROM = 2 ** 26;

/**
 * Finished blocks on disk, so that an interrupted run can continue. Every write holds the sums of the blocks since the last one and is flushed to the
 * disk. Its digest reveals a torn write.
 */
export class Journal implements Keeper {
  readonly #file: JournalFile;
  readonly #pace: Pace;
  readonly #worthFrom: number;
  readonly #earlier = new Map<string, JournalEntry[]>();
  readonly #stages = new Map<string, Totals>();
  readonly #pending = new Map<string, Totals>();
  #due: number;
  #timer: NodeJS.Timeout | null = null;
  #failure: Error | null = null;

  /** Takes the `earlier` content of `file`, from the same run; a torn end is cut off at the first write. Null for a file that is begun anew. */
  constructor(file: string, header: JournalHeader, earlier: ReadJournal | null, pace: Pace) {
    this.#file = new JournalFile(file, header, earlier);
    this.#pace = pace;
    this.#worthFrom = performance.now() + pace.moment;
    this.#due = earlier ? performance.now() + pace.every : this.#worthFrom;
    for (const entry of earlier?.entries ?? []) this.#earlier.set(entry.stage, [...(this.#earlier.get(entry.stage) ?? []), entry]);
  }

  /** True if there is anything on disk. */
  get begun(): boolean {
    return this.#file.begun;
  }

  stage(name: string, keeping: readonly string[], joined?: boolean): Stage {
    const totals = new Totals(keeping, joined);
    for (const { arrays, blocks } of this.#earlier.get(name) ?? []) totals.add(blocks, arrays);
    this.#earlier.delete(name);
    this.#stages.set(name, totals);
    return {
      totals,
      add: (block, arrays) => {
        const all = [...arrays];
        const pending = this.#pending.get(name) ?? new Totals(keeping, joined);
        this.#pending.set(name, pending);
        totals.add([block], all);
        pending.add([block], all);
        this.#writeWhenDue();
      },
    };
  }

  /** Writes all unwritten blocks, unless the run has been too short to be worth a file. Throws E_IO and E_CANNOT_CREATE. */
  flush(): void {
    if (!this.begun && performance.now() < this.#worthFrom) return;
    if (this.#failure) throw this.#failure;
    if (this.#pending.size > 0) this.#write();
  }

  /** Closes the file, which stays on disk. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#file.close();
  }

  #writeWhenDue(): void {
    if (this.#failure) throw this.#failure;
    const wait = this.#due - performance.now();
    if (wait <= 0) this.#write();
    // A block that takes long must not keep the one before it from the disk.
    else this.#timer ??= setTimeout(() => this.#writeLate(), wait).unref();
  }

  /** Writes without a caller waiting: its error is thrown to the next caller. */
  #writeLate(): void {
    this.#timer = null;
    try {
      if (this.#pending.size > 0) this.#write();
    } catch (error) {
      if (this.#failure !== error) throw error;
    }
  }

  #write(): void {
    const began = performance.now();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    try {
      const replaced = this.#isWasteful() && this.#file.replace(this.#everything());
      if (!replaced) this.#file.append(entriesOf(this.#pending));
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
      throw this.#failure;
    }
    this.#pending.clear();
    const ended = performance.now();
    this.#due = ended + Math.max(this.#pace.every, this.#pace.rest * (ended - began));
  }

  /** True if the file is large, and most of it repeats the same sums. */
  #isWasteful(): boolean {
    if (this.#file.size < REWRITE_FROM) return false;
    const sums = [...this.#stages.values()].reduce((bytes, totals) => bytes + totals.bytes, 0);
    return this.#file.size >= 2 * sums;
  }

  #everything(): readonly JournalEntry[] {
    return [...[...this.#earlier.values()].flat(), ...entriesOf(this.#stages)];
  }
}

function entriesOf(stages: ReadonlyMap<string, Totals>): readonly JournalEntry[] {
  return [...stages].map(([stage, totals]) => ({ stage, blocks: [...totals.blocks], arrays: totals.arrays() }));
}

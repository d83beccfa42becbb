import type { Keeper, Stage } from '../../engine/count/keeper.js';
import { Totals } from '../../engine/count/totals.js';
import { JournalFile } from './file.js';
import type { JournalEntry, JournalHeader, ReadJournal } from './format.js';

/** When a journal is written, in milliseconds. */
export interface Pace {
  /** Runs shorter than this write nothing. */
  readonly moment: number;
  /** Between two writes, at least. */
  readonly every: number;
  /** Between two writes, at least so many times as long as the one before took: on a slow disk it is done less often. */
  readonly rest: number;
}

/** A run of a few seconds is sooner dealt again; a longer one loses about a second. Writing takes a hundredth of the time at most. */
export const PACE: Pace = { moment: 3000, every: 1000, rest: 100 };

/** A journal below this many bytes is not written anew, however often the same counts stand in it. */
const REWRITE_FROM = 2 ** 26;

/**
 * Finished blocks on disk, so that a run that is ended half-way can go on. Every write holds the sums of the blocks since the last one, is
 * flushed to the disk, and is told from a torn one by its digest.
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

  /** `earlier` is what stands in `file` of the same run; a torn end is cut off at the first write. Null for a file that is begun anew. */
  constructor(file: string, header: JournalHeader, earlier: ReadJournal | null, pace: Pace) {
    this.#file = new JournalFile(file, header, earlier);
    this.#pace = pace;
    this.#worthFrom = performance.now() + pace.moment;
    this.#due = earlier ? performance.now() + pace.every : this.#worthFrom;
    for (const entry of earlier?.entries ?? []) this.#earlier.set(entry.stage, [...(this.#earlier.get(entry.stage) ?? []), entry]);
  }

  /** Whether anything stands on disk. */
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

  /** Writes what is not yet written, unless the run has been too short to be worth a file. Throws E_IO and E_CANNOT_CREATE. */
  flush(): void {
    if (!this.begun && performance.now() < this.#worthFrom) return;
    if (this.#failure) throw this.#failure;
    if (this.#pending.size > 0) this.#write();
  }

  /** Lets go of the file, which stays. */
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

  /** Nobody waits for this write: what it throws is thrown by whoever comes next. */
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

  /** Whether the file is large, and most of it the same sums again and again. */
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

import { AuditError } from '../../core/errors.js';
import { merge } from '../../core/statistic/merge-counts.js';
import { counted } from '../../core/words/counted.js';
import type { Counts } from './run-block.js';

/** Lists shorter than this are joined: a long run has very many blocks, and little is kept of each. */
const SHORT = 8192;

/**
 * Counts of some blocks of a sample. Those of a statistic in `keeping` are kept side by side, all others are added. The order of the blocks does not
 * matter.
 */
export class Totals {
  readonly #added: Counts = new Map();
  /** Arrays that came in and serve as a sum themselves, until another one is added. */
  readonly #lent = new Set<Float64Array>();
  readonly #kept: Map<string, Float64Array[]>;
  readonly #blocks = new Set<number>();
  readonly #joined: boolean;

  /** `joined`: the kept arrays are lists, which mean the same when concatenated. */
  constructor(keeping: Iterable<string>, joined = false) {
    this.#joined = joined;
    this.#kept = new Map([...keeping].map((id) => [id, []]));
  }

  get blocks(): ReadonlySet<number> {
    return this.#blocks;
  }

  /** The sums, by statistic; they grow as blocks come in. */
  get added(): Counts {
    return this.#added;
  }

  get kept(): ReadonlyMap<string, readonly Float64Array[]> {
    return this.#kept;
  }

  /**
   * Takes in the counts of these blocks, none of which may be in yet. The arrays are not modified here, and nobody may modify them afterwards. The
   * tables of one block of large decks take tens of megabytes; they are copied only when a second block arrives.
   */
  add(blocks: Iterable<number>, arrays: Iterable<readonly [id: string, counts: Float64Array]>): void {
    for (const block of blocks) this.#blocks.add(block);
    for (const [id, counts] of arrays) {
      const kept = this.#kept.get(id);
      const sum = this.#added.get(id);
      if (kept && this.#joined) join(kept, counts);
      else if (kept) kept.push(counts);
      else if (sum && sum.length !== counts.length)
        throw new AuditError('E_INTERNAL', `counts of ${id} have ${counted(sum.length, 'cell')}, got ${counts.length}`);
      else if (sum) merge(this.#own(id, sum), counts);
      else {
        this.#lent.add(counts);
        this.#added.set(id, counts);
      }
    }
  }

  /** Returns a sum that may be modified. */
  #own(id: string, sum: Float64Array): Float64Array {
    if (!this.#lent.delete(sum)) return sum;
    const own = sum.slice();
    this.#added.set(id, own);
    return own;
  }

  /** Returns a copy; adding to it leaves this one unchanged. */
  copy(): Totals {
    const copy = new Totals(this.#kept.keys(), this.#joined);
    copy.add(this.#blocks, this.arrays());
    // What was added here is changed by what comes in later; lists are not.
    for (const [id, counts] of this.#added) copy.#own(id, counts);
    return copy;
  }

  get bytes(): number {
    const all = [...this.#added.values(), ...[...this.#kept.values()].flat()];
    return all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Returns every array, to be read at once: later blocks change them. */
  arrays(): readonly (readonly [id: string, counts: Float64Array])[] {
    return [...this.#added, ...[...this.#kept].flatMap(([id, all]) => all.map((counts) => [id, counts] as const))];
  }
}

/** Appends a list to the others, or to the end of the last one. */
function join(lists: Float64Array[], list: Float64Array): void {
  const last = lists.at(-1);
  if (!last || last.length + list.length > SHORT) {
    lists.push(list);
    return;
  }
  const joined = new Float64Array(last.length + list.length);
  joined.set(last);
  joined.set(list, last.length);
  lists[lists.length - 1] = joined;
}

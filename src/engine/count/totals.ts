import { AuditError } from '../../core/errors.js';
import { merge } from '../../core/statistic/statistic.js';
import { counted } from '../../core/words/counted.js';
import type { Counts } from './run-block.js';

/** Lists shorter than this are joined: a long run has a great many blocks, of each of which little is kept. */
const SHORT = 8192;

/** Counts of some blocks of a sample. Those of a statistic in `keeping` are kept side by side, all others added; neither minds the order. */
export class Totals {
  readonly #added: Counts = new Map();
  /** Arrays that came in and stand for a sum themselves, until another one is added. */
  readonly #lent = new Set<Float64Array>();
  readonly #kept: Map<string, Float64Array[]>;
  readonly #blocks = new Set<number>();
  readonly #joined: boolean;

  /** `joined`: what is kept are lists, which say the same end to end. */
  constructor(keeping: Iterable<string>, joined = false) {
    this.#joined = joined;
    this.#kept = new Map([...keeping].map((id) => [id, []]));
  }

  /** Which blocks are in. */
  get blocks(): ReadonlySet<number> {
    return this.#blocks;
  }

  /** The sums, by statistic; they grow as blocks come in. */
  get added(): Counts {
    return this.#added;
  }

  /** What stands side by side, by statistic. */
  get kept(): ReadonlyMap<string, readonly Float64Array[]> {
    return this.#kept;
  }

  /**
   * Takes in the counts of these blocks, none of them in yet. The arrays added are left as they are, and nobody changes them after: the tables of one block of large decks are tens of
   * megabytes, and are copied where a second one comes.
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

  /** A sum that may be changed. */
  #own(id: string, sum: Float64Array): Float64Array {
    if (!this.#lent.delete(sum)) return sum;
    const own = sum.slice();
    this.#added.set(id, own);
    return own;
  }

  /** The same, which can be added to without a change of these. */
  copy(): Totals {
    const copy = new Totals(this.#kept.keys(), this.#joined);
    copy.add(this.#blocks, this.arrays());
    // What was added here is changed by what comes in later; lists are not.
    for (const [id, counts] of this.#added) copy.#own(id, counts);
    return copy;
  }

  /** Bytes of all arrays. */
  get bytes(): number {
    const all = [...this.#added.values(), ...[...this.#kept.values()].flat()];
    return all.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Every array, for who reads them at once: what comes in later changes them. */
  arrays(): readonly (readonly [id: string, counts: Float64Array])[] {
    return [...this.#added, ...[...this.#kept].flatMap(([id, all]) => all.map((counts) => [id, counts] as const))];
  }
}

/** Puts a list beside the others, or at the end of the last one. */
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

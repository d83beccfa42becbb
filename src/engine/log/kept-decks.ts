import type { Batch } from '../../core/subject/outcome.js';
import type { HeldCells } from '../../kernel/held-cells.js';

/** The most bytes of decks that are kept. */
const MOST_BYTES = 1 << 25;

/** Bytes of one stretch of them. */
const STRETCH = 1 << 20;

/** The number of card values that fit in a byte. */
const IN_BYTES = 256;

/** The decks of a log as they were read, as many as memory has room for, so that a log that fits is read once. */
export class KeptDecks {
  /** Decks taken. */
  length = 0;
  readonly #width: number;
  readonly #inBytes: boolean;
  readonly #ofStretch: number;
  readonly #most: number;
  readonly #stretches: (Uint8Array | Uint16Array)[] = [];
  readonly #groups: Uint16Array[] = [];

  /** Creates a store for decks of `width` cells, each below `values`; `most`: the most bytes of all of them together. */
  constructor(width: number, values: number, most: number = MOST_BYTES) {
    this.#inBytes = values <= IN_BYTES;
    const bytes = this.#inBytes ? 1 : 2;
    this.#width = width;
    this.#ofStretch = Math.max(1, Math.floor(STRETCH / (bytes * width)));
    this.#most = Math.floor(most / (bytes * width));
  }

  /** Takes the decks of a batch, which `held` may hold as well, and their groups. False, and nothing more is kept, if there is no room for them. */
  add({ cells: read, groups, length }: Batch, held: HeldCells | null = null): boolean {
    if (this.length + length > this.#most) return false;
    const cells = held && this.#inBytes ? held.bytes() : read;
    for (let from = 0; from < length; ) {
      const at = this.length % this.#ofStretch;
      if (at === 0) this.#grow(groups !== null);
      const count = Math.min(length - from, this.#ofStretch - at);
      this.#stretches[this.#stretches.length - 1].set(cells.subarray(from * this.#width, (from + count) * this.#width), at * this.#width);
      if (groups) this.#groups[this.#groups.length - 1].set(groups.subarray(from, from + count), at);
      from += count;
      this.length += count;
    }
    return true;
  }

  /** Replaces every group by the number at its index. */
  renumber(numbers: readonly number[]): void {
    for (const stretch of this.#groups) for (const [at, group] of stretch.entries()) stretch[at] = numbers[group] ?? group;
  }

  /** Fills a batch with the decks from `first`, up to its capacity. */
  read(batch: Batch, first: number): void {
    batch.clear();
    const { cells } = batch;
    batch.length = this.#hand(batch, first, (decks, at) => cells.set(decks, at * this.#width));
  }

  /** Fills the rows of a batch in the same way, if it has rows that hold these decks unchanged. False if it has none; the batch is then empty. */
  lay(batch: Batch, first: number): boolean {
    const { rows } = batch;
    batch.clear();
    if (!rows || !this.#inBytes) return false;
    let laid = true;
    const length = this.#hand(batch, first, (decks, at) => {
      laid &&= decks instanceof Uint8Array && rows.lay(decks, decks.length / this.#width, at);
    });
    if (laid) batch.dealtInRows(length);
    return laid;
  }

  /**
   * Passes as many decks from `first` on as the batch has room for to `take`, stretch by stretch. `take` also receives the index of the first in the
   * batch. Sets their groups at once.
   */
  #hand(batch: Batch, first: number, take: (decks: Uint8Array | Uint16Array, at: number) => void): number {
    const length = Math.min(batch.capacity, this.length - first);
    for (let done = 0; done < length; ) {
      const [stretch, at] = [Math.floor((first + done) / this.#ofStretch), (first + done) % this.#ofStretch];
      const count = Math.min(length - done, this.#ofStretch - at);
      take(this.#stretches[stretch].subarray(at * this.#width, (at + count) * this.#width), done);
      if (this.#groups.length > 0) {
        batch.groups ??= new Uint16Array(batch.capacity);
        batch.groups.set(this.#groups[stretch].subarray(at, at + count), done);
      }
      done += count;
    }
    return length;
  }

  #grow(grouped: boolean): void {
    const cells = this.#ofStretch * this.#width;
    this.#stretches.push(this.#inBytes ? new Uint8Array(cells) : new Uint16Array(cells));
    if (grouped) this.#groups.push(new Uint16Array(this.#ofStretch));
  }
}

import type { Batch } from '../../core/outcome.js';

/** Bytes of decks that are kept at most. */
const MOST_BYTES = 1 << 25;

/** Bytes of one stretch of them. */
const STRETCH = 1 << 20;

/** Cards whose numbers fit a byte. */
const IN_BYTES = 256;

/** The decks of a log as they were read, as many as memory has room for, so that a log that fits is read once. */
export class KeptDecks {
  /** Decks taken. */
  length = 0;
  readonly #width: number;
  readonly #make: (length: number) => Uint8Array | Uint16Array;
  readonly #ofStretch: number;
  readonly #most: number;
  readonly #stretches: (Uint8Array | Uint16Array)[] = [];
  readonly #groups: Uint16Array[] = [];

  /** Decks of `width` cells, each below `values`; `most`: bytes of all of them together, at most. */
  constructor(width: number, values: number, most: number = MOST_BYTES) {
    const bytes = values > IN_BYTES ? 2 : 1;
    this.#width = width;
    this.#make = (length) => (bytes === 1 ? new Uint8Array(length) : new Uint16Array(length));
    this.#ofStretch = Math.max(1, Math.floor(STRETCH / (bytes * width)));
    this.#most = Math.floor(most / (bytes * width));
  }

  /** Takes the decks of a batch, and their groups. False, and nothing is kept any more, where there is no room for them. */
  add({ cells, groups, length }: Batch): boolean {
    if (this.length + length > this.#most) return false;
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

  /** Gives every group the number that stands in its place. */
  renumber(numbers: readonly number[]): void {
    for (const stretch of this.#groups) for (const [at, group] of stretch.entries()) stretch[at] = numbers[group] ?? group;
  }

  /** Fills a batch with the decks from `first`, up to its capacity. */
  read(batch: Batch, first: number): void {
    batch.clear();
    const length = Math.min(batch.capacity, this.length - first);
    const { cells } = batch;
    for (let done = 0; done < length; ) {
      const [stretch, at] = [Math.floor((first + done) / this.#ofStretch), (first + done) % this.#ofStretch];
      const count = Math.min(length - done, this.#ofStretch - at);
      cells.set(this.#stretches[stretch].subarray(at * this.#width, (at + count) * this.#width), done * this.#width);
      if (this.#groups.length > 0) {
        batch.groups ??= new Uint16Array(batch.capacity);
        batch.groups.set(this.#groups[stretch].subarray(at, at + count), done);
      }
      done += count;
    }
    batch.length = length;
  }

  #grow(grouped: boolean): void {
    this.#stretches.push(this.#make(this.#ofStretch * this.#width));
    if (grouped) this.#groups.push(new Uint16Array(this.#ofStretch));
  }
}

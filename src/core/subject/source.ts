import type { Entry } from '../catalogue.js';
import type { SeedKernel, WordKernel, WordKernels } from './word-kernels.js';

/** A stream of 32-bit words: a generator needs to make nothing else. */
export interface BitSource {
  /**
   * Overwrites every slot of `out` with the next words, in the generator's documented order. Filling in pieces equals filling at once. `kernels` is
   * given if `out` is in their memory: a source with a kernel lets it make the same words, and continues from there.
   */
  fill(out: Uint32Array, kernels?: WordKernels): void;
}

/** A linear congruential generator x ← multiplier · x + increment mod `modulus` behind the words. */
export interface Congruence {
  readonly multiplier: bigint;
  readonly increment: bigint;
  readonly modulus: bigint;
  /** The index of the bit of x that is the lowest bit of a word. */
  readonly lowestBit: number;
  /** True if a word is one x, from its highest bit down: consecutive words, divided by the range, are points of its lattice. */
  readonly inARow: boolean;
}

/** A finding of others about a generator. */
export interface Finding {
  /** The finding: lower case, without a full stop. */
  readonly says: string;
  readonly reference: string;
}

/** A generator of the catalogue. One file in `src/parts/prng/` exports exactly one. */
export interface Prng extends Entry {
  /** The range: words are in [0, range). 2^32 for most, 2^15 for a 15-bit `rand()`, 2^31 − 2 for MINSTD. At most 2^32. */
  readonly range: bigint;
  /** The least value of the published generator; a word is the published output minus this (1 for MINSTD, else 0). */
  readonly lowest: number;
  /** Words delivered per published output: 2 for a 64-bit generator (low word first), else 1. */
  readonly wordsPerOutput: 1 | 2;
  /** log2 of the number of distinct streams `create` can start; compared with log2(n!). Infinity if the source is not a state machine we can inspect. */
  readonly stateBits: number;
  /** Words that it makes at a time and hands out in another order: words after the first of a block are no state. 1 if absent. */
  readonly block?: number;
  /** Words before the stream repeats, or null if unknown or unbounded. */
  readonly period: bigint | null;
  /** True if it is published as cryptographically strong and no known method predicts its next words from earlier ones; absent if nobody has said. */
  readonly secure?: boolean;
  /**
   * Deals of 52 cards after which the command `predict` has read its state, as measured, with the method of choices that tells most of its words.
   * Absent if no way known here reads it. A few generators need a deal more or less by luck: this is the most that was measured.
   */
  readonly readFrom?: number;
  /** The engines that `readFrom` holds for, where the words are the engine's own. */
  readonly readIn?: string;
  /** The number of 32-bit words that `create` reads: the whole state. 0 for a live source. */
  readonly seedWords: number;
  /**
   * log2 of the greatest number of starts that `seeded` can make from integers in [0, 2^53), the seeds that seeding laws give. 32 if it uses 32 bits
   * of them, 53 if it tells them all apart. Present if `seeded` is.
   */
  readonly seedBits?: number;
  /** The same for integers of any size, if known to be more: 64 if it uses 64 bits of them. */
  readonly anySeedBits?: number;
  /** The linear congruence behind it, if there is one and its x is not processed further. */
  readonly congruence?: Congruence;
  /** Findings of others' tests on its plain output. */
  readonly others?: readonly Finding[];
  /** The kernel that makes its words, if there is one. */
  readonly kernel?: WordKernel;
  /** The kernel that starts streams as `seeded` does, if there is one; then `kernel` is given too. */
  readonly seedKernel?: SeedKernel;
  /** Not reproducible: the engine's or the operating system's own randomness. */
  readonly live?: true;
  /** True if Node's flag --random-seed gives it the same words in every thread of a process. */
  readonly flagSeeded?: true;
  /** Returns true for a state the generator must not start in (all zero, a fixed point); the caller then derives another. */
  forbids?(seed: Uint32Array): boolean;
  /** Makes a stream whose whole state is `seed` (length `seedWords`, 64-bit parts low word first). Throws E_FORBIDDEN_STATE. */
  create(seed: Uint32Array): BitSource;
  /**
   * Starts a stream by the generator's own published seeding from a small seed, if it has one. Used for test vectors and when the seeding is the
   * subject.
   */
  seeded?(seed: bigint | string, stream?: bigint): BitSource;
}

const AHEAD = 1024;

/**
 * Reads a BitSource one word at a time, optionally keeping only the top `width` bits.
 * A single concrete class, so that the hot loop stays monomorphic however many generators one process runs.
 */
export class Words {
  /** The range: words are in [0, range). */
  readonly range: number;
  #source: BitSource;
  readonly #shift: number;
  #buffer: Uint32Array;
  #next: number;
  #filled = 0;

  /**
   * `range` is the source's; `width` keeps the top bits and needs a power-of-two range of at least that many bits (the caller checks). Words are read
   * from the source `ahead` at a time: fewer if a source is used for one deal only.
   */
  constructor(source: BitSource, range: bigint, width?: number, ahead: number = AHEAD) {
    const native = Math.log2(Number(range));
    this.#source = source;
    this.#shift = width === undefined ? 0 : native - width;
    this.range = width === undefined ? Number(range) : 2 ** width;
    this.#buffer = new Uint32Array(ahead);
    this.#next = ahead;
  }

  take(): number {
    if (this.#next === this.#buffer.length) {
      this.#source.fill(this.#buffer);
      this.#filled += this.#buffer.length;
      this.#next = 0;
    }
    return (this.#buffer[this.#next++] as number) >>> this.#shift;
  }

  /** The number of bits dropped from the bottom of every word. */
  get dropped(): number {
    return this.#shift;
  }

  /** Overwrites `out` with the next words, whole as the source gives them; `kernels` is given if `out` is in their memory. */
  read(out: Uint32Array, kernels?: WordKernels): void {
    const ready = this.#buffer.subarray(this.#next, this.#next + out.length);
    out.set(ready);
    this.#next += ready.length;
    if (ready.length === out.length) return;
    this.#source.fill(out.subarray(ready.length), kernels);
    this.#filled += out.length - ready.length;
  }

  /** Puts back the last of the words just read: they are the next again. */
  unread(words: Uint32Array): void {
    if (words.length === 0) return;
    const ready = this.#buffer.subarray(this.#next);
    const length = words.length + ready.length;
    const buffer = new Uint32Array(Math.max(this.#buffer.length, length));
    buffer.set(words, buffer.length - length);
    buffer.set(ready, buffer.length - ready.length);
    this.#buffer = buffer;
    this.#next = buffer.length - length;
  }

  /** Continues with another source of the same range; words read ahead are discarded, and `taken` counts from 0 again. */
  restart(source: BitSource): void {
    this.#source = source;
    this.#next = this.#buffer.length;
    this.#filled = 0;
  }

  /** The number of words taken since the start, by which a replay names the words of one deal. */
  get taken(): number {
    return this.#filled - (this.#buffer.length - this.#next);
  }
}

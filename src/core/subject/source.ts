import type { Entry } from '../catalogue.js';
import type { SeedKernel, WordKernel, WordKernels } from './word-kernels.js';

/** A stream of 32-bit words: the only thing a generator has to know how to make. */
export interface BitSource {
  /**
   * Overwrites every slot of `out` with the next words, in the generator's documented order. Filling in pieces equals filling at once. `kernels` is given where
   * `out` lies in their memory: a source that has a kernel lets it make the same words, and goes on where it left off.
   */
  fill(out: Uint32Array, kernels?: WordKernels): void;
}

/** A linear congruence x ← multiplier · x + increment mod `modulus` behind the words. */
export interface Congruence {
  readonly multiplier: bigint;
  readonly modulus: bigint;
  /** Which bit of x the lowest bit of a word is. */
  readonly lowestBit: number;
  /** True where a word is one x, from its highest bit on: words in a row, over the range, are points of its lattice. */
  readonly inARow: boolean;
}

/** What others found of a generator. */
export interface Finding {
  /** Lower case, without a full stop. */
  readonly says: string;
  readonly reference: string;
}

/** A generator of the catalogue. One file in `src/parts/prng/` exports exactly one. */
export interface Prng extends Entry {
  /** Words lie in [0, range): 2^32 for most, 2^15 for a 15-bit `rand()`, 2^31 − 2 for MINSTD. At most 2^32. */
  readonly range: bigint;
  /** The least value of the published generator; a word is the published output minus this (1 for MINSTD, else 0). */
  readonly lowest: number;
  /** Words delivered for one published output: 2 for a 64-bit generator (low word first), else 1. */
  readonly wordsPerOutput: 1 | 2;
  /** log2 of the number of distinct streams `create` can start; compared with log2(n!). Infinity where the source is not a state machine we can see. */
  readonly stateBits: number;
  /** Words before the stream repeats, or null where that is unknown or unbounded. */
  readonly period: bigint | null;
  /** Whether it is published as cryptographically strong and no way is known to tell its next words from earlier ones; absent where nobody has said. */
  readonly secure?: boolean;
  /** How many 32-bit words `create` reads: the whole state. 0 for a live source. */
  readonly seedWords: number;
  /**
   * log2 of how many starts `seeded` can make of whole numbers in [0, 2^53), the seeds that laws of seeding give, at most: 32 where it takes
   * 32 bits of them, 53 where it tells them all apart. Present where `seeded` is.
   */
  readonly seedBits?: number;
  /** The same of whole numbers of any size, where that is known to be more: 64 where it takes 64 bits of them. */
  readonly anySeedBits?: number;
  /** The linear congruence behind it, where there is one and nothing else is done to its x. */
  readonly congruence?: Congruence;
  /** What tests of others found of its plain output. */
  readonly others?: readonly Finding[];
  /** The kernel that makes its words, where there is one. */
  readonly kernel?: WordKernel;
  /** The kernel that starts streams as `seeded` does, where there is one; then `kernel` is given too. */
  readonly seedKernel?: SeedKernel;
  /** Not reproducible: the engine's or the operating system's own randomness. */
  readonly live?: true;
  /** Node's flag --random-seed gives it the same words in every thread of a process. */
  readonly flagSeeded?: true;
  /** True for a state the generator must not start in (all zero, a fixed point); the caller then derives another. */
  forbids?(seed: Uint32Array): boolean;
  /** A stream whose whole state is `seed` (length `seedWords`, 64-bit parts low word first). Throws E_FORBIDDEN_STATE. */
  create(seed: Uint32Array): BitSource;
  /** A stream started by the generator's own published seeding from a small seed, where it has one. Used for vectors and where seeding is the subject. */
  seeded?(seed: bigint | string, stream?: bigint): BitSource;
}

const AHEAD = 1024;

/**
 * Reads a BitSource one word at a time, optionally keeping only the top `width` bits.
 * A single concrete class, so that the hot loop stays monomorphic however many generators one process runs.
 */
export class Words {
  /** Words lie in [0, range). */
  readonly range: number;
  #source: BitSource;
  readonly #shift: number;
  #buffer: Uint32Array;
  #next: number;
  #filled = 0;

  /**
   * `range` is the source's; `width` keeps the top bits and needs a power-of-two range of at least that many bits (the caller checks).
   * `ahead` words are read from the source at a time: fewer where a source is used for one deal only.
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

  /** Bits that are dropped from the bottom of every word. */
  get dropped(): number {
    return this.#shift;
  }

  /** Overwrites `out` with the next words, whole as the source gives them; `kernels` is given where `out` lies in their memory. */
  read(out: Uint32Array, kernels?: WordKernels): void {
    const ready = this.#buffer.subarray(this.#next, this.#next + out.length);
    out.set(ready);
    this.#next += ready.length;
    if (ready.length === out.length) return;
    this.#source.fill(out.subarray(ready.length), kernels);
    this.#filled += out.length - ready.length;
  }

  /** Gives back the last of the words that were just read: they are the next again. */
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

  /** Goes on with another source of the same range; what was read ahead is let go, and `taken` counts from 0 again. */
  restart(source: BitSource): void {
    this.#source = source;
    this.#next = this.#buffer.length;
    this.#filled = 0;
  }

  /** How many words have been taken since the start: lets a replay name the words of one deal. */
  get taken(): number {
    return this.#filled - (this.#buffer.length - this.#next);
  }
}

import { type HandedKernel, handedKernel } from './handed-kernel.js';

// Captured before the subject is loaded: it may replace any of them.
const Words = Uint32Array;
const State = Int32Array;
const Doubles = Float64Array;

/** The number of numbers that a kernel makes ahead. */
const AHEAD = 2048;

/**
 * The stream of an injected `Math.random`: xoshiro128** from a full state, two words per number, 53 bits.
 *
 * Plain syntax only: a subject may replace `Math.imul` or any other function, and the stream must not be affected. Blackman and Vigna, "Scrambled
 * linear pseudorandom number generators", ACM TOMS 47 (2021), doi:10.1145/3460772.
 */
export class ChildStream {
  readonly #kernel: HandedKernel | null;
  /** The state after the numbers made ahead. */
  readonly #state = new State(4);
  /** The state before the numbers made ahead. */
  readonly #before = new State(4);
  readonly #start = new State(4);
  /** The numbers made ahead: those from `at` to before `end` are still to come. */
  readonly #ahead: Float64Array;
  #at = 0;
  #end = 0;
  #recording = false;
  #recorded = new Words(256);
  #room = 256;
  #count = 0;
  /** True until the code is loaded: its words are counted and not kept. */
  #loading = false;
  #passed = 0;

  /** `state` is four words, not all zero. Without `kernel`, numbers are made one by one. */
  constructor(state: readonly number[], kernel: HandedKernel | null = handedKernel()) {
    this.#kernel = kernel;
    this.#ahead = new Doubles(kernel ? AHEAD : 0);
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    this.mark();
  }

  /** Marks the next word as the one that `rewind` returns to. */
  mark(): void {
    this.#settle();
    for (let i = 0; i < 4; i++) this.#start[i] = this.#state[i];
  }

  /** Tells that the code is about to be loaded. */
  load(): void {
    this.record();
    this.#loading = true;
  }

  /** Tells that the code is loaded: every deal continues after the words that it drew since `load`. */
  loaded(): void {
    this.#recording = false;
    this.#loading = false;
    this.#passed = this.#count;
    this.mark();
  }

  /** Continues with the words of another state, skipping as many as were drawn while the code was loaded: as in a process that began with it. */
  begin(state: readonly number[]): void {
    this.#at = 0;
    this.#end = 0;
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    for (let k = 0; k < this.#passed; k++) this.#step();
    this.mark();
  }

  /** Returns to the first word, or to the mark if there is one. */
  rewind(): void {
    this.#at = 0;
    this.#end = 0;
    for (let i = 0; i < 4; i++) this.#state[i] = this.#start[i];
  }

  /** Returns the next word, in [0, 2^32). */
  word(): number {
    this.#settle();
    return this.#step();
  }

  /** Returns the next number in [0, 1), a multiple of 2^-53. */
  next(): number {
    return this.#at < this.#end ? this.#ahead[this.#at++] : this.#further();
  }

  /** The number of words kept since `record`. */
  get count(): number {
    return this.#count;
  }

  /** Keeps the words drawn from here until `recorded` is called. */
  record(): void {
    this.#settle();
    this.#recording = true;
    this.#count = 0;
  }

  /** Ends the recording. The words drawn, two per number, are the first `count` of the result. */
  recorded(): Uint32Array {
    this.#recording = false;
    return this.#recorded;
  }

  /** Returns the next number without making any ahead. */
  #further(): number {
    if (this.#kernel === null || this.#recording) {
      const high = this.#step();
      const low = this.#step();
      if (this.#recording) this.#keep(high, low);
      return childNumber(high, low);
    }
    for (let i = 0; i < 4; i++) this.#before[i] = this.#state[i];
    this.#kernel.numbers(this.#state, this.#ahead, AHEAD);
    this.#at = 1;
    this.#end = AHEAD;
    return this.#ahead[0];
  }

  /** Discards the numbers made ahead: returns to the state after the last number that was requested. */
  #settle(): void {
    if (this.#end === 0) return;
    for (let i = 0; i < 4; i++) this.#state[i] = this.#before[i];
    for (let k = 2 * this.#at; k > 0; k--) this.#step();
    this.#at = 0;
    this.#end = 0;
  }

  #step(): number {
    const s = this.#state;
    const s1 = s[1];
    const times5 = ((s1 << 2) + s1) | 0;
    const rotated = (times5 << 7) | (times5 >>> 25);
    s[2] ^= s[0];
    s[3] ^= s1;
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= s1 << 9;
    s[3] = (s[3] << 11) | (s[3] >>> 21);
    return ((rotated << 3) + rotated) >>> 0;
  }

  #keep(high: number, low: number): void {
    if (this.#loading) {
      this.#count += 2;
      return;
    }
    if (this.#count + 2 > this.#room) {
      this.#room *= 2;
      const wider = new Words(this.#room);
      for (let i = 0; i < this.#count; i++) wider[i] = this.#recorded[i];
      this.#recorded = wider;
    }
    this.#recorded[this.#count++] = high;
    this.#recorded[this.#count++] = low;
  }
}

/** Makes a number in [0, 1) from two words: 27 bits of the first, 26 of the second. */
export function childNumber(high: number, low: number): number {
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
}

import { type HandedKernel, handedKernel } from './handed-kernel.js';

// Captured before the subject is loaded: it may replace any of them.
const Words = Uint32Array;
const State = Int32Array;
const Doubles = Float64Array;

/** Numbers that are made ahead by a kernel. */
const AHEAD = 2048;

/**
 * The stream behind an injected `Math.random`: xoshiro128** from a full state, two words a number, 53 bits.
 *
 * Plain syntax only: a subject may replace `Math.imul` or any other function, and the stream must not notice.
 * Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 47 (2021), doi:10.1145/3460772.
 */
export class ChildStream {
  readonly #kernel: HandedKernel | null;
  /** Behind the numbers that were made ahead. */
  readonly #state = new State(4);
  /** Before them. */
  readonly #before = new State(4);
  readonly #start = new State(4);
  /** What was made ahead: those from `at` to before `end` are still to come. */
  readonly #ahead: Float64Array;
  #at = 0;
  #end = 0;
  #recording = false;
  #recorded = new Words(256);
  #room = 256;
  #count = 0;
  /** Until the code is loaded its words are counted and not kept. */
  #loading = false;
  #passed = 0;

  /** `state` is four words, not all zero. Without `kernel` numbers are made one by one. */
  constructor(state: readonly number[], kernel: HandedKernel | null = handedKernel()) {
    this.#kernel = kernel;
    this.#ahead = new Doubles(kernel ? AHEAD : 0);
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    this.mark();
  }

  /** The next word is the one that `rewind` goes back to. */
  mark(): void {
    this.#settle();
    for (let i = 0; i < 4; i++) this.#start[i] = this.#state[i];
  }

  /** The code is about to be loaded. */
  load(): void {
    this.record();
    this.#loading = true;
  }

  /** The code is loaded: what it drew since `load` are the words that every deal comes behind. */
  loaded(): void {
    this.#recording = false;
    this.#loading = false;
    this.#passed = this.#count;
    this.mark();
  }

  /** Goes on with the words of another state, behind as many as were drawn while the code was loaded: as in a process that began with it. */
  begin(state: readonly number[]): void {
    this.#at = 0;
    this.#end = 0;
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    for (let k = 0; k < this.#passed; k++) this.#step();
    this.mark();
  }

  /** Back to the first word, or where it was marked since. */
  rewind(): void {
    this.#at = 0;
    this.#end = 0;
    for (let i = 0; i < 4; i++) this.#state[i] = this.#start[i];
  }

  /** The next word, in [0, 2^32). */
  word(): number {
    this.#settle();
    return this.#step();
  }

  /** The next number in [0, 1), a multiple of 2^-53. */
  next(): number {
    return this.#at < this.#end ? this.#ahead[this.#at++] : this.#further();
  }

  /** Words kept since `record`. */
  get count(): number {
    return this.#count;
  }

  /** Keeps the words drawn from here until `recorded` is called. */
  record(): void {
    this.#settle();
    this.#recording = true;
    this.#count = 0;
  }

  /** Ends the recording; the words drawn, two a number, are the first `count` of the answer. */
  recorded(): Uint32Array {
    this.#recording = false;
    return this.#recorded;
  }

  /** The next number, none of which is made ahead. */
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

  /** Goes back behind the last number that was asked for: what was made ahead is forgotten. */
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

/** The number in [0, 1) that two words make: 27 bits of the first, 26 of the second. */
export function childNumber(high: number, low: number): number {
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53;
}

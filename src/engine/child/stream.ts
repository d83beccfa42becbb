// Captured before the subject is loaded: it may replace it.
const Words = Uint32Array;

/**
 * The stream behind an injected `Math.random`: xoshiro128** from a full state, two words a number, 53 bits.
 *
 * Plain syntax only: a subject may replace `Math.imul` or any other function, and the stream must not notice.
 * Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 47 (2021), doi:10.1145/3460772.
 */
export class ChildStream {
  readonly #state = new Int32Array(4);
  readonly #start = new Int32Array(4);
  #recording = false;
  #recorded = new Words(256);
  #room = 256;
  #count = 0;
  /** Until the code is loaded its words are counted and not kept. */
  #loading = false;
  #passed = 0;

  /** `state` is four words, not all zero. */
  constructor(state: readonly number[]) {
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    this.mark();
  }

  /** The next word is the one that `rewind` goes back to. */
  mark(): void {
    for (let i = 0; i < 4; i++) this.#start[i] = this.#state[i];
  }

  /** The code is about to be loaded. */
  load(): void {
    this.#recording = true;
    this.#loading = true;
    this.#count = 0;
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
    for (let i = 0; i < 4; i++) this.#state[i] = state[i];
    for (let k = 0; k < this.#passed; k++) this.word();
    this.mark();
  }

  /** Back to the first word, or where it was marked since. */
  rewind(): void {
    for (let i = 0; i < 4; i++) this.#state[i] = this.#start[i];
  }

  /** The next word, in [0, 2^32). */
  word(): number {
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

  /** The next number in [0, 1), a multiple of 2^-53. */
  next(): number {
    const high = this.word();
    const low = this.word();
    if (this.#recording) this.#keep(high, low);
    return childNumber(high, low);
  }

  /** Words kept since `record`. */
  get count(): number {
    return this.#count;
  }

  /** Keeps the words drawn from here until `recorded` is called. */
  record(): void {
    this.#recording = true;
    this.#count = 0;
  }

  /** Ends the recording; the words drawn, two a number, are the first `count` of the answer. */
  recorded(): Uint32Array {
    this.#recording = false;
    return this.#recorded;
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

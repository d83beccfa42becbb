import { Arena } from '../../kernel/arena.js';
import { instantiate } from '../../kernel/kernels.js';

/** Words in a seal's key: its bytes are 4 × 4. */
export const CHILD_KEY_WORDS = 4;

/** The number of words passed to the kernel at a time. */
const ROOM = 16_384;

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const Words = Uint32Array;
const { set } = Uint32Array.prototype;
const bufferOf = getter('buffer');
const offsetOf = getter('byteOffset');

function getter(name: 'buffer' | 'byteOffset'): () => unknown {
  const found = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint32Array.prototype), name)?.get;
  if (!found) throw new TypeError(`typed arrays have no ${name}`);
  return found;
}

/** Copies `count` words of one list, from `from` on, to the start of another, with captured functions only. */
export function childCopy(words: Uint32Array, from: number, count: number, into: Uint32Array): void {
  const buffer = apply(bufferOf, words, []) as ArrayBuffer;
  const offset = apply(offsetOf, words, []) as number;
  apply(set, into, [new Words(buffer, offset + 4 * from, count)]);
}

/** The initial state of SipHash, before the key. */
const BEGIN = [0x7073_6575, 0x736f_6d65, 0x6e64_6f6d, 0x646f_7261, 0x6e65_7261, 0x6c79_6765, 0x7974_6573, 0x7465_6462];

interface Hasher {
  /** Four 64-bit words, low halves first. */
  readonly state: Uint32Array;
  readonly words: Uint32Array;
  /** Absorbs the first pairs of `words` into the state, with `rounds` rounds for each. */
  absorb(pairs: number, rounds: number): void;
}

let shared: Hasher | null | undefined;

/** Returns a hasher. One is enough for all seals of a process: every seal starts anew, and no two are made at once. Null if there are no kernels. */
function hasher(): Hasher | null {
  shared ??= newHasher();
  return shared;
}

function newHasher(): Hasher | null {
  const kernels = instantiate();
  if (!kernels) return null;
  const arena = new Arena(kernels);
  const [state, words] = [arena.take(32), arena.take(4 * ROOM)];
  // Taken out of its object, and the arrays made here: a subject that is loaded later reaches neither.
  const { sipHash } = kernels;
  return { state: arena.words(state, 8), words: arena.words(words, ROOM), absorb: (pairs, rounds) => sipHash(state, words, pairs, rounds) };
}

/**
 * Signs the child's messages, so that the parent knows that the harness sent them unchanged: SipHash-2-4 over 32-bit words, with a key that only the
 * two know. Aumasson and Bernstein, "SipHash: a fast short-input PRF", INDOCRYPT 2012.
 *
 * Plain syntax over words of its own: a subject may replace every function, and inspect every argument of one.
 */
export class ChildSeal {
  /** The seal of the last `sign`, 64 bits in two words. */
  low = 0;
  high = 0;
  readonly #key: Int32Array;
  readonly #hasher: Hasher | null;

  /** `key` is four words, copied. Make it before the subject is loaded. `fast`: by the kernel, if there is one. */
  constructor(key: Uint32Array, fast: boolean = true) {
    const own = new Int32Array(CHILD_KEY_WORDS);
    for (let i = 0; i < CHILD_KEY_WORDS; i++) own[i] = key[i];
    this.#key = own;
    this.#hasher = fast ? hasher() : null;
  }

  sign(words: Uint32Array, count: number): void {
    if (this.#hasher) this.#byKernel(this.#hasher, words, count);
    else this.#plainly(words, count);
  }

  #byKernel({ absorb, state, words: room }: Hasher, words: Uint32Array, count: number): void {
    for (let i = 0; i < 8; i++) state[i] = this.#key[i & 3] ^ BEGIN[i];
    const whole = count - (count % 2);
    for (let from = 0; from < whole; from += ROOM) {
      const length = whole - from < ROOM ? whole - from : ROOM;
      childCopy(words, from, length, room);
      absorb(length >> 1, 2);
    }
    // The pair after the last holds what is left and the number of bytes; the one after that ends it.
    room[0] = count % 2 === 1 ? words[whole] : 0;
    room[1] = (count & 0x3f) << 26;
    absorb(1, 2);
    state[4] ^= 0xff;
    room[0] = 0;
    room[1] = 0;
    absorb(1, 4);
    this.low = (state[0] ^ state[2] ^ state[4] ^ state[6]) >>> 0;
    this.high = (state[1] ^ state[3] ^ state[5] ^ state[7]) >>> 0;
    // What is left would give the next key away to whoever reads this memory.
    for (let i = 0; i < 8; i++) state[i] = 0;
  }

  #plainly(words: Uint32Array, count: number): void {
    const key = this.#key;
    let al = key[0] ^ 0x7073_6575;
    let ah = key[1] ^ 0x736f_6d65;
    let bl = key[2] ^ 0x6e64_6f6d;
    let bh = key[3] ^ 0x646f_7261;
    let cl = key[0] ^ 0x6e65_7261;
    let ch = key[1] ^ 0x6c79_6765;
    let dl = key[2] ^ 0x7974_6573;
    let dh = key[3] ^ 0x7465_6462;
    const pairs = count >> 1;
    // The pair after the last holds what is left and the number of bytes; the one after that ends it.
    for (let i = 0; i <= pairs + 1; i++) {
      const end = i > pairs;
      const low = end ? 0 : i < pairs || count % 2 === 1 ? words[2 * i] | 0 : 0;
      const high = end ? 0 : i < pairs ? words[2 * i + 1] | 0 : (count & 0x3f) << 26;
      if (end) cl ^= 0xff;
      dl ^= low;
      dh ^= high;
      for (let round = end ? 4 : 2; round > 0; round--) {
        let sum = (al + bl) | 0;
        ah = (ah + bh + (sum >>> 0 < al >>> 0 ? 1 : 0)) | 0;
        al = sum;
        let turned = (bl << 13) | (bh >>> 19);
        bh = ((bh << 13) | (bl >>> 19)) ^ ah;
        bl = turned ^ al;
        turned = al;
        al = ah;
        ah = turned;
        sum = (cl + dl) | 0;
        ch = (ch + dh + (sum >>> 0 < cl >>> 0 ? 1 : 0)) | 0;
        cl = sum;
        turned = (dl << 16) | (dh >>> 16);
        dh = ((dh << 16) | (dl >>> 16)) ^ ch;
        dl = turned ^ cl;
        sum = (al + dl) | 0;
        ah = (ah + dh + (sum >>> 0 < al >>> 0 ? 1 : 0)) | 0;
        al = sum;
        turned = (dl << 21) | (dh >>> 11);
        dh = ((dh << 21) | (dl >>> 11)) ^ ah;
        dl = turned ^ al;
        sum = (cl + bl) | 0;
        ch = (ch + bh + (sum >>> 0 < cl >>> 0 ? 1 : 0)) | 0;
        cl = sum;
        turned = (bl << 17) | (bh >>> 15);
        bh = ((bh << 17) | (bl >>> 15)) ^ ch;
        bl = turned ^ cl;
        turned = cl;
        cl = ch;
        ch = turned;
      }
      al ^= low;
      ah ^= high;
    }
    this.low = (al ^ bl ^ cl ^ dl) >>> 0;
    this.high = (ah ^ bh ^ ch ^ dh) >>> 0;
  }
}

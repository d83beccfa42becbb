/** Words that a seal takes: the bytes of its key are 4 × 4. */
export const CHILD_KEY_WORDS = 4;

/**
 * Signs what the child sends, and tells the parent that the harness sent it and nobody changed it: SipHash-2-4 over 32-bit words, with a key
 * that never leaves the two. Aumasson and Bernstein, "SipHash: a fast short-input PRF", INDOCRYPT 2012.
 *
 * Plain syntax over words of its own: a subject may replace every function, and look into whatever is handed to one.
 */
export class ChildSeal {
  /** The seal that `sign` made last, 64 bits in two words. */
  low = 0;
  high = 0;
  readonly #key: Int32Array;

  /** `key` is four words, copied. */
  constructor(key: Uint32Array) {
    const own = new Int32Array(CHILD_KEY_WORDS);
    for (let i = 0; i < CHILD_KEY_WORDS; i++) own[i] = key[i];
    this.#key = own;
  }

  /** Signs the first `count` of `words`. */
  sign(words: Uint32Array, count: number): void {
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

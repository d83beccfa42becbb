/** Returns a 32-bit hash of a text: FNV-1a, then the last steps of MurmurHash3, without which its high bits hardly depend on the last bytes. */
export function textHash(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns which of 2^bits streams a text belongs to: the first bits of its hash. */
export function streamOf(bytes: Uint8Array, from: number, to: number, bits: number): number {
  // A number is shifted by what is left of 32: of one stream by nothing.
  return bits === 0 ? 0 : textHash(bytes, from, to) >>> (32 - bits);
}

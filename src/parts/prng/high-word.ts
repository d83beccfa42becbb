/** The high 32 bits of the 64-bit product of two words (signed or not, taken as unsigned), in [0, 2^32). Exact: every sum stays below 2^53. */
export function highWord(a: number, b: number): number {
  // With a = 2^16 a1 + a0 and b = 2^16 b1 + b0, x = a1 b0 + (a0 b0 >> 16) and y = a0 b1 + (x mod 2^16): a1 b1 + (x >> 16) + (y >> 16).
  const top = a >>> 16;
  const bottom = a & 0xffff;
  const top2 = b >>> 16;
  const bottom2 = b & 0xffff;
  const cross = (Math.imul(top, bottom2) >>> 0) + (Math.imul(bottom, bottom2) >>> 16);
  const cross2 = (Math.imul(bottom, top2) >>> 0) + (cross & 0xffff);
  return (Math.imul(top, top2) + (cross >>> 16) + (cross2 >>> 16)) >>> 0;
}

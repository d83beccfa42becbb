/**
 * Writes two hashes of the `width` cells from `from` on, whole numbers of 32 bits, to `hashes` at `at` and behind it. The first is never 0. Decks that differ have the same two once in
 * some 2^64 pairs.
 */
export function hashDeck(cells: Uint16Array, from: number, width: number, hashes: Int32Array, at: number): void {
  // a ← (a ^ card) · 2,654,435,761 and b ← b · 2,246,822,519 + card, mod 2^32.
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = from; i < from + width; i++) {
    a = Math.imul(a ^ cells[i], 0x9e3779b1);
    b = Math.imul(b, 0x85ebca77) + cells[i];
  }
  // Products carry only upward, so the low bits are mixed with the high ones at the end.
  a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d);
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35);
  hashes[at] = (a ^ (a >>> 13)) | 1;
  hashes[at + 1] = b ^ (b >>> 16);
}

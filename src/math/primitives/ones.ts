/**
 * Counts the 1 bits of a 32-bit word: added up in pairs, fours and eights at once, and the four bytes by one multiplication.
 *
 * Source: H. S. Warren (2013), Hacker's Delight, 2nd edition, section 5-1.
 */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

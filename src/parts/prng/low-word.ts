/** The low 32 bits of the product of two words (signed or not), in [0, 2^32). */
export function lowWord(a: number, b: number): number {
  return Math.imul(a, b) >>> 0;
}

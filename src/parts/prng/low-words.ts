/** The low `count` 32-bit words of a whole number, lowest first; a negative number as its two's complement. */
export function lowWords(value: bigint, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, i) => Number(BigInt.asUintN(32, value >> BigInt(32 * i))));
}

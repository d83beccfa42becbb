/** Every whole number up to this one is a double. */
const WHOLE = 2n ** 53n;

/**
 * num / den correctly rounded to the nearest double, ties to even, for den > 0, so within half a unit in the last place; exact down to
 * 2^-1022. Measured in ratio.test.ts. Scaled until the quotient has enough bits, then rounded once with a sticky bit, after AlgorithmM of
 * W. D. Clinger (1990), How to read floating point numbers accurately, doi:10.1145/93542.93557.
 */
export function ratio(num: bigint, den: bigint): number {
  if (num < 0n) return -ratio(-num, den);
  // One division of two doubles that are whole is rounded once by itself.
  if (num <= WHOLE && den <= WHOLE) return Number(num) / Number(den);
  const shift = bits(den) - bits(num) + 64;
  const [above, below] = shift >= 0 ? [num << BigInt(shift), den] : [num, den << BigInt(-shift)];
  // 64 or 65 leading bits of the quotient, and a last one that only says whether anything follows, so the double is rounded once.
  const quotient = ((above / below) << 1n) | (above % below === 0n ? 0n : 1n);
  const half = Math.trunc((shift + 1) / 2);
  return Number(quotient) * 2 ** -half * 2 ** -(shift + 1 - half);
}

/** The number of binary digits of x > 0: 4 for every hexadecimal digit but the first. */
function bits(x: bigint): number {
  const hex = x.toString(16);
  return 4 * (hex.length - 1) + (32 - Math.clz32(Number.parseInt(hex[0], 16)));
}

const value = new Float64Array(1);
const words = new Uint32Array(value.buffer);
// Which of the two words is the high one, on this machine.
const HIGH = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0;
const LOW = 1 - HIGH;

/** The upper 32 bits of a double. */
export function highWord(x: number): number {
  value[0] = x;
  return (words[HIGH] ?? 0) | 0;
}

export function setHighWord(x: number, high: number): number {
  value[0] = x;
  words[HIGH] = high;
  return value[0];
}

/** Returns `x` with its lower word set to 0. */
export function rounded(x: number): number {
  value[0] = x;
  words[LOW] = 0;
  return value[0];
}

/** The logarithm of 2 with few enough bits that its multiples are exact. */
export const LN2_HIGH: number = 0.6931471803691238;
/** The rest of the logarithm of 2, beyond `LN2_HIGH`. */
export const LN2_LOW: number = 1.9082149292705877e-10;

/** 2^k y, for |k| up to 1100. */
export function scaled(y: number, k: number): number {
  if (k >= -1021) return k === 1024 ? y * 2 * 2 ** 1023 : setHighWord(y, (highWord(y) + (k << 20)) | 0);
  return setHighWord(y, (highWord(y) + ((k + 1000) << 20)) | 0) * 2 ** -1000;
}

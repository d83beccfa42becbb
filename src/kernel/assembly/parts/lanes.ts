/** Returns the numbers 0 to 15, one per byte. */
export function numbers(): v128 {
  return i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/** Counts the true lanes of a comparison of 16 bytes, among the first `left`. */
export function holding(compared: v128, left: u32): u32 {
  const bits = i8x16.bitmask(compared) as u32;
  return popcnt<u32>(left < 16 ? bits & ((1 << left) - 1) : bits);
}

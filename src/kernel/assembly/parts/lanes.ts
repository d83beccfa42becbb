/** Returns the number of cells of type T in a vector. */
export function lanes<T>(): i32 {
  return 16 / (sizeof<T>() as i32);
}

/** The numbers from 0 on, one a T: of a byte, or of 16 bits. */
export function numbers<T>(): v128 {
  return sizeof<T>() === 1 ? i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15) : i16x8(0, 1, 2, 3, 4, 5, 6, 7);
}

/** Counts the cells of type T for which a comparison holds, among the first `left`. */
export function holding<T>(compared: v128, left: i32): u32 {
  const bits = v128.bitmask<T>(compared) as u32;
  return popcnt<u32>(left < lanes<T>() ? bits & ((1 << left) - 1) : bits);
}

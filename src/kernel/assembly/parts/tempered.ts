/** Returns the outputs of the Mersenne Twister for four words of its state. */
export function tempered(y: v128): v128 {
  y = v128.xor(y, i32x4.shr_u(y, 11));
  y = v128.xor(y, v128.and(i32x4.shl(y, 7), i32x4.splat(0x9d2c5680)));
  y = v128.xor(y, v128.and(i32x4.shl(y, 15), i32x4.splat(0xefc60000)));
  return v128.xor(y, i32x4.shr_u(y, 18));
}

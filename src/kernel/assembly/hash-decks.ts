/** Decks that are hashed together: two vectors of four, since each step waits for the one before it. */
const ABREAST: u32 = 8;

/** Adds one more card of four decks, given in `cards` as words of 32 bits: a ← (a ^ card) · 2,654,435,761. */
function first(a: v128, cards: v128): v128 {
  return i32x4.mul(v128.xor(a, cards), i32x4.splat(0x9e3779b1));
}

/** Does the same for the other hash: b ← b · 2,246,822,519 + card. */
function second(b: v128, cards: v128): v128 {
  return i32x4.add(i32x4.mul(b, i32x4.splat(0x85ebca77)), cards);
}

/** XORs each word of a vector with itself shifted down by `by` bits. */
function mixed(x: v128, by: i32): v128 {
  return v128.xor(x, i32x4.shr_u(x, by));
}

/** Loads the two cards at `at` of each of four decks, `apart` bytes from deck to deck: first one of each, then the other. */
function twoOfFour(at: usize, apart: usize): v128 {
  const ab = v128.shuffle<i16>(v128.load32_zero(at), v128.load32_zero(at + apart), 0, 8, 1, 9, 0, 8, 1, 9);
  const cd = v128.shuffle<i16>(v128.load32_zero(at + 2 * apart), v128.load32_zero(at + 3 * apart), 0, 8, 1, 9, 0, 8, 1, 9);
  return v128.shuffle<i32>(ab, cd, 0, 4, 1, 5);
}

function store4(a: v128, b: v128, to: usize): void {
  const one = v128.or(mixed(i32x4.mul(mixed(a, 15), i32x4.splat(0x2c1b3c6d)), 13), i32x4.splat(1));
  const other = mixed(i32x4.mul(mixed(b, 16), i32x4.splat(0xc2b2ae35)), 16);
  v128.store(to, v128.shuffle<i32>(one, other, 0, 4, 1, 5));
  v128.store(to, v128.shuffle<i32>(one, other, 2, 6, 3, 7), 16);
}

/**
 * Writes the two hashes of each of `decks` decks of `n` cells of 16 bits, contiguous, to `hashes`, as engine/log/repeated-decks.ts makes them. Up to
 * seven decks after the last are read and hashed with them, and one cell after those.
 */
export function hashDecks(cells: usize, decks: u32, n: u32, hashes: usize): void {
  const apart = (n as usize) << 1;
  const twos = n >> 1;
  for (let deck: u32 = 0; deck < decks; deck += ABREAST, cells += apart << 3, hashes += 64) {
    let a = i32x4.splat(0x9e3779b9);
    let c = a;
    let b = i32x4.splat(0x85ebca6b);
    let d = b;
    let at = cells;
    for (let two: u32 = 0; two < twos; two++, at += 4) {
      const near = twoOfFour(at, apart);
      const far = twoOfFour(at + (apart << 2), apart);
      const near0 = i32x4.extend_low_i16x8_u(near);
      const near1 = i32x4.extend_high_i16x8_u(near);
      const far0 = i32x4.extend_low_i16x8_u(far);
      const far1 = i32x4.extend_high_i16x8_u(far);
      a = first(first(a, near0), near1);
      b = second(second(b, near0), near1);
      c = first(first(c, far0), far1);
      d = second(second(d, far0), far1);
    }
    if ((n & 1) !== 0) {
      const near = i32x4.extend_low_i16x8_u(twoOfFour(at, apart));
      const far = i32x4.extend_low_i16x8_u(twoOfFour(at + (apart << 2), apart));
      a = first(a, near);
      b = second(b, near);
      c = first(c, far);
      d = second(d, far);
    }
    store4(a, b, hashes);
    store4(c, d, hashes + 32);
  }
}

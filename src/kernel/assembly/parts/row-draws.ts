// Draws of one deck, four at a time, of words none of which may have to be drawn again. `steps` words become as many bytes at `to`, and up to three more; the
// tables that belong to the steps have a number of 32 bits for each of them, and ones that do no harm up to the next multiple of four.

/** Stores four draws as bytes. */
function put(to: usize, draws: v128): void {
  const halves = i16x8.narrow_i32x4_u(draws, draws);
  v128.store32_lane(to, i8x16.narrow_i16x8_u(halves, halves), 0);
}

/** Returns the high halves of the products of four words. */
function high(words: v128, factors: v128): v128 {
  return v128.shuffle<i32>(i64x2.extmul_low_i32x4_u(words, factors), i64x2.extmul_high_i32x4_u(words, factors), 1, 3, 5, 7);
}

/**
 * Computes remainders of words without their last `shift` bits. `inverses`: the whole part of (2^32 − 1) over each bound, so that a quotient is at
 * most one too small.
 */
export function remainders(words: usize, shift: u32, bounds: usize, inverses: usize, steps: usize, to: usize): void {
  for (let at: usize = 0; at < steps << 2; at += 16) {
    const word = i32x4.shr_u(v128.load(words + at), shift);
    const bound = v128.load(bounds + at);
    const rest = i32x4.sub(word, i32x4.mul(high(word, v128.load(inverses + at)), bound));
    put(to + (at >> 2), i32x4.min_u(rest, i32x4.sub(rest, bound)));
  }
}

/**
 * Computes the whole parts of w b / 2^L. Words lose their last `shift` bits, and the rest moves `left` to the top of 32. True where a remainder is
 * below its `leasts`, shifted in the same way: such a word is refused.
 */
export function highParts(words: usize, shift: u32, left: u32, bounds: usize, leasts: usize, steps: usize, to: usize): bool {
  let refused = i32x4.splat(0);
  for (let at: usize = 0; at < steps << 2; at += 16) {
    const word = i32x4.shl(i32x4.shr_u(v128.load(words + at), shift), left);
    const bound = v128.load(bounds + at);
    const low = i64x2.extmul_low_i32x4_u(word, bound);
    const top = i64x2.extmul_high_i32x4_u(word, bound);
    refused = v128.or(refused, i32x4.lt_u(v128.shuffle<i32>(low, top, 0, 2, 4, 6), v128.load(leasts + at)));
    put(to + (at >> 2), v128.shuffle<i32>(low, top, 1, 3, 5, 7));
  }
  return v128.any_true(refused);
}

/** Computes the same rounded, and refuses nothing: w (b − 1) / 2^L. */
export function roundedParts(words: usize, shift: u32, left: u32, bounds: usize, steps: usize, to: usize): void {
  const one = i32x4.splat(1);
  for (let at: usize = 0; at < steps << 2; at += 16) {
    const word = i32x4.shl(i32x4.shr_u(v128.load(words + at), shift), left);
    const factor = i32x4.sub(v128.load(bounds + at), one);
    const low = i64x2.extmul_low_i32x4_u(word, factor);
    const top = i64x2.extmul_high_i32x4_u(word, factor);
    const half = i32x4.shr_u(v128.shuffle<i32>(low, top, 0, 2, 4, 6), 31);
    put(to + (at >> 2), i32x4.add(v128.shuffle<i32>(low, top, 1, 3, 5, 7), half));
  }
}

/**
 * Computes the whole parts of w b / R, for a range R that is no power of two and at most 2^31. `factors`: the whole part of 2^32 b / R, so that a
 * quotient is at most one too small. True where a remainder is below its `leasts`.
 */
export function quotients(words: usize, range: u32, bounds: usize, factors: usize, leasts: usize, steps: usize, to: usize): bool {
  const whole = i32x4.splat(range);
  let refused = i32x4.splat(0);
  for (let at: usize = 0; at < steps << 2; at += 16) {
    const word = v128.load(words + at);
    const value = high(word, v128.load(factors + at));
    const rest = i32x4.sub(i32x4.mul(word, v128.load(bounds + at)), i32x4.mul(value, whole));
    const over = i32x4.ge_u(rest, whole);
    const left = i32x4.sub(rest, v128.and(over, whole));
    refused = v128.or(refused, i32x4.lt_u(left, v128.load(leasts + at)));
    put(to + (at >> 2), i32x4.sub(value, over));
  }
  return v128.any_true(refused);
}

/** Returns the whole part of (w / R) f, or that rounded, for two words in doubles. */
function two(words: v128, range: v128, factors: v128, rounded: bool): v128 {
  const exact = f64x2.mul(f64x2.div(f64x2.convert_low_i32x4_u(words), range), f64x2.convert_low_i32x4_u(factors));
  if (!rounded) return i32x4.trunc_sat_f64x2_s_zero(exact);
  const whole = f64x2.floor(exact);
  const up = v128.and(f64x2.ge(f64x2.sub(exact, whole), f64x2.splat(0.5)), f64x2.splat(1));
  return i32x4.trunc_sat_f64x2_s_zero(f64x2.add(whole, up));
}

/** Computes the same in doubles, where neither the quotient w / R nor its product need be exact; rounded, of b − 1. */
export function fractions(words: usize, range: f64, rounded: bool, bounds: usize, steps: usize, to: usize): void {
  const whole = f64x2.splat(range);
  const less = i32x4.splat(rounded ? 1 : 0);
  for (let at: usize = 0; at < steps << 2; at += 16) {
    const word = v128.load(words + at);
    const factor = i32x4.sub(v128.load(bounds + at), less);
    const low = two(word, whole, factor, rounded);
    const top = two(v128.shuffle<i32>(word, word, 2, 3, 2, 3), whole, v128.shuffle<i32>(factor, factor, 2, 3, 2, 3), rounded);
    put(to + (at >> 2), v128.shuffle<i32>(low, top, 0, 1, 4, 5));
  }
}

// Generators of words of 32 bits. Each kernel overwrites `count` words at `out` with the next ones and leaves the state behind them at `state`, where it lies
// as the generator of parts/prng of that name keeps it: bit for bit the words of its own loop.

/** x ← a x + c, four lanes at a time, each of which steps over the other three. State: x, a, c, bits to drop from the bottom, mask. */
export function congruence32Words(state: usize, out: usize, count: u32): void {
  let x = load<u32>(state);
  const a = load<u32>(state, 4);
  const c = load<u32>(state, 8);
  const shift = load<u32>(state, 12);
  const mask = load<u32>(state, 16);
  const end = out + ((count as usize) << 2);
  if (count >= 8) {
    let lanes = i32x4.splat(0);
    let next = x * a + c;
    lanes = i32x4.replace_lane(lanes, 0, next);
    next = next * a + c;
    lanes = i32x4.replace_lane(lanes, 1, next);
    next = next * a + c;
    lanes = i32x4.replace_lane(lanes, 2, next);
    next = next * a + c;
    lanes = i32x4.replace_lane(lanes, 3, next);
    const a2 = a * a;
    const c2 = c * a + c;
    const a4 = i32x4.splat(a2 * a2);
    const c4 = i32x4.splat(c2 * a2 + c2);
    const masks = i32x4.splat(mask);
    for (; out + 16 <= end; out += 16) {
      v128.store(out, v128.and(i32x4.shr_u(lanes, shift), masks));
      x = i32x4.extract_lane(lanes, 3);
      lanes = i32x4.add(i32x4.mul(lanes, a4), c4);
    }
  }
  for (; out < end; out += 4) {
    x = x * a + c;
    store<u32>(out, (x >>> shift) & mask);
  }
  store<u32>(state, x);
}

/** Products mod 2^31 − 1 of numbers below it and not 0: 2^31 is 1 there, so the two parts of a product are added up. */
function lehmerProducts(x: v128, factors: v128): v128 {
  const modulus = i64x2.splat(0x7fffffff);
  const low = i64x2.extmul_low_i32x4_u(x, factors);
  const high = i64x2.extmul_high_i32x4_u(x, factors);
  const sumLow = i64x2.add(v128.and(low, modulus), i64x2.shr_u(low, 31));
  const sumHigh = i64x2.add(v128.and(high, modulus), i64x2.shr_u(high, 31));
  const sums = v128.shuffle<i32>(sumLow, sumHigh, 0, 2, 4, 6);
  return i32x4.min_u(sums, i32x4.sub(sums, i32x4.splat(0x7fffffff)));
}

function lehmerProduct(x: u32, factor: u32): u32 {
  return (((x as u64) * (factor as u64)) % 0x7fffffff) as u32;
}

/** x ← a x mod 2^31 − 1, four lanes at a time; a word is x − 1. State: x, a. */
export function lehmerWords(state: usize, out: usize, count: u32): void {
  let x = load<u32>(state);
  const a = load<u32>(state, 4);
  const end = out + ((count as usize) << 2);
  if (count >= 8) {
    const a2 = lehmerProduct(a, a);
    const a3 = lehmerProduct(a2, a);
    const factors = i32x4.splat(lehmerProduct(a3, a));
    let lanes = lehmerProducts(i32x4.splat(x), i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(factors, 0, a), 1, a2), 2, a3));
    for (; out + 16 <= end; out += 16) {
      v128.store(out, i32x4.sub(lanes, i32x4.splat(1)));
      x = i32x4.extract_lane(lanes, 3);
      lanes = lehmerProducts(lanes, factors);
    }
  }
  for (; out < end; out += 4) {
    x = lehmerProduct(x, a);
    store<u32>(out, x - 1);
  }
  store<u32>(state, x);
}

/** Three steps of Microsoft's congruence a word, all worked out from the state. State: x. */
export function packedCongruenceWords(state: usize, out: usize, count: u32): void {
  let x = load<u32>(state);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    const first = x * 214_013 + 2_531_011;
    const second = x * 2_851_891_209 + 505_908_858;
    x = x * 1_170_746_341 + 3_539_360_597;
    store<u32>(out, ((x & 0x7fffffff) >> 16) | (((second & 0x7fffffff) >> 16) << 15) | (((first & 0x7fffffff) >> 16) << 30));
  }
  store<u32>(state, x);
}

/** mulberry32, four at a time. State: the counter. */
export function mulberry32Words(state: usize, out: usize, count: u32): void {
  const step: u32 = 0x6d2b79f5;
  const counter = load<u32>(state);
  store<u32>(state, counter + step * count);
  let lanes = i32x4.add(i32x4.splat(counter), i32x4.mul(i32x4.splat(step), i32x4(1, 2, 3, 4)));
  const steps = i32x4.splat(4 * step);
  const end = out + ((count as usize) << 2);
  for (; out < end; out += 16) {
    let z = i32x4.mul(v128.xor(lanes, i32x4.shr_u(lanes, 15)), v128.or(lanes, i32x4.splat(1)));
    z = v128.xor(z, i32x4.add(z, i32x4.mul(v128.xor(z, i32x4.shr_u(z, 7)), v128.or(z, i32x4.splat(61)))));
    z = v128.xor(z, i32x4.shr_u(z, 14));
    lanes = i32x4.add(lanes, steps);
    if (out + 16 <= end) {
      v128.store(out, z);
      continue;
    }
    const left = ((end - out) >> 2) as u32;
    store<i32>(out, i32x4.extract_lane(z, 0));
    if (left > 1) store<i32>(out, i32x4.extract_lane(z, 1), 4);
    if (left > 2) store<i32>(out, i32x4.extract_lane(z, 2), 8);
  }
}

/** Alea: t = 2091639 s0 + c in whole numbers, whose low 32 bits are the next fraction and the word, and whose others are the carry. State: c, s0, s1, s2. */
export function aleaWords(state: usize, out: usize, count: u32): void {
  let c = load<u32>(state) as u64;
  let s0 = load<u32>(state, 4) as u64;
  let s1 = load<u32>(state, 8) as u64;
  let s2 = load<u32>(state, 12) as u64;
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    const t = 2_091_639 * s0 + c;
    c = t >> 32;
    s0 = s1;
    s1 = s2;
    s2 = t & 0xffffffff;
    store<u32>(out, s2 as u32);
  }
  store<u32>(state, c as u32);
  store<u32>(state, s0 as u32, 4);
  store<u32>(state, s1 as u32, 8);
  store<u32>(state, s2 as u32, 12);
}

/** seedrandom's Tyche-i. State: a, b, c, d. */
export function tycheiWords(state: usize, out: usize, count: u32): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    b = rotl<u32>(b, 25) ^ c;
    c -= d;
    d = rotl<u32>(d, 24) ^ a;
    a -= b;
    b = rotl<u32>(b, 20) ^ c;
    c -= d;
    // The library turns d with the top of c in the place of its own.
    d = (d << 16) ^ (c >>> 16) ^ a;
    a -= b;
    store<u32>(out, a);
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}

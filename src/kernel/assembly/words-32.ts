// Generators of words of 32 bits. Each kernel overwrites `count` words at `out` with the next ones and leaves the state behind them at `state`, where it lies
// as the generator of parts/prng of that name keeps it: bit for bit the words of its own loop.

/** Steps x ← a x + c, four lanes at a time, each of which skips the other three. State: x, a, c, bits to drop from the bottom, mask. */
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

/** xoshiro128** 1.1. State: s0 to s3. */
export function xoshiro128ssWords(state: usize, out: usize, count: u32): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    store<u32>(out, rotl<u32>(b * 5, 7) * 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotl<u32>(d, 11);
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, d, 12);
}

// Generators that reckon with 64 bits; `state`, `out` and `count` as in words-32.ts, every 64 bits low word first. Where an output is two words `count` is even.

/** Steps x ← 0x5DEECE66D x + 11 mod 2^48, two lanes, each of which skips the other; a word is the top 32 bits. State: x. */
export function congruence48Words(state: usize, out: usize, count: u32): void {
  const a: u64 = 0x5deece66d;
  const c: u64 = 11;
  let x = load<u64>(state);
  const end = out + ((count as usize) << 2);
  let next = x * a + c;
  for (; out + 8 <= end; out += 8) {
    const second = next * a + c;
    store<u32>(out, (next >> 16) as u32);
    store<u32>(out, (second >> 16) as u32, 4);
    x = second;
    next = next * (a * a) + (c * a + c);
  }
  if (out < end) {
    x = x * a + c;
    store<u32>(out, (x >> 16) as u32);
  }
  store<u64>(state, x & 0xffffffffffff);
}

/** PCG-XSH-RR 64/32. State: state, increment. */
export function pcg32Words(state: usize, out: usize, count: u32): void {
  let s = load<u64>(state);
  const increment = load<u64>(state, 8);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    store<u32>(out, rotr<u32>((((s >> 18) ^ s) >> 27) as u32, (s >> 59) as u32));
    s = s * 0x5851f42d4c957f2d + increment;
  }
  store<u64>(state, s);
}

/** Returns the high 64 bits of a product. */
function highProduct(a: u64, b: u64): u64 {
  const a0 = a & 0xffffffff;
  const a1 = a >> 32;
  const b0 = b & 0xffffffff;
  const b1 = b >> 32;
  const cross = a1 * b0 + ((a0 * b0) >> 32);
  return a1 * b1 + (cross >> 32) + ((a0 * b1 + (cross & 0xffffffff)) >> 32);
}

/** PCG-XSL-RR 128/64. State: state, increment, 128 bits each. */
export function pcg64Words(state: usize, out: usize, count: u32): void {
  let low = load<u64>(state);
  let high = load<u64>(state, 8);
  const increment = load<u64>(state, 16);
  const incrementHigh = load<u64>(state, 24);
  for (const end = out + ((count as usize) << 2); out < end; out += 8) {
    high = highProduct(low, 0x4385df649fccf645) + low * 0x2360ed051fc65da4 + high * 0x4385df649fccf645 + incrementHigh;
    low = low * 0x4385df649fccf645 + increment;
    high += (low < increment) as u64;
    store<u64>(out, rotr<u64>(high ^ low, high >> 58));
  }
  store<u64>(state, low);
  store<u64>(state, high, 8);
}

/** SplitMix64. State: the counter. */
export function splitmix64Words(state: usize, out: usize, count: u32): void {
  let x = load<u64>(state);
  for (const end = out + ((count as usize) << 2); out < end; out += 8) {
    x += 0x9e3779b97f4a7c15;
    let z = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    store<u64>(out, z ^ (z >> 31));
  }
  store<u64>(state, x);
}

/** V8's xorshift128+ with shifts 23, 17, 26: the high half of s0, 64 of them at a time, the last first; `count` is a multiple of 64. State: s0, s1. */
export function v8Xorshift128plusWords(state: usize, out: usize, count: u32): void {
  let s0 = load<u64>(state);
  let s1 = load<u64>(state, 8);
  // Never below the first address, which is far above 0.
  for (const end = out + ((count as usize) << 2); out < end; out += 256) {
    for (let at = out + 252; at >= out; at -= 4) {
      let t = s0 ^ (s0 << 23);
      t ^= t >> 17;
      s0 = s1;
      s1 = t ^ s1 ^ (s1 >> 26);
      store<u32>(at, (s0 >> 32) as u32);
    }
  }
  store<u64>(state, s0);
  store<u64>(state, s1, 8);
}

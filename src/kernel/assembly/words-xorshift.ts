// Xorshift generators of words of 32 bits; `state`, `out` and `count` as in words-32.ts.

/** xorshift32. State: x. */
export function xorshift32Words(state: usize, out: usize, count: u32): void {
  let x = load<u32>(state);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    store<u32>(out, x);
  }
  store<u32>(state, x);
}

/** xorshift128 with shifts 11, 8, 19. State: x, y, z, w. */
export function xorshift128Words(state: usize, out: usize, count: u32): void {
  let x = load<u32>(state);
  let y = load<u32>(state, 4);
  let z = load<u32>(state, 8);
  let w = load<u32>(state, 12);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    const t = x ^ (x << 11);
    x = y;
    y = z;
    z = w;
    w ^= (w >>> 19) ^ t ^ (t >>> 8);
    store<u32>(out, w);
  }
  store<u32>(state, x);
  store<u32>(state, y, 4);
  store<u32>(state, z, 8);
  store<u32>(state, w, 12);
}

/** xorwow. State: d, x, y, z, w, v. */
export function xorwowWords(state: usize, out: usize, count: u32): void {
  let d = load<u32>(state);
  let x = load<u32>(state, 4);
  let y = load<u32>(state, 8);
  let z = load<u32>(state, 12);
  let w = load<u32>(state, 16);
  let v = load<u32>(state, 20);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    const t = x ^ (x >>> 2);
    x = y;
    y = z;
    z = w;
    w = v;
    v ^= (v << 4) ^ t ^ (t << 1);
    d += 362_437;
    store<u32>(out, d + v);
  }
  store<u32>(state, d);
  store<u32>(state, x, 4);
  store<u32>(state, y, 8);
  store<u32>(state, z, 12);
  store<u32>(state, w, 16);
  store<u32>(state, v, 20);
}

/** xorshift7. State: where the oldest word is, eight words. */
export function xorshift7Words(state: usize, out: usize, count: u32): void {
  let i: usize = load<u32>(state);
  const x = state + 4;
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    let t = load<u32>(x + (i << 2));
    t ^= t >>> 7;
    let v = t ^ (t << 24);
    t = load<u32>(x + (((i + 1) & 7) << 2));
    v ^= t ^ (t >>> 10);
    t = load<u32>(x + (((i + 3) & 7) << 2));
    v ^= t ^ (t >>> 3);
    t = load<u32>(x + (((i + 4) & 7) << 2));
    v ^= t ^ (t << 7);
    t = load<u32>(x + (((i + 7) & 7) << 2));
    t ^= t << 13;
    v ^= t ^ (t << 9);
    store<u32>(x + (i << 2), v);
    store<u32>(out, v);
    i = (i + 1) & 7;
  }
  store<u32>(state, i as u32);
}

/** xor4096. State: where the newest word is, the Weyl word, 128 words. */
export function xor4096Words(state: usize, out: usize, count: u32): void {
  let i: usize = load<u32>(state);
  let w = load<u32>(state, 4);
  const x = state + 8;
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    w += 0x61c88647;
    let v = load<u32>(x + (((i + 34) & 127) << 2));
    i = (i + 1) & 127;
    let t = load<u32>(x + (i << 2));
    v ^= v << 13;
    t ^= t << 17;
    v ^= v >>> 15;
    t ^= t >>> 12;
    v ^= t;
    store<u32>(x + (i << 2), v);
    store<u32>(out, v + (w ^ (w >>> 16)));
  }
  store<u32>(state, i as u32);
  store<u32>(state, w, 4);
}

/** sfc32. State: a, b, c, counter. */
export function sfc32Words(state: usize, out: usize, count: u32): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let counter = load<u32>(state, 12);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    const sum = a + b + counter;
    counter++;
    a = b ^ (b >>> 9);
    b = c + (c << 3);
    c = rotl<u32>(c, 21) + sum;
    store<u32>(out, sum);
  }
  store<u32>(state, a);
  store<u32>(state, b, 4);
  store<u32>(state, c, 8);
  store<u32>(state, counter, 12);
}

/** xoshiro128** of either version, which scrambles word `scrambled` of its state. */
function xoshiro128(state: usize, out: usize, count: u32, first: bool): void {
  let a = load<u32>(state);
  let b = load<u32>(state, 4);
  let c = load<u32>(state, 8);
  let d = load<u32>(state, 12);
  for (const end = out + ((count as usize) << 2); out < end; out += 4) {
    store<u32>(out, rotl<u32>((first ? a : b) * 5, 7) * 9);
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

/** xoshiro128** 1.1. State: s0 to s3. */
export function xoshiro128ssWords(state: usize, out: usize, count: u32): void {
  xoshiro128(state, out, count, false);
}

/** xoshiro128** 1.0. State: s0 to s3. */
export function xoshiro128ssV1Words(state: usize, out: usize, count: u32): void {
  xoshiro128(state, out, count, true);
}

// Generators of whole blocks; `state`, `out` and `count` as in words-32.ts, and `count` a multiple of a block's words.

function turned(x: v128, by: i32): v128 {
  return v128.or(i32x4.shl(x, by), i32x4.shr_u(x, 32 - by));
}

/** Rotates by 16 bits. */
function halves(x: v128): v128 {
  return v128.shuffle<i8>(x, x, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13);
}

/** Rotates left by 8 bits. */
function byte(x: v128): v128 {
  return v128.shuffle<i8>(x, x, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14);
}

function next(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 1, 2, 3, 0);
}

function opposite(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 2, 3, 0, 1);
}

function last(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 3, 0, 1, 2);
}

/** ChaCha20, two blocks side by side, the rows of a block as vectors. State: sixteen words, of which word 12 counts and carries into the next. */
export function chacha20Words(state: usize, out: usize, count: u32): void {
  const row0 = v128.load(state);
  const row1 = v128.load(state, 16);
  const row2 = v128.load(state, 32);
  for (const end = out + ((count as usize) << 2); out < end; out += 128) {
    const row3 = v128.load(state, 48);
    countUp(state + 48);
    const other3 = v128.load(state, 48);
    let a = row0;
    let b = row1;
    let c = row2;
    let d = row3;
    let e = row0;
    let f = row1;
    let g = row2;
    let h = other3;
    for (let round = 0; round < 20; round++) {
      a = i32x4.add(a, b);
      e = i32x4.add(e, f);
      d = halves(v128.xor(d, a));
      h = halves(v128.xor(h, e));
      c = i32x4.add(c, d);
      g = i32x4.add(g, h);
      b = turned(v128.xor(b, c), 12);
      f = turned(v128.xor(f, g), 12);
      a = i32x4.add(a, b);
      e = i32x4.add(e, f);
      d = byte(v128.xor(d, a));
      h = byte(v128.xor(h, e));
      c = i32x4.add(c, d);
      g = i32x4.add(g, h);
      b = turned(v128.xor(b, c), 7);
      f = turned(v128.xor(f, g), 7);
      // Columns become diagonals, and diagonals columns again.
      const even = (round & 1) === 0;
      b = even ? next(b) : last(b);
      f = even ? next(f) : last(f);
      c = opposite(c);
      g = opposite(g);
      d = even ? last(d) : next(d);
      h = even ? last(h) : next(h);
    }
    v128.store(out, i32x4.add(a, row0));
    v128.store(out, i32x4.add(b, row1), 16);
    v128.store(out, i32x4.add(c, row2), 32);
    v128.store(out, i32x4.add(d, row3), 48);
    if (end - out === 64) return;
    countUp(state + 48);
    v128.store(out, i32x4.add(e, row0), 64);
    v128.store(out, i32x4.add(f, row1), 80);
    v128.store(out, i32x4.add(g, row2), 96);
    v128.store(out, i32x4.add(h, other3), 112);
  }
}

/** Increments a counter of two words, low one first. */
function countUp(counter: usize): void {
  store<u64>(counter, load<u64>(counter) + 1);
}

function countUpFour(counter: usize): void {
  countUp(counter);
  if (load<u64>(counter) === 0) countUp(counter + 8);
}

const M0: u64 = 0xd2511f53;
const M1: u64 = 0xcd9e8d57;
const KEY0: u32 = 0x9e3779b9;
const KEY1: u32 = 0xbb67ae85;

/** Philox4x32-10, four blocks side by side. State: two words of the key, the counter. */
export function philox4x32Words(state: usize, out: usize, count: u32): void {
  const end = out + ((count as usize) << 2);
  const factors0 = i32x4.splat(M0 as u32);
  const factors1 = i32x4.splat(M1 as u32);
  while (out < end) {
    const first = load<u32>(state, 8);
    if (out + 64 > end || first > 0xfffffffb) {
      philoxBlock(state, out);
      out += 16;
      continue;
    }
    let a = i32x4.add(i32x4.splat(first), i32x4(0, 1, 2, 3));
    let b = v128.load32_splat(state, 12);
    let c = v128.load32_splat(state, 16);
    let d = v128.load32_splat(state, 20);
    let k0 = v128.load32_splat(state);
    let k1 = v128.load32_splat(state, 4);
    store<u32>(state, first + 4, 8);
    for (let round = 0; round < 10; round++) {
      const low0 = i64x2.extmul_low_i32x4_u(a, factors0);
      const high0 = i64x2.extmul_high_i32x4_u(a, factors0);
      const low1 = i64x2.extmul_low_i32x4_u(c, factors1);
      const high1 = i64x2.extmul_high_i32x4_u(c, factors1);
      a = v128.xor(v128.xor(v128.shuffle<i32>(low1, high1, 1, 3, 5, 7), b), k0);
      b = v128.shuffle<i32>(low1, high1, 0, 2, 4, 6);
      c = v128.xor(v128.xor(v128.shuffle<i32>(low0, high0, 1, 3, 5, 7), d), k1);
      d = v128.shuffle<i32>(low0, high0, 0, 2, 4, 6);
      k0 = i32x4.add(k0, i32x4.splat(KEY0));
      k1 = i32x4.add(k1, i32x4.splat(KEY1));
    }
    const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
    const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
    const ab2 = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
    const cd2 = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
    v128.store(out, v128.shuffle<i64>(ab, cd, 0, 2));
    v128.store(out, v128.shuffle<i64>(ab, cd, 1, 3), 16);
    v128.store(out, v128.shuffle<i64>(ab2, cd2, 0, 2), 32);
    v128.store(out, v128.shuffle<i64>(ab2, cd2, 1, 3), 48);
    out += 64;
  }
}

function philoxBlock(state: usize, out: usize): void {
  let k0 = load<u32>(state);
  let k1 = load<u32>(state, 4);
  let a = load<u32>(state, 8);
  let b = load<u32>(state, 12);
  let c = load<u32>(state, 16);
  let d = load<u32>(state, 20);
  for (let round = 0; round < 10; round++) {
    const p0 = (a as u64) * M0;
    const p1 = (c as u64) * M1;
    a = ((p1 >> 32) as u32) ^ b ^ k0;
    b = p1 as u32;
    c = ((p0 >> 32) as u32) ^ d ^ k1;
    d = p0 as u32;
    k0 += KEY0;
    k1 += KEY1;
  }
  store<u32>(out, a);
  store<u32>(out, b, 4);
  store<u32>(out, c, 8);
  store<u32>(out, d, 12);
  countUpFour(state + 8);
}

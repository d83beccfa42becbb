import { tempered } from './parts/tempered.js';

// The first words of the Mersenne Twister from seeds, as seeds.ts says, of at most 192 words a deck: so many are made before any word is
// that was twisted itself. Eight decks side by side, since every word of `init_genrand` waits for the one before it. At `state` lies room for 624 times 32 bytes.

const LENGTH: usize = 624;

const MIDDLE: usize = 397;

function four(seeds: usize): v128 {
  const low = v128.load(seeds);
  const high = v128.load(seeds, 16);
  return i32x4(
    f64x2.extract_lane(low, 0) as u64 as u32,
    f64x2.extract_lane(low, 1) as u64 as u32,
    f64x2.extract_lane(high, 0) as u64 as u32,
    f64x2.extract_lane(high, 1) as u64 as u32,
  );
}

/** Returns word `i` of four decks, twisted and tempered; `words`: those of the first deck's group, 32 bytes from one to the next. */
function word(words: usize, i: usize): v128 {
  const at = words + (i << 5);
  const y = v128.or(v128.and(v128.load(at), i32x4.splat(0x80000000)), v128.and(v128.load(at, 32), i32x4.splat(0x7fffffff)));
  const odd = i32x4.neg(v128.and(y, i32x4.splat(1)));
  return tempered(v128.xor(v128.xor(v128.load(at + (MIDDLE << 5)), i32x4.shr_u(y, 1)), v128.and(odd, i32x4.splat(0x9908b0df))));
}

function put(out: usize, apart: usize, words: v128): void {
  v128.store32_lane(out, words, 0);
  v128.store32_lane(out + apart, words, 1);
  v128.store32_lane(out + 2 * apart, words, 2);
  v128.store32_lane(out + 3 * apart, words, 3);
}

/** Makes the words of up to eight decks; the output of unused lanes lies after the last. */
function eight(seeds: usize, out: usize, count: u32, state: usize): void {
  const factor = i32x4.splat(1_812_433_253);
  let a = four(seeds);
  let b = four(seeds + 32);
  v128.store(state, a);
  v128.store(state, b, 16);
  const last = MIDDLE + (count as usize);
  for (let i: usize = 1; i < last; i++) {
    const place = i32x4.splat(i as i32);
    a = i32x4.add(i32x4.mul(v128.xor(a, i32x4.shr_u(a, 30)), factor), place);
    b = i32x4.add(i32x4.mul(v128.xor(b, i32x4.shr_u(b, 30)), factor), place);
    v128.store(state + (i << 5), a);
    v128.store(state + (i << 5), b, 16);
  }
  putWords(out, count, state);
}

/** Twists and tempers the first words of eight decks. */
function putWords(out: usize, count: u32, state: usize): void {
  const apart = (count as usize) << 2;
  for (let i: usize = 0; i < count; i++, out += 4) {
    put(out, apart, word(state, i));
    put(out + 4 * apart, apart, word(state + 16, i));
  }
}

/** Seeds by `init_genrand` of the low 32 bits. */
export function mt19937Seeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  for (let d: u32 = 0; d < decks; d += 8) eight(seeds + ((d as usize) << 3), out + (((d * count) as usize) << 2), count, state);
}

/** One key word of up to eight decks: `init_by_array` mixes it into the words of `init_genrand` of 19650218, and then the words among themselves. */
function eightByArray(seeds: usize, out: usize, count: u32, state: usize, base: usize): void {
  const keyA = four(seeds);
  const keyB = four(seeds + 32);
  const first = i32x4.splat(1_664_525);
  const second = i32x4.splat(1_566_083_941);
  let a = v128.load32_splat(base);
  let b = a;
  for (let i: usize = 1; i < LENGTH; i++) {
    const start = v128.load32_splat(base + (i << 2));
    a = i32x4.add(v128.xor(start, i32x4.mul(v128.xor(a, i32x4.shr_u(a, 30)), first)), keyA);
    b = i32x4.add(v128.xor(start, i32x4.mul(v128.xor(b, i32x4.shr_u(b, 30)), first)), keyB);
    v128.store(state + (i << 5), a);
    v128.store(state + (i << 5), b, 16);
  }
  // The last word takes the place of the first, and the second one is mixed once more.
  a = i32x4.add(v128.xor(v128.load(state + 32), i32x4.mul(v128.xor(a, i32x4.shr_u(a, 30)), first)), keyA);
  b = i32x4.add(v128.xor(v128.load(state + 32, 16), i32x4.mul(v128.xor(b, i32x4.shr_u(b, 30)), first)), keyB);
  const secondA = a;
  const secondB = b;
  for (let i: usize = 2; i < LENGTH; i++) {
    const at = state + (i << 5);
    const place = i32x4.splat(i as i32);
    a = i32x4.sub(v128.xor(v128.load(at), i32x4.mul(v128.xor(a, i32x4.shr_u(a, 30)), second)), place);
    b = i32x4.sub(v128.xor(v128.load(at, 16), i32x4.mul(v128.xor(b, i32x4.shr_u(b, 30)), second)), place);
    v128.store(at, a);
    v128.store(at, b, 16);
  }
  const one = i32x4.splat(1);
  v128.store(state + 32, i32x4.sub(v128.xor(secondA, i32x4.mul(v128.xor(a, i32x4.shr_u(a, 30)), second)), one));
  v128.store(state + 32, i32x4.sub(v128.xor(secondB, i32x4.mul(v128.xor(b, i32x4.shr_u(b, 30)), second)), one), 16);
  v128.store(state, i32x4.splat(0x80000000));
  v128.store(state, i32x4.splat(0x80000000), 16);
  putWords(out, count, state);
}

/** Seeds by `init_by_array` of one word, the seed: below 2^32. At `state` lies room for 625 times 32 bytes more. */
export function mt19937ByArraySeeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  const base = state + (LENGTH << 5);
  let x: u32 = 19_650_218;
  store<u32>(base, x);
  for (let i: usize = 1; i < LENGTH; i++) {
    x = 1_812_433_253 * (x ^ (x >> 30)) + (i as u32);
    store<u32>(base + (i << 2), x);
  }
  for (let d: u32 = 0; d < decks; d += 8)
    eightByArray(seeds + ((d as usize) << 3), out + (((d * count) as usize) << 2), count, state, base);
}

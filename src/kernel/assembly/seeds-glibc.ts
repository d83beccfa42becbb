// The first words of glibc's `rand` from seeds, as seeds.ts says, of four seeds side by side. The table of 31 words that a seed fills is never gone through 310 times:
// every word is a sum of multiples of it mod 2^32. Those multiples come first at `state`, then the table of four seeds, of 16 bytes a word.

const WORDS: usize = 31;

const DISCARDED: usize = 310;

/** The most words that are made of a seed. */
const MOST: usize = 64;

const WEIGHTS_BYTES: usize = MOST * WORDS * 4;

/** Goes through a table whose words each stand for themselves, and keeps what the words after the discarded ones are made of. */
function weigh(state: usize, work: usize, count: usize): void {
  memory.fill(work, 0, WORDS * WORDS * 4);
  for (let i: usize = 0; i < WORDS; i++) store<u32>(work + ((i * WORDS + i) << 2), 1);
  for (let k: usize = 0; k < DISCARDED + count; k++) {
    const to = work + ((((k + 3) % WORDS) * WORDS) << 2);
    const from = work + (((k % WORDS) * WORDS) << 2);
    for (let i: usize = 0; i < WORDS; i++) {
      const sum = load<u32>(to + (i << 2)) + load<u32>(from + (i << 2));
      store<u32>(to + (i << 2), sum);
      if (k >= DISCARDED) store<u32>(state + (((k - DISCARDED) * WORDS + i) << 2), sum);
    }
  }
}

/** Returns 16807 times two numbers of 32 bits, mod 2^31 − 1. */
function times(pair: v128): v128 {
  const modulus = i64x2.splat(0x7fffffff);
  const sum = i64x2.add(v128.and(pair, modulus), i64x2.shr_u(pair, 31));
  return i64x2.sub(sum, v128.and(modulus, i64x2.gt_s(sum, i64x2.splat(0x7ffffffe))));
}

function fillTable(seeds: v128, table: usize): void {
  // The seed 0 is 1, and one of 2^31 or more is a negative number: it leaves what 2 (2^31 − 1) more leaves.
  const first = v128.or(seeds, v128.and(i32x4.eq(seeds, i32x4.splat(0)), i32x4.splat(1)));
  const factor = i32x4.splat(16_807);
  v128.store(table, first);
  let x = i32x4.sub(first, i32x4.shl(i32x4.shr_u(first, 31), 1));
  for (let i: usize = 1; i < WORDS; i++) {
    const low = times(i64x2.extmul_low_i32x4_u(x, factor));
    const high = times(i64x2.extmul_high_i32x4_u(x, factor));
    x = i8x16.shuffle(low, high, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
    v128.store(table + (i << 4), x);
  }
}

/** Moves the table of four seeds on to the next four. */
function advance(table: usize, steps: usize): void {
  const modulus = i32x4.splat(0x7fffffff);
  for (let i: usize = 0; i < WORDS << 4; i += 16) {
    const sum = i32x4.add(v128.load(table + i), v128.load(steps + i));
    v128.store(table + i, i32x4.sub(sum, v128.and(modulus, i32x4.gt_u(sum, i32x4.splat(0x7ffffffe)))));
  }
}

/** True if the four seeds from `at` on and the four before them rise by one, from 1 on and below the modulus. */
function risesBefore(at: usize): boolean {
  const first = load<f64>(at - 32);
  let rises = first >= 1 && first + 7 < 2_147_483_647;
  for (let k: usize = 1; k < 8; k++) rises = rises && load<f64>(at - 32 + (k << 3)) === first + (k as f64);
  return rises;
}

export function glibcSeeds(seeds: usize, decks: u32, out: usize, count: u32, state: usize): void {
  const table = state + WEIGHTS_BYTES;
  const steps = table + (WORDS << 4);
  weigh(state, steps, count as usize);
  fillTable(i32x4.splat(4), steps);
  const apart = (count as usize) << 2;
  for (let d: u32 = 0; d < decks; d += 4) {
    const at = seeds + ((d as usize) << 3);
    if (d > 0 && risesBefore(at)) advance(table, steps);
    else
      fillTable(
        i32x4(
          load<f64>(at) as u64 as u32,
          load<f64>(at, 8) as u64 as u32,
          load<f64>(at, 16) as u64 as u32,
          load<f64>(at, 24) as u64 as u32,
        ),
        table,
      );
    let to = out + (d as usize) * apart;
    for (let k: usize = 0; k < (count as usize); k++, to += 4) {
      let weights = state + ((k * WORDS) << 2);
      let sum = i32x4.splat(0);
      let other = i32x4.splat(0);
      for (let i: usize = 0; i < WORDS - 1; i += 2, weights += 8) {
        sum = i32x4.add(sum, i32x4.mul(v128.load(table + (i << 4)), v128.load32_splat(weights)));
        other = i32x4.add(other, i32x4.mul(v128.load(table + (i << 4), 16), v128.load32_splat(weights, 4)));
      }
      sum = i32x4.add(sum, i32x4.mul(v128.load(table + ((WORDS - 1) << 4)), v128.load32_splat(weights)));
      const words = i32x4.shr_u(i32x4.add(sum, other), 1);
      v128.store32_lane(to, words, 0);
      v128.store32_lane(to + apart, words, 1);
      v128.store32_lane(to + 2 * apart, words, 2);
      v128.store32_lane(to + 3 * apart, words, 3);
    }
  }
}

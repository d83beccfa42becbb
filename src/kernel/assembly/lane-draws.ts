// The same draws eight decks at a time. A lane is a stretch of the one stream: lane l makes the draws of decks l · groups to (l + 1) · groups − 1, and
// starts where the generator is after as many words. It is linear over GF(2), so that place is a sum of columns, kept for every four bits of a state.

/** Returns the state `s` advanced by the length of a lane; `jump`: 32 tables of 16 states, one for every four bits. */
function moved(s: v128, jump: usize): v128 {
  let sum = v128.xor(fourth(i32x4.extract_lane(s, 0), jump), fourth(i32x4.extract_lane(s, 1), jump + 2048));
  sum = v128.xor(sum, fourth(i32x4.extract_lane(s, 2), jump + 4096));
  return v128.xor(sum, fourth(i32x4.extract_lane(s, 3), jump + 6144));
}

function fourth(word: u32, tables: usize): v128 {
  let sum = i32x4.splat(0);
  for (let k = 0; k < 8; k++, tables += 256, word >>= 4) sum = v128.xor(sum, v128.load(tables + (((word & 15) as usize) << 4)));
  return sum;
}

function turned(x: v128, by: i32): v128 {
  return v128.or(i32x4.shl(x, by), i32x4.shr_u(x, 32 - by));
}

/** Returns the output words of xoshiro128**: 9 · (5 s1 <<< 7). */
function words(s1: v128): v128 {
  const word = turned(i32x4.add(s1, i32x4.shl(s1, 2)), 7);
  return i32x4.add(word, i32x4.shl(word, 3));
}

/**
 * Makes the draws of 8 · `groups` decks, deck l · groups + g in place l of group g. `state`, `bounds`, `steps` and `draws` are as for `streamDraws`;
 * `work`: 128 bytes; `jump`: as above, for lanes of groups · steps words. Returns 1 where a word might have to be drawn again, which shifts all that
 * follows. Then nothing is made, the state is unchanged, and the draws must be made one by one.
 */
export function laneDraws(state: usize, bounds: usize, steps: u32, draws: usize, groups: u32, jump: usize, work: usize): i32 {
  let s = v128.load(state);
  for (let lane: usize = 0; lane < 8; lane++) {
    const to = work + (lane << 2);
    v128.store32_lane(to, s, 0);
    v128.store32_lane(to, s, 1, 32);
    v128.store32_lane(to, s, 2, 64);
    v128.store32_lane(to, s, 3, 96);
    if (lane < 7) s = moved(s, jump);
  }
  let a0 = v128.load(work);
  let b0 = v128.load(work, 16);
  let a1 = v128.load(work, 32);
  let b1 = v128.load(work, 48);
  let a2 = v128.load(work, 64);
  let b2 = v128.load(work, 80);
  let a3 = v128.load(work, 96);
  let b3 = v128.load(work, 112);
  let least = i32x4.splat(-1);
  for (let g: u32 = 0; g < groups; g++) {
    for (let k: u32 = 0; k < steps; k++, draws += 8) {
      const bound = v128.load32_splat(bounds + ((k as usize) << 2));
      const a = words(a1);
      const b = words(b1);
      const shiftedA = i32x4.shl(a1, 9);
      const shiftedB = i32x4.shl(b1, 9);
      a2 = v128.xor(a2, a0);
      b2 = v128.xor(b2, b0);
      a3 = v128.xor(a3, a1);
      b3 = v128.xor(b3, b1);
      a1 = v128.xor(a1, a2);
      b1 = v128.xor(b1, b2);
      a0 = v128.xor(a0, a3);
      b0 = v128.xor(b0, b3);
      a2 = v128.xor(a2, shiftedA);
      b2 = v128.xor(b2, shiftedB);
      a3 = turned(a3, 11);
      b3 = turned(b3, 11);
      const lowA = i64x2.extmul_low_i32x4_u(a, bound);
      const highA = i64x2.extmul_high_i32x4_u(a, bound);
      const lowB = i64x2.extmul_low_i32x4_u(b, bound);
      const highB = i64x2.extmul_high_i32x4_u(b, bound);
      least = i32x4.min_u(least, v128.shuffle<i32>(lowA, highA, 0, 2, 4, 6));
      least = i32x4.min_u(least, v128.shuffle<i32>(lowB, highB, 0, 2, 4, 6));
      const drawn = i16x8.narrow_i32x4_u(v128.shuffle<i32>(lowA, highA, 1, 3, 5, 7), v128.shuffle<i32>(lowB, highB, 1, 3, 5, 7));
      v128.store64_lane(draws, i8x16.narrow_i16x8_u(drawn, drawn), 0);
    }
  }
  // Only a rest below its bound can be refused, and no bound is above 256.
  if (v128.any_true(i32x4.lt_u(least, i32x4.splat(256)))) return 1;
  store<i32>(state, i32x4.extract_lane(b0, 3));
  store<i32>(state, i32x4.extract_lane(b1, 3), 4);
  store<i32>(state, i32x4.extract_lane(b2, 3), 8);
  store<i32>(state, i32x4.extract_lane(b3, 3), 12);
  return 0;
}

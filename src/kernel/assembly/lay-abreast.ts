/** Transposes eight rows of 16 bytes into 16 rows of eight. */
function turn(rows: usize, apart: usize, to: usize): void {
  const a = v128.load(rows);
  const b = v128.load(rows + apart);
  const c = v128.load(rows + 2 * apart);
  const d = v128.load(rows + 3 * apart);
  const e = v128.load(rows + 4 * apart);
  const f = v128.load(rows + 5 * apart);
  const g = v128.load(rows + 6 * apart);
  const h = v128.load(rows + 7 * apart);
  turnHalf(below(a, b), below(c, d), below(e, f), below(g, h), to);
  turnHalf(above(a, b), above(c, d), above(e, f), above(g, h), to + 64);
}

/** Interleaves the first halves of two vectors of bytes. */
function below(a: v128, b: v128): v128 {
  return v128.shuffle<i8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

/** Interleaves the second halves. */
function above(a: v128, b: v128): v128 {
  return v128.shuffle<i8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/** Interleaves pairs of bytes of eight rows. */
function turnHalf(ab: v128, cd: v128, ef: v128, gh: v128, to: usize): void {
  const first = v128.shuffle<i16>(ab, cd, 0, 8, 1, 9, 2, 10, 3, 11);
  const third = v128.shuffle<i16>(ef, gh, 0, 8, 1, 9, 2, 10, 3, 11);
  const second = v128.shuffle<i16>(ab, cd, 4, 12, 5, 13, 6, 14, 7, 15);
  const fourth = v128.shuffle<i16>(ef, gh, 4, 12, 5, 13, 6, 14, 7, 15);
  v128.store(to, v128.shuffle<i32>(first, third, 0, 4, 1, 5));
  v128.store(to, v128.shuffle<i32>(first, third, 2, 6, 3, 7), 16);
  v128.store(to, v128.shuffle<i32>(second, fourth, 0, 4, 1, 5), 32);
  v128.store(to, v128.shuffle<i32>(second, fourth, 2, 6, 3, 7), 48);
}

/**
 * Lays out rows of draws, `apart` bytes from row to row (a multiple of 16), as `streamDraws` does: eight decks side by side. Up to 120 bytes after
 * the last are written.
 */
export function layAbreast(rows: usize, apart: usize, groups: u32, steps: u32, draws: usize): void {
  for (let g: u32 = 0; g < groups; g++, rows += apart << 3, draws += (steps as usize) << 3)
    for (let k: usize = 0; k < steps; k += 16) turn(rows + k, apart, draws + (k << 3));
}

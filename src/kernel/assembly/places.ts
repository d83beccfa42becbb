/** Finds the position of each card: row by row, place [card]. */
export function findPlaces(rows: usize, decks: u32, n: u32, stride: usize, places: usize): void {
  const whole = n & ~3;
  for (let d: u32 = 0; d < decks; d++, rows += stride, places += stride) {
    let p: u32 = 0;
    for (; p < whole; p += 4) {
      const at = rows + p;
      store<u8>(places + load<u8>(at), p as u8);
      store<u8>(places + load<u8>(at, 1), (p + 1) as u8);
      store<u8>(places + load<u8>(at, 2), (p + 2) as u8);
      store<u8>(places + load<u8>(at, 3), (p + 3) as u8);
    }
    for (; p < n; p++) store<u8>(places + load<u8>(rows + p), p as u8);
  }
}

/** Returns the bytes of four vectors of 16 at the indices 0 to 63 in `at`. */
function chosen(a: v128, b: v128, c: v128, e: v128, at: v128): v128 {
  const first = v128.or(i8x16.swizzle(a, at), i8x16.swizzle(b, i8x16.sub(at, i8x16.splat(16))));
  const second = v128.or(i8x16.swizzle(c, i8x16.sub(at, i8x16.splat(32))), i8x16.swizzle(e, i8x16.sub(at, i8x16.splat(48))));
  return v128.or(first, second);
}

/** Composes permutations, row by row: into[p] = outer[inner[p]]. */
export function compose(outer: usize, inner: usize, decks: u32, n: u32, stride: usize, into: usize): void {
  for (let d: u32 = 0; d < decks; d++, outer += stride, inner += stride, into += stride) {
    if (n > 64) {
      for (let p: u32 = 0; p < n; p++) store<u8>(into + p, load<u8>(outer + load<u8>(inner + p)));
      continue;
    }
    const a = v128.load(outer);
    const b = v128.load(outer, 16);
    const c = v128.load(outer, 32);
    const e = v128.load(outer, 48);
    v128.store(into, chosen(a, b, c, e, v128.load(inner)));
    v128.store(into, chosen(a, b, c, e, v128.load(inner, 16)), 16);
    v128.store(into, chosen(a, b, c, e, v128.load(inner, 32)), 32);
    v128.store(into, chosen(a, b, c, e, v128.load(inner, 48)), 48);
  }
}

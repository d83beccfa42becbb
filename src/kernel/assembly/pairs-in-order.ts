/** Adds 16 counts of 8 bits to 16 of 32. */
function addBytes(counts: v128, cells: usize): void {
  const low = i16x8.extend_low_i8x16_u(counts);
  const high = i16x8.extend_high_i8x16_u(counts);
  v128.store(cells, i32x4.add(v128.load(cells), i32x4.extend_low_i16x8_u(low)));
  v128.store(cells, i32x4.add(v128.load(cells, 16), i32x4.extend_high_i16x8_u(low)), 16);
  v128.store(cells, i32x4.add(v128.load(cells, 32), i32x4.extend_low_i16x8_u(high)), 32);
  v128.store(cells, i32x4.add(v128.load(cells, 48), i32x4.extend_high_i16x8_u(high)), 48);
}

/** The most deals whose counts fit into a byte. */
const MOST: u32 = 255;

/**
 * Counts cell [x][y], x < y: deals in which card x lies before card y. Rows of the table have as many cells as a row has bytes. There are as many
 * rows as n rounded up to a multiple of 4. Other cells are meaningless.
 */
export function pairsInOrder(_rows: usize, places: usize, decks: u32, n: u32, stride: usize, table: usize, _work: usize): void {
  for (let done: u32 = 0; done < decks; done += MOST) {
    const some = min(MOST, decks - done);
    const from = places + (done as usize) * stride;
    const end = from + (some as usize) * stride;
    for (let x: usize = 0; x < n; x += 4) {
      const cells = table + ((x * stride) << 2);
      for (let y: usize = x & ~15; y < n; y += 16) {
        let a = i8x16.splat(0);
        let b = a;
        let c = a;
        let e = a;
        for (let at = from; at < end; at += stride) {
          const place = v128.load(at + y);
          // Two cards have different places, so that no higher is higher but for the card itself.
          a = i8x16.sub(a, i8x16.eq(i8x16.max_u(v128.load8_splat(at + x), place), place));
          b = i8x16.sub(b, i8x16.eq(i8x16.max_u(v128.load8_splat(at + x, 1), place), place));
          c = i8x16.sub(c, i8x16.eq(i8x16.max_u(v128.load8_splat(at + x, 2), place), place));
          e = i8x16.sub(e, i8x16.eq(i8x16.max_u(v128.load8_splat(at + x, 3), place), place));
        }
        const cell = cells + (y << 2);
        addBytes(a, cell);
        addBytes(b, cell + (stride << 2));
        addBytes(c, cell + (stride << 3));
        addBytes(e, cell + stride * 12);
      }
    }
  }
}

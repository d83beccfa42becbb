// Rows of bits modulo 2, in stripes of 512 columns: 64 bytes a row, row after row. Sums of up to 64 given rows are looked up a byte of their choice at
// a time, the Method of Four Russians: eight tables of 256 sums, 16 KB each.

const TABLE: usize = 256 * 64;

function addFour(to: usize, a: usize, b: usize): void {
  v128.store(to, v128.xor(v128.load(a), v128.load(b)));
  v128.store(to, v128.xor(v128.load(a, 16), v128.load(b, 16)), 16);
  v128.store(to, v128.xor(v128.load(a, 32), v128.load(b, 32)), 32);
  v128.store(to, v128.xor(v128.load(a, 48), v128.load(b, 48)), 48);
}

/** Writes at `tables` the sums of each eight of the 64 rows at `rows`. */
export function sumTables(rows: usize, tables: usize): void {
  for (const end = tables + 8 * TABLE; tables < end; tables += TABLE) {
    memory.fill(tables, 0, 64);
    for (let half: usize = 64; half < TABLE; half <<= 1, rows += 64)
      for (let k: usize = 0; k < half; k += 64) addFour(tables + half + k, tables + k, rows);
  }
}

function sum(own: v128, a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, g: usize, h: usize): v128 {
  const first = v128.xor(v128.xor(v128.load(a), v128.load(b)), v128.xor(v128.load(c), v128.load(d)));
  const second = v128.xor(v128.xor(v128.load(e), v128.load(f)), v128.xor(v128.load(g), v128.load(h)));
  return v128.xor(own, v128.xor(first, second));
}

/** Adds to each of `count` rows at `rows` the sum that its 64 bits at `choices` choose from `tables`. */
export function addSums(rows: usize, count: u32, choices: usize, tables: usize): void {
  for (const end = rows + ((count as usize) << 6); rows < end; rows += 64, choices += 8) {
    const a = tables + ((load<u8>(choices) as usize) << 6);
    const b = tables + TABLE + ((load<u8>(choices, 1) as usize) << 6);
    const c = tables + 2 * TABLE + ((load<u8>(choices, 2) as usize) << 6);
    const d = tables + 3 * TABLE + ((load<u8>(choices, 3) as usize) << 6);
    const e = tables + 4 * TABLE + ((load<u8>(choices, 4) as usize) << 6);
    const f = tables + 5 * TABLE + ((load<u8>(choices, 5) as usize) << 6);
    const g = tables + 6 * TABLE + ((load<u8>(choices, 6) as usize) << 6);
    const h = tables + 7 * TABLE + ((load<u8>(choices, 7) as usize) << 6);
    v128.store(rows, sum(v128.load(rows), a, b, c, d, e, f, g, h));
    v128.store(rows, sum(v128.load(rows, 16), a + 16, b + 16, c + 16, d + 16, e + 16, f + 16, g + 16, h + 16), 16);
    v128.store(rows, sum(v128.load(rows, 32), a + 32, b + 32, c + 32, d + 32, e + 32, f + 32, g + 32, h + 32), 32);
    v128.store(rows, sum(v128.load(rows, 48), a + 48, b + 48, c + 48, d + 48, e + 48, f + 48, g + 48, h + 48), 48);
  }
}

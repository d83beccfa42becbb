// A batch as rows of bytes: one deck a row, card by card from the top, `stride` bytes from row to row (a multiple of 64, at least the number of cards).
// What lies behind the last card of a row says nothing.

/** Writes `decks` decks of `n` cells of 16 bits, side by side, as rows. */
export function narrow(cells: usize, rows: usize, decks: u32, n: u32, stride: usize): void {
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) narrowOne(cells, rows, n);
}

/** The same up to the first deck that does not hold each of the cards 0 … n − 1 once: the number of decks before it. `n` is at most 256. */
export function narrowWhole(cells: usize, rows: usize, decks: u32, n: u32, stride: usize): u32 {
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) {
    if (!(n > 64 ? isWholeOfMany(cells, n) : isWhole(cells, n))) return d;
    narrowOne(cells, rows, n);
  }
  return decks;
}

/** How many of `decks` decks of `n` cells of 16 bits, side by side, are the same as those of the rows, before the first that is not. */
export function sameRows(cells: usize, rows: usize, decks: u32, n: u32, stride: usize): u32 {
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) if (!isSame(cells, rows, n)) return d;
  return decks;
}

function isSame(cells: usize, row: usize, n: u32): bool {
  const whole = n & ~7;
  let other = i16x8.splat(0);
  let p: u32 = 0;
  for (; p < whole; p += 8) other = v128.or(other, v128.xor(v128.load(cells + ((p as usize) << 1)), v128.load8x8_u(row + p)));
  if (v128.any_true(other)) return false;
  for (; p < n; p++) if (load<u16>(cells + ((p as usize) << 1)) !== (load<u8>(row + p) as u16)) return false;
  return true;
}

/**
 * Makes of every card of `decks` rows its place in the deck that was handed in: those lie side by side in `handed`, n cells of 16 bits each, last card
 * first. `work`: a byte a card.
 */
export function placeRows(handed: usize, rows: usize, decks: u32, n: u32, stride: usize, work: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    for (let place = (n as i32) - 1; place >= 0; place--, handed += 2) store<u8>(work + (load<u16>(handed) as usize), place as u8);
    for (let at = rows; at < rows + n; at++) store<u8>(at, load<u8>(work + (load<u8>(at) as usize)));
  }
}

function narrowOne(cells: usize, row: usize, n: u32): void {
  const whole = n & ~15;
  let p: u32 = 0;
  for (; p < whole; p += 16) {
    const from = cells + ((p as usize) << 1);
    v128.store(row + p, i8x16.narrow_i16x8_u(v128.load(from), v128.load(from, 16)));
  }
  for (; p < n; p++) store<u8>(row + p, load<u16>(cells + ((p as usize) << 1)) as u8);
}

/** What no cell below 64 has, in four cells of 16 bits. */
const BEYOND: u64 = ((0xffc0_ffc0 as u64) << 32) | 0xffc0_ffc0;

/** The bit of the last six bits of a cell. */
function bit(cell: u64): u64 {
  return (1 as u64) << (cell & 63);
}

/** Of up to 64 cards: n different bits are set, and no cell is beyond them. */
function isWhole(cells: usize, n: u32): bool {
  const four = n & ~3;
  let seen: u64 = 0;
  let any: u64 = 0;
  let p: u32 = 0;
  for (; p < four; p += 4, cells += 8) {
    const next = load<u64>(cells);
    any |= next;
    seen |= bit(next) | bit(next >> 16) | bit(next >> 32) | bit(next >> 48);
  }
  for (; p < n; p++, cells += 2) {
    const cell = load<u16>(cells) as u64;
    any |= cell;
    seen |= bit(cell);
  }
  return (any & BEYOND) === 0 && seen === ~(0 as u64) >> ((64 - n) as u64);
}

/** Of 65 to 256: the same in four times 64 bits. */
function isWholeOfMany(cells: usize, n: u32): bool {
  let a: u64 = 0;
  let b: u64 = 0;
  let c: u64 = 0;
  let d: u64 = 0;
  for (let p: u32 = 0; p < n; p++, cells += 2) {
    const cell = load<u16>(cells) as u32;
    if (cell >= n) return false;
    const one = bit(cell);
    if (cell < 64) a |= one;
    else if (cell < 128) b |= one;
    else if (cell < 192) c |= one;
    else d |= one;
  }
  return ((popcnt<u64>(a) + popcnt<u64>(b) + popcnt<u64>(c) + popcnt<u64>(d)) as u32) === n;
}

/** Writes decks of `n` bytes, side by side, as rows. Up to 15 bytes behind the last are read. */
export function spread(bytes: usize, rows: usize, decks: u32, n: u32, stride: usize): void {
  for (let d: u32 = 0; d < decks; d++, bytes += n, rows += stride)
    for (let p: usize = 0; p < (n as usize); p += 16) v128.store(rows + p, v128.load(bytes + p));
}

/** Decks of 16 bits a cell again, side by side. */
export function widen(rows: usize, cells: usize, decks: u32, n: u32, stride: usize): void {
  const whole = n & ~15;
  for (let d: u32 = 0; d < decks; d++, cells += (n as usize) << 1, rows += stride) {
    let p: u32 = 0;
    for (; p < whole; p += 16) {
      const to = cells + ((p as usize) << 1);
      const row = v128.load(rows + p);
      v128.store(to, i16x8.extend_low_i8x16_u(row));
      v128.store(to, i16x8.extend_high_i8x16_u(row), 16);
    }
    for (; p < n; p++) store<u16>(cells + ((p as usize) << 1), load<u8>(rows + p) as u16);
  }
}

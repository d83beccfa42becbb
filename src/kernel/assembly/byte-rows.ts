// Decks that lie side by side, a byte a card, and rows as rows.ts has them. Up to 15 bytes behind the last deck are read, and say nothing.

/**
 * Copies `decks` decks of `n` cards, at most 256, into rows, until one does not hold each of the cards 0 … n − 1 once. Returns the number of decks
 * before it.
 */
export function wholeRows(bytes: usize, rows: usize, decks: u32, n: u32, stride: usize): u32 {
  for (let d: u32 = 0; d < decks; d++, bytes += n, rows += stride) {
    if (!(n > 64 ? isWholeOfMany(bytes, n) : isWhole(bytes, n))) return d;
    for (let p: usize = 0; p < (n as usize); p += 16) v128.store(rows + p, v128.load(bytes + p));
  }
  return decks;
}

/** Returns how many of them equal those of the rows, before the first that differs. */
export function sameRows(bytes: usize, rows: usize, decks: u32, n: u32, stride: usize): u32 {
  const whole = n & ~15;
  for (let d: u32 = 0; d < decks; d++, bytes += n, rows += stride) {
    let other = i8x16.splat(0);
    let p: u32 = 0;
    for (; p < whole; p += 16) other = v128.or(other, v128.xor(v128.load(bytes + p), v128.load(rows + p)));
    if (v128.any_true(other)) return d;
    for (; p < n; p++) if (load<u8>(bytes + p) !== load<u8>(rows + p)) return d;
  }
  return decks;
}

/** The bits that no card below 64 has set, in eight cards. */
const BEYOND: u64 = ((0xc0c0_c0c0 as u64) << 32) | 0xc0c0_c0c0;

/** Returns the bit of a card's low six bits. */
function bit(card: u64): u64 {
  return (1 as u64) << (card & 63);
}

/** Checks up to 64 cards: true if n different bits are set, and no card is out of range. */
function isWhole(bytes: usize, n: u32): bool {
  const end = bytes + n;
  let seen: u64 = 0;
  let any: u64 = 0;
  for (; bytes + 8 <= end; bytes += 8) {
    const next = load<u64>(bytes);
    any |= next;
    seen |=
      bit(next) |
      bit(next >> 8) |
      bit(next >> 16) |
      bit(next >> 24) |
      bit(next >> 32) |
      bit(next >> 40) |
      bit(next >> 48) |
      bit(next >> 56);
  }
  for (; bytes < end; bytes++) {
    const card = load<u8>(bytes) as u64;
    any |= card;
    seen |= bit(card);
  }
  return (any & BEYOND) === 0 && seen === ~(0 as u64) >> ((64 - n) as u64);
}

/** Checks 65 to 256 cards: the same in four times 64 bits. */
function isWholeOfMany(bytes: usize, n: u32): bool {
  let a: u64 = 0;
  let b: u64 = 0;
  let c: u64 = 0;
  let d: u64 = 0;
  for (const end = bytes + n; bytes < end; bytes++) {
    const card = load<u8>(bytes) as u32;
    if (card >= n) return false;
    const one = bit(card);
    if (card < 64) a |= one;
    else if (card < 128) b |= one;
    else if (card < 192) c |= one;
    else d |= one;
  }
  return ((popcnt<u64>(a) + popcnt<u64>(b) + popcnt<u64>(c) + popcnt<u64>(d)) as u32) === n;
}

const PRIME: u64 = 0x7fffffff;

/** Writes the halves of a coefficient as words of 16 bits: its 15 low bits, and the 16 others minus 2^15, so that both are signed. */
function split(coefficient: u32, low: usize): void {
  store<i16>(low, (coefficient & 0x7fff) as i16);
  store<i16>(low, (((coefficient >>> 15) as i32) - 32768) as i16, 16);
}

/** Returns the sum of the lanes of the low products, of 2^15 times the high ones, and of what `split` subtracted, mod 2^31 − 1. */
function total(low: v128, high: v128, taken: u64): u32 {
  const lows = i64x2.add(i64x2.extend_low_i32x4_s(low), i64x2.extend_high_i32x4_s(low));
  const highs = i64x2.add(i64x2.extend_low_i32x4_s(high), i64x2.extend_high_i32x4_s(high));
  const both = i64x2.add(lows, i64x2.shl(highs, 15));
  const sum = ((i64x2.extract_lane(both, 0) + i64x2.extract_lane(both, 1)) as u64) + taken;
  const folded = (sum & PRIME) + (sum >> 31);
  return (folded >= PRIME ? folded - PRIME : folded) as u32;
}

/**
 * Computes four sums per deal, Σ coefficient · card mod 2^31 − 1, as four words. `work` is given: the coefficients of the four sums, n words each.
 * After them, from the next multiple of 64 on, is room for 16 bytes a card of n rounded up to a multiple of 8.
 */
export function fingerprints(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const halves = (work + ((n as usize) << 4) + 63) & ~63;
  const blocks = ((n as usize) + 7) >> 3;
  memory.fill(halves, 0, blocks << 7);
  for (let sum: usize = 0; sum < 4; sum++)
    for (let p: usize = 0; p < n; p++)
      split(load<u32>(work + ((sum * n + p) << 2)), halves + ((p >> 3) << 7) + (sum << 5) + ((p & 7) << 1));
  // The cards of a deck add up to n(n − 1)/2, whatever their order.
  const taken: u64 = (((n as u64) * (n - 1)) >> 1) << 30;
  for (let d: u32 = 0; d < decks; d++, rows += stride, table += 16) {
    let lowA = i32x4.splat(0);
    let lowB = lowA;
    let lowC = lowA;
    let lowE = lowA;
    let highA = lowA;
    let highB = lowA;
    let highC = lowA;
    let highE = lowA;
    let at = halves;
    for (let block: usize = 0; block < blocks; block++, at += 128) {
      const cards = v128.load8x8_u(rows + (block << 3));
      lowA = i32x4.add(lowA, i32x4.dot_i16x8_s(cards, v128.load(at)));
      highA = i32x4.add(highA, i32x4.dot_i16x8_s(cards, v128.load(at, 16)));
      lowB = i32x4.add(lowB, i32x4.dot_i16x8_s(cards, v128.load(at, 32)));
      highB = i32x4.add(highB, i32x4.dot_i16x8_s(cards, v128.load(at, 48)));
      lowC = i32x4.add(lowC, i32x4.dot_i16x8_s(cards, v128.load(at, 64)));
      highC = i32x4.add(highC, i32x4.dot_i16x8_s(cards, v128.load(at, 80)));
      lowE = i32x4.add(lowE, i32x4.dot_i16x8_s(cards, v128.load(at, 96)));
      highE = i32x4.add(highE, i32x4.dot_i16x8_s(cards, v128.load(at, 112)));
    }
    store<u32>(table, total(lowA, highA, taken));
    store<u32>(table, total(lowB, highB, taken), 4);
    store<u32>(table, total(lowC, highC, taken), 8);
    store<u32>(table, total(lowE, highE, taken), 12);
  }
}

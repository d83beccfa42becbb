const PRIME: u64 = 0x7fffffff;

/** Returns the sum of both lanes mod 2^31 − 1. */
function total(sums: v128): u32 {
  const sum = ((i64x2.extract_lane(sums, 0) as u64) % PRIME) + ((i64x2.extract_lane(sums, 1) as u64) % PRIME);
  return (sum % PRIME) as u32;
}

function added(sums: v128, cards: v128, coefficients: v128): v128 {
  return i64x2.add(i64x2.add(sums, i64x2.extmul_low_i32x4_u(cards, coefficients)), i64x2.extmul_high_i32x4_u(cards, coefficients));
}

/**
 * Computes four sums per deal of decks of more than 256 cards, Σ coefficient · card mod 2^31 − 1, as four words. `work` is given: the coefficients of
 * the four sums, n words each. From the next multiple of 64 on is room for 16 bytes a card of n rounded up to a multiple of 4. A word that is 0
 * before the first deal follows. Products are below 2^47, so that a lane holds those of 65,536 cards.
 */
export function wideFingerprints(rows: usize, _places: usize, decks: u32, n: u32, stride: usize, table: usize, work: usize): void {
  const room = (work + ((n as usize) << 4) + 63) & ~63;
  const blocks = ((n as usize) + 3) >> 2;
  const begun = room + (blocks << 6);
  if (load<u32>(begun) === 0) {
    for (let sum: usize = 0; sum < 4; sum++)
      for (let p: usize = 0; p < n; p++)
        store<u32>(room + ((p >> 2) << 6) + (sum << 4) + ((p & 3) << 2), load<u32>(work + ((sum * n + p) << 2)));
    store<u32>(begun, 1);
  }
  for (let d: u32 = 0; d < decks; d++, rows += stride, table += 16) {
    let a = i64x2.splat(0);
    let b = a;
    let c = a;
    let e = a;
    let at = room;
    for (let block: usize = 0; block < blocks; block++, at += 64) {
      // What lies behind the last card counts nothing, since its coefficients are 0.
      const cards = v128.load16x4_u(rows + (block << 3));
      a = added(a, cards, v128.load(at));
      b = added(b, cards, v128.load(at, 16));
      c = added(c, cards, v128.load(at, 32));
      e = added(e, cards, v128.load(at, 48));
    }
    store<u32>(table, total(a));
    store<u32>(table, total(b), 4);
    store<u32>(table, total(c), 8);
    store<u32>(table, total(e), 12);
  }
}

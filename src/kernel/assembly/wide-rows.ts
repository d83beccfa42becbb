// A batch of decks of more than 256 cards: as rows.ts says, but 16 bits a card.

/**
 * Shuffles a row by swaps: step k swaps position `at` with position `from` + draw, where `swaps` holds two words of 16 bits per step. `draws`: as
 * `wideStreamDraws` lays them out. The row starts as `start`, one in the deck's first order.
 */
export function swapWideRow(draws: usize, swaps: usize, steps: u32, row: usize, start: usize, stride: usize): void {
  const end = swaps + ((steps as usize) << 2);
  memory.copy(row, start, stride);
  for (let step = swaps; step < end; step += 4, draws += 2) {
    const one = row + ((load<u16>(step) as usize) << 1);
    const other = row + (((load<u16>(step, 2) as usize) + (load<u16>(draws) as usize)) << 1);
    const card = load<u16>(one);
    store<u16>(one, load<u16>(other));
    store<u16>(other, card);
  }
}

/** Finds the position of each card: row by row, place [card]. */
export function findWidePlaces(rows: usize, decks: u32, n: u32, stride: usize, places: usize): void {
  for (let d: u32 = 0; d < decks; d++, rows += stride, places += stride)
    for (let p: u32 = 0; p < n; p++) store<u16>(places + ((load<u16>(rows + ((p as usize) << 1)) as usize) << 1), p as u16);
}

/** Composes permutations, row by row: into[p] = outer[inner[p]]. */
export function composeWide(outer: usize, inner: usize, decks: u32, n: u32, stride: usize, into: usize): void {
  const end = (n as usize) << 1;
  for (let d: u32 = 0; d < decks; d++, outer += stride, inner += stride, into += stride)
    for (let p: usize = 0; p < end; p += 2) store<u16>(into + p, load<u16>(outer + ((load<u16>(inner + p) as usize) << 1)));
}

/** Returns how many of the rows, up to the first that does not, hold every card once. `met`: room for one bit per card. */
export function wholeWideRows(rows: usize, decks: u32, n: u32, stride: usize, met: usize): u32 {
  const end = (n as usize) << 1;
  for (let d: u32 = 0; d < decks; d++, rows += stride) {
    memory.fill(met, 0, ((n as usize) + 7) >> 3);
    for (let p: usize = 0; p < end; p += 2) {
      const card = load<u16>(rows + p) as u32;
      if (card >= n) return d;
      const byte = met + (card >> 3);
      const bit: u8 = 1 << ((card & 7) as u8);
      const before = load<u8>(byte);
      if ((before & bit) !== 0) return d;
      store<u8>(byte, before | bit);
    }
  }
  return decks;
}

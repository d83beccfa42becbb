/** First halves are told apart by bits of theirs first, one of so many a deal; the few that share one are then compared. */
const SLOTS_A_DEAL = 32;
const SLOT_WORD = 32;
const MOST_SLOTS = 2 ** 30;

/** Cells of a block's fingerprints before the first one: its equal neighbours. */
export const HEAD = 1;

/**
 * Equal pairs among all deals, deals that equal the one before, and how often the most frequent deal came (0 of none). Only where first halves agree are
 * the second ones looked at.
 */
export function equalFingerprints(kept: readonly Float64Array[]): Float64Array {
  const deals = kept.reduce((sum, { length }) => sum + (length - HEAD) / 2, 0);
  const adjacent = kept.reduce((sum, block) => sum + block[0], 0);
  const twice = new Map([...metAgain(kept, deals)].map((first) => [first, new Map<number, number>()]));
  let pairs = 0;
  let most = Math.min(deals, 1);
  for (const block of twice.size > 0 ? kept : []) {
    for (let i = HEAD; i < block.length; i += 2) {
      const seconds = twice.get(block[i]);
      if (!seconds) continue;
      const before = seconds.get(block[i + 1]) ?? 0;
      pairs += before;
      most = Math.max(most, before + 1);
      seconds.set(block[i + 1], before + 1);
    }
  }
  return Float64Array.of(pairs, adjacent, most);
}

/** First halves that two deals have. To sort all of them would take longer than to deal them. */
function metAgain(kept: readonly Float64Array[], deals: number): ReadonlySet<number> {
  const slots = Math.min(MOST_SLOTS, 2 ** Math.ceil(Math.log2(Math.max(SLOT_WORD, SLOTS_A_DEAL * deals))));
  const met = new Uint32Array(slots / SLOT_WORD);
  const shared = new Uint32Array(slots / SLOT_WORD);
  for (const block of kept) {
    for (let i = HEAD; i < block.length; i += 2) {
      const slot = block[i] & (slots - 1);
      const bit = 1 << (slot % SLOT_WORD);
      const word = slot >>> 5;
      shared[word] |= met[word] & bit;
      met[word] |= bit;
    }
  }
  const once = new Set<number>();
  const again = new Set<number>();
  for (const block of kept) {
    for (let i = HEAD; i < block.length; i += 2) {
      const slot = block[i] & (slots - 1);
      if ((shared[slot >>> 5] & (1 << (slot % SLOT_WORD))) === 0) continue;
      if (once.has(block[i])) again.add(block[i]);
      else once.add(block[i]);
    }
  }
  return again;
}

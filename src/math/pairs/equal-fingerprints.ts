/** First halves are told apart by bits of theirs first, one of so many a deal; the few that share one are then compared. */
const SLOTS_A_DEAL = 16;
const SLOT_WORD = 32;
const MOST_SLOTS = 2 ** 30;

/** log2 of the slots that share a bit where it is kept which of them are shared: few are, so that few others pass for it. */
const SLOTS_TOGETHER = 2;

/** In the place of a first half: what follows are the deals of a block that equal the one before, and no fingerprint. */
export const NEIGHBOURS = -1;

/** Cells of a block's list before its first fingerprint. */
export const HEAD = 2;

/** The first half of a deal that is compared within a slice alone, as it stands in a list; again, what it was. Below `NEIGHBOURS`. */
export const maskSlice = (first: number): number => NEIGHBOURS - 1 - first;

/** The first half of a deal that is compared, from what stands in its place in a list; below 0 for any other. Small, so that engines write it out where it is called. */
function comparedHalf(half: number, below: number | null): number {
  if (below === null) return half;
  if (half >= 0) return half < below ? half : -1;
  return maskSlice(half);
}

/**
 * What the deals that are compared with each other came to: how many they are, their equal pairs, how often the most frequent one came (0 of none), how many
 * different ones came more than once, and how often these came together.
 */
export interface EqualFingerprints {
  readonly deals: number;
  readonly pairs: number;
  readonly most: number;
  readonly different: number;
  readonly together: number;
}

/** Deals that equal the one before, of lists in any order, some of them joined end to end. */
export function equalNeighbours(kept: readonly Float64Array[]): number {
  let neighbours = 0;
  for (const list of kept) for (let i = 0; i < list.length; i += 2) if (list[i] === NEIGHBOURS) neighbours += list[i + 1];
  return neighbours;
}

/**
 * Equal pairs among the deals of such lists, two cells a deal, of those of the first alone, or of those of a slice: the ones with a first half below `below`.
 * Only where first halves agree are the second ones looked at.
 */
export function equalFingerprints(kept: readonly Float64Array[], below: number | null): EqualFingerprints {
  let deals = 0;
  for (const list of kept) for (let i = 0; i < list.length; i += 2) if (comparedHalf(list[i], below) >= 0) deals++;
  const twice = new Map([...metAgain(kept, deals, below)].map((first) => [first, new Map<number, number>()]));
  let pairs = 0;
  let most = Math.min(deals, 1);
  let different = 0;
  let together = 0;
  for (const list of twice.size > 0 ? kept : []) {
    for (let i = 0; i < list.length; i += 2) {
      const seconds = twice.get(comparedHalf(list[i], below));
      if (!seconds) continue;
      const before = seconds.get(list[i + 1]) ?? 0;
      pairs += before;
      most = Math.max(most, before + 1);
      if (before === 1) different++;
      if (before > 0) together += before === 1 ? 2 : 1;
      seconds.set(list[i + 1], before + 1);
    }
  }
  return { deals, pairs, most, different, together };
}

/** First halves that two of so many deals have, of all or of those that are compared. To sort all of them would take longer than to deal them. */
export function metAgain(kept: readonly Float64Array[], deals: number, below: number | null): ReadonlySet<number> {
  const slots = Math.min(MOST_SLOTS, 2 ** Math.ceil(Math.log2(Math.max(SLOT_WORD, SLOTS_A_DEAL * deals))));
  const met = new Uint32Array(slots / SLOT_WORD);
  const shared = new Uint32Array(Math.ceil(slots / SLOT_WORD / 2 ** SLOTS_TOGETHER));
  for (const list of kept) {
    for (let i = 0; i < list.length; i += 2) {
      const first = comparedHalf(list[i], below);
      if (first < 0) continue;
      const slot = first & (slots - 1);
      const bit = 1 << (slot % SLOT_WORD);
      const word = slot >>> 5;
      if ((met[word] & bit) !== 0) shared[word >>> SLOTS_TOGETHER] |= 1 << ((slot >>> SLOTS_TOGETHER) % SLOT_WORD);
      met[word] |= bit;
    }
  }
  const compared: number[] = [];
  for (const list of kept) {
    for (let i = 0; i < list.length; i += 2) {
      const first = comparedHalf(list[i], below);
      const slot = first & (slots - 1);
      if (first >= 0 && (shared[slot >>> (5 + SLOTS_TOGETHER)] & (1 << ((slot >>> SLOTS_TOGETHER) % SLOT_WORD))) !== 0)
        compared.push(first);
    }
  }
  const sorted = new Float64Array(compared).sort();
  return new Set(sorted.filter((first, i) => first === sorted[i - 1]));
}

/** The number of slots for each deal: first halves are compared by some of their bits first, then the few that share a slot in full. */
const SLOTS_A_DEAL = 16;
const SLOT_WORD = 32;
const MOST_SLOTS = 2 ** 30;

/** log2 of the slots that share a bit in the table of shared slots: few are shared, so few others are mistaken for them. */
const SLOTS_TOGETHER = 2;

/** The marker in place of a first half: the next cell holds the number of deals of a block that equal the one before, and no fingerprint. */
export const NEIGHBOURS = -1;

/** Cells of a block's list before its first fingerprint. */
export const HEAD = 2;

/** Encodes the first half of a deal that is compared only within a slice, as it stands in a list; applied again, decodes it. Below `NEIGHBOURS`. */
export const maskSlice = (first: number): number => NEIGHBOURS - 1 - first;

/** Returns the first half of a deal that is compared, from its cell in a list; below 0 for any other. Small, so that engines inline it. */
function comparedHalf(half: number, below: number | null): number {
  if (below === null) return half;
  if (half >= 0) return half < below ? half : -1;
  return maskSlice(half);
}

/**
 * The result of comparing deals: their number, their equal pairs, how often the most frequent one came (0 for none), how many different ones came
 * more than once, and how often these came together.
 */
export interface EqualFingerprints {
  readonly deals: number;
  readonly pairs: number;
  readonly most: number;
  readonly different: number;
  readonly together: number;
}

/** Counts deals that equal the one before, from lists in any order, some of them joined end to end. */
export function equalNeighbours(kept: readonly Float64Array[]): number {
  let neighbours = 0;
  for (const list of kept) for (let i = 0; i < list.length; i += 2) if (list[i] === NEIGHBOURS) neighbours += list[i + 1];
  return neighbours;
}

/**
 * Counts equal pairs among the deals of such lists, two cells a deal: those of the first deals, or of a slice, the ones with a first half below
 * `below`. Compares second halves only where first halves agree.
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

/**
 * Finds the first halves that two of `deals` deals have, of all or of those that are compared. Sorting all of them would take longer than dealing them.
 */
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

/** The number of cells that row lengths are a multiple of, in decks and some of their tables. */
const LINE = 64;

/**
 * A table of integers in which decks of n cards are counted. 'positions': n × n, row-major [position][card]. 'successors': n × n, row-major
 * [card][next card], cyclically: the first card follows the last. 'neighbourGaps': n, the cards whose old neighbour is now d positions further on;
 * both cyclically. 'lastChoices': positions are taken out one by one from the last down: the position that held card i takes the card of position i.
 * n × n [position][card that it had then], n × n [position][place of its card then], n + 1 deals by their number of cycles. 'firstChoices': the same
 * from the first up: n × n [position][card]. 'lowerAfter': for each position p except the last, n − p cells, by the number of lower cards after it;
 * then n(n − 1)/2 + 1, deals by their number of inversions. 'orders': n!, deals of up to 8 cards by the lexicographic rank of their order.
 * 'fixedPoints', 'descents', 'risingSequences', 'longestIncreasing' (up to 64 cards): n + 1, deals by their number of these. 'agreed': n + 1, deals
 * by the positions in which they agree with the first deal of the stretch before their own; `given` is the length of a stretch, and deals of the
 * first stretch of a block are not counted. 'pairsInOrder': with w = `rowCells(n)`, cell x · w + y, x < y, has the number of deals in which card x is
 * before card y; other cells are undefined. 'pairSums': with the same w, cell p · w + q, p < q, has the sum of (a + b − (n − 1))² over deals with the
 * cards a and b at positions p and q; other cells are undefined. 'replacements': n × n, row-major [card][card that was at its position in the deal
 * before]. 'neighbourProducts': the values at position p in two successive deals are multiplied; cell p has the sum of the positive products and cell
 * w + p that of the negative ones without their sign; `given` is the value of each card, with its sign, from −255 to 255. 'windows': deals are cut
 * into windows, each of which looks at one position, the next one at the next. Cell k: windows that had seen every card there after n + k deals; the
 * last cell, those that had not. `given` is the number of deals in a window, at least n, and the position of the first one. 'pokerHands': 10 × 10,
 * row-major [slot][kind of hand], for 52 cards; `given` is `pokerTables`. Only for more than 256 cards: 'displacements': n, the cards that are d
 * positions further on than in the first order, cyclically. 'blocks': b × b, row-major [block of the card][block of its position]; `given` is b, and
 * the block of each card, which is that of the position too. 'replacedBlocks': the same of 'replacements', row-major [block of the card before][block
 * of the card]. 'inversions': n(n − 1)/2 + 1, deals by their number of inversions (for fewer cards part
 * of 'lowerAfter'). 'lastDigits', 'firstDigits', 'lowerDigits' (in place of 'lastChoices', 'firstChoices' and 'lowerAfter'): the cells that
 * math/digits/digit-layout.ts describes, which is `given`; 'lastDigits' has those of both its ways, then n + 1 deals by their number of cycles.
 * 'fingerprints': no table but a list, four numbers per deal: Σ coefficient · card mod 2^31 − 1; `given` are the coefficients of the first sum, the
 * second, …
 */
export type TallyId =
  | 'positions'
  | 'successors'
  | 'neighbourGaps'
  | 'lastChoices'
  | 'firstChoices'
  | 'lowerAfter'
  | 'orders'
  | 'fixedPoints'
  | 'descents'
  | 'risingSequences'
  | 'longestIncreasing'
  | 'agreed'
  | 'pairsInOrder'
  | 'pairSums'
  | 'replacements'
  | 'neighbourProducts'
  | 'windows'
  | 'pokerHands'
  | 'fingerprints'
  | WideTallyId;

/** Tables only for more than 256 cards. */
export type WideTallyId = 'displacements' | 'blocks' | 'replacedBlocks' | 'inversions' | 'lastDigits' | 'firstDigits' | 'lowerDigits';

/**
 * The most cards for tables of byte cards. Larger decks have tables of their own: cards and positions do not fit in a byte, and whole tables outgrow
 * the nearer caches.
 */
export const MOST_BYTE_CARDS = 256;

/** Returns the cells per row of tables whose rows are whole cache lines: n rounded up to a multiple of 64. */
export function rowCells(n: number): number {
  return Math.ceil(n / LINE) * LINE;
}

/**
 * A table and the deals it counts. If `lag` is 0, the deals as they are; else the rearrangement that turned each deal of a block into the one `lag`
 * deals later.
 */
export interface Tally {
  readonly id: TallyId;
  readonly lag: number;
  /** Parameters of the table besides the decks, as described for its name. */
  readonly given?: Uint32Array;
}

/**
 * An accumulator's reader for one table of the decks. A caller that makes the table in another way may hand it in instead of the decks, in their
 * order, without gaps.
 */
export interface TallyReader {
  readonly tally: Tally;
  /**
   * Returns the place in its block before which the table so far must be handed in, though more decks follow the one at `place`; no such place if
   * absent.
   */
  until?(place: number): number;
  /** Adds the table of `deals` decks, which follow those of the tables before. */
  take(table: Uint32Array | Uint16Array, deals: number): void;
}

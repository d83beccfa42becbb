/** Rows of decks, and of some tables of them, are a multiple of so many cells long. */
const LINE = 64;

/**
 * A table of whole numbers that decks of n cards are counted in.
 * 'positions': n × n, row-major [position][card].
 * 'successors': n × n, row-major [card][card that follows], the first card following the last.
 * 'neighbourGaps': n, the cards whose old neighbour lies d positions further on, both round the deck.
 * 'lastChoices': positions are taken out one by one from the last down: the position that held card i takes the card of position i. n × n [position][card that it had
 * then], n × n [position][place of its card then], n + 1 deals by their cycles.
 * 'firstChoices': the same from the first up: n × n [position][card].
 * 'lowerAfter': for each position p but the last n − p cells, by the lower cards after it; then n(n − 1)/2 + 1, deals by their pairs out of order.
 * 'orders': n!, deals of up to 8 cards by the place of their order in the dictionary of all.
 * 'fixedPoints', 'descents', 'risingSequences', 'longestIncreasing' (up to 64 cards): n + 1, deals by their number of these.
 * 'agreed': n + 1, deals by the positions in which they agree with the first deal of the stretch before their own; `given` is the length of a stretch, and
 * deals of the first stretch of a block are not counted.
 * 'pairsInOrder': where w is `rowCells(n)`, cell x · w + y, x < y, has the deals in which card x lies before card y; other cells say nothing.
 * 'pairSums': with w as there, cell p · w + q, p < q, has the sum of (a + b − (n − 1))² over deals with the cards a and b at positions p and q; other cells say nothing.
 * 'replacements': n × n, row-major [card][card that lay at its position in the deal before].
 * 'neighbourProducts': of the products of the values at position p in two deals running, cell p has the sum of the positive ones and cell w + p that of the negative ones
 * without their sign; `given` is the value of each card, with its sign, from −255 to 255.
 * 'windows': deals are cut into windows, each of which looks at one position, the next one at the next. Cell k: windows that had seen every card there after n + k
 * deals; the last cell, those that had not. `given` are the deals of a window, at least n, and the position of the first one.
 * 'pokerHands': 10 × 10, row-major [slot][kind of hand], of 52 cards; `given` is `pokerTables`.
 * Of more than 256 cards alone:
 * 'displacements': n, the cards that lie d positions further on than in the first order, round the deck.
 * 'blocks': b × b, row-major [block of the card][block of its position]; `given` is b, and the block of each card, which is that of the position too.
 * 'inversions': n(n − 1)/2 + 1, deals by their pairs out of order (which 'lowerAfter' has of fewer cards).
 * 'lastDigits', 'firstDigits', 'lowerDigits' (in the place of 'lastChoices', 'firstChoices' and 'lowerAfter'): cell by cell what math/digits/digit-layout.ts says, which
 * is `given`; 'lastDigits' has those of both its ways, then n + 1 deals by their cycles.
 * 'fingerprints': no table but a list, four numbers a deal: Σ coefficient · card mod 2^31 − 1; `given` are the coefficients of the first sum, the second, …
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

/** Those of more than 256 cards alone. */
export type WideTallyId = 'displacements' | 'blocks' | 'inversions' | 'lastDigits' | 'firstDigits' | 'lowerDigits';

/** Decks of more cards are counted in tables of their own: cards and places are no bytes then, and whole tables outgrow the nearer caches. */
export const MOST_BYTE_CARDS = 256;

/** Cells of a row of those tables that have rows of whole lines of memory: n rounded up to a multiple of 64. */
export function rowCells(n: number): number {
  return Math.ceil(n / LINE) * LINE;
}

/** What is counted: deals as they lie where `lag` is 0, else the rearrangement that turned each deal of a block into the one so many deals later. */
export interface Tally {
  readonly id: TallyId;
  readonly lag: number;
  /** What the table hangs on beside the decks, as its name says. */
  readonly given?: Uint32Array;
}

/**
 * Where an accumulator has one table of the decks that it is to add: whoever makes that table in another way may hand it in instead of the decks,
 * which come in their order, none left out.
 */
export interface TallyReader {
  readonly tally: Tally;
  /** The place in its block before which the table so far must be handed in, though more decks follow the one at `place`; none where absent. */
  until?(place: number): number;
  /** Adds the table of `deals` decks, which follow those of the tables before. */
  take(table: Uint32Array | Uint16Array, deals: number): void;
}

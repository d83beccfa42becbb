import type { Tally, TallyId } from '../core/tally.js';
import { MOST_IN_ROWS } from './rows.js';

/** Where a kernel counts. */
interface TallyKind {
  /** Cells of the table, or of every deal of a list. */
  cells(n: number, stride: number, given: Tally['given']): number;
  /** Bytes of room that the kernel has to itself; what the tally is given lies at their start. */
  work?(n: number, stride: number): number;
  /** True where it reads the places of the cards. */
  readonly places?: true;
  /** True of a list. */
  readonly listed?: true;
  /** The most cards that its kernel counts, where those are fewer than lie in rows: beyond, the decks themselves must be added. */
  readonly most?: number;
}

/** Cards and places of eight decks. */
const EIGHT_DECKS = 4096;

/** A word of 64 bits for each of 64 cards. */
const BITS = 512;

/** What `pokerTables` gives, and no more. */
const POKER = 4 * (52 + 2048 + 2048 + 5);

const square = (n: number): number => n * n;
const histogram = (n: number): number => n + 1;

/** How large each table is, and how much room its kernel needs: as the files of assembly/ say. */
export const TALLY_KINDS: Readonly<Record<TallyId, TallyKind>> = {
  positions: { cells: square },
  successors: { cells: square },
  neighbourGaps: { places: true, cells: (n) => n, work: (_, stride) => stride },
  lastChoices: { places: true, cells: (n) => 2 * n * n + n + 1, work: () => EIGHT_DECKS },
  firstChoices: { places: true, cells: square, work: () => EIGHT_DECKS },
  // n(n + 1)/2 − 1 and n(n − 1)/2 + 1.
  lowerAfter: { cells: square, work: () => BITS + 32 },
  orders: { cells: (n) => Array.from({ length: n }, (_, k) => k + 1).reduce((product, k) => product * k, 1), most: 8 },
  fixedPoints: { cells: histogram },
  descents: { cells: histogram },
  risingSequences: { places: true, cells: histogram },
  longestIncreasing: { cells: histogram, work: () => BITS, most: 64 },
  agreed: { cells: histogram, work: (_, stride) => 64 + 2 * stride },
  pairsInOrder: { places: true, cells: (n, stride) => Math.ceil(n / 4) * 4 * stride },
  pairSums: { cells: (n, stride) => n * stride },
  replacements: { cells: square, work: (_, stride) => 64 + stride },
  neighbourProducts: { cells: (_, stride) => 2 * stride, work: (n, stride) => 4 * n + 64 + 4 * stride },
  windows: { cells: (n, _, [window] = new Uint32Array(1)) => window - n + 2, work: (n) => 24 + 4 * n },
  pokerHands: { cells: () => 100, work: () => POKER },
  // The coefficients, a line to start at one, and their halves.
  fingerprints: { cells: () => 4, work: (n) => 16 * n + 64 + 16 * (n + 8), listed: true },
};

/** Whether the places of the cards must be found for it: what turned one deal into another is made of them. */
export function needsPlaces({ id, lag }: Tally): boolean {
  return lag > 0 || TALLY_KINDS[id].places === true;
}

/** Whether kernels count it of decks of `n` cards. */
export function isCounted({ id }: Tally, n: number): boolean {
  return n <= (TALLY_KINDS[id].most ?? MOST_IN_ROWS);
}

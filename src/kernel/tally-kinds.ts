import { MOST_BYTE_CARDS, type Tally, type TallyId, type WideTallyId } from '../core/statistic/tally.js';
import type { CountingKernelName } from './kernels.js';
import { MOST_IN_ROWS, type Rows } from './rows.js';

/** Where a kernel counts. */
interface TallyKind {
  /** Cells of the table, or of every deal of a list. */
  cells(n: number, stride: number, given: Tally['given']): number;
  /** Bytes of room that the kernel has to itself; what the tally is given lies at their start. */
  work?(n: number, stride: number): number;
  /** Bytes of room for `decks` decks that it fills anew at every call, so that all may share it. */
  room?(stride: number, decks: number): number;
  /** True of a table whose cells have 16 bits: no deal adds more than one to any of them. */
  readonly narrow?: true;
  /** True where it reads the places of the cards. */
  readonly places?: true;
  /** True of a list. */
  readonly listed?: true;
  /** The most cards that its kernel counts, where those are fewer than lie in rows of bytes: beyond, the decks themselves must be added. */
  readonly most?: number;
}

/** Tables of decks in rows of bytes. */
type ByteTallyId = Exclude<TallyId, WideTallyId>;

/** Cards and places of eight decks. */
const EIGHT_DECKS = 4096;

/** A word of 64 bits for each of 64 cards. */
const BITS = 512;

/** What `pokerTables` gives, and no more. */
const POKER = 4 * (52 + 2048 + 2048 + 5);

const square = (n: number): number => n * n;
const histogram = (n: number): number => n + 1;

/** How large each table of decks of up to 256 cards is, and how much room its kernel, of the same name, needs: as the files of assembly/ say. */
export const TALLY_KINDS: Readonly<Record<ByteTallyId, TallyKind>> = {
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

/** Of a tally that hangs on digits: its cells without those of the cycles. */
const digitCells = ([cells]: Uint32Array = new Uint32Array(1)): number => cells;

/** What is given of digits. */
const digitWork = (n: number): number => 4 + 12 * n;

/** The same of larger decks, with the kernels that count them. */
export const WIDE_TALLY_KINDS: Readonly<Partial<Record<TallyId, TallyKind & { readonly kernel: CountingKernelName }>>> = {
  positions: { kernel: 'widePositions', narrow: true, cells: square },
  displacements: { kernel: 'wideDisplacements', cells: (n) => n },
  blocks: { kernel: 'wideBlocks', cells: (_n, _stride, [blocks] = new Uint32Array(1)) => blocks ** 2, work: (n) => 4 * n + 4 },
  successors: { kernel: 'wideSuccessors', narrow: true, cells: square, room: (stride, decks) => stride * decks },
  neighbourGaps: { kernel: 'wideNeighbourGaps', places: true, cells: (n) => n },
  lastDigits: {
    kernel: 'lastDigits',
    narrow: true,
    places: true,
    cells: (n, _, given) => 2 * digitCells(given) + n + 1,
    work: digitWork,
    room: (stride, decks) => 2 * stride * decks,
  },
  firstDigits: {
    kernel: 'firstDigits',
    narrow: true,
    places: true,
    cells: (_n, _stride, given) => digitCells(given),
    work: digitWork,
    // One row more for places.
    room: (stride, decks) => stride * (decks + 1),
  },
  lowerDigits: {
    kernel: 'lowerDigits',
    narrow: true,
    cells: (_n, _stride, given) => digitCells(given),
    work: digitWork,
    // One row more for what was met.
    room: (stride, decks) => stride * (decks + 1),
  },
  inversions: { kernel: 'wideInversions', cells: (n) => (n * (n - 1)) / 2 + 1, room: (stride) => 2 * stride },
  fixedPoints: { kernel: 'wideFixedPoints', cells: histogram },
  descents: { kernel: 'wideDescents', cells: histogram },
  risingSequences: { kernel: 'wideRisingSequences', places: true, cells: histogram },
  agreed: { kernel: 'wideAgreed', cells: histogram, work: (_, stride) => 64 + 2 * stride },
  fingerprints: { kernel: 'wideFingerprints', cells: () => 4, work: (n) => 32 * n + 64 + 64 + 4, listed: true },
};

/** What counts a tally of decks of `n` cards, and where; null where no kernel does. */
export function countingOf(id: TallyId, n: number): (TallyKind & { readonly kernel: CountingKernelName }) | null {
  if (n > MOST_IN_ROWS) return null;
  if (n > MOST_BYTE_CARDS) return WIDE_TALLY_KINDS[id] ?? null;
  return isForBytes(id) && n <= (TALLY_KINDS[id].most ?? n) ? { ...TALLY_KINDS[id], kernel: id } : null;
}

/** Bytes of room that a tally's kernel fills anew at every call, of as many decks as there are rows for. */
export function roomOf(id: TallyId, { capacity, n, stride }: Pick<Rows, 'capacity' | 'n' | 'stride'>): number {
  return countingOf(id, n)?.room?.(stride, capacity) ?? 0;
}

function isForBytes(id: TallyId): id is ByteTallyId {
  return id in TALLY_KINDS;
}

/** Whether the places of the cards must be found for it: what turned one deal into another is made of them. */
export function needsPlaces({ id, lag }: Tally, n: number): boolean {
  return lag > 0 || countingOf(id, n)?.places === true;
}

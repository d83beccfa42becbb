import { MOST_BYTE_CARDS, type Tally, type TallyId, type WideTallyId } from '../core/statistic/tally.js';
import type { CountingKernelName } from './kernels.js';
import { MOST_IN_ROWS, type Rows } from './rows.js';

interface TallyKind {
  /** Returns the cells of the table, or of every deal of a list. */
  cells(n: number, stride: number, given: Tally['given']): number;
  /** Returns the bytes of the kernel's own memory; the data given to the tally lies at its start. */
  work?(n: number, stride: number): number;
  /** Returns the bytes for `decks` decks that it refills at every call, so that all kernels may share them. */
  room?(stride: number, decks: number): number;
  /** True for a table whose cells have 16 bits: no deal adds more than one to any of them. */
  readonly narrow?: true;
  /** True if it reads the positions of the cards. */
  readonly places?: true;
  readonly listed?: true;
  /** The most cards that its kernel counts, where rows of bytes allow more: beyond it, the decks themselves must be added. */
  readonly most?: number;
}

type ByteTallyId = Exclude<TallyId, WideTallyId>;

/** Bytes for the cards and positions of eight decks. */
const EIGHT_DECKS = 4096;

/** Bytes for a word of 64 bits for each of 64 cards. */
const BITS = 512;

/** Bytes of the data that `pokerTables` gives. */
const POKER = 4 * (52 + 2048 + 2048 + 5);

const square = (n: number): number => n * n;
const histogram = (n: number): number => n + 1;

/** The size of each table of decks of up to 256 cards, and the memory its kernel, of the same name, needs. The files of assembly/ define both. */
export const TALLY_KINDS: Readonly<Record<ByteTallyId, TallyKind>> = {
  positions: { cells: square },
  successors: { cells: square, work: (_, stride) => 2 * stride },
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
  replacements: { cells: square, work: (_, stride) => 64 + 3 * stride },
  neighbourProducts: { cells: (_, stride) => 2 * stride, work: (n, stride) => 4 * n + 64 + 4 * stride },
  windows: { cells: (n, _, [window] = new Uint32Array(1)) => window - n + 2, work: (n) => 24 + 4 * n },
  pokerHands: { cells: () => 100, work: () => POKER },
  // The coefficients, a line to start at one, and their halves.
  fingerprints: { cells: () => 4, work: (n) => 16 * n + 64 + 16 * (n + 8), listed: true },
};

/** Returns the cells of a tally of digits, without those of the cycles. */
const digitCells = ([cells]: Uint32Array = new Uint32Array(1)): number => cells;

/** Returns the bytes of the data given for digits. */
const digitWork = (n: number): number => 4 + 12 * n;

const blockCells: TallyKind['cells'] = (_n, _stride, [blocks] = new Uint32Array(1)) => blocks ** 2;

/** The same for larger decks, with the kernels that count them. */
export const WIDE_TALLY_KINDS: Readonly<Partial<Record<TallyId, TallyKind & { readonly kernel: CountingKernelName }>>> = {
  positions: { kernel: 'widePositions', narrow: true, cells: square },
  displacements: { kernel: 'wideDisplacements', cells: (n) => n },
  blocks: { kernel: 'wideBlocks', cells: blockCells, work: (n) => 4 * n + 4 },
  successors: { kernel: 'wideSuccessors', narrow: true, cells: square, room: (stride, decks) => stride * decks },
  replacements: {
    kernel: 'wideReplacements',
    narrow: true,
    cells: square,
    work: (_, stride) => 4 + stride,
    room: (stride, decks) => stride * decks,
  },
  replacedBlocks: {
    kernel: 'wideReplacedBlocks',
    cells: blockCells,
    work: (n, stride) => 4 * n + 8 + stride,
    room: (stride, decks) => stride * decks,
  },
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

/** Returns the kernel that counts a tally of decks of `n` cards, and its memory; null where there is none. */
export function countingOf(id: TallyId, n: number): (TallyKind & { readonly kernel: CountingKernelName }) | null {
  if (n > MOST_IN_ROWS) return null;
  if (n > MOST_BYTE_CARDS) return WIDE_TALLY_KINDS[id] ?? null;
  return isForBytes(id) && n <= (TALLY_KINDS[id].most ?? n) ? { ...TALLY_KINDS[id], kernel: id } : null;
}

/** Returns the bytes that a tally's kernel refills at every call, for as many decks as there are rows. */
export function roomOf(id: TallyId, { capacity, n, stride }: Pick<Rows, 'capacity' | 'n' | 'stride'>): number {
  return countingOf(id, n)?.room?.(stride, capacity) ?? 0;
}

function isForBytes(id: TallyId): id is ByteTallyId {
  return id in TALLY_KINDS;
}

/** True if it needs the positions of the cards: the permutation from one deal to another is computed from them. */
export function needsPlaces({ id, lag }: Tally, n: number): boolean {
  return lag > 0 || countingOf(id, n)?.places === true;
}

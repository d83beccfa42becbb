import type { Shows } from '../../../core/record/shows.js';
import type { Accumulator } from '../../../core/statistic/statistic.js';

/** The most cells a count may have, so that a record keeps them. */
export const MOST_CELLS = 65_536;

/** The resolution at which positions, or cards, are told apart, where a full table for each card is too large. */
export interface Places {
  /** The number of places: positions or cards, or stretches of neighbouring ones. */
  readonly count: number;
  /** The length of each stretch except the last. */
  readonly stretch: number;
  readonly placeOf: Uint16Array;
}

/** Returns the places for decks of `n` cards when `tables` tables of cards by places are counted; null where there is no room for two places. */
export function placesOf(n: number, tables: number): Places | null {
  const room = Math.min(n, Math.floor(MOST_CELLS / (tables * n)));
  if (room < 2) return null;
  const stretch = Math.ceil(n / room);
  return {
    count: Math.ceil(n / stretch),
    stretch,
    placeOf: Uint16Array.from({ length: n }, (_, position) => Math.floor(position / stretch)),
  };
}

/** Says how finely positions or cards (`what`, in the plural) are told apart, where they come in stretches. */
export function showsOf({ stretch }: Places, what: 'positions' | 'cards'): { readonly shows?: Shows } {
  return stretch > 1 ? { shows: { of: what, size: stretch } } : {};
}

/** Counts cards by places, row-major [card][place], into `counts` from `from` on. */
export function countPlaces(
  { count, placeOf }: Places,
  { cells, length, width }: Parameters<Accumulator['add']>[0],
  counts: Float64Array,
  from = 0,
): void {
  const end = length * width;
  for (let at = 0; at < end; at += width) for (let p = 0; p < width; p++) counts[from + cells[at + p] * count + placeOf[p]]++;
}

import type { Shows } from '../../../core/record/shows.js';
import type { Accumulator } from '../../../core/statistic/statistic.js';

/** Cells of a count, at most, so that a record keeps them. */
export const MOST_CELLS = 65_536;

/** How finely positions, or cards, are told apart, where a table of all of them for each card is too large. */
export interface Places {
  /** How many there are: positions or cards, or stretches of neighbouring ones. */
  readonly count: number;
  /** Of how many each is but the last. */
  readonly stretch: number;
  /** The place of each position or card. */
  readonly placeOf: Uint16Array;
}

/** The places of decks of `n` cards where as many as `tables` tables of cards by places are counted; null where there is no room for two places. */
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

/** What of positions or cards (`what`, in the plural) shows, where they are told apart by stretches. */
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

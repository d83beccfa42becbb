import { type DifferenceBins, type EqualBins, equalBins, type NearBins, nearBins, roundParts } from './difference-table.js';
import type { ListRow } from './list-statistic.js';

/** One way of putting distances round the circle of a list into bins. */
export interface GapTable<Bins extends DifferenceBins = DifferenceBins> {
  /** Its row is `<statistic>/<part>`. */
  readonly part: 'round' | 'near';
  readonly bins: Bins;
  /** The quantity whose deviation its size measures. */
  readonly says: string;
}

/**
 * Returns both tables in the order of their counts: by equal parts of the whole circle, and by distance in either direction. `withNone`: a distance
 * of 0 occurs too, as from an item to its own place.
 */
export function gapTables(n: number, withNone: boolean): readonly [round: GapTable<EqualBins>, near: GapTable<NearBins>] {
  const parts = roundParts(n);
  return [
    { part: 'round', bins: equalBins(n, parts, withNone), says: `distances of 1/${parts} of the list` },
    { part: 'near', bins: nearBins(n, withNone), says: 'distances by powers of two' },
  ];
}

/** Returns the rows of both tables for `lists` lists of `n` items; a clean verdict needs them. */
export function gapRows(
  { question, test }: Pick<ListRow, 'question' | 'test'>,
  tables: readonly GapTable[],
  n: number,
  lists: number,
): readonly ListRow[] {
  return tables.map(({ bins: { bins }, part, says }) => ({
    test: `${test}/${part}`,
    question,
    degrees: bins.length - 1,
    sizeOf: says,
    scale: lists * (n - 1),
    required: true,
  }));
}

import { type DifferenceBins, type EqualBins, equalBins, type NearBins, nearBins, roundParts } from './difference-table.js';
import type { ListRow } from './list-statistic.js';

/** One way in which distances round the circle of a list are put into bins. */
export interface GapTable<Bins extends DifferenceBins = DifferenceBins> {
  /** Its row is `<statistic>/<part>`. */
  readonly part: 'round' | 'near';
  readonly bins: Bins;
  /** What its size is the deviation of. */
  readonly says: string;
}

/**
 * Both ways, in the order in which their counts stand: by equal parts of the whole circle, and by how near either way. `withNone`: where a distance of 0 comes too, as of an item
 * from its own place.
 */
export function gapTables(n: number, withNone: boolean): readonly [round: GapTable<EqualBins>, near: GapTable<NearBins>] {
  const parts = roundParts(n);
  return [
    { part: 'round', bins: equalBins(n, parts, withNone), says: `distances of 1/${parts} of the list` },
    { part: 'near', bins: nearBins(n, withNone), says: 'distances by powers of two' },
  ];
}

/** Their rows, which a clean verdict needs, of `lists` lists of `n` items. */
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

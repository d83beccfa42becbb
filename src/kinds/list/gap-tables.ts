import { type DifferenceBins, type EqualBins, equalBins, type NearBins, nearBins, roundParts } from './difference-table.js';

/** One way in which the distances from an item to the next are put into bins. */
export interface GapTable<Bins extends DifferenceBins = DifferenceBins> {
  /** Its row is `<statistic>/<part>`. */
  readonly part: 'round' | 'near';
  readonly bins: Bins;
  /** What its size is the deviation of. */
  readonly says: string;
}

/** Both ways, in the order in which their counts stand: by equal parts of the whole circle, and by how near either way. */
export function gapTables(n: number): readonly [round: GapTable<EqualBins>, near: GapTable<NearBins>] {
  const parts = roundParts(n);
  return [
    { part: 'round', bins: equalBins(n, parts, false), says: `distances of 1/${parts} of the list` },
    { part: 'near', bins: nearBins(n, false), says: 'distances by powers of two' },
  ];
}

import type { Reading } from '../../core/source/handing.js';
import type { FittedStatistic, ReadStatistic } from '../fit.js';
import type { Counts } from './run-block.js';

/** The counts of a sample, reading by reading. */
export type Readings = Readonly<Record<Reading, Counts>>;

/** What the absolute counts of a statistic are kept under, before its id. */
const ABSOLUTE = 'absolute:';

/** The statistics of a sample; where its deals are read absolutely too, each of them a second time under a name of its own. */
export function statisticsByReading(statistics: readonly FittedStatistic[], absolute: boolean): readonly ReadStatistic[] {
  return absolute
    ? [...statistics, ...statistics.map((statistic) => ({ ...statistic, id: ABSOLUTE + statistic.id, reading: 'absolute' as const }))]
    : statistics;
}

/** The counts of a sample, parted by reading; `absolute` is empty where its deals were not read so. */
export function countsByReading(counts: Counts): Readings {
  const parted = { relative: new Map<string, Float64Array>(), absolute: new Map<string, Float64Array>() };
  for (const [id, cells] of counts) {
    if (id.startsWith(ABSOLUTE)) parted.absolute.set(id.slice(ABSOLUTE.length), cells);
    else parted.relative.set(id, cells);
  }
  return parted;
}

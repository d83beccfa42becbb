import type { Reading } from '../../core/source/handing.js';
import type { FittedStatistic, ReadStatistic } from '../fit.js';
import type { Counts } from './run-block.js';

export type Readings = Readonly<Record<Reading, Counts>>;

/** The prefix, before its id, under which the absolute counts of a statistic are kept. */
const ABSOLUTE = 'absolute:';

/** Returns the statistics of a sample. If its deals are also read absolutely, each appears a second time under its own name. */
export function statisticsByReading(statistics: readonly FittedStatistic[], absolute: boolean): readonly ReadStatistic[] {
  return absolute
    ? [...statistics, ...statistics.map((statistic) => ({ ...statistic, id: ABSOLUTE + statistic.id, reading: 'absolute' as const }))]
    : statistics;
}

/** Splits the counts of a sample by reading; `absolute` is empty if its deals were not read that way. */
export function countsByReading(counts: Counts): Readings {
  const parted = { relative: new Map<string, Float64Array>(), absolute: new Map<string, Float64Array>() };
  for (const [id, cells] of counts) {
    if (id.startsWith(ABSOLUTE)) parted.absolute.set(id.slice(ABSOLUTE.length), cells);
    else parted.relative.set(id, cells);
  }
  return parted;
}

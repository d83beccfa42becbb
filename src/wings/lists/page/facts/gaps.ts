import { listTestCounting } from '../../counting/catalogue.js';
import { type GapTable, gapTables } from '../../counting/gap-tables.js';
import type { OneListCore } from '../../record/one-list.js';

/** The distances from items to the next in one way of grouping them: how many came, and how many luck makes on average, bin by bin. */
export interface GapBars {
  readonly part: GapTable['part'];
  readonly seen: readonly number[];
  readonly even: readonly number[];
}

/** The bars whose row the verdict rests on, and whether the finding is that they are more even than luck leaves them. */
export interface FoundGaps extends GapBars {
  readonly tooEven: boolean;
}

/** Returns the findings of both ways, round and near; empty where nothing was found, or the record keeps no such counts. */
export function foundGaps(core: OneListCore): readonly FoundGaps[] {
  const { results, verdict } = core;
  const id = listTestCounting('gaps');
  const because = verdict.kind === 'biased' ? verdict.because : [];
  return gapsOf(core).flatMap((bars) => {
    const row = results.find(({ test }) => test === `${id}/${bars.part}` && because.includes(test));
    return row ? [{ ...bars, tooEven: row.tail === 'lower' }] : [];
  });
}

function gapsOf({ counts, plan: { n, trials } }: OneListCore): readonly GapBars[] {
  const values = counts[listTestCounting('gaps')]?.values;
  if (!values) return [];
  let start = 0;
  return gapTables(n, false).map(({ bins: { bins }, part }) => {
    const seen = values.slice(start, start + bins.length);
    start += bins.length;
    // n − 1 neighbours a list, spread evenly over n − 1 distances.
    return { part, seen, even: bins.map(({ size }) => trials * size) };
  });
}

import { DrawnLine } from '../../../cli/drawn-line.js';
import type { Screen } from '../../../cli/print.js';
import { counted } from '../../../core/words/counted.js';
import { lasting } from '../../../core/words/lasting.js';
import { count } from '../../../core/words/numbers.js';

const SECOND = 1000;

/** Progress of a whole table of samples on stderr. */
export interface CaughtProgress {
  /** Begins a sample; `before` deals of all budgets lie before it. */
  begin(name: string, before: number): void;
  readonly deals: (deals: number) => void;
  /** Clears the line, so that another can be printed. */
  clear(): void;
}

/**
 * Returns one bar for the whole table, with the rate and the longest time left if no further sample were caught. On a terminal it is drawn over,
 * otherwise printed as a line every ten seconds; nothing when quiet. `total`: the budgets of all samples. Deals found from an earlier run do not
 * count for the rate.
 */
export function caughtProgressOn(
  stream: Screen,
  quiet: boolean,
  total: number,
  now: () => number = () => performance.now(),
): CaughtProgress {
  const line = new DrawnLine(stream, { everyMs: 10_000, frameMs: 200, now });
  let [name, before, own] = ['', 0, 0];
  let [pace, paced, since] = [0, 0, now()];
  return {
    begin(what, deals) {
      [name, before, own] = [what, deals, 0];
    },
    deals(deals) {
      own += deals;
      const at = now();
      // A batch is dealt in far less; so many at once were found.
      if (own > deals || deals <= 65_536) paced += deals;
      if (at - since >= SECOND) [pace, paced, since] = [(SECOND * paced) / (at - since), 0, at];
      if (quiet || !line.isDue()) return;
      const share = Math.min(1, (before + own) / total);
      const left = pace > 0 ? `, at most ${lasting((total - before - own) / pace)} left` : '';
      const text = `${name}: ${counted(count(own), 'deal')}, ${count(Math.round(pace))} a second${left}`;
      line.draw(`${Math.floor(100 * share)} %: ${text}`, { label: '', share, text });
    },
    clear: () => line.clear(),
  };
}

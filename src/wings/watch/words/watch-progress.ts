import { DrawnLine } from '../../../cli/drawn-line.js';
import type { Screen } from '../../../cli/print.js';
import { counted } from '../../../core/words/counted.js';
import { count, fixed } from '../../../core/words/numbers.js';

/**
 * Shows progress of a watch on stderr: deals, the evidence so far and the pace. On a terminal a line that is drawn over, otherwise one every few
 * seconds, nothing when quiet.
 */
export function watchProgressOn(
  stream: Screen,
  quiet: boolean,
): { readonly report: (deals: number, logE: number) => void; readonly done: () => void } {
  if (quiet) return { report: () => undefined, done: () => undefined };
  const line = new DrawnLine(stream, { frameMs: 200 });
  let [shown, from] = [performance.now(), 0];
  return {
    report(deals, logE) {
      if (!line.isDue()) return;
      const now = performance.now();
      const pace = Math.round((1000 * (deals - from)) / (now - shown));
      [shown, from] = [now, deals];
      line.draw(`watching: ${counted(count(deals), 'deal')}, evidence ${powerOfTen(logE)}, ${count(pace)} a second`);
    },
    done: () => line.clear(),
  };
}

/** Formats what a stake of 1 against luck has become: "10^-0.4". */
function powerOfTen(logE: number): string {
  return `10^${fixed(logE / Math.LN10, 1)}`;
}

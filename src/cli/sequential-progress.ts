import { counted } from '../core/words/counted.js';
import { count, precise } from '../core/words/numbers.js';
import type { SequentialProgress } from '../engine/audit/run-sequential.js';
import { DrawnLine } from './drawn-line.js';
import type { Screen } from './print.js';
import { SOON_MS } from './progress.js';

/** Shows the progress of a run that stops when it is decided, on stderr: deals and the evidence so far, after one second, nothing when quiet. */
export function sequentialProgressOn(stream: Screen, quiet: boolean): { readonly report: SequentialProgress; readonly done: () => void } {
  if (quiet) return { report: () => undefined, done: () => undefined };
  const line = new DrawnLine(stream, { firstMs: SOON_MS });
  return {
    report(done, most, logE) {
      if (!line.isDue()) return;
      line.draw(`dealing: ${counted(count(done), 'deal')} of at most ${count(most)}, evidence ${evidenceText(logE)}`);
    },
    done: () => line.clear(),
  };
}

/** Writes the current value of a stake of 1 bet against the null law: "0.034", "4,200". */
function evidenceText(logE: number): string {
  const value = Math.exp(logE);
  if (value < 0.01) return 'below 0.01';
  return value < 100 ? precise(value, 2) : count(Math.floor(value));
}

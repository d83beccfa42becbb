import { counted } from '../core/counted.js';
import type { SequentialProgress } from '../engine/audit/run-sequential.js';
import type { Screen } from './print.js';

const EVERY_MS = 3000;
const FRAME_MS = 100;

/** Progress of a run that stops when it is decided, on stderr: deals and the evidence so far, once a second has passed, nothing when quiet. */
export function sequentialProgressOn(stream: Screen, quiet: boolean): { readonly report: SequentialProgress; readonly done: () => void } {
  if (quiet) return { report: () => undefined, done: () => undefined };
  let shown = performance.now();
  let drawn = false;
  return {
    report(done, most, logE) {
      const now = performance.now();
      if (now - shown < (stream.isTTY ? (drawn ? FRAME_MS : 1000) : EVERY_MS)) return;
      shown = now;
      drawn = stream.isTTY;
      const line = `dealing: ${counted(done.toLocaleString('en'), 'deal')} of at most ${most.toLocaleString('en')}, evidence ${evidenceText(logE)}`;
      stream.write(stream.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
    },
    done() {
      if (drawn) stream.write('\r\u001b[K');
    },
  };
}

/** "0.034", "4,200": what a stake of 1 against luck has become. */
function evidenceText(logE: number): string {
  const value = Math.exp(logE);
  if (value < 0.01) return 'below 0.01';
  return value < 100 ? value.toPrecision(2) : Math.floor(value).toLocaleString('en');
}

import { counted } from '../core/counted.js';
import type { Screen } from './print.js';

const EVERY_MS = 3000;
const FRAME_MS = 200;

/** Progress of a watch on stderr: deals, the evidence so far and the pace; a line that is drawn over on a terminal, one every few seconds otherwise, nothing when quiet. */
export function watchProgressOn(
  stream: Screen,
  quiet: boolean,
): { readonly report: (deals: number, logE: number) => void; readonly done: () => void } {
  if (quiet) return { report: () => undefined, done: () => undefined };
  let shown = performance.now();
  let from = 0;
  let drawn = false;
  return {
    report(deals, logE) {
      const now = performance.now();
      if (now - shown < (stream.isTTY ? FRAME_MS : EVERY_MS)) return;
      const pace = Math.round((1000 * (deals - from)) / (now - shown));
      [shown, from, drawn] = [now, deals, stream.isTTY];
      const line = `watching: ${counted(deals.toLocaleString('en'), 'deal')}, evidence ${powerOfTen(logE)}, ${pace.toLocaleString('en')} a second`;
      stream.write(stream.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
    },
    done() {
      if (drawn) stream.write('\r\u001b[K');
    },
  };
}

/** "10^-0.4": what a stake of 1 against luck has become. */
function powerOfTen(logE: number): string {
  return `10^${(logE / Math.LN10).toFixed(1)}`;
}

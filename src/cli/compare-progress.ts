import { counted } from '../core/counted.js';
import type { Progress } from '../engine/audit/run-audit.js';
import type { Screen } from './print.js';

const EVERY_MS = 3000;
const FRAME_MS = 100;

/** Progress of the cell in work. */
export interface CellProgress {
  /** Says which cell begins, from 1, of how many. */
  begin(name: string, index: number, total: number): void;
  readonly report: Progress;
  /** Clears the line, so that another can be printed. */
  clear(): void;
}

/** Progress of a comparison on stderr: one line that is drawn over on a terminal, a line every few seconds otherwise, nothing when quiet. `deal` is what is counted. */
export function compareProgressOn(stream: Screen, quiet: boolean, deal: string): CellProgress {
  let what = '';
  let shown = performance.now();
  let drawn = false;
  return {
    begin(name, index, total) {
      what = `${index} of ${total}: ${name}`;
      shown = performance.now();
    },
    report(role, done, total) {
      const now = performance.now();
      if (quiet || now - shown < (stream.isTTY ? FRAME_MS : EVERY_MS)) return;
      shown = now;
      const counts = `${role === 'confirmation' ? 'fresh sample, ' : ''}${done.toLocaleString('en')} of ${counted(total.toLocaleString('en'), deal)}`;
      drawn = stream.isTTY;
      stream.write(stream.isTTY ? `\r${what} · ${counts}\u001b[K` : `${what}: ${counts}\n`);
    },
    clear() {
      if (drawn) stream.write('\r\u001b[K');
      drawn = false;
    },
  };
}

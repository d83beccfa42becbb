import { counted } from '../../core/counted.js';
import { count } from '../../core/numbers.js';
import type { Progress } from '../../engine/audit/run-audit.js';
import { DrawnLine } from '../drawn-line.js';
import { Pace, paceWords } from '../pace.js';
import type { Screen } from '../print.js';

/** Progress of a whole comparison. */
export interface CellProgress {
  /** Says which cell begins, from 1, of how many. */
  begin(name: string, index: number, total: number): void;
  readonly report: Progress;
  /** Clears the line, so that another can be printed. */
  clear(): void;
}

/**
 * Progress of a comparison on stderr: one bar for all its audits, with the pace and the time that is left if none needs a fresh sample, drawn over on a
 * terminal; a line every few seconds otherwise, nothing when quiet. `deal` is what is counted.
 */
export function compareProgressOn(stream: Screen, quiet: boolean, deal: string, now: () => number = () => performance.now()): CellProgress {
  const line = new DrawnLine(stream, { now });
  const [cell, pace] = [
    { name: '', index: 0, total: 1 },
    { of: new Pace(now, 0), role: '' },
  ];
  return {
    begin(name, index, total) {
      Object.assign(cell, { name, index, total });
      pace.role = '';
      line.restart();
    },
    report(role, done, total) {
      if (pace.role !== role) Object.assign(pace, { of: new Pace(now, done), role });
      const perSecond = pace.of.at(done);
      if (quiet || !line.isDue()) return;
      const { index, name } = cell;
      const fresh = role === 'confirmation';
      // A fresh sample is not foreseen: the audit counts as done.
      const share = (index - 1 + (fresh ? 1 : done / total)) / cell.total;
      const left = fresh ? 0 : total - done + (cell.total - index) * total;
      const counts = `${fresh ? 'fresh sample, ' : ''}${count(done)} of ${counted(count(total), deal)}${paceWords(perSecond, left)}`;
      const what = `${index} of ${cell.total}: ${name}`;
      line.draw(`${what}: ${counts}`, { label: '', share, text: `${what} · ${counts}` });
    },
    clear: () => line.clear(),
  };
}

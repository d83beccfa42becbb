import { counted } from '../core/words/counted.js';
import { lasting } from '../core/words/lasting.js';
import { count } from '../core/words/numbers.js';
import type { Progress } from '../engine/audit/run-audit.js';
import { DrawnLine } from './drawn-line.js';
import { Pace, paceWords } from './pace.js';
import type { Screen } from './print.js';

const EVERY_MS = 3000;
/** The time below which no progress is shown. */
export const SOON_MS = 1000;
const NAMES = { sample: 'dealing', confirmation: 'fresh sample', handed: 'second sample', estimate: 'measuring' } as const;

/**
 * Shows progress on stderr, with the pace and the time left: a bar on a terminal, a line every few seconds otherwise, nothing when quiet or done
 * within a second. `one`: the noun for one outcome. If after the first second the estimate exceeds a minute, `sooner` suggests a faster way.
 */
export function progressOn(
  stream: Screen,
  quiet: boolean,
  one: string,
  sooner: string = '',
  now: () => number = () => performance.now(),
): { readonly report: Progress; readonly done: () => void } {
  if (quiet) return { report: () => undefined, done: () => undefined };
  const line = new DrawnLine(stream, { firstMs: SOON_MS, now });
  let told = sooner === '';
  // The pace is that of one sample: what was before it took another time.
  let pace = new Pace(now, 0);
  let timed: string | null = null;
  return {
    report(role, done, total) {
      if (timed !== role) [timed, pace] = [role, new Pace(now, done)];
      const perSecond = pace.at(done);
      if (!told && perSecond !== null) {
        told = true;
        const seconds = (total - done) / perSecond;
        if (seconds > 60) stream.write(`shuffle-audit: at this pace it takes about ${lasting(seconds)}; ${sooner}\n`);
      }
      if (!line.isDue(done === total)) return;
      const text = `${count(done)} of ${counted(count(total), one)}${paceWords(perSecond, total - done)}`;
      line.draw(`${NAMES[role]}: ${text}`, { label: NAMES[role], share: total === 0 ? 1 : done / total, text });
    },
    done: () => line.clear(),
  };
}

/**
 * Shows progress without a known end on stderr, such as the cards a proof has reached: after one second, nothing when quiet. `doing`: the activity.
 * Without a terminal the first line comes after `firstMs`.
 */
export function stepProgressOn(
  stream: Screen,
  quiet: boolean,
  doing: string,
  firstMs: number = EVERY_MS,
): { readonly report: (what: string) => void; readonly done: () => void } {
  const line = new DrawnLine(stream, { firstMs: SOON_MS, firstLineMs: Math.max(SOON_MS, firstMs) });
  return {
    report(what) {
      if (!quiet && line.isDue()) line.draw(`${doing}: ${what}`);
    },
    done: () => line.clear(),
  };
}

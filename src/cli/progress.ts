import { counted } from '../core/counted.js';
import { lasting } from '../core/lasting.js';
import type { Progress } from '../engine/audit/run-audit.js';
import type { Screen } from './print.js';

const EVERY_MS = 3000;
/** What takes no longer is not told. */
export const SOON_MS = 1000;
const FRAME_MS = 100;
/** How long dealing is watched before its pace is told, and how long before that it may get going: what was kept from an earlier run comes at once. */
const PACE_MS = 1000;
const GOING_MS = 200;
const WIDTH = 28;
const NAMES = { sample: 'dealing', confirmation: 'fresh sample', handed: 'second sample', estimate: 'measuring' } as const;

/** Progress on stderr: a bar on a terminal, a line every few seconds otherwise, nothing when quiet or done within a second. `one`: what one outcome is called. Where the first second tells that it takes more than a minute, `sooner` says what would be quicker. */
export function progressOn(
  stream: Screen,
  quiet: boolean,
  one: string,
  sooner: string = '',
): { readonly report: Progress; readonly done: () => void } {
  if (quiet) return { report: () => undefined, done: () => undefined };
  const started = performance.now();
  let shown = started;
  let drawn = false;
  let told = sooner === '';
  // The pace is that of one sample: what was before it, or was kept from an earlier run, took another time or none.
  let timed: {
    readonly role: string;
    readonly first: number;
    readonly began: number | null;
    readonly since: number;
    readonly from: number;
  } | null = null;
  return {
    report(role, done, total) {
      const now = performance.now();
      if (timed?.role !== role) timed = { role, first: done, began: null, since: now, from: done };
      const began: number | null = timed.began ?? (done > timed.first ? now : null);
      if (began !== null && now - began < GOING_MS) timed = { ...timed, began, since: now, from: done };
      if (!told && now - timed.since >= PACE_MS && done > timed.from) {
        told = true;
        const seconds = ((now - timed.since) * ((total - done) / (done - timed.from))) / 1000;
        if (seconds > 60) stream.write(`shuffle-audit: at this pace it takes about ${lasting(seconds)}; ${sooner}\n`);
      }
      const wait = stream.isTTY ? (drawn ? FRAME_MS : 1000) : EVERY_MS;
      if (now - shown < wait && !(drawn && done === total)) return;
      shown = now;
      const share = total === 0 ? 1 : done / total;
      const counts = `${done.toLocaleString('en')} of ${counted(total.toLocaleString('en'), one)}`;
      if (stream.isTTY) {
        const filled = Math.round(WIDTH * share);
        drawn = true;
        stream.write(
          `\r${NAMES[role]} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(100 * share)} % · ${counts}\u001b[K`,
        );
      } else stream.write(`${NAMES[role]}: ${counts}\n`);
    },
    done() {
      if (drawn) stream.write('\r\u001b[K');
    },
  };
}

/**
 * Progress without a known end on stderr, such as how many cards a proof is at: once a second has passed, nothing when quiet. `doing`: what goes on.
 * Where there is no terminal the first line comes after `firstMs`.
 */
export function stepProgressOn(
  stream: Screen,
  quiet: boolean,
  doing: string,
  firstMs: number = EVERY_MS,
): { readonly report: (what: string) => void; readonly done: () => void } {
  const started = performance.now();
  let shown = started + firstMs - EVERY_MS;
  let drawn = false;
  return {
    report(what) {
      const now = performance.now();
      if (quiet || now - shown < (stream.isTTY ? FRAME_MS : EVERY_MS) || now - started < SOON_MS) return;
      shown = now;
      drawn = stream.isTTY;
      stream.write(stream.isTTY ? `\r${doing}: ${what}\u001b[K` : `${doing}: ${what}\n`);
    },
    done() {
      if (drawn) stream.write('\r\u001b[K');
    },
  };
}

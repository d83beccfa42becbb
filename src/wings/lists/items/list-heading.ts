import { marksIn } from '../../../engine/log/comments.js';
import type { ListWindow } from './list-window.js';

/** Bytes that show which marks a list has. */
const ENOUGH = 1 << 16;

/** Moves the window of a list past the lines above its first item. `mayHold`: there may be comments among its lines. Throws what reading throws. */
export async function passHeading(window: ListWindow, mayHold: boolean): Promise<void> {
  while (window.mayGrow && window.end - window.at < ENOUGH) await window.more();
  const { passed } = window;
  if (mayHold) {
    passed.isPlaylist = isPlaylist(window);
    passed.marks = passed.isPlaylist ? ['#'] : marksIn(window, {});
  }
  for (;;) {
    while (window.at < window.wholeLines) if (!passed.pass(window)) break;
    if (window.at < window.wholeLines || !window.mayGrow) break;
    await window.more();
  }
  passed.isAbove = false;
}

/** Says whether a list is a playlist, by its name or by what such a file begins with. */
function isPlaylist({ at, bytes, end, name }: ListWindow): boolean {
  const start = new TextDecoder().decode(bytes.subarray(at, Math.min(end, at + 100)));
  return /\.m3u8?(\.gz)?$/i.test(name) || /^\s*#EXT(M3U|INF:)/.test(start);
}

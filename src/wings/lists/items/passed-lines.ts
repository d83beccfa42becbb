import { isComment, marksIn } from '../../../engine/log/comments.js';
import type { ListWindow } from './list-window.js';

const LINE_FEED = 10;
const RETURN = 13;

/** Bytes that show which marks a list has. */
const ENOUGH = 1 << 16;

/** The most comments kept to be held against items. */
const MOST_KEPT = 100_000;

/** The lines of a file that are no items: how many, and which of them are comments, above the first item or behind it. */
export class PassedLines {
  marks: readonly string[] = [];
  isPlaylist = false;
  count = 0;
  readonly above: Set<string> = new Set();
  readonly behind: Set<string> = new Set();
  isAbove = true;

  /** Moves a window past a line that is no item; returns false, and moves nothing, before any other. */
  pass(window: ListWindow): boolean {
    const { at, bytes } = window;
    const isEmpty = bytes[at] === LINE_FEED || (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED);
    if (isEmpty ? !(this.isAbove || this.isPlaylist) : !isComment(bytes, at, this.marks)) return false;
    const feed = bytes.indexOf(LINE_FEED, at);
    const kept = this.isAbove ? this.above : this.behind;
    if (!isEmpty && kept.size < MOST_KEPT) kept.add(new TextDecoder().decode(bytes.subarray(at, feed)).trimEnd());
    window.at = feed + 1;
    window.line++;
    this.count++;
    return true;
  }
}

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

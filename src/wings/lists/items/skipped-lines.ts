import { isComment } from '../../../engine/log/comments.js';

const LINE_FEED = 10;
const RETURN = 13;

/** The most comments kept to be held against items. */
const MOST_KEPT = 100_000;

/** The lines of a file that are no items: how many, and which of them are comments, above the first item or behind it. */
export class SkippedLines {
  marks: readonly string[] = [];
  isPlaylist = false;
  /** True where empty lines may stand anywhere, as between several lists. */
  passesEmpty = false;
  count = 0;
  readonly above: Set<string> = new Set();
  readonly behind: Set<string> = new Set();
  isAbove = true;

  /** Moves a window past a line that is no item; returns false, and moves nothing, before any other. */
  pass(window: { at: number; line: number; readonly bytes: Uint8Array }): boolean {
    const { at, bytes } = window;
    const isEmpty = bytes[at] === LINE_FEED || (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED);
    if (isEmpty ? !(this.isAbove || this.isPlaylist || this.passesEmpty) : !isComment(bytes, at, this.marks)) return false;
    const feed = bytes.indexOf(LINE_FEED, at);
    const kept = this.isAbove ? this.above : this.behind;
    if (!isEmpty && kept.size < MOST_KEPT) kept.add(new TextDecoder().decode(bytes.subarray(at, feed)).trimEnd());
    window.at = feed + 1;
    window.line++;
    this.count++;
    return true;
  }
}

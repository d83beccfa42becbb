import type { ByteWindow, RowWindow } from './byte-window.js';
import type { LogWishes } from './log-wishes.js';

const LINE_FEED = 10;

/** The marks with which a line of comment begins. */
const MARKS: readonly string[] = ['#', '//', ';'];

/** The characters of a line that holds nothing: a spreadsheet writes delimiters for empty fields. */
const NOTHING = [...' \r\t,;|'].map((character) => character.charCodeAt(0));

/** Bytes of a file that show which marks its rows have. */
const ENOUGH = 1 << 16;

/** Returns the marks of comments: those with which no card, no delimiter and not every row begins. */
export function marksIn(
  { at, bytes, end }: Pick<RowWindow, 'at' | 'bytes' | 'end'>,
  { alphabet = [], delimiter }: Pick<LogWishes, 'alphabet' | 'delimiter'>,
): readonly string[] {
  const lines = new TextDecoder()
    .decode(bytes.subarray(at, Math.min(end, at + ENOUGH)))
    .split('\n')
    .filter((line) => /[^\s,;|]/.test(line));
  const first = lines.find((line) => !MARKS.some((mark) => line.startsWith(mark)));
  const isOfRows = (mark: string): boolean => lines.slice(lines.length > 2 ? 1 : 0).every((line) => line.startsWith(mark));
  const isDelimiter = (mark: string): boolean => (delimiter ?? (first?.includes(mark) ? ';' : null)) === mark;
  return MARKS.filter((mark) => !isOfRows(mark) && !isDelimiter(mark) && !alphabet.some((card) => card.startsWith(mark)));
}

/** True if the line at `at` is a comment. A mark that is a field by itself, as the number sign is a name for numbers, makes none. */
export function isComment(bytes: Uint8Array, at: number, marks: readonly string[]): boolean {
  return marks.some((mark) => {
    for (let k = 0; k < mark.length; k++) if (bytes[at + k] !== mark.charCodeAt(k)) return false;
    return mark === ';' || !NOTHING.includes(bytes[at + mark.length], 2);
  });
}

/**
 * Moves past the lines before the first row, comments and lines that hold nothing, and adds them to those that were `passed`. Returns the last comment,
 * if any, without its mark.
 */
export function stepOverHeading(
  window: Pick<ByteWindow, 'at' | 'bytes' | 'end' | 'line'>,
  marks: readonly string[],
  passed: Record<'blank' | 'comments', number> = { blank: 0, comments: 0 },
): string | null {
  const { bytes } = window;
  let last: Uint8Array | null = null;
  while (window.at < window.end) {
    // The start of a file may end within a line.
    const next = bytes.indexOf(LINE_FEED, window.at) + 1 || window.end;
    const isEmpty = bytes.subarray(window.at, next).every((byte) => byte === LINE_FEED || NOTHING.includes(byte));
    if (!isEmpty && !isComment(bytes, window.at, marks)) break;
    passed[isEmpty ? 'blank' : 'comments']++;
    if (!isEmpty) last = bytes.subarray(window.at, next);
    window.at = next;
    window.line++;
  }
  return (
    last &&
    new TextDecoder()
      .decode(last)
      .replace(/^(?:#+|\/\/|;)/, '')
      .trim()
  );
}

/** Returns where the next comment from `at` on begins, or `end`. */
export function nextComment(bytes: Uint8Array, at: number, end: number, marks: readonly string[]): number {
  let next = end;
  for (const mark of marks)
    for (
      let found = bytes.indexOf(mark.charCodeAt(0), at);
      found >= 0 && found < next;
      found = bytes.indexOf(mark.charCodeAt(0), found + 1)
    )
      if ((found === at || bytes[found - 1] === LINE_FEED) && isComment(bytes, found, marks)) next = found;
  return next;
}

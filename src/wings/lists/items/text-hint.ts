import { wordOf } from '../../../engine/log/file-kinds.js';
import { logError } from '../../../engine/log/log-error.js';
import type { ListWindow } from './list-window.js';

/** Returns what reads items that are no whole numbers; `texts`: some of them; `isLine`: a line of the file is one. */
export function textHint(texts: readonly string[], file: string, isLine: boolean): string {
  const before = 'name a file with the items in the order before the shuffle: --original before.txt';
  if (!isLine || texts.every((text) => /[,;|\t]/.test(text))) return `${before}; of a table, the column: --column id`;
  const of = (command: string, end: string): string => `${command} ${wordOf(file)} > ${wordOf(file, end)}`;
  if (texts.every((text) => /[:=]\s*\d+$/.test(text)))
    return `where the numbers at the ends are the items, turn them into a list and name that: ${of("sed 's/.*[^0-9]//'", '.numbers')}`;
  if (new Set(texts).size < texts.length)
    return `equal items, such as labels, are numbered by ${of("awk '!($0 in k) { k[$0] = n++ } { print k[$0] }'", '.numbers')}, and read by shuffle-audit order ${wordOf(file, '.numbers')} --copies`;
  // Lines that are numbered would be sorted into the order that they have.
  const numbers = texts.map((text) => Number(/^\d+/.exec(text)?.[0] ?? Number.NaN));
  if (numbers.every((number, i) => i === 0 || number > numbers[i - 1])) return before;
  return `${before}. Where that was the order of their names, make it by sort -V ${wordOf(file)} > before.txt`;
}

/** Playlists that are no list of lines: how each begins, its kind, and the command that prints its songs. */
const PLAYLISTS: readonly (readonly [begin: RegExp, kind: string, command: string])[] = [
  [/^\s*\[playlist\]/i, 'PLS', "sed -n 's/^[Ff]ile[0-9]*=//p'"],
  [/^\s*<\?xml[^>]*>\s*<playlist/i, 'XSPF', "grep -o '<location>[^<]*'"],
];

/** Throws E_LIST_FORMAT for a playlist in another form than M3U, with the command that turns it into a list of its songs. */
export function refusePlaylist({ at, bytes, end, name }: ListWindow): void {
  const head = new TextDecoder().decode(bytes.subarray(at, Math.min(end, at + 4096)));
  const found = PLAYLISTS.find(([begin]) => begin.test(head));
  if (!found) return;
  const [, kind, command] = found;
  throw logError(
    'E_LIST_FORMAT',
    `a list with an item a line was expected, or a playlist in M3U, got a playlist in ${kind}: ${name}`,
    { file: name },
    `turn it into a list and name that: ${command} ${wordOf(name)} > ${wordOf(name, '.txt')}; the same with --original`,
  );
}

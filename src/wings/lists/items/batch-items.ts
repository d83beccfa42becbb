import { AuditError } from '../../../core/errors.js';
import { quoteText } from '../../../engine/log/log-error.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import type { ListWindow } from './list-window.js';

const LINE_FEED = 10;

/** Words that programs print around the numbers of a batch. */
const AROUND = /^(?:(?:torch|np|numpy)\.)?(?:tensor|array|list|u?int\d+|long)$|^(?:dtype|device)=[\w.:']+$/i;

/** The bytes between numbers and words: spaces, commas, semicolons and brackets. */
const BETWEEN: ReadonlySet<number> = new Set([...' \t\r\n,;[](){}'].map((one) => one.charCodeAt(0)));

/** Numbers, several a line, in brackets or not: a batch a line, as loaders print them. */
export class BatchItems implements ItemCutter {
  readonly plainLines = false;

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    const { bytes, end, name } = window;
    let { at } = window;
    while (spans.length < most) {
      for (; at < end && BETWEEN.has(bytes[at]); at++) if (bytes[at] === LINE_FEED) window.line++;
      const from = at;
      while (at < end && !BETWEEN.has(bytes[at])) at++;
      // What the end of the window cuts off is cut out with the next bytes.
      window.at = at < end ? at : from;
      if (at >= end) return;
      const first = bytes[from];
      if ((first >= 48 && first <= 57) || first === 45 || first === 43) spans.add(from, at, window.line + 1);
      else this.#checkWord(new TextDecoder().decode(bytes.subarray(from, at)), name, window.line + 1);
    }
  }

  #checkWord(word: string, file: string, line: number): void {
    if (AROUND.test(word)) return;
    throw new AuditError('E_LIST_TEXT', `a batch must hold whole numbers alone, got ${quoteText(word)} on line ${line} of ${file}`, {
      at: { file, line },
      hint: /^\.+$/.test(word)
        ? 'it was printed short: write all of it, with numpy.savetxt or print(x.tolist())'
        : 'take it out, or name the column of a table: --column id',
    });
  }
}

/** A bracket before a number, a word or another bracket, or a word of those that open a batch. */
const OPENS = /^\s*(?:\(|\[\s*[[(a-z]|\[\s*[+-]?\d[\d.e+-]*[ \t\r\n]+[\d+-]|(?:(?:torch|np|numpy)\.)?(?:tensor|array)\()/i;

/** A whole array on the first line, and another behind it. */
const ARRAYS = /^\s*\[[^\]]*\]\s*,?\s*\n\s*\[/;

/** Several numbers on the first line. */
const SEVERAL = /^[ \t]*[+-]?\d[\d.e+-]*(?:[ \t]*[,;|\t ][ \t]*[+-]?\d[\d.e+-]*)+[ \t,;]*\r?(?:\n|$)/i;

/** True of a list whose lines hold several numbers each, by what it begins with. */
export function looksLikeBatches({ at, bytes, end }: Pick<ListWindow, 'at' | 'bytes' | 'end'>): boolean {
  const text = new TextDecoder().decode(bytes.subarray(at, end));
  return OPENS.test(text) || ARRAYS.test(text) || SEVERAL.test(text);
}

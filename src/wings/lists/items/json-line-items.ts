import { jsonText, scanJson } from '../../../engine/log/json-scanner.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import { stepOverBlank } from './line-items.js';
import type { ListWindow } from './list-window.js';
import { writeText } from './write-text.js';

const LINE_FEED = 10;
const RETURN = 13;

/** A JSON value per line: the item is the value, a number or a text, or an object's value for one key. */
export class JsonLineItems implements ItemCutter {
  readonly plainLines: boolean;
  readonly #key: string | null;

  /** `key`: null where the lines are not objects. */
  constructor(key: string | null) {
    this.#key = key;
    this.plainLines = key === null;
  }

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    const { bytes, wholeLines, name } = window;
    while (window.at < wholeLines && spans.length < most) {
      if (window.passed.pass(window)) continue;
      const { at } = window;
      if (bytes[at] === LINE_FEED || (bytes[at] === RETURN && bytes[at + 1] === LINE_FEED)) {
        stepOverBlank(window);
        return;
      }
      const feed = bytes.indexOf(LINE_FEED, at);
      const place = { file: name, line: window.line + 1 };
      const scanned = scanJson(bytes, at, feed);
      if ('code' in scanned) throw logError(scanned.code, scanned.message, place);
      const value = this.#key === null ? scanned.value : scanned.fields.get(this.#key);
      if (value === undefined || (value.kind !== 'number' && value.kind !== 'string')) {
        const what = this.#key === null ? 'a number or a text' : `a number or a text for the key ${quoteText(this.#key)}`;
        const got = value === undefined ? 'none' : quoteText(jsonText(bytes, value));
        throw logError('E_LOG_JSON', `${what} was expected, got ${got}`, place);
      }
      window.at = feed + 1;
      window.line++;
      const to = value.kind === 'number' ? value.to : writeText(bytes, value.from, jsonText(bytes, value));
      spans.add(value.from, to, window.line);
    }
  }
}

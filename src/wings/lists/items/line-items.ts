import { AuditError } from '../../../core/errors.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import type { ListWindow } from './list-window.js';

const LINE_FEED = 10;
const RETURN = 13;

/** One item per line, which is the whole line but its end: a line feed, or a carriage return and a line feed. Empty lines may only come last. */
export class LineItems implements ItemCutter {
  readonly plainLines = true;

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    const { bytes, wholeLines } = window;
    while (window.at < wholeLines && spans.length < most) {
      if (window.passed.pass(window)) continue;
      const { at } = window;
      const feed = bytes.indexOf(LINE_FEED, at);
      const to = feed > at && bytes[feed - 1] === RETURN ? feed - 1 : feed;
      if (to === at) {
        stepOverBlank(window);
        return;
      }
      window.at = feed + 1;
      spans.add(at, to, ++window.line);
    }
  }
}

/** Steps over the empty lines that end a file, or those read so far. Throws E_LIST_BLANK where something comes behind them. */
export function stepOverBlank(window: ListWindow): void {
  const { bytes, wholeLines, at } = window;
  let behind = at;
  while (behind < wholeLines && (bytes[behind] === LINE_FEED || bytes[behind] === RETURN)) behind++;
  if (behind < window.end)
    throw new AuditError('E_LIST_BLANK', `every line must hold an item, line ${window.line + 1} of ${window.name} holds none`, {
      at: { file: window.name, line: window.line + 1 },
      hint: 'empty lines may only come last: take the others out',
    });
  // They wait in the window until it is seen that nothing comes behind them; of very many one is enough to tell.
  window.at = window.ended ? behind : behind - 1;
}

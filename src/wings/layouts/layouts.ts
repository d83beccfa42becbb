import type { RowWindow } from '../../engine/log/byte-window.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogForm } from '../../engine/log/log-form.js';
import type { NewestFirst } from '../../engine/log/relay.js';
import { newestOf } from './find-newest.js';
import { jokersIn } from './hints/table-hint.js';

export { findHint } from './find-hint.js';
export { findRelay } from './find-relay.js';
export { findNames } from './shared-names.js';

/** The usual names of jokers. */
const JOKER = /^(?:jk|jo|joker|x|[rb]j|j[rb])[ _-]?\d?$/i;

/** Returns by what the first rows of a log are newest first; null if they are not. Throws E_LOG_LAYOUT where fields differ in it, and for hands with jokers. */
export function findNewest(form: LogForm, window: RowWindow, file: string): NewestFirst | null {
  if (form.partial && form.vocabulary.kind === 'standard') {
    const text = new TextDecoder().decode(window.bytes.subarray(window.at, window.end));
    const jokers = jokersIn(new Set(text.split(/[^\p{L}\p{N}\p{S}]+/u).filter((word) => !/^\d*$/.test(word))));
    if (jokers?.names.every((name) => JOKER.test(name)))
      throw logError(
        'E_LOG_LAYOUT',
        `hands of the 52 standard cards were expected, as in the first row, got jokers: ${jokers.names.join(', ')}`,
        { file },
        jokers.hint,
      );
  }
  return newestOf(form, window, file);
}

import type { LogRelaid } from '../../../core/source/log-relaid.js';
import type { ByteWindow, RowWindow } from '../../../engine/log/byte-window.js';
import { noText, textCommand, wordOf } from '../../../engine/log/file-kinds.js';
import { loadLayouts } from '../../../engine/log/layouts.js';
import { logError } from '../../../engine/log/log-error.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';

const KINDS: Readonly<Record<LogRelaid['kind'], string>> = {
  'json-array': 'an array of JSON',
  long: 'a table of one card a row',
  'slide-moves': 'moves of a sliding puzzle',
  pbn: 'bridge deals in PBN',
  lin: 'bridge deals in LIN',
};

/** Returns the error for a stream whose rows are not known: by its name where it is of a layout that is read as a whole alone. */
export async function refusal(error: unknown, window: ByteWindow, rows: RowWindow, file: string, wishes: LogWishes): Promise<unknown> {
  const bytes = window.bytes.subarray(window.at, window.end);
  const { advised, layoutOf } = await loadLayouts();
  const kind = layoutOf?.(bytes, window.ended, file, wishes) ?? null;
  if (kind !== null)
    return logError(
      'E_LOG_LAYOUT',
      `a stream must have a deal a line, got ${KINDS[kind]}`,
      { file },
      `audit the whole file at once: shuffle-audit log ${wordOf(file)}`,
    );
  return advised?.(error, rows, file, { ...wishes, id: '', start: wishes.partial ? wishes.start : 'natural' }) ?? error;
}

/** Refuses packed data: a stream is read as it comes, and as text, so what `log` would unpack must be unpacked before. */
export function refusePacked({ bytes }: ByteWindow, file: string): void {
  const got = noText(bytes);
  if (got === null) return;
  const command = textCommand(got, file);
  const hint = command === null ? 'write the deals as CSV or NDJSON' : `make a text of it: ${command} | shuffle-audit watch`;
  throw logError('E_LOG_FORMAT', `a stream must be text, got ${got.name}`, { file }, hint);
}

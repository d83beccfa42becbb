import { AuditError } from '../../../core/errors.js';
import type { LogRelaid } from '../../../core/source/log-relaid.js';
import type { LogFile } from '../../../core/source/log-source.js';
import { type ByteWindow, linesIn } from '../../../engine/log/byte-window.js';
import { isComment } from '../../../engine/log/comments.js';
import { stepOverHeader } from '../../../engine/log/csv-rows.js';
import { type Heading, stepToRows } from '../../../engine/log/find-form.js';
import type { OpenAtRow } from '../../../engine/log/layouts.js';
import type { LogInput } from '../../../engine/log/log-source.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';
import { openWindow } from '../../../engine/log/open-window.js';
import { splitCsvRow } from '../../../engine/log/split-csv-row.js';

/** Opens a log at the first row wished for, whatever the rows before hold. Throws E_USAGE if there is none, and any error of a file. */
export async function openAtRow(inputs: readonly LogInput[], said: LogWishes, piece: number | undefined): Promise<OpenAtRow> {
  const row = said.only?.from ?? 1;
  const files: LogFile[] = [];
  let left = row - 1;
  let first: Heading | null = null;
  let like: LogRelaid | null | undefined;
  for (const [file, input] of inputs.entries()) {
    const open = await openWindow(input, piece, said, like);
    const { bytes, relay, window } = open;
    try {
      const heading = stepToRows(window, window.name, relay?.wishes ?? said, bytes.table);
      first ??= heading;
      if (heading.header) stepOverHeader(window, heading, first === heading ? null : first.names);
      left -= await passRows(window, left, first);
      while (left === 0 && window.at >= window.end && !window.ended) await window.more();
      if (left === 0 && window.at < window.end) return { open, file, files, heading: first, relaid: like ?? null };
    } catch (error) {
      await bytes.close();
      throw error;
    }
    files.push(bytes.seal());
    like = relay?.relaid() ?? null;
    await bytes.close();
  }
  throw new AuditError('E_USAGE', `--rows must begin within the log, which has ${row - 1 - left} rows, got ${row}`);
}

/** Moves a window past `most` rows, to the end of the file if it has fewer, and returns how many there were. */
async function passRows(window: ByteWindow, most: number, { delimiter, isJson, marks }: Heading): Promise<number> {
  let rows = 0;
  while (rows < most) {
    const { at, bytes, end } = window;
    const row = at >= end || isJson ? null : splitCsvRow(bytes, at, end, delimiter === null ? -1 : delimiter.charCodeAt(0));
    if (at >= end || (row === 'incomplete' && !window.ended)) {
      if (window.ended) break;
      await window.more();
      continue;
    }
    const feed = bytes.indexOf(10, at);
    const next = row === null || row === 'incomplete' || 'fault' in row ? feed + 1 : row.next;
    const isBlank = bytes.subarray(at, feed).every((byte) => byte === 13 || (isJson && (byte === 32 || byte === 9)));
    if (!isBlank && !isComment(bytes, at, marks)) rows++;
    window.line += linesIn(bytes, at, next);
    window.at = next;
  }
  return rows;
}

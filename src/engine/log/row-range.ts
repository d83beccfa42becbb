import { AuditError } from '../../core/errors.js';
import type { LogRelaid } from '../../core/source/log-relaid.js';
import type { LogFile } from '../../core/source/log-source.js';
import { type ByteWindow, linesIn } from './byte-window.js';
import { isComment } from './comments.js';
import { stepOverHeader } from './csv-rows.js';
import { type Heading, stepToRows } from './find-form.js';
import type { LogInput } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { type OpenLog, openWindow } from './open-window.js';
import { addRelaid, placeName } from './relay.js';
import { splitCsvRow } from './split-csv-row.js';

/** A log opened at a row: its file, by number, the files before, read to their end, and the heading of the first; null if still to come. */
export interface OpenAtRow {
  readonly open: OpenLog;
  readonly file: number;
  readonly files: readonly LogFile[];
  readonly heading: Heading | null;
  /** The layout of the files before. */
  readonly relaid: LogRelaid | null;
}

/** Returns true if the lines of a window are a table with names, false if they are JSON made of a file; undefined if they are as they stand. */
export function isTableIn({ bytes, relay }: OpenLog): boolean | undefined {
  return relay ? relay.table : bytes.table;
}

/** Opens a log at the first row wished for, whatever the rows before hold. Throws E_USAGE if there is none, and any error of a file. */
export async function openAtRow(inputs: readonly LogInput[], said: LogWishes, piece: number | undefined): Promise<OpenAtRow> {
  const row = said.only?.from ?? 1;
  if (row === 1) return { open: await openWindow(inputs[0], piece, said), file: 0, files: [], heading: null, relaid: null };
  const files: LogFile[] = [];
  let left = row - 1;
  let first: Heading | null = null;
  let like: LogRelaid | null | undefined;
  let relaid: LogRelaid | null = null;
  for (const [file, input] of inputs.entries()) {
    const open = await openWindow(input, piece, said, like);
    const { bytes, relay, window } = open;
    try {
      const heading = stepToRows(window, placeName(input.name, relay), relay?.wishes ?? said, isTableIn(open));
      first ??= heading;
      if (heading.header) stepOverHeader(window, heading, first === heading ? null : first.names);
      left -= await passRows(window, left, first);
      while (left === 0 && window.at >= window.end && !window.ended) await window.more();
      if (left === 0 && window.at < window.end) return { open, file, files, heading: first, relaid };
    } catch (error) {
      await bytes.close();
      throw error;
    }
    files.push(bytes.seal());
    like = relay?.relaid() ?? null;
    relaid = addRelaid(relaid, like);
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

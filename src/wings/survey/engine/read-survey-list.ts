import { nearestHint } from '../../../core/catalogue.js';
import { AuditError } from '../../../core/errors.js';
import { encodingFault } from '../../../engine/log/encoding-fault.js';
import { splitCsvRow } from '../../../engine/log/split-csv-row.js';
import type { SurveySubject } from '../record/survey.js';
import { checkRows } from './row-level.js';

/** The options that a row may have, each a column, by their names as typed, with the kind of value: a text, or yes or no. */
export type RowOptions = Readonly<Record<string, 'text' | 'yes or no'>>;

/** The columns that a list may have beside them. */
const OWN_COLUMNS: readonly string[] = ['name', 'subject', 'package', 'version', 'note'];

const NAME = /^[a-z0-9][a-z0-9.-]{0,99}$/;
/** Matches names that are reserved for the records of the stages of another row. */
const TAKEN = /-(?:proof|look)$/;
const VERSION = /^\d+\.\d+\.\d+[\w.+-]*$/;
const COMMA = 44;
const HASH = 35;
const LINE_FEED = 10;

/**
 * Reads the rows of a list of subjects: CSV by RFC 4180, its first row the names of its columns, of which `subject` or `package` must be one, and
 * `options` may be. Skips empty lines and those that begin with #. `file` is its name in messages. Throws E_USAGE for an unknown column, E_LOG_ROW
 * for a malformed row, E_LOG_EMPTY where there is no row, E_LOG_ENCODING for what is not UTF-8, E_LOG_DUP_ID for a name that comes twice,
 * E_LOG_COLUMNS for a row of another length.
 */
export function readSurveyList(bytes: Uint8Array, file: string, options: RowOptions): readonly SurveySubject[] {
  checkEncoding(bytes, file);
  const [heads, ...rows] = rowsOf(bytes, file);
  const columns = (heads?.fields ?? []).map((head) => head.trim().toLowerCase());
  if (heads) checkColumns(columns, [...OWN_COLUMNS, ...Object.keys(options)], { file, line: heads.line });
  if (!heads || rows.length === 0)
    throw new AuditError(
      'E_LOG_EMPTY',
      `${file} must name its columns in its first row, and a subject in every other, got ${heads ? 'no subject' : 'nothing'}`,
      { at: { file } },
    );
  checkRows(rows.length, file);
  const taken = new Map<string, number>();
  return rows.map(({ fields, line }) => {
    const at = { file, line };
    if (fields.length !== columns.length)
      throw new AuditError('E_LOG_COLUMNS', `a row must have as many fields as the first, ${columns.length}, got ${fields.length}`, {
        at,
        hint: 'a field that holds a comma stands in double quotes',
      });
    const subject = subjectIn(new Map(columns.map((column, k) => [column, fields[k].trim()])), options, at);
    const before = taken.get(subject.name);
    if (before !== undefined)
      throw new AuditError('E_LOG_DUP_ID', `every row must have a name of its own, got "${subject.name}" as in line ${before}`, {
        at,
        hint: 'name them in a column called name',
      });
    taken.set(subject.name, line);
    return subject;
  });
}

/** Throws E_LOG_ENCODING for bytes that are not UTF-8. */
function checkEncoding(bytes: Uint8Array, file: string): void {
  const fault = encodingFault(bytes, 0, bytes.length);
  if (fault === null) return;
  const line = bytes.subarray(0, fault.at).reduce((lines, byte) => lines + (byte === LINE_FEED ? 1 : 0), 1);
  throw new AuditError('E_LOG_ENCODING', `a list must be UTF-8, got ${fault.got}`, { at: { file, line } });
}

interface ListRow {
  readonly fields: readonly string[];
  readonly line: number;
}

function rowsOf(bytes: Uint8Array, file: string): readonly ListRow[] {
  const whole = new Uint8Array(bytes.length + Number(bytes.at(-1) !== LINE_FEED)).fill(LINE_FEED);
  whole.set(bytes);
  const rows: ListRow[] = [];
  let [at, line] = [0, 1];
  // The mark of UTF-8 that some programs write first is no part of a name.
  if (whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf) at = 3;
  while (at < whole.length) {
    const end = whole.indexOf(LINE_FEED, at) + 1;
    const isPassed = whole[at] === HASH || whole.subarray(at, end).every((byte) => byte <= 32);
    const row = isPassed ? null : splitCsvRow(whole, at, whole.length, COMMA);
    if (row === 'incomplete')
      throw new AuditError('E_LOG_ROW', 'a field in quotes must end with its closing quote, got the end of the list', {
        at: { file, line },
      });
    if (row && 'fault' in row) throw new AuditError('E_LOG_ROW', row.fault.message, { at: { file, line, column: row.fault.offset + 1 } });
    if (row) rows.push({ fields: row.fields.map(({ text }) => text), line });
    const next = row?.next ?? end;
    line += whole.subarray(at, next).reduce((lines, byte) => lines + (byte === LINE_FEED ? 1 : 0), 0);
    at = next;
  }
  return rows;
}

function checkColumns(columns: readonly string[], known: readonly string[], at: { readonly file: string; readonly line: number }): void {
  const unknown = columns.find((column) => !known.includes(column));
  if (unknown !== undefined)
    throw new AuditError('E_USAGE', `a list has no column "${unknown}"`, {
      at,
      hint: nearestHint(unknown, known, `there are ${known.join(', ')}`),
    });
  const twice = columns.find((column, k) => columns.indexOf(column) !== k);
  if (twice !== undefined) throw new AuditError('E_USAGE', `every column must be named once, got "${twice}" twice`, { at });
  if (columns.includes('subject') === columns.includes('package'))
    throw new AuditError(
      'E_USAGE',
      `a list must have a column subject, or one called package, got ${columns.includes('subject') ? 'both' : columns.join(', ')}`,
      { at, hint: 'subject: npm:lodash#shuffle, ./deal.js, or -- and a program; package: lodash' },
    );
}

function subjectIn(
  row: ReadonlyMap<string, string>,
  columns: RowOptions,
  at: { readonly file: string; readonly line: number },
): SurveySubject {
  const given = (column: string): string | undefined => row.get(column) || undefined;
  const fetched = given('package');
  const subject = given('subject') ?? (fetched === undefined ? undefined : `npm:${fetched}`);
  if (subject === undefined) throw new AuditError('E_USAGE', 'every row must name a subject, got an empty field', { at });
  const version = given('version');
  if (version !== undefined && !(subject.startsWith('npm:') && VERSION.test(version)))
    throw new AuditError('E_USAGE', `a version is that of a package, such as 4.17.21, got "${version}" with ${subject}`, { at });
  const name = given('name') ?? nameFor(subject, version);
  if (!NAME.test(name))
    throw new AuditError('E_USAGE', `a name has small letters, digits, dots and dashes, 100 at most, got "${name}"`, {
      at,
      hint: 'it is what the files of the row are called',
    });
  if (TAKEN.test(name))
    throw new AuditError('E_USAGE', `a name must not end with -proof or -look, as a record of a row does, got "${name}"`, {
      at,
      hint: 'name the row in a column called name',
    });
  const note = given('note');
  const options: Record<string, string> = {};
  for (const [column, holds] of Object.entries(columns)) {
    const typed = given(column);
    if (typed === undefined || (holds === 'yes or no' && typed === 'no')) continue;
    if (holds === 'yes or no' && typed !== 'yes') throw new AuditError('E_USAGE', `${column} is yes or no, got "${typed}"`, { at });
    options[column] = typed;
  }
  return { name, subject, ...(version !== undefined && { version }), options, ...(note !== undefined && { note }) };
}

/** Names a row: `npm:@scope/pkg#shuffle` of 1.2.3 is scope-pkg-shuffle-1.2.3. */
function nameFor(subject: string, version: string | undefined): string {
  const words = subject
    .replace(/^npm:|^-- /, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return version === undefined ? words : `${words}-${version.toLowerCase()}`;
}

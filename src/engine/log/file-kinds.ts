import type { AuditError } from '../../core/errors.js';
import { shellWord } from '../../core/words/shell-word.js';
import { logError } from './log-error.js';

/** A kind of file that is not read as it is: no text, or text that is not UTF-8. */
export interface FileKind {
  readonly name: string;
  /** The command of a shell that prints the file FILE as UTF-8; absent if no program does so reliably. */
  readonly command?: string;
}

/** The kinds of files, by what is in them. */
export interface FileKinds {
  /** Returns the kind of a file that is no text, by its head; null for any other. */
  readonly noText: (head: Uint8Array) => FileKind | null;
  /** Returns the encoding that a mark at the start of a file names; null if there is none. */
  readonly markedEncoding: (head: Uint8Array) => FileKind | null;
  /** Returns the encodings that a text that is no UTF-8 looks like, with the command for the likeliest; null if it looks like none. */
  readonly likelyEncoding: (bytes: Uint8Array) => FileKind | null;
}

/** The number of bytes at the start of a file that tell its kind. */
export const HEAD_BYTES = 4096;

const GZIP: FileKind = { name: 'gzip data', command: 'gzip -dc FILE' };

/** The kind of table that is read where a reader of it is installed. */
export const PARQUET: FileKind = {
  name: 'Parquet',
  command: `python3 -c 'import csv, sys, pyarrow.parquet; t = pyarrow.parquet.read_table(sys.argv[1]).to_pylist(); w = csv.writer(sys.stdout); w.writerow(t[0]); w.writerows([" ".join(map(str, v)) if isinstance(v, list) else v for v in r.values()] for r in t)' FILE`,
};

let known: FileKinds | null = null;

/** Installs the kinds that are known beside gzip and Parquet, which are read. */
export function installFileKinds(kinds: FileKinds): void {
  known = kinds;
}

/** Returns the kind of a file that is no text, by its head; null for any other. */
export function noText(head: Uint8Array): FileKind | null {
  const start = String.fromCharCode(...head.subarray(0, 4));
  if (start.startsWith('\x1f\x8b')) return GZIP;
  return start === 'PAR1' ? PARQUET : (known?.noText(head) ?? null);
}

export const markedEncoding: FileKinds['markedEncoding'] = (head) => known?.markedEncoding(head) ?? null;

export const likelyEncoding: FileKinds['likelyEncoding'] = (bytes) => known?.likelyEncoding(bytes) ?? null;

/** Returns the command of a shell that prints a file of the kind as UTF-8; null if there is none. */
export function textCommand({ command }: FileKind, file: string): string | null {
  return command?.replaceAll('FILE', () => wordOf(file)) ?? null;
}

/** Returns the advice to turn a file into text, with the command that does so. */
export function textHint(kind: FileKind, file: string): string {
  const command = textCommand(kind, file);
  if (command === null) return 'write the deals as CSV or NDJSON';
  return `turn it into text and name that: ${command} > ${wordOf(file, '.txt')}`;
}

/** Returns the advice to save a file as UTF-8, with the command that does so where its encoding is known. */
export function savedHint(kind: FileKind | null, file: string): string {
  const packed = /\.gz$/i.test(file) && kind?.command?.replace(/(?: <)? FILE/, '');
  const command = kind && textCommand(packed ? { ...kind, command: `gzip -dc FILE | ${packed}` } : kind, file);
  return `save the file as UTF-8${command === null ? '' : `: ${command} > ${wordOf(file, '.txt')}`}`;
}

/** Returns a file as a word of a shell; standard input has no name. */
function wordOf(file: string, end = ''): string {
  return file === '-' || file === 'stdin' ? `FILE${end}` : shellWord(`${file}${end}`);
}

/** Returns the error for a file in a binary format that is not supported. */
export function notText(file: string, kind: FileKind): AuditError {
  return logError('E_LOG_FORMAT', `a text file was expected, got ${kind.name}: ${file}`, { file }, textHint(kind, file));
}

/** Throws E_LOG_FORMAT if what was packed by gzip is no text. Programs that read tar archives and objects of R unpack them. */
export function refusePacked(head: Uint8Array, file: string): void {
  const kind = noText(head);
  if (kind === null) return;
  const unpacks = /tar|of R/.test(kind.name);
  throw notText(file, unpacks ? kind : { name: `${kind.name} packed by gzip`, command: 'gzip -dc FILE' });
}

import type { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { wordOf } from '../../../engine/log/file-kinds.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import { MOST_SPANS } from './item-spans.js';
import type { ListWindow } from './list-window.js';

/** The first bytes of an array that numpy saved. */
const MAGIC = '\x93NUMPY';

/** The longest number of 64 bits, or double, in characters. */
const MOST_DIGITS = 26;

/** Readers of one number, by the letter and the bytes of its type. */
const READERS: Readonly<Record<string, (view: DataView, at: number, lowestFirst: boolean) => number | bigint>> = {
  i1: (view, at) => view.getInt8(at),
  i2: (view, at, lowestFirst) => view.getInt16(at, lowestFirst),
  i4: (view, at, lowestFirst) => view.getInt32(at, lowestFirst),
  i8: (view, at, lowestFirst) => view.getBigInt64(at, lowestFirst),
  u1: (view, at) => view.getUint8(at),
  u2: (view, at, lowestFirst) => view.getUint16(at, lowestFirst),
  u4: (view, at, lowestFirst) => view.getUint32(at, lowestFirst),
  u8: (view, at, lowestFirst) => view.getBigUint64(at, lowestFirst),
  f4: (view, at, lowestFirst) => view.getFloat32(at, lowestFirst),
  f8: (view, at, lowestFirst) => view.getFloat64(at, lowestFirst),
};

interface NpyHeader {
  readonly bytes: number;
  readonly width: number;
  readonly items: number;
  /** Items of a row where there are several rows of several items; 0 elsewhere. */
  readonly columns: number;
  readonly read: (view: DataView, at: number) => number | bigint;
}

/** True of the first bytes of an array that numpy saved. */
export function isNpy(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(0, 4)) === MAGIC.slice(0, 4);
}

/** The numbers of an array that numpy saved, row by row: whole numbers of 1 to 8 bytes, or floats that are whole. */
export class NpyItems implements ItemCutter {
  readonly plainLines = false;
  /** Items of a row where the array has several rows of several; 0 elsewhere, and before the first number was cut. */
  columns = 0;
  #header: NpyHeader | null = null;
  readonly #digits = new Uint8Array(MOST_SPANS * MOST_DIGITS);

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    this.#header ??= headerOf(window);
    const header = this.#header;
    if (header === null) return;
    this.columns = header.columns;
    const { bytes, name } = window;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    spans.bytes = this.#digits;
    for (; window.at + header.width <= window.end && window.line < header.items && spans.length < most; window.at += header.width) {
      const digits = String(header.read(view, window.at));
      const from = spans.length * MOST_DIGITS;
      for (let k = 0; k < digits.length; k++) this.#digits[from + k] = digits.charCodeAt(k);
      spans.add(from, from + digits.length, ++window.line);
    }
    if (!window.ended || spans.length === most) return;
    if (window.line < header.items || window.at < window.end)
      throw logError(
        'E_LOG_TRUNCATED',
        `an array of ${counted(header.items, 'number')} was expected, as its header says, got another length: ${name}`,
        {
          file: name,
        },
      );
  }
}

/** Reads the header, and moves the window behind it; null where the window does not hold it yet. */
function headerOf(window: ListWindow): NpyHeader | null {
  const { at, bytes, end, name } = window;
  const version = bytes[at + 6];
  const start = at + (version === 1 ? 10 : 12);
  const isThere = end >= start;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = isThere ? (version === 1 ? view.getUint16(at + 8, true) : view.getUint32(at + 8, true)) : 0;
  if (!isThere || end < start + length) {
    if (!window.ended) return null;
    throw logError('E_LOG_TRUNCATED', `a whole header of numpy was expected, got ${end - at} bytes: ${name}`, { file: name });
  }
  if (!isNpy(bytes.subarray(at, end))) throw formatFault(name, 'the bytes of another file');
  const text = new TextDecoder('latin1').decode(bytes.subarray(start, start + length));
  const [, order = '', type = ''] = /'descr':\s*'([<>|=])(\w\d+)'/.exec(text) ?? [];
  const shape = /'shape':\s*\(([\d, ]*)\)/.exec(text)?.[1];
  const reader = READERS[type];
  if (reader === undefined || shape === undefined) throw formatFault(name, quoteText(text.trim()));
  const sides = shape
    .split(',')
    .map((side) => side.trim())
    .filter((side) => side !== '')
    .map(Number);
  const long = sides.filter((side) => side !== 1);
  if (long.length > 2) throw formatFault(name, `one of ${sides.length} dimensions`);
  if (long.length === 2 && /'fortran_order':\s*True/.test(text)) throw formatFault(name, 'one that lies column by column');
  window.at = start + length;
  return {
    bytes: start + length - at,
    width: Number(type.slice(1)),
    items: sides.reduce((product, side) => product * side, 1),
    columns: long.length === 2 ? long[1] : 0,
    read: (of, place) => reader(of, place, order !== '>'),
  };
}

const ARRAY_COMMAND =
  'python3 -c \'import sys, numpy; numpy.savetxt(sys.stdout, numpy.load(sys.argv[1], allow_pickle=True).ravel(), "%s")\'';

function formatFault(name: string, got: string): AuditError {
  return logError(
    'E_LIST_FORMAT',
    `an array of numpy must hold whole numbers in one row, or one list a row, got ${got}: ${name}`,
    { file: name },
    `turn it into text, row by row, and name that: ${ARRAY_COMMAND} ${wordOf(name)} > ${wordOf(name, '.txt')}; reading objects runs what is in them`,
  );
}

import { marksIn } from '../../engine/log/comments.js';
import { deckPlace } from '../../engine/log/deck-place.js';
import { encodingFault } from '../../engine/log/encoding-fault.js';
import { fieldNumber, quotedFields } from '../../engine/log/field-names.js';
import { startsAsJson } from '../../engine/log/find-form.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { WHOLE_NUMBER } from '../../engine/log/vocabulary.js';
import { findColumns, type LongColumns } from './find-columns.js';
import type { LineRelay, LogHead } from './line-relay.js';
import { OpenDeals } from './open-deals.js';
import { csvLine, DELIMITERS, type Row, RowText } from './row-text.js';

/** Rows that are tried as deals. */
const MOST_TRIED = 20;

/** The most columns of a table in which each row is one card. */
const MOST_COLUMNS = 12;

interface Written {
  readonly delimiter: string;
  readonly marks: readonly string[];
  /** The names of the columns; null without a header. */
  readonly names: Row | null;
  readonly width: number;
}

/** Returns a table of one card a row laid out with a deal a row. Null if the file is none. Throws E_LOG_LAYOUT where two columns may be the cards. */
export function findLongForm({ bytes, ended, name }: LogHead, wishes: LogWishes): LineRelay | null {
  // The reading itself says what is no text, and where.
  if (encodingFault(bytes, 0, ended ? bytes.length : bytes.lastIndexOf(10) + 1)) return null;
  if (wishes.outcome || startsAsJson({ at: 0, bytes, end: bytes.length, ended, line: 0 })) return null;
  const marks = marksIn({ at: 0, bytes, end: bytes.length }, wishes);
  const before = wishes.relaid?.kind === 'long' ? wishes.relaid : null;
  const said = before ?? wishes;
  for (const delimiter of said.delimiter === undefined ? DELIMITERS : [said.delimiter]) {
    const head = new RowText(delimiter, marks);
    const rows = [...head.take(withoutMark(bytes)), ...(ended ? head.end() : [])];
    const width = rows[1]?.length ?? 0;
    if (width < 2 || width > MOST_COLUMNS) continue;
    const header = said.header ?? (rows[0].every((cell) => !/^-?\d/.test(cell)) && !rows[0].some((cell, i) => cell === rows[1][i]));
    const names = header ? rows[0] : null;
    const behind = header ? rows.slice(1) : rows;
    const tried = behind.slice(0, MOST_TRIED);
    if (tried.some((row) => row.length !== width)) continue;
    // Where rows are deals, what their columns have in common is no deal. A row of one card may be one by luck.
    const isDeal = (row: Row): boolean => {
      const fields = row.map((text) => ({ text, offset: 0 }));
      return 'vocabulary' in deckPlace(fields, names, wishes);
    };
    if (!before && tried.filter(isDeal).length >= tried.length / (wishes.partial ? 1 : 2)) continue;
    const found = findColumns(behind, names, name, wishes);
    if (found) return new LongRelay(found, { delimiter, marks, names, width }, wishes);
  }
  return null;
}

/** Lays out a deal a row: the other columns as its first row has them, then its cards in their places. */
class LongRelay implements LineRelay {
  readonly table = true;
  readonly wishes: LogWishes;
  readonly named: NonNullable<LineRelay['named']>;
  readonly #columns: LongColumns;
  readonly #others: readonly number[];
  readonly #names: Row | null;
  readonly #open: OpenDeals;
  readonly #text: RowText;
  readonly #delimiter: string;
  #begun = false;

  constructor(columns: LongColumns, { delimiter, marks, names, width }: Written, wishes: LogWishes) {
    const { card, deal, position, rows } = columns;
    this.#columns = columns;
    this.#names = names;
    this.#delimiter = delimiter;
    this.#others = Array.from({ length: width }, (_, column) => column).filter((column) => column !== card && column !== position);
    this.#open = new OpenDeals(deal, rows);
    this.#text = new RowText(delimiter, marks);
    /** The field of a column that a user names, as the file counts them, in the rows laid out; null if it is none of them. */
    const placeOf = (said: string | undefined, option: string): number | null => {
      const field = said === undefined ? 0 : fieldNumber(said, names, width, option);
      const place = typeof field === 'number' ? this.#others.indexOf(field - 1) : -1;
      return place < 0 ? null : place + 1;
    };
    const typed = (column: number): string =>
      (names && quotedFields({ from: column + 1, to: column + 1 }, names, width)) ?? `${column + 1}`;
    const { by, delimiter: _, field: __, header: ___, id: said, ...others } = wishes;
    const id = wishes.fields ? wishes.fields.id : placeOf(said, '--id');
    const group = by && by.by !== 'file' && by.field === undefined ? placeOf(by.name, '--by') : null;
    const from = this.#others.length + 1;
    this.wishes = {
      ...others,
      ...(by && { by: { ...by, ...(group !== null && { field: group }) } }),
      // A field that is none of the table is left for the reading to refuse.
      ...(said !== undefined && id === null
        ? { id: said, field: `${from}-${from + rows - 1}` }
        : { fields: { from, to: from + rows - 1, id } }),
    };
    this.named = { deckNamed: typed(card), ...(id !== null && { idNamed: typed(this.#others[id - 1]) }) };
  }

  take(bytes: Uint8Array): Uint8Array {
    return this.#lines(this.#text.take(this.#begun ? bytes : withoutMark(bytes)));
  }

  end(): Uint8Array {
    const last = this.#lines(this.#text.end());
    const short = new TextEncoder().encode(
      this.#open
        .rest()
        .map((rows) => this.#line(rows))
        .join(''),
    );
    return Uint8Array.from([...last, ...short]);
  }

  relaid(): ReturnType<LineRelay['relaid']> {
    const { card, deal, position, rows } = this.#columns;
    const written = { delimiter: this.#delimiter, header: this.#names !== null };
    return { kind: 'long', ...written, deal: deal + 1, position: position === null ? null : position + 1, card: card + 1, rows };
  }

  #lines(read: readonly Row[]): Uint8Array {
    const lines: string[] = [];
    for (const row of read) {
      const isHeader = !this.#begun && this.#names !== null;
      if (!this.#begun) lines.push(this.#header());
      this.#begun = true;
      const whole = isHeader ? null : this.#open.add(row);
      if (whole) lines.push(this.#line(whole));
    }
    return new TextEncoder().encode(lines.join(''));
  }

  #header(): string {
    const cards = Array.from({ length: this.#columns.rows }, (_, i) => `card ${i + 1}`);
    return csvLine([...this.#others.map((column) => this.#names?.[column] ?? `column ${column + 1}`), ...cards]);
  }

  /** Returns the rows of a deal as one. What is no deal is laid out so that no reader takes it for one. */
  #line(deal: readonly Row[]): string {
    const { base, card, position, rows } = this.#columns;
    const cells: string[] = Array.from({ length: rows }, () => '');
    for (const [i, row] of deal.entries()) {
      const text = row[position ?? 0] ?? '';
      const at = position === null ? i : WHOLE_NUMBER.test(text) ? Number(text) - base : -1;
      const isFree = at >= 0 && at < rows && cells[at] === '';
      if (isFree) cells[at] = row[card] ?? '';
      else cells[Math.max(0, Math.min(at, rows - 1))] += ` and ${row[card]} at ${text}`;
    }
    const held = deal.length < rows ? cells.filter((cell) => cell !== '') : cells;
    return csvLine([...this.#others.map((column) => deal[0][column] ?? ''), ...held]);
  }
}

/** Returns bytes without a byte order mark. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0);
}

// Rows of a log that are written without anything out of the ordinary: engine/log/csv-rows.ts says what such a row is, and reads it in the same way.
import { cardAt, cardsAt, fourAt, oftenEnough, onceEach } from './parts/row-cards.js';
import { headAt, tailAt } from './parts/row-fields.js';
import { NOWHERE, RowForm, RowsRead } from './parts/row-form.js';

const LINE_FEED: u8 = 10;
const RETURN: u8 = 13;

/** Bytes written for the text of a row, and for the number of a deal. */
const TEXT: usize = 8;
const ID: usize = 8;

/** Rows that are read together. */
const ABREAST: u32 = 4;

/** True if no card of the row occurs too often; `floor` grows with every call by the copies of each card. */
function isWhole(form: RowForm, deck: usize, floor: u32): bool {
  return form.packs === 1 && form.cards <= 64 ? onceEach(form, deck) : oftenEnough(form, deck, floor);
}

/**
 * Reads a plain row at `at`: its cards to `deck`, its number to `id` and the bounds of its text to `text`. Returns the start of the next row, or
 * NOWHERE.
 */
function rowAt(form: RowForm, at: usize, deck: usize, id: usize, text: usize, floor: u32): usize {
  const head = headAt(form, at, id, text);
  if (head === NOWHERE) return NOWHERE;
  const end = cardsAt(form, head as u32, deck);
  if (end === NOWHERE || !isWhole(form, deck, floor)) return NOWHERE;
  return tailAt(form, head, end, id, text);
}

/** Reads the last card and the end of a row whose other cards are read. True if the next row starts at `next`. */
function endsAt(form: RowForm, head: u64, last: usize, deck: usize, id: usize, text: usize, floor: u32, next: usize): bool {
  const end = cardAt(form, last, deck + (((form.width - 1) as usize) << 1));
  return end !== NOWHERE && isWhole(form, deck, floor) && tailAt(form, head, end, id, text) === next;
}

/** Reads four plain rows from `at` on, each `length` bytes long. False where they are not; the output is then meaningless. */
function rowsAt(form: RowForm, at: usize, length: usize, deck: usize, id: usize, text: usize, floor: u32, read: RowsRead): bool {
  const b = at + length;
  const c = b + length;
  const d = c + length;
  const e = d + length;
  if (load<u8>(b - 1) !== LINE_FEED || load<u8>(c - 1) !== LINE_FEED || load<u8>(d - 1) !== LINE_FEED || load<u8>(e - 1) !== LINE_FEED)
    return false;
  const ofA = headAt(form, at, id, text);
  const ofB = headAt(form, b, id + ID, text + TEXT);
  const ofC = headAt(form, c, id + 2 * ID, text + 2 * TEXT);
  const ofD = headAt(form, d, id + 3 * ID, text + 3 * TEXT);
  if (ofA === NOWHERE || ofB === NOWHERE || ofC === NOWHERE || ofD === NOWHERE) return false;
  read.a = ofA as u32;
  read.b = ofB as u32;
  read.c = ofC as u32;
  read.d = ofD as u32;
  if (!fourAt(form, read, deck)) return false;
  const row = (form.width as usize) << 1;
  const packs = form.packs;
  return (
    endsAt(form, ofA, read.a, deck, id, text, floor, b) &&
    endsAt(form, ofB, read.b, deck + row, id + ID, text + TEXT, floor + packs, c) &&
    endsAt(form, ofC, read.c, deck + 2 * row, id + 2 * ID, text + 2 * TEXT, floor + 2 * packs, d) &&
    endsAt(form, ofD, read.d, deck + 3 * row, id + 3 * ID, text + 3 * TEXT, floor + 3 * packs, e)
  );
}

/**
 * Reads plain rows from `at` on, until one is not plain, `end` is reached, where a line has ended, or `most` are read. It writes the cards of each to
 * `cells`, row by row as 16 bits, and its number to `ids` as 64 bits of floating point where rows have one. The start and end of its kept text go to
 * `form.texts`, two addresses. Returns the number of rows read.
 */
export function scanRows(form: RowForm, at: usize, end: usize, cells: usize, ids: usize, read: RowsRead, most: u32): u32 {
  const width = (form.width as usize) << 1;
  memory.fill(form.met, 0, (form.cards as usize) << 2);
  let texts: usize = form.texts;
  let floor: u32 = 0;
  let returns: u32 = 0;
  // Most rows are as long as the one before: all are, where they are whole decks of the same cards and nothing else.
  let length: usize = 0;
  let rows: u32 = 0;
  while (rows < most && at < end) {
    let met: u32 = 1;
    let next: usize = at + (length << 2);
    if (length > 0 && rows + ABREAST <= most && next <= end && rowsAt(form, at, length, cells, ids, texts, floor, read)) met = ABREAST;
    else {
      floor += ABREAST * form.packs;
      next = rowAt(form, at, cells, ids, texts, floor);
      if (next === NOWHERE) break;
      length = next - at;
    }
    for (let row: u32 = 0; row < met; row++) if (load<u8>(at + (row + 1) * length - 2) === RETURN) returns++;
    floor += met * form.packs;
    at = next;
    rows += met;
    cells += met * width;
    ids += met * ID;
    texts += met * TEXT;
  }
  read.next = at as u32;
  read.returns = returns;
  return rows;
}

// Rows of a log that are written without anything out of the ordinary: engine/log/csv-rows.ts says what such a row is, and reads it in the same way.

const QUOTE: u32 = 34;
const LINE_FEED: u32 = 10;
const RETURN: u32 = 13;
const SPACE: u32 = 32;
const OPEN: u32 = 91;
const CLOSE: u32 = 93;

const MOST_DIGITS: usize = 15;

/** Bits of an entry of the table of pairs that say how many bytes to go on. */
const STEP_BITS: u32 = 2;
const STEP: u32 = 3;

/** No separator, no delimiter: beyond every byte. */
const NONE: u32 = 256;

/** No place: what was read is not plain. */
const NOWHERE: usize = 0;

/** How the rows are written, one word of 32 bits behind the other. */
@unmanaged
class Form {
  /** Between fields; 256 where a row is one. */
  delimiter: u32;
  /** Fields before the deck, and behind it. */
  before: u32;
  behind: u32;
  /** The field with the number of the deal: from 1, counted through both; 0 where there is none. */
  id: u32;
  /** Between cards; 256 where card follows card. */
  separator: u32;
  /** 1 where quotes and brackets may stand around the deck, and where they must. */
  wrapped: u32;
  needsQuote: u32;
  /** Cards of a row, cards there are, and how often each may be in a row. */
  width: u32;
  cards: u32;
  packs: u32;
  /** Addresses: of the table of pairs, of the trie's steps and of its cards, and of a word for each card. */
  pairs: u32;
  steps: u32;
  ends: u32;
  met: u32;
}

/** Where the field at `at` ends. */
function fieldEnd(at: usize, delimiter: u32): usize {
  let byte: u32 = load<u8>(at);
  while (byte !== delimiter && byte !== LINE_FEED && byte !== RETURN && byte !== QUOTE) byte = load<u8>(++at);
  return at;
}

/** The number that stands in [at, end), or −1. */
function numberIn(at: usize, end: usize): f64 {
  if (end === at || end - at > MOST_DIGITS) return -1;
  let value: f64 = 0;
  for (; at < end; at++) {
    const digit: u32 = (load<u8>(at) as u32) - 48;
    if (digit > 9) return -1;
    value = value * 10 + (digit as f64);
  }
  return value;
}

/** Where the trie goes from a state with the byte at `at`; 0 is nowhere. */
function stepAt(form: Form, state: u32, at: usize): u32 {
  return load<u16>(form.steps + (((state << 8) + (load<u8>(at) as u32)) << 1));
}

/** One card, byte by byte, written to `to`: where it ends, or nowhere. */
function cardAt(form: Form, at: usize, to: usize): usize {
  // One space behind a separator is how many programs write a list.
  if (load<u8>(at) === (SPACE as u8) && form.separator !== NONE) at++;
  let state: u32 = 1;
  let step = stepAt(form, state, at);
  while (step !== 0) {
    state = step;
    step = stepAt(form, state, ++at);
  }
  const card = load<i32>(form.ends + (state << 2));
  if (card < 0) return NOWHERE;
  store<u16>(to, card as u16);
  return at;
}

/** The cards of a deck, written to `to`: where they end, or nowhere. */
function cardsAt(form: Form, at: usize, to: usize): usize {
  const pairs: usize = form.pairs;
  const separator = form.separator;
  const last = to + (((form.width - 1) as usize) << 1);
  for (; to < last; to += 2) {
    const entry: u32 = load<u16>(pairs + ((load<u16>(at) as usize) << 1));
    const next = at + ((entry & STEP) as usize);
    if (entry !== 0 && (load<u8>(next - 1) as u32) === separator) {
      store<u16>(to, (entry >>> STEP_BITS) as u16);
      at = next;
    } else {
      at = cardAt(form, at, to);
      if (at === NOWHERE || (separator !== NONE && (load<u8>(at++) as u32) !== separator)) return NOWHERE;
    }
  }
  return cardAt(form, at, last);
}

/** Whether no card of the deck is there too often, at most 64 cards of which each may be there once. */
function onceEach(form: Form, deck: usize): bool {
  let met: u64 = 0;
  const end = deck + ((form.width as usize) << 1);
  for (let at = deck; at < end; at += 2) met |= (1 as u64) << (load<u16>(at) as u64);
  return (popcnt<u64>(met) as u32) === form.width;
}

/** The same of any cards; what was met before has at most `floor` in its word. */
function oftenEnough(form: Form, deck: usize, floor: u32): bool {
  const end = deck + ((form.width as usize) << 1);
  const full = floor + form.packs;
  for (let at = deck; at < end; at += 2) {
    const word = form.met + ((load<u16>(at) as u32) << 2);
    const count = max<u32>(load<u32>(word), floor) + 1;
    if (count > full) return false;
    store<u32>(word, count);
  }
  return true;
}

/** A plain row at `at`, its cards written to `deck` and its number to `id`: where the next row starts, or nowhere. */
function rowAt(form: Form, at: usize, deck: usize, id: usize, floor: u32): usize {
  const delimiter = form.delimiter;
  for (let field: u32 = 1; field <= form.before; field++) {
    const end = fieldEnd(at, delimiter);
    if ((load<u8>(end) as u32) !== delimiter) return NOWHERE;
    if (field === form.id) {
      const number = numberIn(at, end);
      if (number < 0) return NOWHERE;
      store<f64>(id, number);
    }
    at = end + 1;
  }
  const quoted = form.wrapped !== 0 && (load<u8>(at) as u32) === QUOTE;
  if (form.needsQuote !== 0 && !quoted) return NOWHERE;
  if (quoted) at++;
  const bracketed = form.wrapped !== 0 && (load<u8>(at) as u32) === OPEN;
  if (bracketed) at++;
  at = cardsAt(form, at, deck);
  if (at === NOWHERE) return NOWHERE;
  const whole = form.packs === 1 && form.cards <= 64 ? onceEach(form, deck) : oftenEnough(form, deck, floor);
  if (!whole) return NOWHERE;
  if (bracketed && (load<u8>(at++) as u32) !== CLOSE) return NOWHERE;
  if (quoted && (load<u8>(at++) as u32) !== QUOTE) return NOWHERE;
  for (let field: u32 = 1; field <= form.behind; field++) {
    if ((load<u8>(at) as u32) !== delimiter) return NOWHERE;
    const end = fieldEnd(at + 1, delimiter);
    if (form.before + field === form.id) {
      const number = numberIn(at + 1, end);
      if (number < 0) return NOWHERE;
      store<f64>(id, number);
    }
    at = end;
  }
  if ((load<u8>(at) as u32) === RETURN) at++;
  return (load<u8>(at) as u32) === LINE_FEED ? at + 1 : NOWHERE;
}

/**
 * Reads plain rows from `at` on, until one is not plain, `end` is reached, where a line has ended, or `most` are read. Writes the cards of each to `cells`, row by row as
 * 16 bits, its number to `ids` as 64 bits of floating point where rows have one, and to `nexts` the address where the next one starts. Answers how many it read.
 */
export function scanRows(form: Form, at: usize, end: usize, cells: usize, ids: usize, nexts: usize, most: u32): u32 {
  const width = (form.width as usize) << 1;
  memory.fill(form.met, 0, (form.cards as usize) << 2);
  let rows: u32 = 0;
  for (; rows < most && at < end; rows++, cells += width, ids += 8, nexts += 4) {
    const next = rowAt(form, at, cells, ids, rows * form.packs);
    if (next === NOWHERE) break;
    store<u32>(nexts, next as u32);
    at = next;
  }
  return rows;
}

import { NOWHERE, RowForm } from './row-form.js';

const QUOTE: u32 = 34;
const LINE_FEED: u32 = 10;
const RETURN: u32 = 13;
const SPACE: u32 = 32;
const ZERO: u32 = 48;
const BACKSLASH: u32 = 92;
const OPEN: u32 = 91;
const CLOSE: u32 = 93;

const MOST_DIGITS: usize = 15;

/** Flags beside the position of the first card: the quotes and brackets around the deck. */
const QUOTED: u64 = (1 as u64) << 32;
const BRACKETED: u64 = (1 as u64) << 33;

function fieldEnd(at: usize, delimiter: u32): usize {
  let byte: u32 = load<u8>(at);
  while (byte !== delimiter && byte !== LINE_FEED && byte !== RETURN && byte !== QUOTE) byte = load<u8>(++at);
  return at;
}

/** Parses the number in [at, end), or returns −1. */
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

/** Takes field number `field`, in [at, end), where any of it is wanted: false where it should be a number and is none. */
function taken(form: RowForm, field: u32, at: usize, end: usize, id: usize, text: usize): bool {
  if (field === form.kept) {
    store<u32>(text, at as u32);
    store<u32>(text, end as u32, 4);
  }
  if (field !== form.id) return true;
  const number = numberIn(at, end);
  store<f64>(id, number);
  return number >= 0;
}

/** Reads the fields before a deck. Returns the start of the deck's field, or NOWHERE. */
function fieldsBefore(form: RowForm, at: usize, id: usize, text: usize): usize {
  const delimiter = form.delimiter;
  for (let field: u32 = 1; field <= form.before; field++) {
    const end = fieldEnd(at, delimiter);
    if ((load<u8>(end) as u32) !== delimiter || !taken(form, field, at, end, id, text)) return NOWHERE;
    at = end + 1;
  }
  return at;
}

/** Reads the fields after a deck. Returns the end of the line, or NOWHERE. */
function fieldsBehind(form: RowForm, at: usize, id: usize, text: usize): usize {
  const delimiter = form.delimiter;
  for (let field: u32 = 1; field <= form.behind; field++) {
    if ((load<u8>(at) as u32) !== delimiter) return NOWHERE;
    const end = fieldEnd(at + 1, delimiter);
    if (!taken(form, form.before + field, at + 1, end, id, text)) return NOWHERE;
    at = end;
  }
  return at;
}

/** Matches JSON piece number `piece` at `at`. Returns its end, or NOWHERE. */
function pieceEnd(form: RowForm, piece: u32, at: usize): usize {
  const words = form.pieces + (piece << 3);
  let own: usize = load<u32>(words);
  const end = own + load<u32>(words, 4);
  for (; own < end; own++) if (load<u8>(own) !== load<u8>(at++)) return NOWHERE;
  return at;
}

/** Reads JSON value number `field`, a text without escapes or a whole number. Returns its end, or NOWHERE. */
function valueEnd(form: RowForm, field: u32, at: usize, id: usize, text: usize): usize {
  const from = at;
  if ((load<u8>(at) as u32) === QUOTE) {
    let byte: u32 = load<u8>(++at);
    while (byte !== QUOTE && byte !== BACKSLASH && byte >= SPACE) byte = load<u8>(++at);
    return byte === QUOTE && taken(form, field, from + 1, at, id, text) ? at + 1 : NOWHERE;
  }
  while ((load<u8>(at) as u32) - ZERO <= 9) at++;
  const digits = at - from;
  // Of a number with more digits than one, the first is none of 0.
  if (digits === 0 || (digits > 1 && (load<u8>(from) as u32) === ZERO)) return NOWHERE;
  return taken(form, field, from, at, id, text) ? at : NOWHERE;
}

/** Reads the part of a JSON line before its deck. Returns the start of the deck, or NOWHERE. */
function valuesBefore(form: RowForm, at: usize, id: usize, text: usize): usize {
  at = pieceEnd(form, 0, at);
  for (let field: u32 = 1; at !== NOWHERE && field <= form.before; field++) {
    at = valueEnd(form, field, at, id, text);
    if (at !== NOWHERE) at = pieceEnd(form, field, at);
  }
  return at;
}

/** Reads the part of a JSON line after its deck. Returns the end of the line, or NOWHERE. */
function valuesBehind(form: RowForm, at: usize, id: usize, text: usize): usize {
  const before = form.before;
  at = pieceEnd(form, before + 1, at);
  for (let field: u32 = 1; at !== NOWHERE && field <= form.behind; field++) {
    at = valueEnd(form, before + field, at, id, text);
    if (at !== NOWHERE) at = pieceEnd(form, before + 1 + field, at);
  }
  return at;
}

/** Reads the part of the row at `at` before its cards. Returns the position of the first card, with the flags that `tailAt` needs; or NOWHERE. */
export function headAt(form: RowForm, at: usize, id: usize, text: usize): u64 {
  at = form.pieces !== 0 ? valuesBefore(form, at, id, text) : fieldsBefore(form, at, id, text);
  if (at === NOWHERE) return NOWHERE;
  const quoted = form.wrapped !== 0 && (load<u8>(at) as u32) === QUOTE;
  if (form.needsQuote !== 0 && !quoted) return NOWHERE;
  if (quoted) at++;
  const bracketed = form.wrapped !== 0 && (load<u8>(at) as u32) === OPEN;
  if (form.needsBracket !== 0 && (quoted || !bracketed)) return NOWHERE;
  if (bracketed) at++;
  return (at as u64) | (quoted ? QUOTED : 0) | (bracketed ? BRACKETED : 0);
}

/** Reads the part after the last card, which ends at `at`, of a row whose start gave `head`. Returns the start of the next row, or NOWHERE. */
export function tailAt(form: RowForm, head: u64, at: usize, id: usize, text: usize): usize {
  if ((head & BRACKETED) !== 0 && (load<u8>(at++) as u32) !== CLOSE) return NOWHERE;
  if ((head & QUOTED) !== 0 && (load<u8>(at++) as u32) !== QUOTE) return NOWHERE;
  at = form.pieces !== 0 ? valuesBehind(form, at, id, text) : fieldsBehind(form, at, id, text);
  if (at === NOWHERE) return NOWHERE;
  if ((load<u8>(at) as u32) === RETURN) at++;
  return (load<u8>(at) as u32) === LINE_FEED ? at + 1 : NOWHERE;
}

import { NONE, NOWHERE, RowForm, RowsRead } from './row-form.js';

const SPACE: u32 = 32;

/** The bits of an entry of the table of pairs that hold the number of bytes to advance. */
const STEP_BITS: u32 = 3;
const STEP: u32 = 7;

/** Returns the trie's next state after the byte at `at`; 0 is nowhere. */
function stepAt(form: RowForm, state: u32, at: usize): u32 {
  return load<u16>(form.steps + (((state << 8) + (load<u8>(at) as u32)) << 1));
}

/** Reads one card, byte by byte, and writes it to `to`. Returns its end, or NOWHERE. */
export function cardAt(form: RowForm, at: usize, to: usize): usize {
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

/** Returns the entry of the table of pairs for the two bytes at `at`. */
function pairAt(pairs: usize, at: usize): u32 {
  return load<u16>(pairs + ((load<u16>(at) as usize) << 1));
}

/** Returns 0 where the bytes before `at` are those between two cards: a separator, or one and a space. */
function unlike(at: usize, form: RowForm): u32 {
  return ((load<u16>(at - 2) as u32) ^ form.between) & form.betweenMask;
}

/** Reads the cards of a deck and writes them to `to`. Returns their end, or NOWHERE. */
export function cardsAt(form: RowForm, at: usize, to: usize): usize {
  const separator = form.separator;
  const last = to + (((form.width - 1) as usize) << 1);
  for (; to < last; to += 2) {
    const entry = pairAt(form.pairs, at);
    const next = at + ((entry & STEP) as usize);
    if (entry !== 0 && unlike(next, form) === 0) {
      store<u16>(to, (entry >>> STEP_BITS) as u16);
      at = next;
    } else {
      at = cardAt(form, at, to);
      if (at === NOWHERE || (separator !== NONE && (load<u8>(at++) as u32) !== separator)) return NOWHERE;
    }
  }
  return cardAt(form, at, last);
}

/**
 * Reads all cards but the last of four decks that start at the positions in `at`, and advances the positions. Writes the cards to `to`, row by row.
 * False where two bytes do not determine each of them, or they are not cards; the output is then meaningless. The start of a card is only known once
 * the one before it is, so a processor mostly waits on each deck. Four of them, one card of each in turn, take a third of the time.
 */
export function fourAt(form: RowForm, at: RowsRead, to: usize): bool {
  const pairs: usize = form.pairs;
  const between = form.between;
  const row = (form.width as usize) << 1;
  const last = to + row - 2;
  let a: usize = at.a;
  let b: usize = at.b;
  let c: usize = at.c;
  let d: usize = at.d;
  let others: u32 = 0;
  let none: u32 = 0;
  for (; to < last; to += 2) {
    const ofA = pairAt(pairs, a);
    const ofB = pairAt(pairs, b);
    const ofC = pairAt(pairs, c);
    const ofD = pairAt(pairs, d);
    a += (ofA & STEP) as usize;
    b += (ofB & STEP) as usize;
    c += (ofC & STEP) as usize;
    d += (ofD & STEP) as usize;
    const rows = to + row;
    store<u16>(to, (ofA >>> STEP_BITS) as u16);
    store<u16>(rows, (ofB >>> STEP_BITS) as u16);
    store<u16>(rows + row, (ofC >>> STEP_BITS) as u16);
    store<u16>(rows + (row << 1), (ofD >>> STEP_BITS) as u16);
    others |= (load<u16>(a - 2) as u32) ^ between;
    others |= (load<u16>(b - 2) as u32) ^ between;
    others |= (load<u16>(c - 2) as u32) ^ between;
    others |= (load<u16>(d - 2) as u32) ^ between;
    // An entry of 0 less 1 has bits that no other has.
    none |= (ofA - 1) | (ofB - 1) | (ofC - 1) | (ofD - 1);
  }
  at.a = a as u32;
  at.b = b as u32;
  at.c = c as u32;
  at.d = d as u32;
  return ((others & form.betweenMask) | (none >>> 16)) === 0;
}

function bit(cell: u64): u64 {
  return (1 as u64) << (cell & 63);
}

/** True if no card repeats, for at most 64 cards with one copy each. */
export function onceEach(form: RowForm, deck: usize): bool {
  let met: u64 = 0;
  const end = deck + ((form.width as usize) << 1);
  let at = deck;
  for (; at + 8 <= end; at += 8) {
    const four = load<u64>(at);
    met |= bit(four) | bit(four >> 16) | bit(four >> 32) | bit(four >> 48);
  }
  for (; at < end; at += 2) met |= bit(load<u16>(at) as u64);
  return (popcnt<u64>(met) as u32) === form.width;
}

/** True if no card of any deck occurs too often; earlier calls leave at most `floor` in a card's word. */
export function oftenEnough(form: RowForm, deck: usize, floor: u32): bool {
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

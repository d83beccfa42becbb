import { chosen, FLOORED_FRACTION, HIGH_PART_REFUSING, REMAINDER, ROUNDED_FRACTION } from './parts/chosen.js';
import { fractions, highParts, quotients, remainders, roundedParts } from './parts/row-draws.js';

// What `prepareDraws` leaves: method, bits dropped, bits to move left, log2 of the range or −1, the range (64 bits), steps, how four draws are made at a time;
// behind that, in this order and each as many words as steps, up to a multiple of four: bounds, factors, least rests.

const TABLES: usize = 64;

const ONE_BY_ONE = 0;
const BY_REMAINDERS = 1;
const BY_HIGH_PARTS = 2;
const BY_ROUNDED_PARTS = 3;
const BY_QUOTIENTS = 4;
const BY_FRACTIONS = 5;

function tableSize(steps: u32): usize {
  return (((steps + 3) & ~3) as usize) << 2;
}

/** Returns the method by which four draws of a deck are made at a time. */
function wayOf(method: u32, range: u64, log: i32): u32 {
  if (method === REMAINDER) return BY_REMAINDERS;
  if (method > (HIGH_PART_REFUSING as u32)) return ONE_BY_ONE;
  if (log >= 0) return method === ROUNDED_FRACTION ? BY_ROUNDED_PARTS : BY_HIGH_PARTS;
  if (method === FLOORED_FRACTION || method === ROUNDED_FRACTION) return BY_FRACTIONS;
  return range > 256 && range <= 0x80000000 ? BY_QUOTIENTS : ONE_BY_ONE;
}

/**
 * Prepares at `plan` the parameters of a method for `chooseWords`. `shift`: bits dropped from the bottom of every word; `range`: that of the rest;
 * `bounds`: one word per step, at most 256. Room: 64 bytes and three tables of a word per step, each up to a multiple of 16 bytes.
 */
export function prepareDraws(method: u32, shift: u32, range: u64, bounds: usize, steps: u32, plan: usize): void {
  const log: i32 = (range & (range - 1)) === 0 ? (ctz<u64>(range) as i32) : -1;
  const way = wayOf(method, range, log);
  const left: u32 = log < 0 ? 0 : 32 - log;
  store<u32>(plan, method);
  store<u32>(plan, shift, 4);
  store<u32>(plan, left, 8);
  store<i32>(plan, log, 12);
  store<u64>(plan, range, 16);
  store<u32>(plan, steps, 24);
  store<u32>(plan, way, 28);
  const size = tableSize(steps);
  for (let k: usize = 0; k < size >> 2; k++) {
    const at = plan + TABLES + (k << 2);
    const bound: u32 = k < (steps as usize) ? load<u32>(bounds + (k << 2)) : 1;
    const least = k < (steps as usize) && method === HIGH_PART_REFUSING ? (range % (bound as u64)) << (left as u64) : 0;
    store<u32>(at, bound);
    store<u32>(at + size, way === BY_REMAINDERS ? 0xffffffff / bound : ((((bound as u64) << 32) / range) as u32));
    store<u32>(at + 2 * size, least as u32);
  }
}

/** Makes a deck's draws from its next words, four at a time; false where a word is refused or no such method applies. */
function atOnce(plan: usize, words: usize, to: usize): bool {
  const shift = load<u32>(plan, 4);
  const left = load<u32>(plan, 8);
  const steps = load<u32>(plan, 24);
  const bounds = plan + TABLES;
  const factors = bounds + tableSize(steps);
  const leasts = factors + tableSize(steps);
  const way = load<u32>(plan, 28);
  if (way === BY_HIGH_PARTS) return !highParts(words, shift, left, bounds, leasts, steps, to);
  if (way === BY_QUOTIENTS) return !quotients(words, load<u32>(plan, 16), bounds, factors, leasts, steps, to);
  if (way === BY_REMAINDERS) remainders(words, shift, bounds, factors, steps, to);
  else if (way === BY_ROUNDED_PARTS) roundedParts(words, shift, left, bounds, steps, to);
  else if (way === BY_FRACTIONS) fractions(words, load<u64>(plan, 16) as f64, load<u32>(plan) === ROUNDED_FRACTION, bounds, steps, to);
  else return false;
  return true;
}

/** Makes a deck's draws from at most `count` words, one by one. Returns the number of words taken, or −1 where they are too few. */
function oneByOne(plan: usize, words: usize, count: u32, to: usize): i32 {
  const method = load<u32>(plan);
  const shift = load<u32>(plan, 4);
  const log = load<i32>(plan, 12);
  const range = load<u64>(plan, 16);
  const steps = load<u32>(plan, 24);
  let next: u32 = 0;
  for (let k: u32 = 0; k < steps; k++) {
    const bound = load<u32>(plan + TABLES + ((k as usize) << 2));
    let value: i32 = -1;
    do {
      if (next === count) return -1;
      value = chosen(method, load<u32>(words + ((next as usize) << 2)) >>> shift, bound, range, log);
      next++;
    } while (value < 0);
    store<u8>(to + k, value as u8);
  }
  return next as i32;
}

/**
 * Makes the draws of as many of `decks` decks as the words suffice for. Each is a row of bytes, `apart` bytes from row to row (a multiple of 4). The
 * decks share `count` words, or, where `own` is 1, each has `count` of its own, deck by deck. Returns the decks made; the words that they took are
 * stored at `used`. After the words lie 16 bytes that may be read.
 */
export function chooseWords(plan: usize, words: usize, count: u32, own: u32, to: usize, apart: usize, decks: u32, used: usize): u32 {
  const steps = load<u32>(plan, 24);
  let from = words;
  let left = count;
  let deck: u32 = 0;
  for (; deck < decks; deck++, to += apart) {
    let taken: i32 = steps <= left && atOnce(plan, from, to) ? (steps as i32) : oneByOne(plan, from, left, to);
    if (taken < 0) break;
    if (own === 1) taken = count;
    else left -= taken;
    from += (taken as usize) << 2;
  }
  store<u32>(used, ((from - words) >> 2) as u32);
  return deck;
}

import { waysToChoose } from '../../core/ways-to-choose.js';
import { pow } from '../primitives/pow.js';
/** Cards of the deck whose hands are classified: card c has rank c mod 13 (0 the deuce, 12 the ace) and suit ⌊c / 13⌋. */
export const POKER_CARDS = 52;
export const HAND = 5;

const RANKS = 13;
const SUITS = 4;
const ACE = RANKS - 1;

/** The kinds of hand, commonest first; a hand is identified by its index here. */
export const POKER_KINDS = [
  'high card',
  'one pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'royal flush',
] as const;

function choose(n: number, k: number): number {
  return Number(waysToChoose(n, k));
}

/**
 * Counts the C(52, 5) hands of each kind, in the order of POKER_KINDS. The ace is high, and low in the straight to the five. Counted as ranks times
 * suits, such as 13 · C(4, 2) · C(12, 3) · 4³ for one pair: D. E. Knuth, TAOCP vol. 2, 3.3.2 D, has the test with digits for cards.
 */
export function pokerCounts(): readonly number[] {
  const runs = RANKS - HAND + 2;
  const suitsOfFive = pow(SUITS, HAND) - SUITS;
  const pair = choose(SUITS, 2);
  return [
    (choose(RANKS, HAND) - runs) * suitsOfFive,
    RANKS * pair * choose(RANKS - 1, 3) * pow(SUITS, 3),
    choose(RANKS, 2) * pair ** 2 * (RANKS - 2) * SUITS,
    RANKS * choose(SUITS, 3) * choose(RANKS - 1, 2) * SUITS ** 2,
    runs * suitsOfFive,
    (choose(RANKS, HAND) - runs) * SUITS,
    RANKS * choose(SUITS, 3) * (RANKS - 1) * pair,
    RANKS * (RANKS - 1) * SUITS,
    (runs - 1) * SUITS,
    SUITS,
  ];
}

/** Returns the chance of each kind, in the order of POKER_KINDS. */
export function pokerLaw(): Float64Array {
  const hands = choose(POKER_CARDS, HAND);
  return Float64Array.from(pokerCounts(), (count) => count / hands);
}

/** Bit r of a card's rank, in 13 bits, and bit 13 + s of its suit. */
const CARD_BITS = Uint32Array.from({ length: POKER_CARDS }, (_, card) => (1 << (card % RANKS)) | (1 << (RANKS + Math.floor(card / RANKS))));
const RANK_BITS = (1 << RANKS) - 1;
/** Index in POKER_KINDS by the set of five different ranks: here without a flush, below with one. */
const PLAIN = new Uint8Array(1 << RANKS);
const FLUSHED = new Uint8Array(1 << RANKS);
/** The number of ranks in a set. */
const SIZE = new Uint8Array(1 << RANKS);

for (let ranks = 1; ranks <= RANK_BITS; ranks++) SIZE[ranks] = SIZE[ranks >>> 1] + (ranks & 1);
FLUSHED.fill(POKER_KINDS.indexOf('flush'));
for (let top = HAND - 2; top <= ACE; top++) {
  // Four ranks below the top one; below the five the ace.
  let ranks = 0;
  for (let step = 0; step < HAND; step++) ranks |= 1 << ((top - step + RANKS) % RANKS);
  PLAIN[ranks] = POKER_KINDS.indexOf('straight');
  FLUSHED[ranks] = POKER_KINDS.indexOf(top === ACE ? 'royal flush' : 'straight flush');
}

/** The kind of a hand without straight and flush, by ranks that occur (1 … 5) and ranks that occur more than once (0 … 2). */
const REPEATED = new Uint8Array(3 * (HAND + 1));
REPEATED[3 * 4 + 1] = POKER_KINDS.indexOf('one pair');
REPEATED[3 * 3 + 2] = POKER_KINDS.indexOf('two pair');
REPEATED[3 * 3 + 1] = POKER_KINDS.indexOf('three of a kind');
REPEATED[3 * 2 + 2] = POKER_KINDS.indexOf('full house');
REPEATED[3 * 2 + 1] = POKER_KINDS.indexOf('four of a kind');

/** Returns the tables that classify a hand, as words: CARD_BITS, then PLAIN, FLUSHED and REPEATED, four of their bytes a word. */
export function pokerTables(): Uint32Array {
  const bytes = new Uint8Array(CARD_BITS.byteLength + PLAIN.length + FLUSHED.length + 4 * Math.ceil(REPEATED.length / 4));
  bytes.set(new Uint8Array(CARD_BITS.buffer));
  bytes.set(PLAIN, CARD_BITS.byteLength);
  bytes.set(FLUSHED, CARD_BITS.byteLength + PLAIN.length);
  bytes.set(REPEATED, CARD_BITS.byteLength + PLAIN.length + FLUSHED.length);
  return new Uint32Array(bytes.buffer);
}

/**
 * Returns the kind of the hand in cells[at] … cells[at + 4], as its index in POKER_KINDS; the five are different cards of 0 … 51. `seen` is the or of
 * the cards' bits, `again` the ranks met a second time, `suits` the and: a suit left in it makes a flush.
 */
export function pokerKind(cells: Uint16Array, at: number): number {
  let seen = 0;
  let again = 0;
  let suits = ~0;
  for (let p = at; p < at + HAND; p++) {
    const bits = CARD_BITS[cells[p]];
    again |= seen & bits;
    seen |= bits;
    suits &= bits;
  }
  const ranks = seen & RANK_BITS;
  const different = SIZE[ranks];
  if (different < HAND) return REPEATED[3 * different + SIZE[again & RANK_BITS]];
  return suits >>> RANKS === 0 ? PLAIN[ranks] : FLUSHED[ranks];
}

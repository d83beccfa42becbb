import { Words } from '../../core/subject/source.js';
import type { Block } from '../../core/subject/subject.js';
import { xoshiro128ss } from '../../parts/prng/xoshiro128ss.js';
import type { LogForm } from './log-form.js';

/** A function that turns decks as read, card indices of a vocabulary, into decks whose cards have the numbers 0 … n − 1, in place. */
export type CardNumberer = (cells: Uint16Array, from: number) => void;

/**
 * `numbers`: the number of every card of the vocabulary. Equal cards of several packs are told apart at random, from the key. An even deal of equal
 * cards, evenly labelled, is an even deal of different ones, so every test keeps its law.
 */
export function cardNumberer({ packs, vocabulary, width }: LogForm, numbers: Uint16Array, key: Block['sharedKey']): CardNumberer {
  // Numbers that are no cards are what they are.
  if (vocabulary.kind === 'numbers') return () => undefined;
  if (packs === 1) {
    return (cells, from) => {
      for (let at = from; at < from + width; at++) cells[at] = numbers[cells[at]];
    };
  }
  const { id, seedWords, range } = xoshiro128ss;
  const words = new Words(xoshiro128ss.create(key(id, seedWords, 0)), range);
  const lots = Uint16Array.from({ length: width }, (_, i) => i % packs);
  const given = new Uint16Array(width / packs);
  return (cells, from) => {
    for (let first = 0; first < width; first += packs) shuffleLots(lots, first, packs, words);
    given.fill(0);
    for (let at = from; at < from + width; at++) {
      const card = cells[at];
      cells[at] = numbers[card] * packs + lots[card * packs + given[card]++];
    }
  };
}

function shuffleLots(lots: Uint16Array, first: number, packs: number, words: Words): void {
  for (let i = packs - 1; i > 0; i--) {
    const bound = i + 1;
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let word = words.take();
    while (word >= limit) word = words.take();
    const j = word % bound;
    const lot = lots[first + i];
    lots[first + i] = lots[first + j];
    lots[first + j] = lot;
  }
}

/**
 * Replaces every deck of a stretch by the permutation that turned the previous deck into it: cell p has the position that its card had before.
 * `before` holds that deck's positions, and is kept up to date.
 */
export function relateToPrevious(cells: Uint16Array, from: number, width: number, before: Uint16Array): void {
  const places = new Uint16Array(width);
  for (let p = 0; p < width; p++) {
    const card = cells[from + p];
    places[card] = p;
    cells[from + p] = before[card];
  }
  before.set(places);
}

import { describe, expect, it } from 'vitest';
import { ChildInputDeck } from '../../../../src/engine/child/input-deck.js';
import { chiSquaredTails } from '../../../../src/math/tails/chi-squared.js';
import { xoshiro128ss } from '../../../../src/parts/prng/xoshiro128ss.js';

const STATE = [0x1234_5678, 2, 3, 0x9abc_def0];

const decksOf = (n: number, count: number, rewind = false): number[][] => {
  const decks = new ChildInputDeck(n, STATE, rewind);
  return Array.from({ length: count }, () => {
    decks.next();
    return decks.copy();
  });
};

describe('the decks that a function is handed in random order', () => {
  it('are those of the catalogue’s generator, by rejection', () => {
    const source = xoshiro128ss.create(Uint32Array.from(STATE));
    const word = new Uint32Array(1);
    const cards = Array.from({ length: 52 }, (_, i) => i);
    const expected = Array.from({ length: 200 }, () => {
      for (let i = 51; i > 0; i--) {
        do source.fill(word);
        while (word[0] >= 2 ** 32 - (2 ** 32 % (i + 1)));
        const j = word[0] % (i + 1);
        [cards[i], cards[j]] = [cards[j], cards[i]];
      }
      return cards.toReversed();
    });
    expect(decksOf(52, 200)).toEqual(expected);
  });

  it('come in all orders alike', () => {
    const seen = new Map<string, number>();
    for (const deck of decksOf(4, 24_000)) seen.set(deck.join(), (seen.get(deck.join()) ?? 0) + 1);
    const value = [...seen.values()].reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0);
    expect(seen.size).toBe(24);
    expect(chiSquaredTails(value, 23).upper).toBeGreaterThan(0.001);
  });

  it('are all the first one where the stream is set back', () => {
    const [first, ...others] = decksOf(9, 5, true);
    expect(first).toEqual(decksOf(9, 1)[0]);
    for (const deck of others) expect(deck).toEqual(first);
  });

  it('turn cards into their places: the deck itself into the places in order', () => {
    const decks = new ChildInputDeck(7, STATE);
    decks.next();
    const deck = decks.copy();
    const cells = Uint16Array.from([99, ...deck, 99]);
    decks.place(cells, 1, 7);
    expect([...cells]).toEqual([99, 0, 1, 2, 3, 4, 5, 6, 99]);
    const hand = Uint16Array.from([deck[4], deck[1]]);
    decks.place(hand, 0, 2);
    expect([...hand]).toEqual([4, 1]);
  });

  it('cannot be reached through the copies that are handed in', () => {
    const decks = new ChildInputDeck(5, STATE);
    decks.next();
    decks.copy().fill(0);
    expect(decks.copy()).toEqual(decksOf(5, 1)[0]);
  });
});

import { describe, expect, it } from 'vitest';
import { type HandedKernel, handedKernel } from '../../../../src/engine/child/handed-kernel.js';
import { ChildInputDeck } from '../../../../src/engine/child/input-deck.js';
import { ChildStream } from '../../../../src/engine/child/stream.js';
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

  /** The decks, from 0, that a kernel makes otherwise than they are made one by one, or whose cards are placed otherwise. */
  function wrongDecks(n: number, count: number, kernel: HandedKernel | null): readonly number[] {
    const [fast, slow] = [new ChildInputDeck(n, STATE, false, kernel), new ChildInputDeck(n, STATE, false, null)];
    return Array.from({ length: count }, (_, k) => k).filter(() => {
      fast.next();
      slow.next();
      const [one, other] = [fast.copy(), slow.copy()];
      const places = Uint16Array.from(other);
      fast.place(places, 0, n);
      return one.some((card, i) => card !== other[i]) || places.some((place, i) => place !== i);
    });
  }

  it.each([
    ['by the kernel', handedKernel()],
    ['one by one', null],
  ])('come many at a time too, last card first, made %s', (_, kernel) => {
    const decks = new ChildInputDeck(52, STATE, false, kernel);
    const taken = [3, 70, 64, 1].flatMap((count) => {
      const into = new Uint16Array(52 * count);
      decks.take(count, into);
      return [...into];
    });
    expect(taken).toEqual(decksOf(52, 138).flatMap((deck) => deck.toReversed()));
  });

  it('are the same by the kernel as one by one, of any number of cards', () => {
    // Words are passed over in one of four decks of 65,535 cards on average, in hardly any small one: those are below.
    const sizes: readonly (readonly [number, number])[] = [
      [2, 200],
      [3, 200],
      [255, 130],
      [256, 130],
      [257, 130],
      [1024, 70],
      [1025, 70],
      [65_535, 5],
    ];
    for (const [n, count] of sizes) expect(wrongDecks(n, count, handedKernel()), `${n} cards`).toEqual([]);
  });

  it('are found out where their kernel lies: by two cards of one deck, or by one bit of the state it leaves', () => {
    const honest = handedKernel();
    if (!honest) throw new Error('this engine has no kernels');
    const turned: HandedKernel = {
      ...honest,
      decks(state, last, n, into, count) {
        honest.decks(state, last, n, into, count);
        [into[n], into[n + 1]] = [into[n + 1], into[n]];
      },
    };
    const astray: HandedKernel = {
      ...honest,
      decks(state, last, n, into, count) {
        honest.decks(state, last, n, into, count);
        state[3] ^= 1;
      },
    };
    expect(wrongDecks(52, 64, turned)).toEqual([1]);
    expect(wrongDecks(52, 64, astray)).toEqual([]);
    expect(wrongDecks(52, 65, astray)).toEqual([64]);
  });

  it('pass over the same words by the kernel: the first is the last that is taken, and the one after it', () => {
    // The word that a state gives hangs on its second word alone: (5 · word turned by 7) · 9.
    const stateOf = (word: number): number[] => {
      const ninth = Math.imul(word, 0x38e3_8e39);
      return [1, Math.imul((ninth >>> 7) | (ninth << 25), 0xcccc_cccd) >>> 0, 2, 3];
    };
    expect(new ChildStream(stateOf(0xffff_fffb)).word()).toBe(0xffff_fffb);
    for (const n of [3, 4, 7, 52, 1000, 65_535])
      for (const word of [0, 2 ** 32 - (2 ** 32 % n) - 1, 2 ** 32 - (2 ** 32 % n), 2 ** 32 - 1]) {
        const state = stateOf(Math.min(word, 2 ** 32 - 1));
        const [fast, slow] = [new ChildInputDeck(n, state), new ChildInputDeck(n, state, false, null)];
        fast.next();
        slow.next();
        const other = slow.copy();
        expect(
          fast.copy().findIndex((card, i) => card !== other[i]),
          `${n} cards, ${word}`,
        ).toBe(-1);
      }
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

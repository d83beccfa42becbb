import { describe, expect, it } from 'vitest';
import type { Counted } from '../../../src/core/statistic/counted.js';
import { arrangementsOf, isFree, turnDeck, turned } from '../../../src/engine/diagnose/arrangement.js';
import type { Arrangement } from '../../../src/engine/diagnose/expectation.js';
import { below, evenList } from '../../support/even-list.js';

/** Cards by positions, and cards by the next card, of some decks. */
function countsOf(decks: readonly (readonly number[])[], n: number): Map<Counted, Float64Array> {
  const positions = new Float64Array(n * n);
  const successors = new Float64Array(n * n);
  for (const deck of decks) {
    for (const [p, card] of deck.entries()) {
      positions[card * n + p]++;
      successors[card * n + deck[(p + 1) % n]]++;
    }
  }
  return new Map([
    ['positions', positions],
    ['successors', successors],
  ]);
}

describe('a deck in another arrangement', () => {
  const n = 9;
  const draw = below(3);
  const starts = Uint16Array.from(evenList(n, draw));
  it.each<Arrangement>([
    { starts: null, fromEnd: true },
    { starts, fromEnd: false },
    { starts, fromEnd: true },
  ])('is turned back by what turns its counts: %o', (arrangement) => {
    const decks = Array.from({ length: 50 }, () => [...evenList(n, draw)]);
    const shown = decks.map((deck) => {
      const cells = Uint16Array.from(deck);
      turnDeck(cells, arrangement);
      return [...cells];
    });
    expect(turned(countsOf(shown, n), arrangement, n)).toEqual(countsOf(decks, n));
  });
});

describe('the order in which a deck began', () => {
  const cutsOf = (pack: readonly number[]): Map<Counted, Float64Array> => {
    const n = pack.length;
    return countsOf(
      pack.map((_, cut) => [...pack.slice(cut), ...pack.slice(0, cut)]),
      n,
    );
  };
  const found = (pack: readonly number[]): readonly Arrangement[] => arrangementsOf([{ kind: 'ring' }], cutsOf(pack), pack.length, true);

  it('is the one in which packs are written, where that is one', () => {
    // Clubs first, from the two up to the ace: cards are numbered by suits from the ace of spades.
    const pack = [3, 1, 0, 2].flatMap((suit) => Array.from({ length: 13 }, (_, rank) => suit * 13 + ((rank + 1) % 13)));
    const places = Uint16Array.from({ length: 52 }, (_, card) => pack.indexOf(card));
    expect([isFree({ starts: places, fromEnd: false }, 52)]).toEqual([false]);
    // A cut shows the ring alone: the pack may have begun with any of its suits.
    const orders = found(pack).flatMap(({ fromEnd, starts }) =>
      fromEnd || !starts ? [] : [pack.map((_, place) => starts.indexOf(place))],
    );
    expect(orders).toContainEqual([...pack.slice(39), ...pack.slice(0, 39)]);
  });

  it('is found card by card where it is none', () => {
    const pack = [0, 3, 1, 6, 2, 5, 4];
    const places = Uint16Array.from({ length: 7 }, (_, card) => pack.indexOf(card));
    expect(found(pack)).toContainEqual({ starts: places, fromEnd: false });
    expect([isFree({ starts: places, fromEnd: false }, 7)]).toEqual([true]);
  });

  it('is not looked for in a deck that was handed over', () => {
    const seen = cutsOf([0, 3, 1, 2]);
    expect(arrangementsOf([{ kind: 'ring' }], seen, 4, false).filter((one) => isFree(one, 4))).toEqual([]);
  });
});

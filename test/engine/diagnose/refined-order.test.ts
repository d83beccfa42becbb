import { describe, expect, it } from 'vitest';
import type { Counted } from '../../../src/core/statistic/counted.js';
import { turnDeck } from '../../../src/engine/diagnose/arrangement.js';
import type { Suspect } from '../../../src/engine/diagnose/expectation.js';
import { refined } from '../../../src/engine/diagnose/refined-order.js';
import { lemire } from '../../../src/parts/bounded/lemire.js';
import { mistakeCalled } from '../../../src/parts/mistake/index.js';
import { below } from '../../support/even-list.js';

const CARDS = 10;
const DEALS = 4000;

/** The order in which the deck of these tests began: card c at place STARTS[c]. */
const STARTS = Uint16Array.of(3, 9, 0, 6, 1, 8, 2, 7, 5, 4);

/** Counts of decks in that order that a mistake dealt, or an even shuffle where there is none. */
function counted(id: string, fromEnd: boolean): ReadonlyMap<Counted, Float64Array> {
  const shuffle = mistakeCalled(id);
  if (shuffle?.kind !== 'adaptive') throw new Error(id);
  const draw = below(37);
  const [places, follows] = [new Float64Array(CARDS ** 2), new Float64Array(CARDS ** 2)];
  for (let deal = 0; deal < DEALS; deal++) {
    const deck = Uint16Array.from({ length: CARDS }, (_, card) => card);
    shuffle.run({ below: draw }, deck);
    turnDeck(deck, { starts: STARTS, fromEnd });
    for (const [p, card] of deck.entries()) {
      places[card * CARDS + p]++;
      follows[card * CARDS + deck[(p + 1) % CARDS]]++;
    }
  }
  return new Map([
    ['positions', places],
    ['successors', follows],
  ]);
}

const suspect = (id: string, starts: Uint16Array, fromEnd: boolean): Suspect => {
  const shuffle = mistakeCalled(id);
  if (!shuffle) throw new Error(id);
  return { id, expects: [], dealer: { shuffle, bounded: lemire }, arrangement: { starts, fromEnd } };
};

/** The order with neighbours exchanged, as positions alone may leave it. */
const doubtful = Uint16Array.from(STARTS, (place) => place ^ 1);

const foundIn = (id: string, counts: ReadonlyMap<Counted, Float64Array>, fromEnd = false): Uint16Array | null | undefined =>
  refined(suspect(id, doubtful, fromEnd), counts, DEALS, CARDS).arrangement?.starts;

describe('the first order of a deck', () => {
  it.each(['sort-comparator:tim-sort,three', 'sort-comparator:php,three', 'sort-comparator:bubble,three'])(
    'is found by who follows whom: %s',
    (id) => {
      expect(foundIn(id, counted(id, false))).toEqual(STARTS);
      expect(foundIn(id, counted(id, true), true)).toEqual(STARTS);
    },
  );

  it('is not that of another mistake', () => {
    expect(foundIn('sort-comparator:tim-sort,three', counted('sort-comparator:quicksort-first,coin', false))).not.toEqual(STARTS);
  });

  it('stays as it is where nobody counted who follows whom, and where people write it', () => {
    const id = 'sort-comparator:tim-sort,three';
    const counts = counted(id, false);
    expect(foundIn(id, new Map([...counts].slice(0, 1)))).toEqual(doubtful);
    const reversed = Uint16Array.from({ length: CARDS }, (_, card) => CARDS - 1 - card);
    expect(refined(suspect(id, reversed, false), counts, DEALS, CARDS).arrangement?.starts).toEqual(reversed);
  });
});

import { describe, expect, it } from 'vitest';
import { POKER_KINDS, pokerCounts, pokerKind, pokerLaw } from '../../../src/math/hands/poker-hands.js';
import { readFixture } from '../../support/read-fixture.js';

const { tables } = readFixture<{ tables: readonly { name: string; total: string; counts: Readonly<Record<string, string>> }[] }>(
  'stats/hands.json',
);
const [{ counts: reference, total }] = tables.filter(({ name }) => name === 'poker5');
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Five cards in the usual notation, as a deck's cells. */
const hand = (text: string): Uint16Array =>
  Uint16Array.from(text.split(' '), (card) => RANKS.indexOf(card[0]) + 13 * SUITS.indexOf(card[1]));

/** The kind of a hand, told in a way of its own: from the sorted counts of its ranks. */
function slowKind(cells: Uint16Array): string {
  const ranks = Array.from(cells, (card) => card % 13).sort((a, b) => a - b);
  const groups = [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length).sort((a, b) => b - a);
  const isFlush = new Set(Array.from(cells, (card) => Math.floor(card / 13))).size === 1;
  const isStraight = groups.length === 5 && (ranks[4] - ranks[0] === 4 || ranks.join() === '0,1,2,3,12');
  if (isStraight && isFlush) return ranks[0] === 8 ? 'royal flush' : 'straight flush';
  if (isFlush || isStraight) return isFlush ? 'flush' : 'straight';
  const byGroups = { '4,1': 'four of a kind', '3,2': 'full house', '3,1,1': 'three of a kind', '2,2,1': 'two pair', '2,1,1,1': 'one pair' };
  return byGroups[groups.join() as keyof typeof byGroups] ?? 'high card';
}

describe('poker hands', () => {
  it('are as many of each kind as the reference says', () => {
    expect(Object.fromEntries(POKER_KINDS.map((kind, k) => [kind.replaceAll(' ', '_'), String(pokerCounts()[k])]))).toEqual(reference);
    expect(pokerLaw().reduceRight((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 15);
  });

  it('are told right, every one of them', () => {
    const found = new Float64Array(POKER_KINDS.length);
    const cells = new Uint16Array(5);
    for (let a = 0; a < 52; a++)
      for (let b = 0; b < a; b++)
        for (let c = 0; c < b; c++)
          for (let d = 0; d < c; d++)
            for (let e = 0; e < d; e++) {
              cells[0] = a;
              cells[1] = b;
              cells[2] = c;
              cells[3] = d;
              cells[4] = e;
              found[pokerKind(cells, 0)]++;
            }
    expect([...found]).toEqual(pokerCounts());
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(Number(total));
  });

  it('are told as a slow reading tells them, in any order of the cards', () => {
    const cells = new Uint16Array(7);
    let state = 20261121;
    for (let deal = 0; deal < 20_000; deal++) {
      const left = Array.from({ length: deal % 2 ? 52 : 13 }, (_, i) => (deal % 2 ? i : 4 * i));
      for (let p = 1; p < 6; p++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        [cells[p]] = left.splice(Math.floor((state / 2 ** 32) * left.length), 1);
      }
      expect(POKER_KINDS[pokerKind(cells, 1)]).toBe(slowKind(cells.subarray(1, 6)));
    }
  });

  it.each([
    ['Ac 2d 3c 4c 5c', 'straight'],
    ['5h 4h 3h 2h Ah', 'straight flush'],
    ['Ts Js Qs Ks As', 'royal flush'],
    ['Qs Ks As 2s 3s', 'flush'],
    ['Jc Qd Kc Ac 2c', 'high card'],
    ['9c 9d 9h 9s 2c', 'four of a kind'],
  ])('%s is a %s', (text, kind) => expect(POKER_KINDS[pokerKind(hand(text), 0)]).toBe(kind));
});

import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../src/core/catalogue.js';
import { matchChance } from '../../../../src/games/nim/match-chance.js';
import * as entries from '../../../../src/games/nim/player/index.js';
import type { NimPosition, Player } from '../../../../src/games/nim/player/player.js';
import { chooseMove } from '../../../../src/games/nim/player/player-moves.js';
import { fractionText, fractionValue } from '../../../../src/math/fraction.js';
import { readFixture } from '../../../support/read-fixture.js';
import { choiceLaw, pileChoiceLaw } from './choice-law.js';

const players = catalogue<Player>('player', entries);
const ALWAYS_WINS = players.all.filter(({ id }) => id !== 'random');

/** Which positions of three piles of up to 5 stones the player to move loses, by playing them all out. */
function lostPositions(misere: boolean): ReadonlySet<string> {
  const lost = new Set<string>();
  for (let stones = 0; stones <= 15; stones++)
    for (const piles of grid(5)) {
      if (piles.reduce((sum, pile) => sum + pile, 0) !== stones) continue;
      const moves = piles.flatMap((pile, i) =>
        Array.from({ length: pile }, (_, left) => piles.map((other, j) => (i === j ? left : other))),
      );
      if (moves.length === 0 ? !misere : moves.every((next) => !lost.has(next.join()))) lost.add(piles.join());
    }
  return lost;
}

function grid(most: number): number[][] {
  const sizes = Array.from({ length: most + 1 }, (_, k) => k);
  return sizes.flatMap((a) => sizes.flatMap((b) => sizes.map((c) => [a, b, c])));
}

const after = ({ piles }: NimPosition, pile: number, left: number): string => piles.map((stones, i) => (i === pile ? left : stones)).join();

/** What is wrong with how a player moves on the grid, or null: it must win wherever a move wins. */
function strengthFault(player: Player, misere: boolean, lost: ReadonlySet<string>): string | null {
  for (const piles of grid(5)) {
    const position = { piles, misere };
    const moves = player.weigh(position);
    if (moves.some(({ pile, left }) => !(left >= 0 && left < piles[pile]))) return `${piles.join()}: no move`;
    if (moves.length === 0 && piles.some((stones) => stones > 0)) return `${piles.join()}: no answer`;
    if (!lost.has(piles.join()) && moves.some(({ pile, left }) => !lost.has(after(position, pile, left))))
      return `${piles.join()}: gives the win away`;
  }
  return null;
}

describe.each(ALWAYS_WINS)('player $id', (player) => {
  it.each([false, true])('plays a winning move wherever there is one (misère: %s), on all three piles of up to 5', (misere) => {
    expect(strengthFault(player, misere, lostPositions(misere))).toBe(null);
  });

  it('says whether its choice is even, and over what', () => {
    expect(player.space !== undefined).toBe(player.uniform);
    expect(player.reference).toMatch(/\d{4}/);
  });
});

describe.each(players.all)('player $id', (player) => {
  it('chooses as its law says, over every draw', () => {
    const positions: NimPosition[] = [
      { piles: [5, 14, 9, 5], misere: false },
      { piles: [1, 2, 3], misere: true },
      { piles: [6, 4, 9], misere: false, rows: [[2, 2, 2], [4], [3, 3, 3]], cap: 15 },
    ];
    for (const position of positions) {
      const all = player.weigh(position).reduce((sum, { weight }) => sum + weight, 0);
      const counts = new Map<string, number>();
      for (let draw = 0; draw < all; draw++) {
        const { pile, left } = chooseMove(player, { below: () => draw }, position);
        counts.set(`${pile} ${left}`, (counts.get(`${pile} ${left}`) ?? 0) + 1);
      }
      for (const { pile, left, chance } of choiceLaw(player, position))
        expect(fractionText(BigInt(counts.get(`${pile} ${left}`) ?? 0), BigInt(all))).toBe(chance);
    }
  });

  it('has no move where there is no stone', () => {
    expect(player.weigh({ piles: [0, 0], misere: false })).toEqual([]);
    expect(() => chooseMove(player, { below: () => 0 }, { piles: [0, 0], misere: false })).toThrow(
      'a position must have a stone to take, got none',
    );
  });
});

describe('even in which space', () => {
  const text = (player: Player, position: NimPosition): string[] =>
    choiceLaw(player, position).map(({ pile, left, chance }) => `${pile}→${left} ${chance}`);

  it('differs between piles and outcomes: 5, 14, 9, 5 has two of three or one of two', () => {
    const position = { piles: [5, 14, 9, 5], misere: false };
    expect(text(entries.perPile, position)).toEqual(['0→2 1/3', '1→9 1/3', '3→2 1/3']);
    expect(text(entries.perOutcome, position)).toEqual(['0→2 1/4', '1→9 1/2', '3→2 1/4']);
    expect(text(entries.firstPile, position)).toEqual(['0→2 1/1']);
    expect(text(entries.lastPile, position)).toEqual(['3→2 1/1']);
    expect(text(entries.largestPile, position)).toEqual(['1→9 1/1']);
    expect(text(entries.random, position).length).toBe(33);
  });

  it('counts every way to take stones from the cells of a row', () => {
    // nim-sum 1: from 3 = 2 + 1 one stone is taken, from either cell; from the row 1 one stone; from 5 = 2 + 2 + 1 one, from three cells
    const rows = [[2, 1], [1], [2, 2, 1], [6]];
    const position = { piles: [3, 1, 5, 6], misere: false, rows };
    expect(text(entries.perRemoval, position)).toEqual(['0→2 1/3', '1→0 1/6', '2→4 1/2']);
    // two stones from 2 + 2 + 1: 2,0,0 0,2,0 1,1,0 1,0,1 0,1,1
    const five = text(entries.perRemoval, { piles: [5, 3], misere: false, rows: [[2, 2, 1], [3]] });
    expect(five).toEqual(['0→3 1/1']);
    expect(entries.perRemoval.weigh({ piles: [5, 3], misere: false, rows: [[2, 2, 1], [3]] })[0].weight).toBe(5);
  });

  it('counts additions in poker Nim', () => {
    const piles = [6, 9, 3];
    expect(text(entries.withAdditions, { piles, misere: false })).toEqual(['1→5 1/1']);
    expect(text(entries.withAdditions, { piles, misere: false, cap: 9 })).toEqual(['1→5 1/1']);
    expect(text(entries.withAdditions, { piles, misere: false, cap: 15 })).toEqual(['1→5 1/3', '0→10 1/3', '2→15 1/3']);
  });
});

interface Bias {
  readonly max: number;
  readonly piles: number;
  readonly p_index_given_N_first_winning_pile: readonly number[];
  readonly p_index_given_N_uniform_player: readonly number[];
}
const fixture = readFixture<{ first_winning_pile_bias: Bias[] }>('games/laws/nim_player.json');
const upTo = (max: number): bigint[] => Array.from({ length: max + 1 }, (_, stones) => (stones === 0 ? 0n : 1n));

describe('which pile is chosen, averaged over even deals', () => {
  it.each(fixture.first_winning_pile_bias.filter(({ max, piles }) => max ** piles <= 11_000))(
    'is the reference for $piles piles of 1 to $max',
    (row) => {
      const off = (law: readonly string[], expected: readonly number[]): string[] =>
        law.flatMap((chance, pile) =>
          Math.abs(fractionValue(chance) - expected[pile]) < 1e-14 ? [] : [`pile ${pile + 1}: ${chance}, not ${expected[pile]}`],
        );
      const first = pileChoiceLaw(entries.firstPile, upTo(row.max), row.piles, false);
      expect(off(first, row.p_index_given_N_first_winning_pile)).toEqual([]);
      expect(
        off(pileChoiceLaw(entries.lastPile, upTo(row.max), row.piles, false), [...row.p_index_given_N_first_winning_pile].reverse()),
      ).toEqual([]);
      expect(off(pileChoiceLaw(entries.perPile, upTo(row.max), row.piles, false), row.p_index_given_N_uniform_player)).toEqual([]);
      // Of two piles at most one wins, so every player chooses alike.
      const other = off(first, row.p_index_given_N_uniform_player);
      if (row.piles === 2) expect(other).toEqual([]);
      else expect(other).not.toEqual([]);
    },
  );

  it('is refused for too many deals', () => {
    expect(() => pileChoiceLaw(entries.perPile, upTo(99), 4, false)).toThrow(
      'an average over deals needs at most 5000000 of them, got 100000000',
    );
  });
});

describe('a perfect player against one who takes any move', () => {
  const chance = (play: 'normal' | 'misere', piles: readonly number[], first: 'perfect' | 'random'): string =>
    matchChance(play)(piles, first).join('/');

  it('wins the examples as in the reference, in both conventions alike', () => {
    for (const play of ['normal', 'misere'] as const) {
      expect(chance(play, [6, 9, 3], 'perfect')).toBe('1/1');
      expect(fractionValue(chance(play, [6, 9, 3], 'random'))).toBeCloseTo(0.9991854103543918, 15);
      expect([chance(play, [1, 2, 3], 'perfect'), chance(play, [1, 2, 3], 'random')]).toEqual(['4/5', '1/1']);
    }
  });

  it('wins equally often in normal and misère play from every start with a pile of two or more', () => {
    const [normal, misere] = [matchChance('normal'), matchChance('misere')];
    const alike = grid(3).filter((piles) => normal(piles, 'perfect').join() === misere(piles, 'perfect').join());
    expect(alike).toEqual(grid(3).filter((piles) => piles.some((stones) => stones >= 2)));
  });
});

describe('the checks of this suite catch', () => {
  it("the text's reversed rule for piles of one stone, and a player that leaves the nim-sum in misère play", () => {
    const lost = lostPositions(true);
    const xorOnly: Player = { ...entries.perPile, weigh: ({ piles }) => entries.perPile.weigh({ piles, misere: false }) };
    expect(strengthFault(entries.perPile, true, lost)).toBe(null);
    expect(strengthFault(xorOnly, true, lost)).toMatch(/gives the win away$/);
    expect(strengthFault(entries.random, false, lostPositions(false))).toMatch(/gives the win away$/);
    expect(strengthFault({ ...entries.perPile, weigh: () => [] }, false, lostPositions(false))).toBe('0,0,1: no answer');
  });
});

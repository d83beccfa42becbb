import { describe, expect, it } from 'vitest';
import { allPiles } from '../../../../src/games/nim/all-piles.js';
import { machineMove } from '../../../../src/games/nim/machine-move.js';
import type { Play } from '../../../../src/games/nim/play.js';
import { judged, settled, trialsFor } from '../../../../src/wings/wins/engine/judge.js';

const SHAPE = { piles: 3, max: 4 };
type Chooser = (piles: readonly number[]) => readonly (readonly [pile: number, left: number, times: bigint])[];

const table = (choose: Chooser, { max, piles: many } = SHAPE): Map<number, Map<number, bigint>> => {
  const played = new Map<number, Map<number, bigint>>();
  let rank = 0;
  for (const piles of allPiles(many, max)) {
    played.set(rank, new Map(choose([...piles]).map(([pile, left, times]) => [pile * (max + 1) + left, times])));
    rank++;
  }
  return played;
};

/** The machine of the house, whose solver is another one. */
const machine =
  (play: Play): Chooser =>
  (piles) => {
    const move = machineMove(piles.map(BigInt), play);
    return [[move?.pile ?? 0, Number(move?.to ?? 0), 10n]];
  };

/** Takes one stone of the last pile: what a player does who knows nothing. */
const one: Chooser = (piles) => [[piles.length - 1, piles[piles.length - 1] - 1, 3n]];

const judge = (choose: Chooser, game: string, counts = true): ReturnType<typeof judged> =>
  judged('./x.js', game, SHAPE, table(choose), counts);

describe('what a player is found to do', () => {
  it('is to give nothing away where it plays as the machine does', () => {
    expect(judge(machine('normal'), 'nim')).toMatchObject({
      positions: { all: 64, won: 58, seen: 58, lost: 0 },
      given: '0/1',
      moves: 580,
      least: 10,
      lapses: [],
      instead: null,
    });
    expect(judge(machine('misere'), 'misere').positions.lost).toBe(0);
  });

  it('is to give wins away, the position with the fewest stones first, and to play another game right', () => {
    const mixed = judge(machine('misere'), 'nim');
    expect(mixed.instead).toBe('misere');
    expect(mixed.lapses[0]).toEqual({
      piles: [1, 1, 2],
      visits: 10,
      given: '1/1',
      wrong: [{ pile: 2, left: 1, chance: '1/1' }],
      right: [{ pile: 2, left: 0 }],
    });
    // Normal and misère play part where at most one pile has two stones or more.
    expect(mixed.large.map(({ large, lost }) => [large, lost])).toEqual([
      [0, 0],
      [1, 9],
      [2, 0],
      [3, 0],
    ]);
    expect(judge(machine('normal'), 'misere').instead).toBe('nim');
  });

  it('has the share of each move, as a fraction, where it draws', () => {
    const slips: Chooser = (piles) => [
      ...machine('normal')(piles).map(([pile, left]) => [pile, left, 19n] as const),
      ...one(piles).map(([pile, left]) => [pile, left, 1n] as const),
    ];
    const { lapses, least, moves } = judge(slips, 'nim', false);
    expect([lapses[0].given, lapses[0].visits, moves, least]).toEqual(['1/20', null, null, null]);
  });

  it('is known by the numbers it takes', () => {
    const upTo2: Chooser = (piles) => {
      for (const [pile, stones] of piles.entries())
        for (const taken of [1, 2]) {
          const rest = piles.with(pile, stones - taken);
          if (taken <= stones && rest.reduce((sum, left) => sum ^ (left % 3), 0) === 0) return [[pile, stones - taken, 1n]];
        }
      return one(piles);
    };
    expect([judge(upTo2, 'subtraction:1,2,3').instead, judge(upTo2, 'subtraction:1,2').positions.lost]).toEqual(['subtraction:1,2', 0]);
    expect(() => judge(machine('normal'), 'subtraction:1,2')).toThrow(
      './x.js: a move must take 1 or 2 stones from a pile, got pile 3 from 3 to 0, with piles 1, 1, 3',
    );
  });

  it('is nothing where no position can be won', () => {
    expect(() => judged('./x.js', 'nim', { piles: 2, max: 1 }, new Map(), true)).toThrow('got none in nim');
  });
});

describe('the verdict', () => {
  const plan = { n: 5, game: 'nim', seed: 'a', seedScheme: 'shuffle-audit/seed/1', trials: 1000, blockSize: 65_536, detect: 0.01 } as const;
  const found = { least: 10, moves: 520, positions: { all: 64, won: 52, seen: 52, lost: 0 } };

  it.each([
    [{}, 'holds'],
    [{ positions: { ...found.positions, lost: 1 } }, 'fails'],
    [{ positions: { ...found.positions, seen: 51 } }, 'inconclusive'],
    [{ moves: 458 }, 'inconclusive'],
    [{ moves: 459 }, 'holds'],
  ])('of %j is %s', (other, kind) => {
    expect(settled(plan, { ...found, ...other }, SHAPE).verdict.kind).toBe(kind);
  });

  it('says what would have been seen: errors of that size are missed once in a hundred samples', () => {
    const { visible } = settled(plan, found, SHAPE);
    expect((1 - (visible?.anywhere ?? 0)) ** 520).toBeCloseTo(0.01, 12);
    expect((1 - (visible?.alone ?? 0)) ** 10).toBeCloseTo(0.01, 12);
  });

  it('asks for moves that leave next to no position unseen', () => {
    const misses = [
      { piles: 3, max: 7 },
      { piles: 2, max: 500 },
    ].map((shape) => shape.max ** shape.piles * Math.exp(-trialsFor(shape, 0.01) / shape.max ** shape.piles));
    expect(misses.filter((expected) => expected > 1e-5)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Statistic } from '../../../src/core/statistic/statistic.js';
import * as playerEntries from '../../../src/games/nim/player/index.js';
import { CHOICE_SPACES, evenPlayer, ownSpace } from '../../../src/games/nim/player/null-player.js';
import type { Player } from '../../../src/games/nim/player/player.js';
import { strengthOf } from '../../../src/games/nim/player/strength.js';
import { choiceVariation } from '../../../src/kinds/moves/known.js';
import * as entries from '../../../src/kinds/moves/statistics/index.js';
import { expectedMoves, fittedMoves, moved } from './moves-of.js';

const statistics = catalogue<Statistic>('statistic of moves', entries);
const players = catalogue<Player>('player', playerEntries);
const SIZE = { piles: 3, max: 5 };
const DEALS = 20_000;

describe.each(statistics.all.map((statistic) => [statistic.id, statistic] as const))('statistic of moves %s', (_, statistic) => {
  it.each(CHOICE_SPACES)('has the null law of the even player, move by move: by %s', (space) => {
    for (const size of [SIZE, { piles: 4, max: 3 }]) {
      const fit = fittedMoves(statistic, space, size, DEALS);
      const counts = expectedMoves(fit, evenPlayer(space), space, size, DEALS);
      for (const { value } of fit.test(counts, DEALS)) expect(value / DEALS).toBeLessThan(1e-24);
    }
  });

  it(`flags ${statistic.catches} and not an even player`, () => {
    const fit = fittedMoves(statistic, 'pile', SIZE, DEALS);
    const logP = (player: Player, seed: number): number => {
      const accumulator = fit.accumulator();
      accumulator.add(moved(player, 'pile', SIZE, DEALS, seed));
      const [result] = fit.test(accumulator.counts, DEALS);
      return result.logP;
    };
    expect(logP(players.get(statistic.catches.replace('nim:player/', '')), 31)).toBeLessThan(Math.log(1e-9));
    expect(logP(playerEntries.perPile, 32)).toBeGreaterThan(Math.log(1e-4));
  });
});

describe.each(CHOICE_SPACES)('by %s', (space) => {
  it.each(players.all.map((player) => [player.id, player] as const))('%s is seen as its law says', (id, player) => {
    const sample = moved(player, space, SIZE, DEALS, 40 + id.length);
    let seen = 0;
    for (const statistic of statistics.all) {
      const fit = fittedMoves(statistic, space, SIZE, DEALS);
      const [{ value: expected }] = fit.test(expectedMoves(fit, player, space, SIZE, DEALS), DEALS);
      const accumulator = fit.accumulator();
      accumulator.add(sample);
      const [{ degrees, logP, value }] = fit.test(accumulator.counts, DEALS);
      expect(Math.abs(value - degrees - expected) / Math.sqrt(2 * degrees + 4 * expected)).toBeLessThan(8);
      if (logP < Math.log(1e-9)) seen++;
    }
    // Of one's own space nothing is seen; every other choice is seen by one statistic at least, or is no other: at 3 piles of 1 to 5.
    const variation = choiceVariation(player, space, SIZE.piles, SIZE.max);
    expect([id, seen > 0]).toEqual([id, variation > 1e-9]);
    if (ownSpace(player) === space) expect(variation).toBeLessThan(1e-12);
  });
});

describe('strength', () => {
  it('is settled for every position: all players but the one that takes any move', () => {
    for (const player of players.all) {
      const { cases, holds, lapse } = strengthOf(player, 'pile', 3, 7);
      expect([player.id, holds, cases]).toEqual([player.id, player.id !== 'random', 301]);
      expect(lapse).toEqual(holds ? null : [1, 1, 2]);
    }
  });

  it('catches a player that plays wrongly in a single position', () => {
    const { perPile } = playerEntries;
    const once: Player = {
      ...perPile,
      weigh: (position) =>
        position.piles.join() === '7,2,5'
          ? []
          : position.piles.join() === '7,2,4'
            ? [{ pile: 0, left: 1, weight: 1 }]
            : perPile.weigh(position),
    };
    expect(strengthOf(once, 'pile', 3, 7)).toEqual({ holds: false, cases: 301, lapse: [7, 2, 4] });
  });

  it('the choice of which position says nothing does not hide moves that do not win', () => {
    const fit = fittedMoves(entries.choiceOfPile, 'pile', SIZE, DEALS);
    const accumulator = fit.accumulator();
    accumulator.add(moved(playerEntries.random, 'pile', SIZE, DEALS, 77));
    expect(fit.test(accumulator.counts, DEALS)[0].logP).toBeLessThan(-100);
  });
});

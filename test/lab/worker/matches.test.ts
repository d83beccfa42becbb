import { describe, expect, it } from 'vitest';
import { matchChance } from '../../../src/games/nim/match-chance.js';
import { matches } from '../../../src/lab/worker/matches.js';
import type { MatchesTold } from '../../../src/lab/worker/tasks.js';

const breathe = (): Promise<void> => Promise.resolve();

describe('matches of Nim', () => {
  it.each([
    [[3, 4, 5], 'normal'],
    [[1, 4, 5], 'normal'],
    [[1, 1, 2], 'misere'],
    [[3, 3], 'misere'],
  ] as const)('from %j in %s play are won as often as the exact chance says', async (piles, play) => {
    const told: MatchesTold[] = [];
    for await (const one of matches({ piles, play, seed: 'lab 1', at: [10, 20_000] }, breathe)) told.push(one);
    const [over, under] = matchChance(play)(piles, 'random');
    const chance = Number(over) / Number(under);
    expect(told.map(({ games }) => games)).toEqual([10, 20_000]);
    // Five standard deviations of a share of 20,000.
    expect(Math.abs((told[1]?.wins ?? 0) / 20_000 - chance)).toBeLessThanOrEqual(5 * Math.sqrt((chance * (1 - chance)) / 20_000));
  });
});

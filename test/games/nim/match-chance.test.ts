import { describe, expect, it } from 'vitest';
import { matchChance } from '../../../src/games/nim/match-chance.js';
import { fractionText, fractionValue } from '../../../src/math/fraction.js';
import { readFixture } from '../../support/read-fixture.js';

const reference = readFixture<{
  perfect_vs_random: readonly {
    max: number;
    piles: number;
    misere: boolean;
    perfect_moves_first: { exact: string };
    perfect_moves_second: { exact: string };
  }[];
  examples: Readonly<Record<string, { perfect_first: number; perfect_second: number }>>;
}>('games/laws/nim_player.json');

describe('matchChance', () => {
  it.each(reference.perfect_vs_random.map((one) => [one.piles, one.max, one.misere ? 'misere' : 'normal', one] as const))(
    'over all deals of %i piles of 1 to %i in %s play is the fraction of the reference',
    (piles, max, play, one) => {
      const chance = matchChance(play);
      const deals = Array.from({ length: max ** piles }, (_, deal) =>
        Array.from({ length: piles }, (__, pile) => 1 + (Math.floor(deal / max ** pile) % max)),
      );
      for (const [first, expected] of [
        ['perfect', one.perfect_moves_first],
        ['random', one.perfect_moves_second],
      ] as const) {
        const [sum, common] = deals.map((deal) => chance(deal, first)).reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
        expect(fractionText(sum, common * BigInt(deals.length))).toBe(expected.exact);
      }
    },
  );

  it.each(Object.entries(reference.examples))('of %s is that of the reference', (name, expected) => {
    const [, inside, play] = /^\((.*)\) (normal|misere)$/.exec(name) ?? [];
    const chance = matchChance(play === 'misere' ? 'misere' : 'normal');
    const piles = inside.split(', ').map(Number);
    const value = (first: 'perfect' | 'random'): number => fractionValue(fractionText(...chance(piles, first)));
    expect(value('perfect')).toBeCloseTo(expected.perfect_first, 12);
    expect(value('random')).toBeCloseTo(expected.perfect_second, 12);
  });

  it('is settled where nothing is left', () => {
    expect([matchChance('normal')([], 'perfect'), matchChance('normal')([0], 'random')]).toEqual([
      [0n, 1n],
      [1n, 1n],
    ]);
    expect(matchChance('misere')([0, 0], 'perfect')).toEqual([1n, 1n]);
  });
});

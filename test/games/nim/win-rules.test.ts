import { expect, it } from 'vitest';
import { bruteForce } from '../../../src/games/nim/brute-force.js';
import type { Play } from '../../../src/games/nim/play.js';
import { winRules } from '../../../src/games/nim/win-rules.js';

/** Who wins each position, worked out backward from the ends with no theory at all. */
function backward(takes: readonly number[] | null, play: Play, starts: readonly (readonly number[])[]): ReadonlyMap<string, string> {
  const moves = (piles: readonly number[]): readonly (readonly number[])[] =>
    piles.flatMap((stones, pile) =>
      Array.from({ length: stones }, (_, left) => left)
        .filter((left) => takes === null || takes.includes(stones - left))
        .map((left) => piles.with(pile, left)),
    );
  // Whoever cannot move wins in misère play: one move more, to a place where nobody can.
  const ended: readonly number[] = [-1];
  const options = (piles: readonly number[]): readonly (readonly number[])[] => {
    const there = piles === ended ? [] : moves(piles);
    return there.length === 0 && play === 'misere' && piles !== ended ? [ended] : there;
  };
  return bruteForce({ key: (piles) => piles.join(' '), options }, starts);
}

function positions(piles: number, max: number): readonly (readonly number[])[] {
  if (piles === 0) return [[]];
  return positions(piles - 1, max).flatMap((some) => Array.from({ length: max + 1 }, (_, stones) => [...some, stones]));
}

const GAMES = [null, [1, 2], [1, 2, 3], [1, 3, 4], [1, 2, 4, 7], [1, 5], [1], [2, 3], [3, 5, 8]].flatMap((takes) =>
  (['normal', 'misere'] as const).map((play) => [takes, play] as const),
);
const SHAPES = [
  [1, 40],
  [2, 11],
  [3, 6],
  [4, 3],
] as const;

it.each(GAMES)('taking %j in %s play is won as working backward says, and so are its moves', (takes, play) => {
  const faults: string[] = [];
  for (const [piles, max] of SHAPES) {
    const rules = winRules(takes, play, max);
    const all = positions(piles, max);
    const known = backward(takes, play, all);
    const isWon = (at: readonly number[]): boolean => known.get(at.join(' ')) === 'win';
    for (const at of all) {
      if (rules.isWon(at) !== isWon(at)) faults.push(`${at.join(' ')}: ${rules.isWon(at)}`);
      for (const [pile, stones] of at.entries())
        for (let left = 0; left < stones; left++) {
          const wins = (takes === null || takes.includes(stones - left)) && !isWon(at.with(pile, left));
          if (rules.wins(at, { pile, left }) !== wins) faults.push(`${at.join(' ')}: pile ${pile} to ${left}`);
        }
    }
  }
  expect(faults).toEqual([]);
});

it('a wrong rule is not what working backward says', () => {
  const known = backward([1, 2, 3], 'misere', positions(2, 7));
  const { isWon } = winRules([1, 2, 3], 'normal', 7);
  expect(positions(2, 7).filter((at) => isWon(at) !== (known.get(at.join(' ')) === 'win')).length).toBeGreaterThan(0);
});

import { describe, expect, it } from 'vitest';
import type { Play } from '../../../../src/games/nim/play.js';
import { misereEnds } from '../../../../src/lab/lessons/nim/ends.js';
import { answered, begun, type Game, iWin, type Rule } from '../../../../src/lab/lessons/nim/game.js';
import { placeOf, STARTS, settingsOf } from '../../../../src/lab/lessons/nim/place.js';

/** Whether the learner can win from here against the machine, by trying every move of every game. */
function canWin(game: Game, play: Play, rule: Rule): boolean {
  if (game.last) return iWin(game.last, play);
  return game.piles.some((size, pile) =>
    Array.from({ length: Number(size) }, (_, left) => answered(game, pile, BigInt(left), play, rule)).some((next) =>
      canWin(next, play, rule),
    ),
  );
}

describe('a game of Nim on the page', () => {
  it('of 3, 4 and 5 has one first move that wins against the right rule: to 1, 4, 5', () => {
    const game = begun([3n, 4n, 5n], false, 'normal', 'right');
    const winning = game.piles.flatMap((size, pile) =>
      Array.from({ length: Number(size) }, (_, left) => left)
        .filter((left) => canWin(answered(game, pile, BigInt(left), 'normal', 'right'), 'normal', 'right'))
        .map((left) => [pile, left]),
    );
    expect(winning).toEqual([[0, 1]]);
  });

  it.each(['normal', 'misere'] as const)('in %s play cannot be won where the machine begins a position that can be won', (play) => {
    for (const start of ['345', '112', '33'])
      expect(canWin(begun([...start].map(BigInt), true, play, 'right'), play, 'right'), start).toBe(start === '33');
  });

  it('is lost by a machine that plays by the rule of some texts, where the right rule would win', () => {
    const piles = [1n, 1n, 2n];
    const beaten = (['right', 'text'] as const).filter((rule) => canWin(begun(piles, true, 'misere', rule), 'misere', rule));
    expect(beaten).toEqual(['text']);
  });

  it('stands in the settings, to its end', () => {
    for (const start of STARTS) {
      let game = begun([...start].map(BigInt), false, 'normal', 'right');
      const settings = { start, play: 'normal', first: 'me', machine: 'right' };
      expect(placeOf({ ...settings, now: '0', last: 'nobody' })).toEqual(game);
      while (!game.last) {
        game = answered(
          game,
          game.piles.findIndex((size) => size > 0n),
          0n,
          'normal',
          'right',
        );
        expect(placeOf({ ...settings, ...settingsOf(game) })).toEqual({ ...game, reply: null });
      }
    }
  });
});

describe('the ends of misère play', () => {
  it('are those of the right rule, and the texts have single stones the wrong way round', () => {
    const ends = misereEnds(4, 3);
    expect(ends.length).toBe(255);
    expect(ends.filter(({ played, right }) => played !== right)).toEqual([]);
    const wrong = ends.filter(({ played, text }) => played !== text).map(({ piles }) => piles.join(''));
    // Every position of single stones alone, of which four piles have 15.
    expect(wrong.length).toBe(15);
    expect(wrong.filter((piles) => !/^[01]+$/.test(piles))).toEqual([]);
  });
});

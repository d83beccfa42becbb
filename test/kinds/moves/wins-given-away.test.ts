import { describe, expect, it } from 'vitest';
import { evenPlayer } from '../../../src/games/nim/player/null-player.js';
import { nimMoves } from '../../../src/kinds/moves/moves.js';
import { winsGivenAway, winsGivenAwayIn } from '../../../src/kinds/moves/statistics/wins-given-away.js';

const GAME = { kind: 'moves', piles: 3, max: 7, choice: 'pile' } as const;

function counted(moves: readonly (readonly number[])[], game: Parameters<typeof nimMoves>[0] = GAME): Float64Array {
  const fitted = winsGivenAway.fit(nimMoves(game), moves.length);
  if ('skipped' in fitted) throw new Error(fitted.skipped.why);
  const { add, counts } = fitted.accumulator();
  add({ width: game.piles + 2, length: moves.length, cells: Uint16Array.from(moves.flat()) });
  return counts;
}

describe('wins that are given away', () => {
  it('are moves from a nim-sum other than 0 to one that is not 0 either; the first is named by its piles', () => {
    const moves = [
      [1, 2, 3, 0, 0],
      [1, 2, 4, 2, 3],
      [1, 2, 4, 2, 0],
      [1, 1, 7, 2, 6],
      [7, 7, 7, 0, 0],
    ];
    expect(winsGivenAwayIn(counted(moves), GAME)).toEqual({ given: 2, won: 4, first: [1, 1, 7] });
    expect(winsGivenAwayIn(counted(moves.filter((_, k) => k === 0 || k === 4)), GAME)).toEqual({ given: 0, won: 1, first: null });
  });

  it('never come of a choice among winning moves, and one of them is enough', () => {
    const fitted = winsGivenAway.fit(nimMoves(GAME), 100);
    if ('skipped' in fitted) throw new Error(fitted.skipped.why);
    const [none] = fitted.test(counted([[1, 2, 4, 2, 3]]), 100);
    const [one] = fitted.test(counted([[1, 2, 4, 2, 0]]), 100);
    expect([none.logP, one.logP < -700, one.value]).toEqual([0, true, 0.01]);
    expect(evenPlayer('pile').id).toBe('per-pile');
  });

  it('are counted without names where there are too many positions', () => {
    const game = { piles: 6, max: 7, choice: 'pile' } as const;
    const counts = counted([[1, 2, 4, 1, 1, 1, 2, 0]], game);
    expect([counts.length, winsGivenAwayIn(counts, game)]).toEqual([2, { given: 1, won: 1, first: null }]);
  });
});

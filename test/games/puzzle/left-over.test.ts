import { expect, it } from 'vitest';
import { solvedBoard } from '../../../src/games/puzzle/board.js';
import { estimateLeftOver } from '../../../src/games/puzzle/left-over.js';
import { readBoard } from '../../../src/games/puzzle/read-board.js';
import { solve } from '../../../src/games/puzzle/solve.js';

const GOAL = solvedBoard({ rows: 3, columns: 3 });
const start = readBoard('867254301').board;
const gaveUp = (algorithm: string, limit: number) => solve({ start, goal: GOAL, algorithm, limit }).result;

it('of a search that deepens, the round it was in is guessed from the two before', () => {
  const result = gaveUp('ida-star', 8000);
  const [before, last, open] = result.rounds.slice(-3);
  expect(estimateLeftOver(result, start)).toEqual({
    kind: 'round',
    bound: open.bound,
    made: open.generated,
    expected: Math.round(last.generated ** 2 / before.generated),
    factor: last.generated / before.generated,
  });
});

it('the guess comes near what the round then makes: within a factor of two on one of the hardest boards of 3 x 3', () => {
  const whole = solve({ start, goal: GOAL, algorithm: 'iterative-deepening', limit: 3_000_000 }).result.rounds;
  const limit = whole.slice(0, 14).reduce((sum, { generated }) => sum + generated, 1);
  const left = estimateLeftOver(gaveUp('iterative-deepening', limit), start);
  const ratio = left?.kind === 'round' ? left.expected / whole[14].generated : 0;
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

it('of a search that keeps boards, those met of all that can be reached', () => {
  for (const algorithm of ['a-star', 'breadth-first', 'depth-first', 'best-first']) {
    const result = gaveUp(algorithm, 100);
    expect(estimateLeftOver(result, start)).toEqual({ kind: 'boards', met: result.kept, of: 181_440n });
  }
});

it('says nothing after fewer than two whole rounds', () => {
  expect(estimateLeftOver(gaveUp('ida-star', 10), start)).toBeNull();
});

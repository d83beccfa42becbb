import { expect, it } from 'vitest';
import { run } from '../../src/cli/commands/run.js';
import { searchName } from '../../src/cli/puzzle/search-name.js';
import { argumentHint } from '../../src/cli/usage-hint.js';
import { algorithms } from '../../src/games/puzzle/solve.js';

it.each([
  ['run python3 deal.py', 'run -- python3 deal.py'],
  ['run --trials 200 --quiet ./dealer deal.py', 'run --trials 200 --quiet -- ./dealer deal.py'],
  ['run --trials 200 python3 deal.py', 'run --trials 200 -- python3 deal.py'],
  ['run --trials=200 python3 deal.py --fast', 'run --trials=200 -- python3 deal.py --fast'],
])('%s is told to set its program apart, and its options before it', (typed, told) => {
  const argv = typed.split(' ');
  const hint = argumentHint('unknown argument: deal.py', argv, run);
  expect(hint).toBe(`one subject, or a program and its words after --: shuffle-audit ${told}`);
});

it('the usual short names of searches are those of the catalogue', () => {
  const ids = ['A*', 'bfs', 'DFS', 'ida*', 'iddfs'].map((word) => algorithms.get(searchName(word)).id);
  expect(ids).toEqual(['a-star', 'breadth-first', 'depth-first', 'ida-star', 'iterative-deepening']);
  expect(['constructor', 'best-first'].map(searchName)).toEqual(['constructor', 'best-first']);
});

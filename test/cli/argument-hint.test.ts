import { expect, it } from 'vitest';
import { argumentHint } from '../../src/cli/argument-hint.js';
import { commandName } from '../../src/cli/command.js';
import { allCommands } from '../../src/cli/command-list.js';
import { list } from '../../src/cli/commands/list.js';
import { run } from '../../src/cli/commands/run.js';
import { searchName } from '../../src/cli/puzzle/search-name.js';
import { algorithms } from '../../src/games/puzzle/solve.js';

it.each([
  ['run python3 deal.py', 'run -- python3 deal.py'],
  ['run --trials 200 --quiet ./dealer deal.py', 'run --trials 200 --quiet -- ./dealer deal.py'],
  ['run --trials 200 python3 deal.py', 'run --trials 200 -- python3 deal.py'],
  ['run --trials=200 python3 deal.py --fast', 'run --trials=200 -- python3 deal.py --fast'],
])('%s is told to set its program apart, and its options before it', (typed, told) => {
  const argv = typed.split(' ');
  const hint = argumentHint('unknown argument: deal.py', argv, { usage: 'run [subject]', describe: '', takesProgram: true, ...run });
  expect(hint).toBe(`one subject, or a program and its words after --: shuffle-audit ${told}`);
});

it.each([['run ./a.js npm:b#c'], ['run sattolo naive-swap']])('%s is told how to see both beside each other', (typed) => {
  const words = typed.split(' ');
  const hint = argumentHint(`unknown argument: ${words[2]}`, words, { usage: 'run [subject]', describe: '', takesProgram: true, ...run });
  expect(hint).toContain(`; both beside each other: shuffle-audit compare ${words.slice(1).join(' ')}`);
});

it('every command is loaded under its own name, and what each lists is what it has', async () => {
  const loaded = await Promise.all(allCommands().map((command) => command.load()));
  expect(new Set(loaded).size).toBe(allCommands().length);
  expect(loaded[allCommands().findIndex((command) => commandName(command) === 'list')]).toBe(list);
  expect(allCommands().find((command) => commandName(command) === 'list')?.describe).toBe(`the catalogues: ${list.operands['kind']?.says}`);
  for (const [k, { operands }] of loaded.entries())
    expect(Object.keys(operands)).toEqual([...(allCommands()[k]?.usage ?? '').matchAll(/[<[](\w+)/g)].map(([, name]) => name));
});

it('the usual short names of searches are those of the catalogue', () => {
  const ids = ['A*', 'bfs', 'DFS', 'ida*', 'iddfs'].map((word) => algorithms.get(searchName(word)).id);
  expect(ids).toEqual(['a-star', 'breadth-first', 'depth-first', 'ida-star', 'iterative-deepening']);
  expect(['constructor', 'best-first'].map(searchName)).toEqual(['constructor', 'best-first']);
});

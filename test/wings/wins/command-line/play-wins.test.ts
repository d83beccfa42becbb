import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { program } from '../../../support/program.js';
import { needs } from '../../../support/tools.js';

const cwd = mkdtempSync(join(tmpdir(), 'wins-'));
writeFileSync(
  join(cwd, 'p.mjs'),
  `const xor = (p) => p.reduce((a, b) => a ^ b, 0);
const one = (p) => p.with(p.findIndex((q) => q > 0), p[p.findIndex((q) => q > 0)] - 1);
export const right = (p) => { const i = p.findIndex((q) => (q ^ xor(p)) < q); return i < 0 ? one(p) : p.with(i, p[i] ^ xor(p)); };
export const misere = (p) => {
  const large = p.filter((q) => q > 1).length;
  if (large !== 1) return large === 0 ? one(p) : right(p);
  return p.with(p.findIndex((q) => q > 1), p.filter((q) => q === 1).length % 2 === 0 ? 1 : 0);
};
export const upTo3 = (p) => {
  for (const [i, q] of p.entries()) for (const t of [1, 2, 3]) if (t <= q && xor(p.with(i, q - t).map((r) => r % 4)) === 0) return p.with(i, q - t);
  return one(p);
};
export const seldom = (p) => (p.join() === '7,7,6' ? one(p) : right(p));
export const slips = (p) => (Math.random() < 0.002 ? one(p) : right(p));
export const chooses = (p) => {
  const wins = p.flatMap((q, i) => ((q ^ xor(p)) < q ? [i] : []));
  const i = wins[Math.floor(Math.random() * wins.length)];
  return i === undefined ? one(p) : p.with(i, p[i] ^ xor(p));
};
export const kept = (p) => { p.splice(0, p.length, ...right(p)); };
export const cheat = (p) => p.map((q) => q - 1);
`,
);
writeFileSync(
  join(cwd, 'nim.py'),
  `import random, sys
def move(p):
    x = 0
    for q in p: x ^= q
    for i, q in enumerate(p):
        if q ^ x < q: return p[:i] + [q ^ x] + p[i + 1:]
    return [p[0] - 1] + p[1:]
top = int(sys.argv[1])
while True:
    p = [random.randint(1, top) for _ in range(3)]
    print(*p, *move(p))
`,
);

const asked = (command: string, name: string, ...more: readonly string[]): ReturnType<typeof program> =>
  program(cwd, command, `./p.mjs#${name}`, '--space', 'nim:player', '--quiet', ...(command === 'run' ? ['--seed', 'wins'] : []), ...more);

describe.each(['prove', 'run'])('%s of a player', (command) => {
  it.each<[string, number, string, readonly string[]]>([
    ['right', 0, command === 'run' ? 'No win given away in' : 'Plays every win: in all 301 positions of 3 piles of 1 to 7 stones', []],
    ['chooses', 0, command === 'run' ? 'No win given away in' : 'Plays every win:', []],
    ['kept', 0, command === 'run' ? 'No win given away in' : 'Plays every win:', []],
    ['misere', 0, 'in misère Nim', ['--game', 'misere']],
    ['upTo3', 0, 'in the game of taking 1, 2 or 3 stones', ['--game', 'subtraction:1,2,3']],
    ['right', 0, '2 piles of 1 to 9 stones that can be won', ['--piles', '2', '--max', '9']],
    ['upTo3', 0, '1 pile of 1 to 21 stones', ['--piles', '1', '--max', '21', '--game', 'subtraction:1,2,3']],
    ['misere', 20, 'It plays another game right: in misère Nim the same moves give no win away. To ask for that: --game misere.', []],
    ['right', 20, 'in Nim the same moves give no win away', ['--game', 'misere']],
    ['upTo3', 20, 'in the game of taking 1, 2 or 3 stones the same moves', []],
    ['seldom', 20, 'Gives wins away in 1 of 301 positions that can be won With piles of 7, 7, 6 it changes pile 1 from 7 to 6', []],
    ['slips', 20, command === 'run' ? 'Gives wins away in' : 'from 1 to 0 (with a chance of 1/500). The win is pile 3 from 2 to 0.', []],
    ['cheat', 76, '', []],
  ])('called %s ends with %d', async (name, status, says, more) => {
    const done = await asked(command, name, ...more);
    expect([done.status, done.stdout.replaceAll(/\s+/g, ' ').includes(says)]).toEqual([status, true]);
  });
});

it('names the move that a game forbids', async () => {
  const done = await asked('run', 'right', '--game', 'subtraction:1,2,3');
  expect([done.status, done.stderr]).toEqual([76, expect.stringContaining('a move must take 1, 2 or 3 stones from a pile, got pile')]);
});

it('writes records that verify, replay and report, and differ where they were altered', async () => {
  await asked('run', 'seldom', '--name', 'sample');
  await asked('prove', 'slips', '--name', 'proof');
  for (const name of ['sample', 'proof']) {
    expect((await program(cwd, 'verify', `reports/${name}.json`, '--quiet')).status).toBe(0);
    expect((await program(cwd, 'report', `reports/${name}.json`, '--format', 'html,text,junit,markdown')).status).toBe(0);
    writeFileSync(
      join(cwd, `reports/${name}-2.json`),
      readFileSync(join(cwd, `reports/${name}.json`), 'utf8').replace('"fails"', '"holds"'),
    );
    expect((await program(cwd, 'verify', `reports/${name}-2.json`, '--quiet')).status).toBe(20);
  }
  expect((await program(cwd, 'replay', 'reports/sample.json', '--trial', '3')).stdout).toMatch(/piles {2}\d \d \d\nmove {3}pile/);
  expect((await asked('run', 'seldom', '--name', 'sample', '--json', '--workers', '1')).stdout).toContain('"kind":"wins"');
});

it('cannot tell from too few moves, and says how many would do', async () => {
  const few = await asked('run', 'right', '--trials', '400');
  expect([few.status, few.stdout.includes('are too few'), few.stdout.includes('--trials 100000')]).toEqual([21, true, true]);
});

it('takes a program that writes the piles before and after its move', async () => {
  const run = (top: string): ReturnType<typeof program> =>
    program(cwd, 'run', '--space', 'nim:player', '--trials', '20000', '--quiet', '--', needs('python3'), 'nim.py', top);
  expect((await run('7')).status).toBe(0);
  // It never deals 7 stones, so that not every position came.
  expect((await run('6')).status).toBe(21);
});

it.each([
  [['run', './p.mjs#right', '--game', 'nim'], '--game is for functions and programs with --space nim:player'],
  [['run', 'nim:player/first-pile', '--even-choice'], '--even-choice is for functions and programs with --space nim:player'],
  [['run', './p.mjs#right', '--space', 'nim:player', '--even-choice', '--game', 'nim'], 'one of --game and --even-choice'],
  [['run', './p.mjs#right', '--space', 'nim:player', '--game', 'subtraction:2,3'], '--game must be nim, misere'],
  [['run', './p.mjs#right', '--space', 'nim:player', '--battery', 'deep'], '--battery is for an audit of even choices'],
  [['run', './p.mjs#right', '--space', 'nim:player/pile', '--piles', '1'], '--piles must be'],
  [['prove', './p.mjs#right', '--space', 'nim:player', '--piles', '2', '--max', '1'], 'some of the positions must be there to be won'],
  [['prove', '--space', 'nim:player', '--', 'python3', 'nim.py', '7'], 'wins are proved of a function, got a program'],
])('refuses %j', async (words, message) => {
  const done = await program(cwd, ...words);
  expect([done.status, done.stderr]).toEqual([64, expect.stringContaining(message)]);
});

it('leaves the question of even choices as it was', async () => {
  const even = await asked('run', 'right', '--even-choice', '--trials', '20000');
  expect([even.status, even.stdout.includes('pile 1 is changed')]).toEqual([20, true]);
  expect((await asked('prove', 'chooses', '--even-choice', '--max', '3')).status).toBe(0);
});

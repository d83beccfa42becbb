import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { PROGRAMS } from '../host/program/programs.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-run-program-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'run', '--quiet', ...args);
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;

copyFileSync(join(PROGRAMS, 'srand.awk'), join(cwd, 'srand.awk'));
writeFileSync(
  join(cwd, 'naive.mjs'),
  `let state = 1;
const below = (n) => Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * n);
const out = (error) => {
  if (error) process.exit(0);
  let text = '';
  for (let k = 0; k < 500; k++) {
    const deck = ['AS', '2S', '3S', '4S', '5S'];
    for (let i = 0; i < 5; i++) { const j = below(5); [deck[i], deck[j]] = [deck[j], deck[i]]; }
    text += deck.join(' ') + '\\n';
  }
  process.stdout.write(text, out);
};
process.stdout.on('error', () => {});
out();
`,
);
const naive = readFileSync(join(cwd, 'naive.mjs'), 'utf8');
writeFileSync(
  join(cwd, 'fair.mjs'),
  `import { randomInt } from 'node:crypto';\n${naive.replace(/below = .*/, 'below = (n) => randomInt(n);').replace('below(5)', 'i + below(5 - i)')}`,
);

describe('run -- a program', () => {
  it('ends 20 on the naive swap, and leaves a record and a page that say what it was and hold against themselves', async () => {
    const done = await run('--n', '5', '--trials', '4000', '--', process.execPath, './naive.mjs', '--json', '$(id)');
    expect(done.stderr).toBe('');
    expect(done.status).toBe(20);
    // What follows the program is its own: --json did not print the record.
    expect(done.stdout).toMatch(/^■ Biased: /);
    expect(done.stdout).not.toContain('\nseed ');
    expect(record('naive').core.subject).toMatchObject({
      id: `${process.execPath} ./naive.mjs --json $(id)`,
      replay: 'none',
      origin: {
        source: {
          kind: 'program',
          args: ['./naive.mjs', '--json', '$(id)'],
          starts: 'alike',
          protocol: 'lines',
          vocabulary: { kind: 'standard' },
        },
      },
    });
    const page = readFileSync(join(cwd, 'reports/naive.html'), 'utf8');
    expect(page).toContain('fed by its own randomness');
    expect(page).toContain('Two starts of it dealt the same decks');
    const verified = await program(cwd, 'verify', 'reports/naive.json', '--quiet');
    expect(verified.status).toBe(0);
    expect(verified.stdout).toContain('not done  dealing again from the plan');
    expect(verified.stdout).toContain('a program drew its own randomness');
    const replayed = await program(cwd, 'replay', 'reports/naive.json', '--trial', '1');
    expect(replayed.status).toBe(64);
    expect(replayed.stderr).toContain('was dealt by a program, which takes no seed from us');
  });

  it('ends 0 or 21 as others do, with the command that would decide it', async () => {
    // Its own numbers: the size asked for is not excluded in fewer than one of 10,000 such runs.
    const node = ['--', process.execPath, 'fair.mjs'];
    expect((await run('--n', '5', '--detect', '20%', '--trials', '20000', ...node)).status).toBe(0);
    const few = await run('--n', '5', '--trials', '200', '--name', 'few', ...node);
    expect(few.status).toBe(21);
    expect(few.stdout).toContain(`npx shuffle-audit run --n 5 --detect 1% --name few -- ${process.execPath} fair.mjs`);
  });

  it('is biased where every start deals the same, however even, and cannot tell where an argument may be the seed', async () => {
    const awk = (...seed: readonly string[]) => [
      '--n',
      '5',
      '--trials',
      '3000',
      '--detect',
      '20%',
      '--',
      'awk',
      '-v',
      'n=5',
      ...seed,
      '-f',
      'srand.awk',
    ];
    writeFileSync(join(cwd, 'own-seed.sh'), 'exec awk -v n=5 -v seed=5 -f srand.awk\n');
    const fixed = await run('--n', '5', '--trials', '3000', '--detect', '20%', '--', 'sh', 'own-seed.sh');
    expect(fixed.stdout).toMatch(/^■ Biased: it deals the same decks after every start\n/);
    expect(fixed.status).toBe(20);
    expect((await program(cwd, 'verify', 'reports/own-seed.json', '--quiet')).status).toBe(0);
    const told = await run(...awk('-v', 'seed=5'));
    expect(told.stdout).toMatch(/^◐ Cannot tell: two starts dealt the same deals\n/);
    expect(told.stdout).toContain('or the argument n=5');
    expect(told.status).toBe(21);
    const decided = await run('--until-decided', ...awk('-v', 'seed=5').filter((word) => word !== '--detect' && word !== '20%'));
    expect(decided.status).toBe(21);
  });

  it('can stop as soon as a bias is shown', async () => {
    const done = await run('--n', '5', '--until-decided', '--', process.execPath, './naive.mjs');
    expect(done.status).toBe(20);
    expect(done.stdout).toMatch(/^■ Biased: /);
    expect((await program(cwd, 'verify', 'reports/naive-until-decided.json', '--quiet')).status).toBe(0);
  });

  it('ends 76 where the program breaks its contract, with the deal, and writes no record', async () => {
    const broken = await run(
      '--n',
      '5',
      '--json',
      '--name',
      'broken',
      '--',
      'sh',
      '-c',
      'echo 0 1 2 3 4; echo 4 3 2 1 1; echo oh >&2; exec sleep 60',
    );
    expect(broken.status).toBe(76);
    expect(broken.stderr).toMatch(/deal 2, position 5: must hold every card once, got 1 again\n$/);
    expect(JSON.parse(broken.stdout)).toMatchObject({ error: { code: 'E_SUBJECT_DUPLICATE', at: { trial: 2, position: 5 } } });
    expect([join(cwd, 'reports/broken.json')].filter((path) => existsSync(path))).toEqual([]);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-cli-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;

writeFileSync(
  join(cwd, 'naive.mjs'),
  'export default (deck) => { for (let i = 0; i < deck.length; i++) { const j = Math.floor(Math.random() * deck.length); [deck[i], deck[j]] = [deck[j], deck[i]]; } };\n',
);
writeFileSync(
  join(cwd, 'doubles.mjs'),
  'let deal = 0; export default (deck) => { if (++deal === 777) deck[3] = deck[4]; return deck; };\n',
);

describe('run', () => {
  it('ends 20 on the naive swap, and leaves a record and a report', async () => {
    const { status, stdout, stderr } = await run('run', 'naive-swap', '--n', '52', '--trials', '2000', '--seed', 'a', '--quiet');
    expect(status).toBe(20);
    expect(stdout).toMatch(/^■ Biased: /);
    expect(stdout).toContain('reports/naive-swap.html');
    expect(stderr).toBe('');
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual(['naive-swap.html', 'naive-swap.json']);
  });

  it('ends 0 on Fisher–Yates at 400,000 deals and names the smallest bias; 21 at 100 and says how many would decide', async () => {
    const clean = await run('run', 'fisher-yates', '--n', '52', '--trials', '4e5', '--seed', 'a', '--name', 'clean');
    expect(clean.status).toBe(0);
    expect(clean.stdout).toMatch(/^○ No bias found, down to 0\.56/);
    const few = await run('run', 'fisher-yates', '--trials', '100', '--seed', 'a', '--name', 'few');
    expect(few.status).toBe(21);
    expect(few.stdout).toMatch(/takes about\s122,000\sdeals/);
  });

  it('gives one digest on one worker and on two, and for a function as well', async () => {
    for (const subject of ['fisher-yates/mt19937', './naive.mjs']) {
      for (const workers of ['1', '2']) {
        await run('run', subject, '--n', '5', '--trials', '70000', '--seed', 'w', '--workers', workers, '--name', `w${workers}`, '--quiet');
      }
      expect(record('w2').digest).toBe(record('w1').digest);
    }
  });

  it('gives a user’s module with the bug the verdict of the built-in', async () => {
    expect((await run('run', './naive.mjs', '--trials', '2000', '--seed', 'a')).status).toBe(20);
    expect(record('naive').core.verdict.kind).toBe('biased');
  });

  it('ends 76 on a deck that is none, naming trial, position and value, and leaves no record', async () => {
    const { status, stdout, stderr } = await run('run', './doubles.mjs', '--trials', '2000', '--json');
    expect(status).toBe(76);
    expect(stderr).toMatch(/deal 777, position 5: holds card 4 again/);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'E_SUBJECT_DUPLICATE', at: { trial: 777, position: 5 } } });
    expect(readdirSync(join(cwd, 'reports')).filter((name) => name.startsWith('doubles'))).toEqual([]);
  });

  it('prints the record alone on stdout with --json', async () => {
    const { stdout } = await run('run', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'a', '--json');
    expect(JSON.parse(stdout)).toEqual(record('sattolo'));
  });
});

describe('verify, replay and report', () => {
  it('verify ends 0 on an honest record and 20 on an edited one, naming what differs', async () => {
    await run('run', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'v', '--name', 'honest');
    expect((await run('verify', 'reports/honest.json')).status).toBe(0);
    const text = readFileSync(join(cwd, 'reports/honest.json'), 'utf8');
    writeFileSync(join(cwd, 'reports/edited.json'), text.replace('"kind":"biased"', '"kind":"biased"').replace('"seed":"v"', '"seed":"w"'));
    const { status, stdout } = await run('verify', 'reports/edited.json');
    expect(status).toBe(20);
    expect(stdout).toMatch(/DIFFERS {3}the digest is that of the record/);
    expect(stdout).toMatch(/reports\/edited\.json is not what it says/);
    for (const reader of [['report'], ['report', '--format', 'junit'], ['replay', '--trial', '1']]) {
      const refused = await run(...reader, 'reports/edited.json');
      expect([refused.status, refused.stdout]).toEqual([20, '']);
      expect(refused.stderr).toContain('reports/edited.json was altered: its digest must be that of what it says');
    }
    writeFileSync(join(cwd, 'reports/odd.json'), text.replace('"claims":', '"__proto__":{},"claims":'));
    for (const reader of [['report'], ['verify'], ['replay', '--trial', '1']])
      expect((await run(...reader, 'reports/odd.json')).status).toBe(65);
  });

  it('replay prints words, draws, swaps and the deck of one deal', async () => {
    await run('run', 'fisher-yates', '--n', '5', '--trials', '500', '--seed', 'r', '--name', 'replayed');
    const { status, stdout } = await run('replay', 'reports/replayed.json', '--trial', '500');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^deal 500: block 0, deal 500 of the block\n/);
    expect(stdout.match(/below [2-5]: [0-4] {2}swap positions/g)).toHaveLength(4);
    expect(stdout).toMatch(/\ndeck {3}([1-5] ?){5}\n$/);
    expect((await run('replay', 'reports/replayed.json', '--trial', '501')).stderr).toContain(
      '--trial must be a whole number from 1 to 500, got "501"',
    );
  });

  it('report renders the same page again, and text and JUnit on stdout', async () => {
    await run('run', 'naive-swap', '--n', '4', '--trials', '900', '--seed', 'p', '--name', 'page');
    const before = readFileSync(join(cwd, 'reports/page.html'), 'utf8');
    expect((await run('report', 'reports/page.json')).status).toBe(0);
    expect(readFileSync(join(cwd, 'reports/page.html'), 'utf8')).toBe(before);
    expect((await run('report', 'reports/page.json', '--format', 'text')).stdout).toContain('Biased');
    expect((await run('report', 'reports/page.json', '--format', 'junit')).stdout).toContain('<testsuite');
    expect((await run('report', 'reports/page.json', '--format', 'markdown')).stdout).toMatch(/^### ■ Biased: /);
  });
});

describe('plan and list', () => {
  it('plan says how many deals see 1 %, as the audit itself does', async () => {
    const { status, stdout } = await run('plan', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ n: 52, trialsNeeded: 121_741 });
  });

  it('plan foresees a subject from its exact law', async () => {
    const { stdout } = await run('plan', 'fisher-yates/xoshiro128ss/modulo', '--json');
    const { forecast } = JSON.parse(stdout) as { forecast: readonly { test: string; trials: number | null; error: number }[] };
    const byTest = new Map(forecast.map((row) => [row.test, row]));
    expect(byTest.get('position-matrix')?.trials).toBeGreaterThan(1e18);
    expect(byTest.get('position-matrix')?.error).toBe(0);
  });

  it('list prints every catalogue, and one in full', async () => {
    expect((await program(cwd, 'list')).stdout).toMatch(/^shuffle +\d+ .*\nprng +\d+ .*\n(?:.*\n)*battery +\d+ .*\n/);
    expect((await program(cwd, 'list', 'shuffle')).stdout).toMatch(/^naive-swap +Every card is swapped/m);
    expect((await program(cwd, 'list', 'naive-swap')).stdout).toMatch(/^naive-swap: Naive swap with any position\n(?: .*\n)* {4}source: /);
    expect(Object.keys(JSON.parse((await program(cwd, 'list', 'repeats', '--json')).stdout))).toEqual([
      'statistic',
      'partial',
      'board',
      'piles',
    ]);
    expect(await program(cwd, 'list', 'naive-swop')).toMatchObject({
      status: 64,
      stderr: expect.stringContaining('no catalogue, and no entry of one, is called "naive-swop"'),
    });
  });
});

describe('what a newcomer gets wrong', () => {
  it.each([
    [['run'], 64, /run needs a subject, got none/],
    [['run', 'nave-swap'], 64, /no shuffle is called "nave-swap"\n {2}hint: nearest: naive-swap/],
    [['rum', 'naive-swap'], 64, /no command is called "rum"\n {2}hint: nearest: run/],
    [['run', 'naive-swap', '--trials', '20k'], 64, /--trials must be a whole number .*, got "20k"/],
    [['run', 'naive-swap', '--n', '1'], 64, /--n must be a whole number from 2 to 65535, .*got "1"/],
    [['run', 'naive-swap', '--n', '1e10'], 64, /--n must be a whole number from 100 to 2147483647, .*got "1e10"/],
    [['run', './nothing.js', '--n', '65536'], 64, /lists of 65,536 items are made here by built-in shuffles alone/],
    [['run', 'naive-swap', '--n', '5001', '--until-decided'], 64, /--n must be a whole number from 2 to 5000, .*got "5001"/],
    [['run', 'naive-swap', '--n', '5001', '--deal', '5'], 64, /--n must be a whole number from 2 to 5000, .*got "5001"/],
    [['run', 'naive-swap', '--seed'], 64, /not enough arguments following: seed/],
    [['run', 'naive-swap', '--seed', 'a', '--seed', 'b'], 64, /--seed may be given once/],
    [['run', 'naive-swap', '--tirals', '5'], 64, /unknown argument: tirals/],
    [
      ['run', 'naive-swap', '--prng', 'mersenne'],
      64,
      /no prng is called "mersenne"\n {2}hint: nearest: mt-short, mt19937, mt19937-64; see: shuffle-audit list prng/,
    ],
    [['run', 'naive-swap', '--battery', 'full'], 64, /hint: there are quick, standard, deep, standards/],
    [['run', 'naive-swap', '--deals', '5'], 64, /unknown argument: deals\n {2}hint: nearest: --trials; see: shuffle-audit run --help/],
    [['run', 'naive-swap', '-trials', '5'], 64, /unknown argument: -trials\n {2}hint: an option of .* two hyphens: --trials/],
    [['verify'], 64, /verify needs a record, got none\n {2}hint: try: shuffle-audit verify reports\/naive-swap\.json/],
    [['report'], 64, /report needs a record, got none\n {2}hint: try: shuffle-audit report reports\/naive-swap\.json/],
    [['zebra'], 64, /no command is called "zebra"\n {2}hint: see: shuffle-audit --help/],
    [['run', 'naive-swap', '--tests', 'position'], 64, /no statistic is called "position"\n {2}hint: nearest: [^\n]*position-matrix/],
    [['run', 'fisher-yates', '--detect', '1e-9'], 64, /needs 1\.2e\+19 deals, and an audit has at most 1000000000000/],
    [['run', 'fisher-yates', '--detect', '0'], 64, /--detect must lie from 1e-9 to 1, such as 0\.01 or 1%, got "0"/],
    [['plan', '--power', '1'], 64, /--power must lie from 1e-9 to 0\.999999/],
    [['run', '--'], 64, /a program must follow --, got nothing/],
    [['run', '--', './dealer'], 66, /\.\/dealer does not exist/],
    [['run', 'naive-swap', '--', 'sh'], 64, /run takes a subject or a program, got naive-swap and -- sh/],
    [['compare', '--', 'sh', '-c', 'a'], 64, /only run and prove take a program after --, got -- sh -c a/],
    [['run', 'python3', 'deal.py'], 64, /hint: one subject, or .* after --: shuffle-audit run -- python3 deal\.py/],
    [['run', './deal.py'], 64, /a function must be in a JavaScript or TypeScript file.*\n {2}hint: a program comes after --/],
    [['naive-swap'], 64, /no command is called "naive-swap"\n {2}hint: shuffle-audit run naive-swap/],
    [['./naive.mjs'], 64, /hint: shuffle-audit run \.\/naive\.mjs/],
    [['deals.csv'], 64, /hint: shuffle-audit log deals\.csv/],
    [['run', 'naive-swap', '--trial', '5'], 64, /unknown argument: trial\n {2}hint: nearest: --trials/],
    [['run', '--prng', 'minstd', '--', 'sh'], 64, /--prng is a part of built-in subjects, got it with the program sh/],
    [['run', '--protocol', 'csv', '--', 'sh'], 64, /--protocol must be one of lines, u8, u16le, request, got "csv"/],
    [['run', '--cards', 'a,b,a', '--', 'sh'], 64, /--cards must name each card once, got "a" again/],
    [['run', '--protocol', 'u8', '--cards', 'ab', '--', 'sh'], 64, /with --protocol u8 every card is a number/],
    [['run', 'naive-swap', '--protocol', 'u8'], 64, /--protocol is for programs, got it with naive-swap/],
    [['run', './missing.js'], 66, /missing\.js/],
    [['run', 'npm:not-installed-here#shuffle'], 66, /npm install not-installed-here/],
    [['verify', 'nothing.json'], 66, /the record nothing\.json does not exist/],
    [['verify', 'naive.mjs'], 65, /naive\.mjs is not JSON/],
    [['run', 'naive-swap', '--out', '/dev/null/x', '--trials', '100'], 73, /cannot create: \/dev\/null\/x/],
  ] as const)('%j ends %i and says why', async (args, status, message) => {
    const done = await program(cwd, ...args);
    expect(done.stderr).toMatch(message);
    expect(done.status).toBe(status);
  });
});

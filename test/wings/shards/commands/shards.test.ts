import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../../../support/checkout.js';
import { type Done, program } from '../../../support/program.js';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-shards-'));
  made.push(folder);
  return folder;
}

/** The digest of the record called `name`. */
const digestIn = (folder: string, name: string): string =>
  /"digest": "(sha256:[0-9a-f]{64})"/.exec(readFileSync(join(folder, 'reports', `${name}.json`), 'utf8'))?.[1] ?? 'none';

const shardsIn = (folder: string, begin: string): readonly string[] => readdirSync(folder).filter((name) => name.startsWith(begin));

/** Runs the program with some of what an engine tells its processes. */
async function within(
  env: Readonly<Record<string, string>>,
  folder: string,
  ...args: readonly string[]
): Promise<Pick<Done, 'status' | 'stderr'>> {
  const entry = join(builtPackage(), 'dist/cli.js');
  const { status, stderr } = spawnSync(process.execPath, [entry, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status: status ?? -1, stderr };
}

describe('an audit in shards', () => {
  it('is dealt by xargs, two at a time, and has the digest of one process', async () => {
    const folder = newFolder();
    const options = ['naive-swap', '--n', '5', '--trials', '600000', '--seed', 'shards'];
    expect((await program(folder, 'plan', ...options, '--out', 'plan.json')).stdout).toMatch(
      /^600,000 deals of naive-swap\/\S+, for up to 10 shards\n\nplan {4}plan\.json\n/,
    );
    const entry = join(builtPackage(), 'dist/cli.js');
    const command = `seq 0 6 | xargs -P 2 -I{} '${process.execPath}' '${entry}' shard plan.json --index {} --of 7 --quiet`;
    expect(spawnSync('sh', ['-c', command], { cwd: folder }).status).toBe(0);
    expect(shardsIn(folder, 'shard-')).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `shard-${index}-of-7.json`));
    // A queue hands some over twice.
    await program(folder, 'shard', 'plan.json', '--index', '3', '--of', '7', '--name', 'shard-again');
    const merged = await program(folder, 'merge', ...shardsIn(folder, 'shard-'), '--name', 'merged');
    const run = await program(folder, 'run', ...options, '--name', 'run');
    expect([merged.status, merged.stdout.replaceAll('merged', 'run')]).toEqual([20, run.stdout]);
    expect(digestIn(folder, 'merged')).toBe(digestIn(folder, 'run'));
    expect((await program(folder, 'verify', 'reports/merged.json')).status).toBe(0);
  });

  it('asks for a fresh sample where rows are in doubt, which is dealt in the same way', async () => {
    const folder = newFolder();
    const options = ['fisher-yates', '--n', '13', '--bounded', 'modulo:5', '--trials', '60', '--detect', '100%', '--seed', 'fresh 20'];
    await program(folder, 'plan', ...options, '--out', 'plan.json');
    await program(folder, 'shard', 'plan.json', '--index', '0', '--of', '1');
    const asked = await program(folder, 'merge', 'shard-0-of-1.json');
    expect([asked.status, asked.stdout]).toEqual([
      21,
      expect.stringMatching(/^cannot tell yet: the first sample leaves \S+ in doubt.*\n240 deals of .*\n\nplan {4}fresh-plan\.json\n/),
    ]);
    // No record is written before it is decided.
    expect(readdirSync(join(folder, 'reports'))).toEqual([]);
    await program(folder, 'shard', 'fresh-plan.json', '--index', '0', '--of', '1');
    const merged = await program(folder, 'merge', 'shard-0-of-1.json', 'fresh-shard-0-of-1.json', '--name', 'merged');
    const run = await program(folder, 'run', ...options, '--name', 'run');
    expect([merged.status, digestIn(folder, 'merged')]).toEqual([run.status, digestIn(folder, 'run')]);
  });

  it('survives a shard that is killed: it goes on from its journal', async () => {
    const folder = newFolder();
    await program(
      folder,
      'plan',
      'fisher-yates',
      '--n',
      '52',
      '--trials',
      '2e7',
      '--battery',
      'quick',
      '--seed',
      'killed',
      '--out',
      'plan.json',
    );
    const entry = join(builtPackage(), 'dist/cli.js');
    const words = ['shard', 'plan.json', '--index', '0', '--of', '1', '--workers', '1'];
    const child = spawn(process.execPath, [entry, ...words], { cwd: folder, stdio: 'ignore' });
    const ended = once(child, 'exit');
    // It writes its journal after three seconds; it takes some ten.
    while (!existsSync(join(folder, 'shard-0-of-1.journal')) && child.exitCode === null) await wait(50);
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(shardsIn(folder, 'shard-')).toEqual(['shard-0-of-1.journal']);
    const again = await program(folder, ...words);
    expect([again.status, again.stderr]).toEqual([0, 'shuffle-audit: goes on from shard-0-of-1.journal\n']);
    expect(shardsIn(folder, 'shard-')).toEqual(['shard-0-of-1.json']);
    await program(folder, 'merge', 'shard-0-of-1.json', '--name', 'merged');
    await program(folder, 'run', 'fisher-yates', '--n', '52', '--trials', '2e7', '--battery', 'quick', '--seed', 'killed', '--name', 'run');
    expect(digestIn(folder, 'merged')).toBe(digestIn(folder, 'run'));
  });

  it('is not dealt twice where an engine starts a process twice', async () => {
    const folder = newFolder();
    await program(folder, 'plan', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'twice', '--out', 'plan.json');
    await program(folder, 'shard', 'plan.json', '--index', '0', '--of', '1');
    const before = readFileSync(join(folder, 'shard-0-of-1.json'), 'utf8');
    const again = await program(folder, 'shard', 'plan.json', '--index', '0', '--of', '1');
    expect([again.status, again.stderr]).toEqual([0, 'shuffle-audit: shard-0-of-1.json is there already; to deal it again: --fresh\n']);
    expect(readFileSync(join(folder, 'shard-0-of-1.json'), 'utf8')).toBe(before);
  });

  it('has the second sample and the absolute reading of a function, and refuses other code', async () => {
    const folder = newFolder();
    const file = join(folder, 'shuffle.mjs');
    const code =
      'export default (deck) => { for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; } };\n';
    writeFileSync(file, code);
    const options = ['./shuffle.mjs', '--n', '5', '--trials', '20000', '--input', 'shuffled', '--seed', 'function'];
    await program(folder, 'plan', ...options, '--out', 'plan.json');
    for (const index of ['0', '1']) await program(folder, 'shard', 'plan.json', '--index', index, '--of', '3');
    writeFileSync(file, `${code}// changed\n`);
    const changed = await program(folder, 'shard', 'plan.json', '--index', '2', '--of', '3');
    expect([changed.status, changed.stderr]).toEqual([65, expect.stringMatching(/shuffle\.mjs has changed since the plan was made/)]);
    writeFileSync(file, code);
    const last = await program(folder, 'shard', 'plan.json', '--index', '2', '--of', '3');
    expect(last.status).toBe(0);
    await program(folder, 'merge', ...shardsIn(folder, 'shard-'), '--name', 'merged');
    await program(folder, 'run', ...options, '--name', 'run');
    expect(digestIn(folder, 'merged')).toBe(digestIn(folder, 'run'));
  });
});

describe('which shard a process deals', () => {
  it('is told by its engine, and never guessed', async () => {
    const folder = newFolder();
    await program(folder, 'plan', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'index', '--out', 'plan.json');
    const shard = ['shard', 'plan.json', '--of', '4', '--quiet'];
    expect((await within({ SLURM_ARRAY_TASK_ID: '13', SLURM_ARRAY_TASK_MIN: '10' }, folder, ...shard)).status).toBe(0);
    expect((await within({ JOB_COMPLETION_INDEX: '0' }, folder, ...shard)).status).toBe(0);
    expect((await within({ AWS_BATCH_JOB_ARRAY_INDEX: '1' }, folder, ...shard)).status).toBe(0);
    expect(shardsIn(folder, 'shard-')).toEqual(['shard-0-of-4.json', 'shard-1-of-4.json', 'shard-3-of-4.json']);
    const refused: [Record<string, string>, RegExp][] = [
      [{}, /shard needs --index, or SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX or AWS_BATCH_JOB_ARRAY_INDEX of an engine, got none/],
      [{ JOB_COMPLETION_INDEX: '' }, /JOB_COMPLETION_INDEX must be a whole number, got ""/],
      [{ SLURM_ARRAY_TASK_ID: '3' }, /SLURM_ARRAY_TASK_MIN must be a whole number, got none/],
      [{ SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_MIN: '4' }, /must not be below SLURM_ARRAY_TASK_MIN, 4, got 3/],
      [
        { JOB_COMPLETION_INDEX: '1', AWS_BATCH_JOB_ARRAY_INDEX: '1' },
        /must be told once, got JOB_COMPLETION_INDEX and AWS_BATCH_JOB_ARRAY_INDEX/,
      ],
      [{ JOB_COMPLETION_INDEX: '4' }, /of 4 shards the last one has the index 3, got 4/],
    ];
    for (const [env, said] of refused)
      expect(await within(env, folder, ...shard)).toEqual({ status: 64, stderr: expect.stringMatching(said) });
    expect((await within({}, folder, ...shard, '--index', '')).status).toBe(64);
  });

  it('gets no block where there are more shards than blocks, and says so', async () => {
    const folder = newFolder();
    await program(folder, 'plan', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'none', '--out', 'plan.json');
    const none = await program(folder, 'shard', 'plan.json', '--index', '0', '--of', '4');
    expect([none.status, none.stdout.split('\n')[0]]).toEqual([
      0,
      'shard 0 of 4 gets no block: the plan has fewer blocks than shards, and nothing is lost without it',
    ]);
    await program(folder, 'shard', 'plan.json', '--index', '3', '--of', '4');
    expect((await program(folder, 'merge', 'shard-0-of-4.json', 'shard-3-of-4.json')).status).toBe(20);
    const missing = await program(folder, 'merge', 'shard-0-of-4.json');
    expect([missing.status, missing.stderr]).toEqual([65, expect.stringMatching(/no shard holds the block 0/)]);
  });
});

describe('what is not dealt in shards', () => {
  it.each([
    [['fisher-yates', '--prng', 'mulberry32'], /all its deals are one stream/],
    [['fisher-yates', '--prng', 'os'], /it deals from a source of its own/],
    [['feistel:4', '--n', '1e6', '--trials', '1'], /one long list is one shuffle/],
    [[], /plan --out needs a subject/],
  ])('%j is refused with the reason', async (words, reason) => {
    const { status, stderr } = await program(newFolder(), 'plan', ...words, '--out', 'plan.json');
    expect([status, stderr]).toEqual([64, expect.stringMatching(reason)]);
  });

  it('a program is refused with the reason, and with what many machines can do instead', async () => {
    const { status, stderr } = await program(newFolder(), 'plan', '--trials', '2000', '--out', 'plan.json', '--', 'python3', 'dealer.py');
    expect([status, stderr]).toEqual([
      64,
      expect.stringMatching(
        /plan takes no program, got -- python3 dealer\.py: what a program deals is one stream of its own numbers.*\n {2}hint: .*shuffle-audit log deals-\*\.csv --by file/,
      ),
    ]);
  });
});

import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';
import { fault } from './fault.js';
import { kill } from './kills.js';
import { live } from './lives.js';

// Most of these wait for runs of several seconds, and more than one of them.
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-disk-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const at = (name: string): string => join(cwd, 'reports', name);
const record = (name: string): Evidence => JSON.parse(readFileSync(at(`${name}.json`), 'utf8')) as Evidence;

/** Takes a second or so a block, so that there is a while to be ended in. */
writeFileSync(
  join(cwd, 'slow.mjs'),
  `export default (deck) => {
  for (let k = 0; k < 1000; k++) Math.random();
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
};
`,
);
const SLOW = ['run', './slow.mjs', '--n', '5', '--trials', '786432', '--tests', 'position-matrix,repeats', '--workers', '2', '--quiet'];

/** A run that goes on by itself, with what it has said on stderr. */
async function started(...args: readonly string[]): Promise<{ child: ChildProcess; said: () => string; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [join(builtPackage(), 'dist/cli.js'), ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said, ended: once(child, 'close') };
}

const appears = async (file: string): Promise<void> => {
  while (!existsSync(file)) await wait(20);
};

fault('P1', 'killed 30 times at random instants', 'the records are bit for bit those of runs that were let be', async () => {
  const { different, kills, left, runs, wentOn } = await kill(30, 30);
  expect({ different, kills, left }).toEqual({ different: 0, kills: 30, left: [] });
  expect(wentOn).toBeGreaterThan(8);
  return `${kills} kills over ${runs} runs, ${wentOn} went on from a journal, ${different} records differ`;
});

fault('P1', 'the program itself is killed', 'the same command goes on, its drawn seed with it', async () => {
  const { child, ended } = await started(...SLOW, '--name', 'killed');
  await appears(at('killed.journal'));
  await wait(300);
  child.kill('SIGKILL');
  await ended;
  const on = await program(cwd, ...SLOW.filter((word) => word !== '--quiet'), '--name', 'killed');
  expect(on.stderr).toContain('shuffle-audit: goes on from reports/killed.journal\n');
  expect([on.status, existsSync(at('killed.journal'))]).toEqual([21, false]);
  await program(cwd, ...SLOW, '--name', 'whole', '--seed', record('killed').core.plan.seed);
  expect(record('killed').digest).toBe(record('whole').digest);
  return 'went on, the digest is the same';
});

fault('P3', 'SIGTERM, SIGINT', 'ends within 2 s with 143 or 130, the journal and the command to go on', async () => {
  const told: string[] = [];
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const spoken = SLOW.filter((word) => word !== '--quiet');
    const first = signal === 'SIGTERM';
    const { child, ended, said } = await started(...spoken, '--name', 'stopped', ...(first ? ['--seed', 'it is mine'] : []));
    if (first) await appears(at('stopped.journal'));
    else while (!said().includes('goes on from')) await wait(20);
    const bytes = readFileSync(at('stopped.journal')).length;
    await wait(100);
    const asked = performance.now();
    child.kill(signal);
    expect((await ended)[0]).toBe(code);
    const took = performance.now() - asked;
    expect(took).toBeLessThan(2000);
    expect(said()).toMatch(/interrupted: what was dealt is kept in reports\/stopped\.journal; go on with: npx shuffle-audit run /);
    expect(said()).toContain("--seed 'it is mine'\n");
    expect(readFileSync(at('stopped.journal')).length).toBeGreaterThanOrEqual(bytes);
    told.push(`${signal} ${code} in ${Math.round(took)} ms`);
  }
  const { child, ended } = await started(...SLOW, '--name', 'twice');
  await appears(at('twice.journal'));
  child.kill('SIGINT');
  child.kill('SIGINT');
  const [code, by] = await ended;
  expect([130, 'SIGINT']).toContain(code ?? by);
  return told.join(', ');
});

fault('P5', 'goes on with other deals', 'E_PLAN_MISMATCH 65, and --fresh starts anew', async () => {
  const other = ['run', './slow.mjs', '--n', '5', '--trials', '500', '--tests', 'position-matrix,repeats', '--quiet', '--name', 'stopped'];
  const { status, stderr } = await program(cwd, ...other);
  expect([status, existsSync(at('stopped.journal'))]).toEqual([65, true]);
  expect(stderr).toContain('got trials 786432 there and 500 here');
  expect((await program(cwd, ...other, '--fresh')).status).toBe(21);
  expect([at('stopped.journal')].filter((path) => existsSync(path))).toEqual([]);
  return 'refused: 65; --fresh deals anew';
});

fault('P4', 'two runs of the same output at once', 'the second ends 75 and names the first; a kill frees the lock', async () => {
  const { child, ended } = await started(...SLOW, '--name', 'shared');
  const quick = ['run', 'sattolo', '--n', '5', '--trials', '500', '--seed', 'p4', '--quiet', '--name'];
  // Whichever comes first holds the lock; the slow one does from here on.
  await appears(at('shared.journal'));
  const second = await program(cwd, ...quick, 'shared');
  expect([second.status, second.stdout]).toEqual([75, '']);
  expect(second.stderr).toContain(`shuffle-audit: reports/shared is being written by another run, process ${child.pid}\n`);
  expect((await program(cwd, ...quick, 'beside')).status).toBe(20);
  child.kill('SIGKILL');
  await ended;
  rmSync(at('shared.journal'), { force: true });
  expect((await program(cwd, ...quick, 'shared')).status).toBe(20);
  return `75, process named; another name ran beside; freed by the kill`;
});

fault('P11', 'standard output is closed early', 'no crash: the verdict is the exit code, and the files are there', async () => {
  const entry = join(builtPackage(), 'dist/cli.js');
  for (const more of [[], ['--json']]) {
    const args = [entry, 'run', 'sattolo', '--n', '5', '--trials', '5000', '--seed', 'p11', '--name', 'unread', ...more];
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    child.stderr.destroy();
    expect((await once(child, 'exit'))[0]).toBe(20);
    expect(record('unread').core.verdict.kind).toBe('biased');
  }
  return 'exit 20, record and page written';
});

/** A small disk of its own, where this process may mount one. */
function smallDisk(): { readonly folder: string; readonly grow: (size: string) => void; readonly end: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-full-'));
  const mount = (...options: readonly string[]): unknown => execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=700k');
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    grow: (size) => mount('-o', `remount,size=${size}`),
    end: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

const disk = smallDisk();
afterAll(() => disk?.end());

if (disk === null) it.skip('P2: the disk is full: not tried, because no small disk may be mounted here', () => undefined);
else {
  const { folder, grow } = disk;
  fault('P2', 'the disk is full when the record is written', '74, and what was there before stays whole', async () => {
    const args = ['run', 'sattolo', '--n', '5', '--trials', '500', '--out', folder, '--name', 'full', '--quiet'];
    expect((await program(cwd, ...args, '--seed', 'before')).status).toBe(20);
    const before = ['full.html', 'full.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const left of [0, 4096, 40_960]) {
      fill(join(folder, 'filler'), left);
      const { status, stderr } = await program(cwd, ...args, '--seed', 'after');
      expect(status).toBe(74);
      expect(stderr).toContain('(ENOSPC)');
      rmSync(join(folder, 'filler'));
      expect(readdirSync(folder).sort()).toEqual(['full.html', 'full.json']);
      expect(['full.html', 'full.json'].map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(before);
    }
    return 'E_IO 74, the old record and page whole, nothing else left';
  });

  fault('P2', 'the disk fills up while dealing', 'E_IO, and it goes on once there is room', async () => {
    const mortal = {
      subject: { shuffle: 'fisher-yates', prng: 'xoshiro128ss' },
      n: 16,
      trials: 60_000,
      tests: ['position-matrix', 'repeats'],
    };
    mkdirSync(join(folder, 'reports'));
    await expect(live(folder, mortal, 2, null)).rejects.toThrow(/writing failed: reports\/mortal\.journal \(ENOSPC\)/);
    expect(readdirSync(join(folder, 'reports'))).toEqual(['mortal.journal']);
    grow('16m');
    expect({ lastsToItsEnd: await live(folder, mortal, 2, null) }).toEqual({ lastsToItsEnd: true });
    const digest = (JSON.parse(readFileSync(join(folder, 'reports/mortal.json'), 'utf8')) as Evidence).digest;
    rmSync(join(folder, 'reports'), { recursive: true });
    mkdirSync(join(folder, 'reports'));
    await live(folder, mortal, 1, null);
    expect((JSON.parse(readFileSync(join(folder, 'reports/mortal.json'), 'utf8')) as Evidence).digest).toBe(digest);
    return 'E_IO; gone on with after room was made, the digest is the same';
  });
}

/** Fills the disk up to so many bytes. */
function fill(file: string, left: number): void {
  let size = 2 ** 20;
  for (; size > 0; size -= 4096) {
    try {
      writeFileSync(file, Buffer.alloc(size, 1));
      break;
    } catch {
      rmSync(file, { force: true });
    }
  }
  writeFileSync(file, Buffer.alloc(Math.max(0, size - left), 1));
}

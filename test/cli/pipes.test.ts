import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../src/core/record/record.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';
import { needs } from '../support/tools.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-pipes-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const at = (name: string): string => join(cwd, name);

/** The exit code and the first line of stderr. */
async function said(...args: readonly string[]): Promise<readonly [number, string]> {
  const { status, stderr } = await program(cwd, ...args);
  return [status, stderr.split('\n', 1)[0]?.replaceAll(`${cwd}/`, '') ?? ''];
}

beforeAll(async () => {
  await program(cwd, 'run', 'sattolo', '--n', '4', '--trials', '500', '--seed', 'pipe', '--quiet', '--name', 'sound');
  await program(cwd, 'keygen', 'key');
  writeFileSync(at('list.txt'), Array.from({ length: 200 }, (_, k) => `${((k * 77) % 200) + 1}\n`).join(''));
  writeFileSync(at('sorted.mjs'), 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n');
});

describe.skipIf(process.platform === 'win32')('a pipe or device in the place of a file', () => {
  const RUN = ['run', 'sattolo', '--n', '4', '--trials', '500', '--quiet'];
  const DOORS: readonly (readonly string[])[] = [
    ['verify', 'pipe'],
    ['verify', 'reports/sound.json', '--policy', 'pipe'],
    ['report', 'pipe'],
    ['replay', 'pipe', '--trial', '1'],
    ['sign', 'pipe', '--key', 'key.private.pem'],
    ['sign', 'reports/sound.json', '--key', 'pipe'],
    ['merge', 'pipe'],
    ['shard', 'pipe', '--index', '0', '--of', '2'],
    ['survey', 'pipe'],
    ['order', 'pipe'],
    ['order', 'list.txt', '--original', 'pipe'],
    ['log', 'pipe', '--n', '4'],
    ['watch', 'pipe', '--n', '4'],
    ['watch', 'list.txt', '--n', '4', '--state', 'pipe'],
    ['run', './pipe', '--n', '4'],
    ['prove', './pipe', '--n', '3'],
    [...RUN, '--null', 'weighted:pipe'],
    [...RUN, '--null', 'reference:./pipe'],
    [...RUN, '--profile', './pipe'],
    [...RUN, '--beacon', 'quicknet:99000000', '--beacon-file', 'pipe'],
    [...RUN, '--name', 'journaled'],
    ['verify', '/dev/zero'],
    ['merge', '/dev/zero'],
  ];

  beforeAll(() => {
    execFileSync(needs('mkfifo'), [at('pipe'), at('reports/journaled.journal')]);
  });

  it.each(DOORS.map((words) => [words.join(' '), words] as const))('is refused, and not waited for: %s', async (_, words) => {
    const [status, line] = await said(...words);
    expect([status, line]).toEqual([65, expect.stringContaining('got a pipe or device')]);
  });

  it('is taken where the shell hands it over, and an interrupt ends the waiting', async () => {
    const cli = join(builtPackage(), 'dist/cli.js');
    const given = execFileSync('sh', ['-c', `cat reports/sound.json | "${process.execPath}" "${cli}" verify - --quiet`], { cwd });
    expect(given.toString()).toContain('/dev/stdin is what it says');
    // Somebody who could write to it keeps it open.
    const open = openSync(at('pipe'), 'r+');
    const waiting = spawn(process.execPath, [cli, 'verify', '-'], { cwd, stdio: [open, 'ignore', 'ignore'] });
    const ended = new Promise((resolve) => {
      waiting.on('exit', (code, signal) => resolve(signal ?? code));
    });
    // Until it waits its own listener hears the signal, and ends it too.
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    waiting.kill('SIGTERM');
    // On a busy machine the first may come just before it waits.
    const again = setInterval(() => waiting.kill('SIGTERM'), 5000);
    expect(['SIGTERM', 143]).toContain(await ended);
    clearInterval(again);
    closeSync(open);
  });

  it('beside a record is no page, no signature and no checker of it', async () => {
    mkdirSync(at('beside'));
    writeFileSync(at('beside/r.json'), readFileSync(at('reports/sound.json')));
    execFileSync(needs('mkfifo'), [at('beside/r.html'), at('beside/check_record.py')]);
    expect((await program(cwd, 'verify', 'beside/r.json', '--quiet')).status).toBe(20);
    expect((await program(cwd, 'sign', 'beside/r.json', '--key', 'key.private.pem')).stdout).toContain('is another file than the checker');
  });
});

describe('a link that leads round in a circle', () => {
  it('is what cannot be read, and beside a function or a record nothing', async () => {
    for (const name of ['loop', 'loop.csv', 'loop.js', 'reports/sound.dsse.json']) symlinkSync(name.replace('reports/', ''), at(name));
    for (const words of [
      ['verify', 'loop'],
      ['merge', 'loop'],
      ['log', 'loop'],
      ['run', './loop'],
      ['report', '--index', 'loop'],
    ])
      expect(await said(...words), words.join(' ')).toEqual([66, expect.stringContaining('ELOOP')]);
    expect((await said('log', '*.csv'))[0]).toBe(66);
    expect((await program(cwd, 'run', './sorted.mjs', '--n', '4', '--trials', '1000', '--quiet')).status).toBe(20);
    expect((await program(cwd, 'prove', './sorted.mjs', '--n', '3', '--quiet')).status).toBe(20);
    expect((await program(cwd, 'report', '--index', '.', '--quiet')).status).toBe(0);
  });
});

describe('a file that is larger than any of its kind', () => {
  it('is refused by merge after a part of it', async () => {
    execFileSync('sh', ['-c', 'printf "{" > large; : | dd of=large bs=1 seek=1100000000 2>/dev/null'], { cwd });
    expect(await said('merge', 'large')).toEqual([65, expect.stringContaining('large is no shard: it has more bytes than')]);
  });
});

describe('the record of a list', () => {
  it('is verified from the same folder however the list was named, and of another file shows nothing but that it is another', async () => {
    for (const name of ['list.txt', './list.txt', at('list.txt')]) {
      await program(cwd, 'order', name, '--quiet', '--name', 'listed');
      expect((await program(cwd, 'verify', 'reports/listed.json', '--quiet')).status, name).toBe(0);
    }
    const text = readFileSync(at('reports/listed.json'), 'utf8');
    writeFileSync(at('secret.txt'), 'a\nb\nc\n');
    const { core } = JSON.parse(text.replaceAll(at('list.txt'), at('secret.txt'))) as AnyRecord;
    writeFileSync(at('reports/elsewhere.json'), JSON.stringify({ ...(JSON.parse(text) as AnyRecord), core, digest: digestOf(core) }));
    const { status, stdout } = await program(cwd, 'verify', 'reports/elsewhere.json', '--quiet');
    expect([status, stdout]).toEqual([20, expect.stringContaining('is another file by now')]);
  });
});

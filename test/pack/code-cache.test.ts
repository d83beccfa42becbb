import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtCheckout } from '../support/checkout.js';
import { OTHER_FLAGS } from '../support/program.js';

const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-cache-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let checkout: string;
let cached: string;
beforeAll(() => {
  checkout = builtCheckout(scratch);
  const [digest = ''] = /[0-9a-f]{16}/.exec(readFileSync(join(checkout, 'dist/cli.js'), 'utf8')) ?? [];
  cached = join(checkout, 'dist', digest, 'cached');
});

const cacheFile = (): string => join(cached, 'program.cache');

interface Ran {
  readonly said: readonly [number | null, string, string];
  readonly from: 'cache' | 'files';
}

/** Runs the program, where `flags` go to Node. */
function ran(line: string, ...flags: readonly string[]): Ran {
  const folder = mkdtempSync(join(scratch, 'run-'));
  const covered = join(folder, 'covered');
  writeFileSync(join(folder, 'dealer.ts'), 'export default (deck: number[]): number[] => deck.sort(() => Math.random() - 0.5);\n');
  writeFileSync(join(folder, 'list.txt'), Array.from({ length: 200 }, (_, i) => (i * 7) % 200).join('\n'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, join(checkout, 'dist/cli.js'), ...line.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_V8_COVERAGE: covered },
  });
  const seen = readdirSync(covered).map((name) => readFileSync(join(covered, name), 'utf8'));
  return { said: [status, stdout, stderr], from: seen.some((one) => one.includes('/cached/program.cjs"')) ? 'cache' : 'files' };
}

/** Does `act` with a cache changed by `change`, and puts the cache back. */
function withCache<T>(change: (bytes: Buffer) => Buffer, act: () => T): T {
  const bytes = readFileSync(cacheFile());
  writeFileSync(cacheFile(), change(Buffer.from(bytes)));
  try {
    return act();
  } finally {
    writeFileSync(cacheFile(), bytes);
  }
}

/** A cache told to be of another Node. */
const ofAnother = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('latin1').replace(process.version, 'v20.0.0'), 'latin1');

describe('the code cache of a build', () => {
  it.each([
    'run naive-swap --trials 2000 --seed a',
    'run ./dealer.ts --n 4 --trials 2000 --seed a --quiet',
    'prove fisher-yates --n 3',
    'order list.txt',
    'list prng',
    'run --help',
    'help',
    'run no-such-thing --json',
    '--no-such-option',
  ])('is used, and %s says and does what it does without it', (line) => {
    const withIt = ran(line);
    expect(withIt.from).toBe('cache');
    const without = ran(line, OTHER_FLAGS);
    expect(without.from).toBe('files');
    expect(withIt.said).toEqual(without.said);
  });

  it('is passed over where it is of another Node, damaged or cut short, or the program beside it is another', () => {
    const line = 'list bounded';
    const told = ran(line);
    const passedOver = { ...told, from: 'files' };
    expect(told.from).toBe('cache');
    expect(withCache(ofAnother, () => ran(line))).toEqual(passedOver);
    const damaged = (bytes: Buffer): Buffer => {
      const at = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      return bytes;
    };
    expect(withCache(damaged, () => ran(line))).toEqual(passedOver);
    expect(
      withCache(
        (bytes) => bytes.subarray(0, 1e6),
        () => ran(line),
      ),
    ).toEqual(passedOver);
    expect(
      withCache(
        () => Buffer.alloc(0),
        () => ran(line),
      ),
    ).toEqual(passedOver);
    const program = readFileSync(join(cached, 'program.cjs'), 'latin1');
    writeFileSync(join(cached, 'program.cjs'), program.replace('"use strict"', '"use 5trict"'));
    expect(ran(line)).toEqual(passedOver);
    rmSync(join(cached, 'program.cjs'));
    expect(ran(line)).toEqual(passedOver);
    writeFileSync(join(cached, 'program.cjs'), program);
    expect(ran(line)).toEqual(told);
  });

  it('is not read for --version and --help, which are told sooner', () => {
    for (const line of ['--version', '--help', '-h']) expect(ran(line)).toMatchObject({ from: 'files', said: [0, expect.any(String), ''] });
  });

  it('may be written by whom the build may, and is made anew for another Node by the build step alone', () => {
    const { mode, uid } = statSync(cacheFile());
    const program = statSync(join(cached, '../build.json'));
    expect([mode, uid]).toEqual([program.mode, program.uid]);
    expect(statSync(cached).mode).toBe(statSync(join(cached, '../chunks')).mode);
    cpSync(cacheFile(), join(scratch, 'kept'));
    writeFileSync(cacheFile(), ofAnother(readFileSync(cacheFile())));
    ran('list bounded');
    expect(readFileSync(cacheFile(), 'latin1')).toMatch(/^v20\.0\.0 /);
    expect(spawnSync(process.execPath, ['.ci/build.js'], { cwd: checkout, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    expect(ran('list bounded').from).toBe('cache');
  });
});

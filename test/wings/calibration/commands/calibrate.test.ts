import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Calibration } from '../../../../src/wings/calibration/record/calibration.js';
import { program } from '../../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-calibrate-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const at = (name: string): string => join(cwd, 'reports', name);
const SMALL = ['calibrate', 'parity,position-matrix', '--n', '4,13', '--trials', '50,least', '--audits', '250', '--quiet'] as const;

describe('calibrate', () => {
  it('ends 0 where the tests keep their word, and leaves a record, a page and the recorded bytes', async () => {
    const { status, stderr, stdout } = await run(...SMALL, '--name', 'small');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^○ The tests keep their word: none calls an even shuffle uneven too often\n/);
    expect(stdout).toMatch(/\nbytes {3}reports\/small\.os\.bin\nseed {4}\S+\n$/);
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual(['small.html', 'small.json', 'small.os.bin']);
    const { core } = JSON.parse(readFileSync(at('small.json'), 'utf8')) as Calibration;
    expect(core.plan.sizes.map(({ n, trials }) => [n, trials])).toEqual([
      [4, 50],
      [13, 10],
    ]);
    expect(core.plan.recording?.bytes).toBe(readFileSync(at('small.os.bin')).length);
  });

  it('is verified from the bytes beside the record, and not where one of them was changed', async () => {
    expect((await run('verify', at('small.json'), '--quiet')).status).toBe(0);
    const bytes = readFileSync(at('small.os.bin'));
    bytes[100] ^= 1;
    writeFileSync(at('small.os.bin'), bytes);
    const changed = await run('verify', at('small.json'), '--quiet');
    expect(changed.status).toBe(20);
    expect(changed.stdout).toContain('core.plan.recording.sha256: recorded');
    writeFileSync(at('small.os.bin'), bytes.subarray(0, 1000));
    const short = await run('verify', at('small.json'), '--quiet');
    expect(short.status).toBe(65);
    expect(short.stderr).toMatch(/small\.os\.bin: must hold [\d,]+ bytes, got 1,000/);
    expect(short.stderr).toContain('copy again');
    rmSync(at('small.os.bin'));
    const gone = await run('verify', at('small.json'), '--quiet');
    expect(gone.status).toBe(66);
    expect(gone.stderr).toMatch(/the recording .*small\.os\.bin does not exist/);
  });

  it('ends 21 where too few audits were asked for to see anything', async () => {
    const { status, stdout } = await run(
      'calibrate',
      'parity',
      '--n',
      '13',
      '--audits',
      '1',
      '--prng',
      'chacha20',
      '--quiet',
      '--name',
      'one',
    );
    expect(status).toBe(21);
    expect(stdout).toMatch(/^◐ Cannot tell: 1 audit is too few; a test that rejects twice as often as it may would be seen/);
    expect((await run('verify', at('one.json'), '--quiet')).status).toBe(0);
  });

  it('gives one digest with one worker and with three', async () => {
    const digests = await Promise.all(
      ['1', '3'].map(async (workers) => {
        const { stdout } = await run(...SMALL, '--prng', 'philox4x32', '--seed', 'w', '--workers', workers, '--name', workers, '--json');
        return (JSON.parse(stdout) as Calibration).digest;
      }),
    );
    expect(digests[0]).toBe(digests[1]);
  });

  it('is rendered again from its record', async () => {
    expect((await run('report', at('1.json'), '--format', 'text,junit')).stdout).toContain(
      '<testcase classname="shuffle-audit.calibration" name="13/10 parity">',
    );
    const { status, stderr } = await run('replay', at('1.json'), '--trial', '1');
    expect(status).toBe(64);
    expect(stderr).toContain('is the record of a calibration, whose deals are not replayed one by one');
  });

  it.each([
    [['parity', '--long', '--audits', '5'], '--long is --audits 100000, got --audits 5 too'],
    [['parity', '--n', '3,4', '--trials', '5,6,7'], '--trials needs one number of deals, or one for each of 2 --n, got 3'],
    [['parity', '--n', '3', '--trials', '1e6'], '--trials must be a whole number from 1 to 65536'],
    [['parity', '--n', '3', '--trials', '5'], 'no statistic named can be used at these sizes: parity needs at least 10 deals, got 5'],
    [['parity', '--prng', 'math-random'], 'math-random cannot be dealt again, and only os is recorded'],
    [['purity'], 'no statistic is called "purity"'],
  ])('says what is wrong with %j', async (args, message) => {
    const { status, stderr, stdout } = await run('calibrate', ...args);
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain(message);
  });
});

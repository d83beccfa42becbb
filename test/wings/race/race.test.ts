import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isOfKind } from '../../../src/core/record/record.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { parseEvidence } from '../../../src/records/read-evidence.js';
import type { BrokenRace } from '../../../src/wings/race/record/broken-race.js';
import { program } from '../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-race-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const read = (name: string): string => readFileSync(join(cwd, 'reports', name), 'utf8');

describe('run race', () => {
  it('ends 76 with a record and its page: the share of broken deals, and what to do', async () => {
    const { status, stdout, stderr } = await run('run', 'race', '--trials', '20000', '--quiet');
    expect([status, stderr]).toEqual([76, '']);
    expect(stdout).toMatch(/^■ Broken: .+ % of the deals lost cards\n\n[\d,]+ of 16,384 deals /);
    expect(stdout.replaceAll('\n', ' ')).toMatch(/: .+ % \(99 % interval .+ % to .+ %\)\. Hold a lock while a deck is shuffled/);
    expect(stdout).toContain('\nreport  reports/race.html\nrecord  reports/race.json\n');
    expect(stdout).not.toContain('\nseed ');
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual(['race.html', 'race.json']);
    expect(read('race.html')).toContain('These steps are computed, not recorded');
  });

  it('is verified as far as it can be, rendered again, listed, and refused where it was altered', async () => {
    const verified = await run('verify', 'reports/race.json', '--quiet');
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('no two races are alike')]);
    expect(verified.stdout).toContain('holds     the pages beside it say what the record says');
    const page = read('race.html');
    expect((await run('report', 'reports/race.json', '--format', 'html,text,junit,markdown')).status).toBe(0);
    expect(read('race.html')).toBe(page);
    expect((await run('replay', 'reports/race.json', '--trial', '1')).stderr).toContain('so no deal of it can be dealt again');
    expect(await run('report', '--index', 'reports')).toMatchObject({ status: 0, stdout: expect.stringContaining('1 broken') });
    const record = JSON.parse(read('race.json')) as BrokenRace;
    for (const core of [
      { ...record.core, share: { ...record.core.share, high: 1 } },
      { ...record.core, race: { ...record.core.race, counts: { ...record.core.race.counts, broken: 1 } } },
    ]) {
      writeFileSync(join(cwd, 'lie.json'), evidenceText({ ...record, core, digest: digestOf(core) }));
      expect((await run('verify', 'lie.json', '--quiet')).status).toBe(20);
      expect((await run('report', 'lie.json')).status).toBe(20);
    }
  });

  it('prints the record with --json, as every verdict does', async () => {
    const { status, stdout, stderr } = await run('run', 'race', '--trials', '20000', '--quiet', '--json');
    expect([status, stderr]).toEqual([76, '']);
    const record = parseEvidence(stdout, 'stdout');
    expect(isOfKind<BrokenRace>(record, 'race') && record.core.race.counts.deals).toBe(16_384);
    expect(stdout).toBe(read('race.json'));
  });

  it('until decided ends the same', async () => {
    const { status, stderr, stdout } = await run('run', 'race', '--until-decided', '--quiet');
    // few deals may show the bias of a race before two swaps meet
    expect([20, 21, 76], stderr).toContain(status);
    expect(stdout).toContain('record  reports/race-until-decided.json');
  });

  it('with a lock is not biased', async () => {
    const { status, stdout, stderr } = await run('run', 'race:locked', '--n', '5', '--trials', '3000', '--detect', '10%', '--quiet');
    // No two races are alike: one in some hundreds ends undecided by luck, and less than one in a thousand million as biased.
    expect([
      [0, ''],
      [21, ''],
    ]).toContainEqual([status, stderr]);
    expect(stdout).toMatch(status === 0 ? /^○ No bias found, down to / : /^◐ Cannot tell: /);
    expect(stdout).not.toContain('\nseed ');
    const replayed = await run('replay', 'reports/race-locked.json', '--trial', '1');
    expect([replayed.status, replayed.stderr]).toEqual([
      64,
      'shuffle-audit: reports/race-locked.json was dealt with live randomness, so no deal of it can be dealt again\n',
    ]);
    const verified = await run('verify', 'reports/race-locked.json', '--quiet');
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('no two races are alike')]);
  });

  it('is listed, and refuses what belongs to other subjects', async () => {
    expect((await run('list', 'race')).stdout).toMatch(/^race +\S.*\n(?: .*\n)*race:locked +\S/);
    expect((await run('list', 'race:locked')).stdout).toMatch(/^race:locked: Two threads, one deck, one lock\n/);
    expect(await run('run', 'race', '--prng', 'mt19937')).toMatchObject({
      status: 64,
      stderr: 'shuffle-audit: --prng is a part of built-in subjects, got it with race\n',
    });
    expect(await run('run', 'race', '--deal', '5')).toMatchObject({
      status: 64,
      stderr: expect.stringContaining('a race cannot make hands: the two threads shuffle one whole deck, got race'),
    });
    expect(await run('prove', 'race')).toMatchObject({
      status: 64,
      stderr: expect.stringContaining(
        'prove cannot take a race: what two threads do to each other follows no law that could be proved, got race',
      ),
    });
  });
});

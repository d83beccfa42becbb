import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-race-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);

describe('run race', () => {
  it('ends 76 with the share of broken deals and the deck, and writes nothing', async () => {
    const { status, stdout, stderr } = await run('run', 'race', '--trials', '20000', '--quiet');
    expect([status, stdout]).toEqual([76, '']);
    expect(stderr).toMatch(
      /^shuffle-audit: race: [\d,]+ of [\d,]+ deals \(.+ %\) came out broken: [\d,]+ cards? lost and [\d,]+ doubled; deal [\d,]+ ended as /,
    );
    expect(stderr).toContain('hint: two threads swapped the cards of one deck at the same time; with a lock');
    expect(readdirSync(join(cwd, 'reports'))).toEqual([]);
    const { status: again, stdout: json } = await run('run', 'race', '--trials', '20000', '--quiet', '--json');
    expect(again).toBe(76);
    expect(JSON.parse(json)).toMatchObject({
      error: { code: 'E_SUBJECT_DUPLICATE', at: { trial: expect.any(Number), position: expect.any(Number) } },
    });
  });

  it('until decided ends the same', async () => {
    const { status, stderr } = await run('run', 'race', '--until-decided', '--quiet');
    // few deals may show the bias of a race before two swaps meet
    expect([20, 21, 76], stderr).toContain(status);
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
    expect(await run('prove', 'race')).toMatchObject({
      status: 64,
      stderr: expect.stringContaining(
        'prove cannot take a race: what two threads do to each other follows no law that could be proved, got race',
      ),
    });
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { profileOf } from '../../../src/wings/standards/profiles/catalogue.js';
import { program } from '../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-profile-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;
const SMALL = ['--n', '5', '--trials', '2000', '--quiet', '--seed', 'profile'];

describe('a profile', () => {
  it('is listed, with its clauses by its id, and whole with --json, to start one of one’s own from', async () => {
    const { stdout } = await run('list', 'profiles');
    expect([...stdout.matchAll(/^(\S+) +/gm)].map(([, id]) => id)).toContain('sd-48-02-08-02');
    expect(stdout).toMatch(/9 clauses, all known from summaries by\s+others/);
    expect((await run('list', 'gli-19')).stdout).toContain('§3.2.1 source-review: ');
    const { profiles } = JSON.parse((await run('list', 'profiles', '--json')).stdout);
    expect(profiles.find(({ id }: { readonly id: string }) => id === 'gli-19').profile).toEqual(profileOf('gli-19'));
  });

  it('stands whole in the record beside the digest, which is the same without', async () => {
    await run('run', 'naive-swap', ...SMALL, '--name', 'plain');
    await run('run', 'naive-swap', ...SMALL, '--profile', 'gli-19', '--client', 'Example Games', '--report-id', 'R-7');
    expect(record('naive-swap').run.document).toMatchObject({
      profile: profileOf('gli-19'),
      parties: { client: 'Example Games', reportId: 'R-7' },
      package: expect.stringMatching(/^[0-9a-f]{64}$/),
      platform: `${process.platform} ${process.arch}`,
    });
    expect(record('plain').run).not.toHaveProperty('document');
    const same = ({ core }: Evidence): object => ({ ...core, plan: { ...core.plan, battery: '' } });
    if (record('naive-swap').core.plan.battery === 'standard') expect(same(record('naive-swap'))).toEqual(same(record('plain')));
    expect((await run('verify', 'reports/naive-swap.json', '--quiet')).status).toBe(0);
  });

  it('has its document beside the record, in the language asked for, and no other one is left there', async () => {
    const { stdout } = await run('run', 'naive-swap', ...SMALL, '--profile', 'gli-19', '--name', 'paper');
    expect(stdout).toContain('document reports/paper.document.html');
    const page = readFileSync(join(cwd, 'reports/paper.document.html'), 'utf8');
    expect(page).toContain('<html lang="en">');
    await run('report', 'reports/paper.json', '--format', 'document', '--out', 'again');
    expect(readFileSync(join(cwd, 'again/paper.document.html'), 'utf8')).toBe(page);
    await run('run', 'naive-swap', ...SMALL, '--profile', 'gli-19', '--name', 'paper', '--lang', 'bn');
    expect(readdirSync(join(cwd, 'reports')).filter((name) => name.startsWith('paper.document'))).toEqual(['paper.document.bn.html']);
    const none = await run('report', 'reports/plain.json', '--format', 'document');
    expect(none.stderr).toContain('a document needs a record that was held against a profile, got one without');
    expect(none.status).toBe(64);
  });

  it('leaves no document of an earlier record beside another one of that name', async () => {
    await run('run', 'naive-swap', ...SMALL, '--profile', 'gli-19', '--name', 'turn');
    await run('prove', 'naive-swap', '--n', '4', '--quiet', '--name', 'turn');
    expect(readdirSync(join(cwd, 'reports')).filter((name) => name.startsWith('turn'))).toEqual(['turn.html', 'turn.json']);
  });

  it('of one’s own is a file, for a log too', async () => {
    const own = { ...profileOf('agco-21.1'), id: 'house-rules' };
    writeFileSync(join(cwd, 'house.json'), JSON.stringify(own));
    writeFileSync(join(cwd, 'deals.csv'), '1,2,3\n2,1,3\n3,1,2\n'.repeat(20));
    await run('log', 'deals.csv', '--quiet', '--profile', 'house.json');
    expect(record('deals').run.document?.profile).toEqual(own);
  });

  it.each([
    [['run', 'naive-swap', '--profile', 'gli-91'], 64, /no profile is called "gli-91"/],
    [['run', 'naive-swap', '--profile', './none.json'], 66, /^shuffle-audit: \.\/none\.json does not exist/m],
    [['run', 'naive-swap', '--client', 'Example Games'], 64, /--client is for a document, got it without --profile/],
    [['run', 'naive-swap', '--until-decided', '--client', 'Example Games'], 64, /--client is for a document/],
    [['run', 'naive-swap', '--until-decided', '--profile', 'gli-19'], 64, /--profile cannot be used with --until-decided/],
    [['run', 'puzzle:walk', '--profile', 'sd-48-02-08-02'], 64, /--profile sd-48-02-08-02 names no test of boards of a sliding puzzle/],
    [['run', 'naive-swap', '--lang', 'hi'], 64, /--lang is for a document, got it without --profile/],
    [['run', 'naive-swap', '--announce', '--client', 'Example Games'], 64, /--client is for a document, got it without --profile/],
    [['report', 'none.json', '--lang', 'hi'], 64, /--lang is for --format document or pdf, got it for html/],
    [['report', 'none.json', '--name', '../out'], 64, /--name is a file name without folders/],
    [['run', 'naive-swap', '--profile', 'gli-19', '--lang', 'fr'], 64, /--lang must be one of en, hi, bn, got "fr"/],
  ] as const)('is refused: %s', async (args, code, message) => {
    const ended = await run(...args, '--quiet');
    expect(ended.stderr).toMatch(message);
    expect(ended.status).toBe(code);
  });

  it('that is no profile is refused at its place', async () => {
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ ...profileOf('gli-19'), edition: 3 }));
    const ended = await run('run', 'naive-swap', '--profile', 'wrong.json');
    expect(ended.stderr).toContain('wrong.json: edition: ');
    expect(ended.status).toBe(65);
  });
});

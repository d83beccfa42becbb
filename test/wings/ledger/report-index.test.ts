import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-index-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, ...args);
const at = (...path: readonly string[]): string => join(cwd, ...path);
const index = (): string => readFileSync(at('reports/index.html'), 'utf8');
const SMALL = ['--n', '4', '--trials', '2000', '--quiet'];

interface Listed {
  readonly subjects: readonly {
    readonly id: string;
    readonly tried: number;
    readonly gone: number;
    readonly records: readonly { readonly file: string; readonly verdict: string; readonly earlier: number; readonly gone: number }[];
  }[];
  readonly others: readonly { readonly file: string }[];
}

beforeAll(async () => {
  await run('run', 'naive-swap', ...SMALL, '--name', 'first');
  await run('run', 'naive-swap', ...SMALL);
  await run('run', 'naive-swap', ...SMALL);
  await run('run', 'sattolo', '--until-decided', '--n', '9', '--quiet', '--out', 'reports/below');
});

describe('report --index', () => {
  it('lists every record below the folder, and that one was written over', async () => {
    const { status, stderr, stdout } = await run('report', '--index', 'reports/', '--json');
    expect([status, stderr]).toEqual([0, '']);
    const { others, subjects } = JSON.parse(stdout) as Listed;
    expect(
      subjects.map(({ gone, records, tried }) => [
        tried,
        gone,
        records.map(({ earlier, file, gone: here, verdict }) => [file, verdict, earlier, here]),
      ]),
    ).toEqual([
      [
        2,
        1,
        [
          ['first.json', 'biased', 0, 0],
          ['naive-swap.json', 'biased', 1, 1],
        ],
      ],
      [1, 0, [['below/sattolo-until-decided.json', 'biased', 0, 0]]],
    ]);
    expect(others).toEqual([]);
    expect(index()).toContain('href="below/sattolo-until-decided.html"');
    expect(index()).toContain('1 record that was here when this was made is gone');
    expect(readdirSync(at('reports')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('takes reports where no folder is named, gives the same page again, and tells it in lines', async () => {
    const before = index();
    const { status, stdout } = await run('report', '--index');
    expect([status, index() === before]).toEqual([0, true]);
    expect(stdout).toContain('3 records of 2 subjects\n');
    expect(stdout.replace(/\n +/g, ' ')).toContain(
      'This subject was audited 2 times: 2 found a bias. 1 record that was here when another was made is gone, at least.\n',
    );
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('report  reports/index.html');
  });

  it('ends with 20 where a record was altered, and lists it as that', async () => {
    const text = readFileSync(at('reports/first.json'), 'utf8');
    writeFileSync(at('reports/first.json'), text.replace('"trials":2000', '"trials":2001'));
    writeFileSync(at('reports/other \u001b[31m.json'), '{}');
    const { status, stdout } = await run('report', '--index');
    writeFileSync(at('reports/first.json'), text);
    expect(status).toBe(20);
    expect(stdout).toContain('first.json is altered: its digest is not that of what it says\n');
    expect(stdout).toContain('other \\u{1b}[31m.json is no record: ');
    expect(stdout).not.toContain('\u001b');
    expect(index()).toContain('<b>1 record is altered</b>');
    expect((await run('report', '--index')).status).toBe(0);
  });

  it('holds signatures against a policy, and ends with 77 where it refuses one', async () => {
    await run('keygen', 'keys/laboratory');
    await run('sign', 'reports/naive-swap.json', '--key', 'keys/laboratory.private.pem');
    const keys = [{ name: 'Laboratory', publicKey: readFileSync(at('keys/laboratory.public.pem'), 'utf8') }];
    const policy = (signature: string): string => JSON.stringify({ policy: 'shuffle-audit/policy/1', signature, keys });
    writeFileSync(at('required.json'), policy('required'));
    writeFileSync(at('optional.json'), policy('optional'));
    expect((await run('report', '--index')).stdout).toContain('3 records of 2 subjects');
    expect(index()).toContain('signed, not checked');
    expect((await run('report', '--index', '--policy', 'optional.json')).status).toBe(0);
    expect(index()).toContain('signature holds');
    const refused = await run('report', '--index', '--policy', 'required.json');
    expect([refused.status, refused.stdout]).toEqual([77, expect.stringContaining('a signature must be there, got none')]);
    expect((await run('report', '--index', '--policy', 'none.json')).status).toBe(66);
    expect((await run('report', '--index', '--policy', 'reports/first.json')).status).toBe(65);
    renameSync(at('reports/naive-swap.dsse.json'), at('reports/first.dsse.json'));
    const broken = await run('report', '--index', '--policy', 'optional.json');
    expect([broken.status, broken.stdout]).toEqual([20, expect.stringContaining('is not what was signed')]);
    rmSync(at('reports/first.dsse.json'));
  });

  it('leaves a page that is no ledger, or a folder of its name, as it is', async () => {
    writeFileSync(at('reports/index.html'), '<h1>mine</h1>');
    const foreign = await run('report', '--index');
    expect([foreign.status, foreign.stderr]).toEqual([73, expect.stringContaining('must be a ledger or not be there, got another page')]);
    expect(index()).toBe('<h1>mine</h1>');
    rmSync(at('reports/index.html'));
    mkdirSync(at('reports/index.html'));
    expect((await run('report', '--index')).status).toBe(73);
    rmSync(at('reports/index.html'), { recursive: true });
  });

  it('is refused with a reason where it makes no sense', async () => {
    const said = async (...args: readonly string[]): Promise<string> => {
      const { status, stderr } = await run('report', ...args);
      return `${status} ${stderr.split('\n')[0]}`;
    };
    expect([
      await said('--index', 'nowhere'),
      await said('--index', '--out', 'x'),
      await said('--index', '--format', 'text'),
      await said('reports/first.json', '--policy', 'optional.json'),
      await said(),
    ]).toEqual([
      '66 shuffle-audit: the folder nowhere does not exist',
      '64 shuffle-audit: --out cannot be used with --index: the page is index.html in the folder it lists',
      '64 shuffle-audit: --format text cannot be used with --index: the page is index.html in the folder it lists',
      '64 shuffle-audit: --policy needs --index here: of one record, verify asks a policy',
      '64 shuffle-audit: report needs a record, got none',
    ]);
    expect(readdirSync(cwd)).not.toContain('nowhere');
  });
});

describe('report --index of a folder with a survey', () => {
  it('tells the survey, and of its rows those alone that were altered', async () => {
    mkdirSync(at('many'));
    writeFileSync(at('many/list.csv'), 'subject\nnaive-swap\nsattolo\n');
    await run('survey', 'many/list.csv', '--n', '4', '--detect', '10%', '--seed', '1', '--quiet', '--out', 'many');
    const listed = async (): Promise<readonly string[]> => {
      const { subjects } = JSON.parse((await run('report', '--index', 'many', '--json')).stdout) as Listed;
      return subjects.flatMap(({ records }) => records.map(({ file }) => file));
    };
    expect(await listed()).toEqual(['survey.json']);
    const row = at('many/survey/sattolo.json');
    writeFileSync(row, readFileSync(row, 'utf8').replace(/"trials":(\d+)/, '"trials":1$1'));
    expect(await listed()).toEqual(expect.arrayContaining(['survey.json', 'survey/sattolo.json']));
  });
});

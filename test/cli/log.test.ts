import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-log-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const log = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'log', '--quiet', ...args);
const record = (name: string): Evidence => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as Evidence;

for (const name of ['naive-5.csv', 'even-5.csv', 'names-52.csv', 'hands.ndjson', 'packed.csv.gz'])
  copyFileSync(join(import.meta.dirname, '../../fixtures/logs', name), join(cwd, name));

describe('log', () => {
  it('ends 20 on the naive swap and leaves a record and a page that hold when verified and lead back to a row', async () => {
    const { status, stdout, stderr } = await log('naive-5.csv', '--start', 'natural');
    expect(stderr).toBe('');
    expect(status).toBe(20);
    expect(stdout).toMatch(/^■ Biased: /);
    expect(stdout).toContain('read as rows of 5 fields separated by ",", no header, the deck in fields 1 to 5');
    expect(readFileSync(join(cwd, 'reports/naive-5.html'), 'utf8')).toContain('recorded in the file');
    expect((await program(cwd, 'verify', 'reports/naive-5.json', '--quiet')).status).toBe(0);
    expect((await program(cwd, 'replay', 'reports/naive-5.json', '--trial', '3')).stdout).toContain(
      'deal 3: naive-5.csv:3\n\ndeck   1 4 2 0 3',
    );
  });

  it('ends 0 on the even log where it can see the size asked for, and 21 with the deals needed where it cannot', async () => {
    expect((await log('even-5.csv', '--start', 'natural', '--detect', '10%')).status).toBe(0);
    const few = await log('names-52.csv', '--start', 'new-deck-order');
    expect(few.status).toBe(21);
    expect(few.stdout).toMatch(/40\sdeals are too few/);
    expect(few.stdout).toMatch(/takes about\s1[0-9]{2},000\sdeals/);
    expect(few.stdout).toContain('npx shuffle-audit log names-52.csv MORE-DEALS --start new-deck-order --detect 1%');
  });

  it('ends 65 on a malformed row with file, line, column and code; with --max-rejects it keeps the row and ends 21', async () => {
    writeFileSync(join(cwd, 'bad.csv'), '0,1,2\n2,1,0\n0,=1,2\n');
    const bad = await log('bad.csv', '--json');
    expect(bad.status).toBe(65);
    expect(bad.stderr).toMatch(
      /^shuffle-audit: bad\.csv:3:3: E_LOG_NUMBER card 2 of 3 must be a whole number in digits, got "=1"\n {2}hint: /,
    );
    expect(JSON.parse(bad.stdout)).toMatchObject({ error: { code: 'E_LOG_NUMBER', at: { file: 'bad.csv', line: 3, column: 3 } } });
    expect([join(cwd, 'reports/bad.json')].filter((path) => existsSync(path))).toEqual([]);
    expect((await log('bad.csv', '--max-rejects', '1')).status).toBe(21);
    expect(JSON.parse(readFileSync(join(cwd, 'reports/bad.rejects.ndjson'), 'utf8'))).toMatchObject({ line: 3, column: 3, row: '0,=1,2' });
  });

  it('reads standard input, packed or not, and says that it cannot be read again', async () => {
    const entry = join(builtPackage(), 'dist/cli.js');
    const piped = (name: string): unknown =>
      JSON.parse(
        execFileSync('sh', ['-c', `cat ${name} | "${process.execPath}" "${entry}" log - --json --quiet --name piped || true`], {
          cwd,
          maxBuffer: 2 ** 26,
        }).toString(),
      );
    expect(piped('packed.csv.gz')).toMatchObject({
      core: { subject: { id: 'standard input', replay: 'none', origin: { source: { decks: 200 } } } },
    });
    expect((await program(cwd, 'verify', 'reports/piped.json')).stdout).toContain('the deals came on standard input');
  });

  it('reads several files by a pattern as one log, and refuses the same bytes twice', async () => {
    expect((await log('*-5.csv', '--name', 'both')).status).toBe(20);
    expect(record('both').core.plan.trials).toBe(8000);
    copyFileSync(join(cwd, 'even-5.csv'), join(cwd, 'copy.csv'));
    expect((await log('even-5.csv', 'copy.csv')).stderr).toContain('E_LOG_SAME_FILE');
  });

  it.each([
    [[], 64, 'log needs a file, got none'],
    [['none.csv'], 66, 'the log none.csv does not exist'],
    [['q*.csv'], 66, 'no file matches q*.csv'],
    [['even-5.csv', '--start', 'sorted'], 64, '--start must be one of unknown, natural, new-deck-order, previous, got "sorted"'],
    [['even-5.csv', '--trials', '5000'], 64, '--trials may be at most what the log holds, 4000, got 5000'],
    [['even-5.csv', '--header', 'maybe'], 64, '--header must be yes or no, got "maybe"'],
    [['even-5.csv', '--cards', 'a,b,a'], 64, '--cards must name each card once, got "a" again'],
    [['even-5.csv', '--delimiter', ',,'], 64, '--delimiter must be one character, tab or space, got ",,"'],
    [['even-5.csv', '--n', '4'], 65, 'decks of 4 cards were expected, got 5'],
    [['.'], 65, 'a log must be a file, got a folder: .'],
  ])('%j ends %i', async (args, status, message) => {
    const done = await log(...args);
    expect(done.stderr).toContain(message);
    expect(done.status).toBe(status);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OneList } from '../../../../src/wings/lists/record/one-list.js';
import { builtPackage } from '../../../support/checkout.js';
import { below, evenList } from '../../../support/even-list.js';
import { program } from '../../../support/program.js';

const N = 20_000;
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-order-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const order = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'order', '--quiet', ...args);
const record = (name: string): OneList => JSON.parse(readFileSync(join(cwd, 'reports', `${name}.json`), 'utf8')) as OneList;
const fixture = (name: string): string => join(import.meta.dirname, '../../../../fixtures/lists', name);
const lines = (items: Iterable<number | string>): string => `${[...items].join('\n')}\n`;

const draw = below(3);
const even = evenList(N, draw);
const buffered = ((): number[] => {
  const waiting = Array.from({ length: 500 }, (_, k) => k);
  return Array.from({ length: N }, (_, k) => {
    const at = draw(waiting.length);
    const item = waiting[at];
    const last = waiting.pop() ?? 0;
    if (at < waiting.length) waiting[at] = last;
    if (500 + k < N) waiting.push(500 + k);
    return item;
  });
})();
writeFileSync(join(cwd, 'even.txt'), lines(even));
writeFileSync(join(cwd, 'buffer.txt'), lines(buffered));
writeFileSync(join(cwd, 'songs.txt'), lines(Array.from(even, (item) => `song ${item}`)));
writeFileSync(join(cwd, 'library.txt'), lines(Array.from({ length: N }, (_, k) => `song ${k}`)));
writeFileSync(join(cwd, 'table.csv'), `id,weight\n${lines(Array.from(even, (item) => `${item + 1},x`))}`);
writeFileSync(join(cwd, 'raw.u32'), new Uint8Array(even.buffer));
writeFileSync(join(cwd, 'half-1.txt'), lines(even.subarray(0, N / 2)));
writeFileSync(join(cwd, 'half-2.txt'), lines(even.subarray(N / 2)));

describe('order', () => {
  it('ends 0 on an even list, says down to which size and which buffers are excluded, and holds when verified', async () => {
    const { status, stderr, stdout } = await order('even.txt');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^○ No bias found in this one shuffle of 20,000 items, down to [0-9.]+ % between eighths of the list\n/);
    expect(stdout).toContain('What one');
    const { core } = record('even-order');
    expect(core.verdict.kind).toBe('no-bias-found');
    expect(core.verdict.smallestDetectable).toBeGreaterThan(0.07);
    expect(core.verdict.smallestDetectable).toBeLessThan(0.09);
    expect(core.verdict.excludedBuffer).toBeGreaterThan(19_000);
    expect(core.subject.origin).toMatchObject({ source: { kind: 'files', lists: [{ numbering: { by: 'numbers', from: 0 } }] } });
    expect(readFileSync(join(cwd, 'reports/even-order.html'), 'utf8')).toContain('No bias found');
    expect((await program(cwd, 'verify', 'reports/even-order.json', '--quiet')).status).toBe(0);
  });

  it('says the same of the same list in every form that it may have', async () => {
    const { counts } = record('even-order').core;
    for (const [name, ...args] of [
      ['raw-order', 'raw.u32'],
      ['table-order', 'table.csv', '--column', 'id'],
      ['songs-order', 'songs.txt', '--original', 'library.txt'],
      ['half-1-order', '--partition', 'half-1.txt', 'half-2.txt'],
    ]) {
      expect((await order(...args)).status, name).toBe(0);
      expect(record(name).core.counts, name).toEqual(counts);
      expect((await program(cwd, 'verify', `reports/${name}.json`, '--quiet')).status, name).toBe(0);
    }
  });

  it('ends 20 on a shuffle buffer, and says how many items it held', async () => {
    const { status, stdout } = await order('buffer.txt');
    expect(status).toBe(20);
    expect(stdout).toMatch(/^■ Biased: .*buffer/);
    expect(stdout).toMatch(/\b500\b/);
    expect(record('buffer-order').core.verdict).toMatchObject({ kind: 'biased', excludedBuffer: 499 });
  });

  it('finds lists that are the same, and refuses those of different length', async () => {
    const { status, stdout } = await order('even.txt', 'even.txt', '--name', 'twice');
    expect(status).toBe(20);
    expect(stdout).toMatch(/^■ Biased: /);
    expect(record('twice').core.verdict).toMatchObject({ because: expect.arrayContaining(['between/fixed-points/home']) });
    expect((await order('even.txt', 'half-1.txt')).stderr).toContain('must be shuffles of the same items');
    const halves = await order('half-1.txt', 'half-2.txt');
    expect([halves.status, halves.stderr]).toEqual([64, expect.stringContaining('parts of one list are read with --partition')]);
    writeFileSync(join(cwd, 'short.txt'), lines(evenList(200, draw)));
    expect((await order('even.txt', 'short.txt')).stderr).toContain('must be shuffles of the same items');
  });

  it('cannot tell of too few items, and says how many lists would do', async () => {
    const { status, stdout } = await order('short.txt');
    expect(status).toBe(21);
    expect(stdout).toMatch(/lists? of this length/);
    writeFileSync(join(cwd, 'tiny.txt'), '2\n0\n1\n');
    const tiny = await order('tiny.txt');
    expect([tiny.status, tiny.stderr]).toEqual([64, expect.stringContaining('from 100 items on, got 3')]);
  });

  it('names a lost, a doubled and a foreign item with its line, and tests nothing', async () => {
    const items = [...evenList(300, draw)];
    for (const [name, change, said] of [
      ['doubled', (all: number[]) => all.map((item, k) => (k === 7 ? all[3] : item)), /doubled\.txt:8/],
      ['foreign', (all: number[]) => all.map((item, k) => (k === 9 ? 9999 : item)), /foreign\.txt:10/],
      ['text', (all: number[]) => all.map((item, k) => (k === 5 ? 'x' : item)), /text\.txt:6/],
    ] as const) {
      writeFileSync(join(cwd, `${name}.txt`), lines(change(items)));
      const { status, stderr } = await order(`${name}.txt`);
      expect([name, status]).toEqual([name, 65]);
      expect(stderr).toMatch(said);
      expect(existsSync(join(cwd, `reports/${name}-order.json`)) ? [name] : []).toEqual([]);
    }
  });

  it('holds when verified whatever told how each file is written, and not where a file or what was said of it is another', async () => {
    const songs = [...evenList(300, draw)].map((item) => `song ${item}`);
    const library = Array.from({ length: 300 }, (_, k) => `song ${k}`);
    const row = songs.map((song, k) => `${k + 1},${song}`);
    for (const [name, files, ...args] of [
      ['headers', { 'after.csv': ['shuffled', ...songs], 'before.csv': ['name', ...library] }, 'after.csv', '--original', 'before.csv'],
      [
        'parts',
        { 'a.csv': ['id', 0, 1], 'b.csv': ['item', ...evenList(300, draw)].filter((item) => item !== 0 && item !== 1) },
        '--partition',
        'a.csv',
        'b.csv',
      ],
      [
        'lines',
        { 'commas.csv': songs.map((song) => `${song},x`), 'commas.txt': library.map((song) => `${song},x`) },
        'commas.csv',
        '--format',
        'lines',
        '--original',
        'commas.txt',
      ],
      ['no-names', { 'bare.csv': songs, 'named.csv': ['name', ...library] }, 'bare.csv', '--original', 'named.csv'],
      ['told', { 'years.txt': ['1999', ...evenList(300, draw)] }, 'years.txt', '--header', 'yes'],
      ['alike', { 'alike.csv': ['id,id', ...songs.map((_, k) => `x,${k}`)] }, 'alike.csv', '--column', '2'],
      ['unnamed', { 'unnamed.csv': [',song', ...row.toReversed()] }, 'unnamed.csv', '--column', '1'],
    ] as const) {
      for (const [file, items] of Object.entries(files)) writeFileSync(join(cwd, file), lines(items));
      expect([name, (await order(...args, '--name', name)).status]).not.toEqual([name, 65]);
      expect([name, (await program(cwd, 'verify', `reports/${name}.json`, '--quiet')).status]).toEqual([name, 0]);
    }
    expect((await order('after.csv', '--original', 'before.csv')).stdout).toContain(
      'The first row of after.csv (shuffled) and before.csv (name) names the column, and is no item.',
    );
    expect(readFileSync(join(cwd, 'reports/headers.html'), 'utf8')).toContain('column <code>shuffled</code>');
    writeFileSync(join(cwd, 'before.csv'), lines(['names', ...library]));
    expect((await program(cwd, 'verify', 'reports/headers.json', '--quiet')).stdout).toContain('before.csv is another file by now');
  });

  it('reads standard input, which cannot be read again, as the list or as its order before', async () => {
    const entry = join(builtPackage(), 'dist/cli.js');
    const { counts } = record('even-order').core;
    for (const [name, args] of [
      ['piped', '- < even.txt'],
      ['piped-before', 'songs.txt --original - < library.txt'],
    ]) {
      const piped = execFileSync('sh', ['-c', `"${process.execPath}" "${entry}" order --json --quiet --name ${name} ${args}`], {
        cwd,
        maxBuffer: 2 ** 26,
      });
      const { core } = JSON.parse(String(piped)) as OneList;
      expect([name, core.counts, core.subject.replay]).toEqual([name, counts, 'none']);
      expect((await program(cwd, 'verify', `reports/${name}.json`, '--quiet')).stdout).toContain('the lists came once');
    }
  });

  it('says what would do, where it was asked for what is none', async () => {
    writeFileSync(join(cwd, 'decks.txt'), '2 0 1\n0 2 1\n');
    for (const [said, ...args] of [
      ['of many short lists, one a row, shuffle-audit log tells more', 'decks.txt'],
      ['has no columns: leave --column out', 'even.txt', '--column', 'id'],
      ['parts of one list share no item', '--partition', 'half-1.txt', 'half-1.txt'],
      ['--detect is at most 20', 'even.txt', '--detect', '40%'],
      ['--header must be yes or no, got "maybe"', 'even.txt', '--header', 'maybe'],
    ])
      expect((await order(...args)).stderr).toContain(said);
  });

  it('recognises what is nearly an order, says so in text, page and record, and verifies it', async () => {
    for (const [name, status, said, ...args] of [
      ['numpy-npy', 21, 'the order before is that of the numbers, from 0', fixture('numpy.npy')],
      ['savetxt', 21, 'the order before is that of the numbers, from 0', fixture('numpy-savetxt.txt.gz')],
      ['batches', 21, 'A line holds several items', fixture('near/tensors.txt.gz')],
      ['padded', 21, '3 items come twice: padded with the first items', fixture('near/padded.txt.gz')],
      [
        'ranks',
        21,
        '3 items come twice: padded to 8 ranks',
        '--partition',
        ...Array.from({ length: 8 }, (_, k) => fixture(`near/rank-${k}.txt`)),
      ],
      ['dropped', 21, 'The items are 2,944 of the 3,005 numbers from 0 to 3,004', fixture('near/drop-last.txt.gz')],
      ['three', 21, 'are 3 lists of 1,000 items, one behind the other', fixture('near/epochs.txt.gz')],
      ['cut', 21, 'the last 250 items begin one more and were left aside', fixture('near/epochs-cut.txt.gz')],
      ['labels', 20, 'equal items all stand together', fixture('near/labels-sorted.txt.gz')],
      ['copies', 21, '1,000 different items come 3 times each', fixture('near/copies.txt.gz')],
      ['which', 20, 'which items came into the sample is not even', fixture('near/sample-of-shards.txt.gz'), '--sample-of', '20000'],
      ['again', 21, '200 items come again and were left aside', fixture('near/drawn-again.txt.gz'), '--drop'],
    ] as const) {
      const told = await order(...args, '--name', name);
      expect([name, told.status, told.stderr]).toEqual([name, status, '']);
      const flat = (text: string): string => text.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll('  ', ' ');
      const page = flat(readFileSync(join(cwd, `reports/${name}.html`), 'utf8'));
      expect(page, name).toContain(said);
      if (!said.startsWith('the order before')) expect(flat(told.stdout), name).toContain(said);
      expect([name, (await program(cwd, 'verify', `reports/${name}.json`, '--quiet')).stdout]).toEqual([
        name,
        expect.stringContaining('is what it says'),
      ]);
    }
    expect(record('padded').core.subject.origin).toMatchObject({ source: { lists: [{ reading: { again: { count: 3, padded: true } } }] } });
    expect(record('which').core.plan).toMatchObject({ of: 20_000 });
  });

  it('refuses what may be read in two ways, and names the options that choose', async () => {
    const again = await order(fixture('near/drawn-again.txt.gz'));
    expect([again.status, again.stderr]).toEqual([65, expect.stringMatching(/--drop .*--copies /)]);
    const rows = await order(fixture('near/table.txt.gz'));
    expect([rows.status, rows.stderr]).toEqual([65, expect.stringContaining('--column id')]);
    const both = await order('even.txt', '--drop', '--copies');
    expect([both.status, both.stderr]).toEqual([64, expect.stringContaining('--copies cannot be used here')]);
    const sample = await order(fixture('near/drop-last.txt.gz'), '--sample-of', '3005');
    expect([sample.status, sample.stderr]).toEqual([65, expect.stringContaining('100 or more must be absent')]);
  });

  it('advises no fresh shuffle of a recording, and says the chance that it had', async () => {
    const { stdout } = await order(fixture('near/days-of-a-year.txt'), '--name', 'days');
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /comes out so with a chance of [0-9.]+ × 10\^-[0-9]+, all tests allowed for\..*A recording comes once/,
    );
    expect(stdout).not.toMatch(/hundred lists|[Ss]huffle again/);
  });

  it('takes no more files than a record may have', async () => {
    const { status, stderr } = await order(...Array.from({ length: 1001 }, () => 'even.txt'));
    expect([status, stderr]).toEqual([64, expect.stringContaining('at most 1,000 files, got 1,001')]);
  });
});

describe('run of one long list', () => {
  it('makes it from the seed and audits it as order does', async () => {
    const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'run', '--quiet', ...args);
    const made = await run('fisher-yates', '--n', '1e5', '--trials', '1', '--seed', 'one');
    expect(made.status).toBe(0);
    expect(made.stdout).toContain('No bias found in this one shuffle of 100,000 items');
    expect((await program(cwd, 'verify', 'reports/fisher-yates-order.json', '--quiet')).status).toBe(0);
    expect((await run('riffle:9', '--n', '70000', '--trials', '2', '--seed', 'one')).status).toBe(20);
    const other = await run('./nothing.js', '--n', '70000');
    expect([other.status, other.stderr]).toEqual([64, expect.stringContaining('order -')]);
  });
});

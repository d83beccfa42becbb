import { closeSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { JournalFile } from '../../src/host/journal/file.js';
import type { JournalEntry, JournalHeader } from '../../src/host/journal/format.js';
import { readJournal } from '../../src/host/journal/format.js';
import { Journal } from '../../src/host/journal/journal.js';
import { findJournal, lossOf, openJournal } from '../../src/host/journal/open-journal.js';
import { lockOutput } from '../../src/host/lock-output.js';
import { openDraft, sweepDrafts, writeWhole } from '../../src/host/write-whole.js';
import { fault } from './fault.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-journal-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const HEADER: JournalHeader = { version: '1.0.0', subject: 'fisher-yates', seed: 'j', n: '4' };
const AT_ONCE = { moment: 0, every: 0, rest: 0 };
const LATER = { moment: 0, every: 60_000, rest: 0 };

/** A journal of three blocks in three entries. */
function written(name: string): { readonly file: string; readonly bytes: Buffer } {
  const file = join(cwd, name);
  const journal = new Journal(file, HEADER, null, AT_ONCE);
  const { add } = journal.stage('sample', ['kept']);
  for (let block = 0; block < 3; block++) {
    add(block, [
      ['added', Float64Array.of(1, block, 10)],
      ['kept', Float64Array.of(block + 0.5)],
    ]);
    journal.flush();
  }
  journal.close();
  return { file, bytes: readFileSync(file) };
}

/** Of an entry, what can be compared. */
const plain = ({ arrays, blocks, stage }: JournalEntry): unknown => [stage, blocks, arrays.map(([id, counts]) => [id, [...counts]])];
const entriesOf = (file: string): unknown[] | null => readJournal(file)?.entries.map(plain) ?? null;

fault('P1', 'the journal is torn at any byte', 'only whole entries are gone on from, and the loss is told', () => {
  const { bytes, file } = written('torn.journal');
  const whole = entriesOf(file) ?? [];
  expect(whole).toHaveLength(3);
  let [none, some] = [0, 0];
  for (let length = bytes.length - 1; length >= 0; length--) {
    truncateSync(file, length);
    const found = findJournal(file, false);
    const read = entriesOf(file);
    if (read === null) none++;
    else {
      some++;
      expect(read, String(length)).toEqual(whole.slice(0, read.length));
      expect(read.length).toBeLessThan(3);
    }
    const torn = found?.read?.torn ?? -1;
    if (found && torn !== 0) expect(lossOf(found)).toContain(torn < 0 ? 'everything is dealt anew' : `the last ${torn} byte`);
  }
  return Promise.resolve(`${none + some} points: ${some} go on from whole entries, ${none} begin anew`);
});

fault('P1', 'a bit of the journal is flipped', 'nothing from there on is believed', () => {
  const { bytes, file } = written('flipped.journal');
  const whole = entriesOf(file) ?? [];
  for (let byte = 0; byte < bytes.length; byte++) {
    const flipped = Buffer.from(bytes);
    flipped[byte] ^= 1 << (byte % 8);
    writeFileSync(file, flipped);
    const read = entriesOf(file) ?? [];
    expect(read.length, String(byte)).toBeLessThan(3);
    expect(read).toEqual(whole.slice(0, read.length));
  }
  return Promise.resolve(`${bytes.length} flips, one in every byte, none believed`);
});

fault('P1', 'entries of two writers, or an entry cut out', 'each rests on the one before: only the first ones are believed', () => {
  const { bytes, file } = written('mixed.journal');
  const whole = entriesOf(file) ?? [];
  const ends = [0, 1, 2].map((count) => endOf(file, bytes, count));
  const [begin, first, second] = [bytes.subarray(0, ends[0]), bytes.subarray(ends[0], ends[1]), bytes.subarray(ends[1], ends[2])];
  for (const [mixed, left] of [
    [[begin, second, first], 0],
    [[begin, first, first], 1],
    [[begin, first, bytes.subarray(ends[2])], 1],
  ] as const) {
    writeFileSync(file, Buffer.concat(mixed));
    expect(entriesOf(file)).toEqual(whole.slice(0, left));
  }
  return Promise.resolve('none believed that does not follow');
});

/** Where the first `count` of three entries end: the last one that is whole ends there, if a byte of the next is missing. */
function endOf(file: string, bytes: Buffer, count: number): number {
  const next = count === 2 ? bytes.length : endOf(file, bytes, count + 1);
  writeFileSync(file, bytes.subarray(0, next - 1));
  return readJournal(file)?.whole ?? 0;
}

fault('P5', 'another plan, seed, version or subject goes on', 'E_PLAN_MISMATCH, with what differs and how to start anew', () => {
  const { file } = written('other.journal');
  const opened = (header: JournalHeader): Journal => openJournal(file, findJournal(file, false), header, LATER);
  expect(opened(HEADER)).toMatchObject({ begun: true });
  for (const [name, value] of Object.entries({ seed: 'k', n: '5', version: '1.0.1', subject: 'sattolo' })) {
    expect(() => opened({ ...HEADER, [name]: value })).toThrow(
      expect.objectContaining({
        code: 'E_PLAN_MISMATCH',
        message: `${file} is of an unfinished run: only the same plan, subject and version can go on from it, got ${name} ${HEADER[name]} there and ${value} here`,
        hint: 'give the command of that run to go on with it, or --fresh to drop it and start anew',
      }) as Error,
    );
  }
  expect(() => opened({ ...HEADER, code: 'ab'.repeat(40) })).toThrow(/got code nothing there and (?:ab){30}… here/);
  expect(findJournal(file, true)).toBeNull();
  expect([file].filter((path) => existsSync(path))).toEqual([]);
  return Promise.resolve('refused: E_PLAN_MISMATCH 65; --fresh starts anew');
});

describe('a journal', () => {
  it('is not written by a run of a moment', async () => {
    const file = join(cwd, 'moment.journal');
    const journal = new Journal(file, HEADER, null, { moment: 150, every: 0, rest: 0 });
    const { add } = journal.stage('sample', []);
    add(0, [['added', Float64Array.of(1)]]);
    journal.flush();
    expect([journal.begun, existsSync(file)]).toEqual([false, false]);
    await wait(300);
    // Nobody finished a block in between: what was finished before is written all the same.
    expect([journal.begun, existsSync(file)]).toEqual([true, true]);
    journal.close();
  });

  it('is written no more often than said, and holds the sums of the blocks in between', () => {
    const file = join(cwd, 'sums.journal');
    const journal = new Journal(file, HEADER, null, LATER);
    const { add, totals } = journal.stage('sample', ['kept']);
    for (const block of [0, 2, 1, 7, 3])
      add(block, [
        ['added', Float64Array.of(1, block)],
        ['kept', Float64Array.of(block)],
      ] as const);
    journal.flush();
    journal.close();
    expect(totals.added.get('added')).toEqual(Float64Array.of(5, 13));
    expect(entriesOf(file)).toEqual([
      [
        'sample',
        [0],
        [
          ['added', [1, 0]],
          ['kept', [0]],
        ],
      ],
      ['sample', [1, 2, 3, 7], [['added', [4, 13]], ...[2, 1, 7, 3].map((block) => ['kept', [block]])]],
    ]);
  });

  it('goes on behind its last whole entry, and gives the stages back as they were', () => {
    const { bytes, file } = written('on.journal');
    truncateSync(file, bytes.length - 1);
    const journal = openJournal(file, findJournal(file, false), HEADER, AT_ONCE);
    const { add, totals } = journal.stage('sample', ['kept']);
    expect([...totals.blocks]).toEqual([0, 1]);
    expect(totals.added.get('added')).toEqual(Float64Array.of(2, 1, 20));
    add(2, [
      ['added', Float64Array.of(1, 2, 10)],
      ['kept', Float64Array.of(2.5)],
    ] as const);
    journal.flush();
    journal.close();
    expect(readFileSync(file)).toEqual(bytes);
    expect(() => add(3, [['added', Float64Array.of(1)]])).toThrow('counts of added have 3 cells, got 1');
  });

  it('is written anew, with every sum once, where the same sums have made it large', () => {
    const file = join(cwd, 'large.journal');
    const journal = new Journal(file, HEADER, null, { moment: 0, every: 0, rest: 0 });
    const { add } = journal.stage('sample', []);
    const cells = 2 ** 20;
    for (let block = 0; block < 9; block++) {
      add(block, [['added', new Float64Array(cells).fill(block)]]);
      journal.flush();
    }
    journal.close();
    expect(readFileSync(file).length).toBeLessThan(3 * 8 * cells);
    const read = readJournal(file);
    const totals = new Journal(file, HEADER, read, LATER).stage('sample', []).totals;
    expect([...totals.blocks].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(totals.added.get('added')).toEqual(new Float64Array(cells).fill(36));
  });
});

describe.each(['system', 'file'] as const)('a lock by %s', (kind) => {
  it('keeps a second holder of the same output out, and no other', async () => {
    const base = join(cwd, `locked-${kind}`);
    const unlock = await lockOutput(base, kind);
    await expect(lockOutput(base, kind)).rejects.toThrow(
      expect.objectContaining({ code: 'E_LOCKED', message: `${base} is being written by another run, process ${process.pid}` }) as Error,
    );
    await (await lockOutput(`${base}-2`, kind))();
    await unlock();
    await (await lockOutput(base, kind))();
  });
});

it('drafts of processes that are gone are swept away, and no others', () => {
  const gone = 2 ** 22 + 1;
  const names = [`.x.json.${gone}.tmp`, `.x.html.${gone}.${'0f'.repeat(8)}.tmp`, `x.journal.${gone}.tmp`];
  const staying = [`.x.json.${process.pid}.tmp`, `.y.json.${gone}.tmp`, 'x.json', `.x.json.${gone}.txt`];
  for (const name of [...names, ...staying]) writeFileSync(join(cwd, name), '');
  sweepDrafts(join(cwd, 'x'));
  expect(names.filter((name) => existsSync(join(cwd, name)))).toEqual([]);
  expect(staying.filter((name) => existsSync(join(cwd, name)))).toEqual(staying);
});

it('a draft is a new file under a name that nobody can guess, and follows no link', () => {
  const victim = join(cwd, 'victim.txt');
  const file = join(cwd, 'drafted.json');
  writeFileSync(victim, 'mine');
  for (const name of [`.drafted.json.${process.pid}.tmp`, `drafted.json.${process.pid}.tmp`]) symlinkSync(victim, join(cwd, name));
  writeWhole(file, 'written');
  const journal = new JournalFile(file, HEADER, null);
  journal.append([{ stage: 'sample', blocks: [0], arrays: [] }]);
  journal.close();
  expect(readFileSync(victim, 'utf8')).toBe('mine');
  const drafts = [openDraft(file), openDraft(file)];
  for (const { handle } of drafts) closeSync(handle);
  const [first, second] = drafts.map(({ draft }) => /^\.drafted\.json\.\d+\.([0-9a-f]{16})\.tmp$/.exec(basename(draft))?.[1]);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(second).not.toBe(first);
});

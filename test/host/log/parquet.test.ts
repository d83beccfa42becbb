import { copyFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LogSource } from '../../../src/engine/log/log-source.js';
import type { ParquetReader } from '../../../src/host/log/parquet-bytes.js';
import { PARQUET_PACKAGE, parquetBytes, parquetReader } from '../../../src/host/log/parquet-bytes.js';
import { RawFile } from '../../../src/host/log/raw-file.js';
import { readLog } from '../../../src/host/log/read-log.js';
import { faults } from '../../faults/fault.js';
import { skip } from '../../support/tools.js';
import { decksOf, failure, fixture, folder, ownFolder, place, read, WISHES } from './logs.js';

ownFolder();

/** DuckDB as installed here; without it the test is skipped. */
async function duckdb(): Promise<ParquetReader> {
  return (await parquetReader(process.cwd())) ?? skip(`${PARQUET_PACKAGE} is not installed`);
}

async function bytesOf(path: string, find: () => Promise<ParquetReader | undefined>): Promise<LogSource> {
  return parquetBytes(new RawFile('deals.parquet', await open(path, 'r'), await stat(path)), path, find);
}

async function textOf(path: string): Promise<string> {
  const reader = await duckdb();
  const bytes = await bytesOf(path, async () => reader);
  const all: Uint8Array[] = [];
  try {
    for (;;) {
      const piece = new Uint8Array(1000);
      const length = await bytes.read(piece, 0, piece.length);
      if (length === 0) break;
      all.push(piece.subarray(0, length));
    }
    expect(bytes.seal()).toMatchObject({ format: 'parquet', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  } finally {
    await bytes.close();
  }
  return Buffer.concat(all).toString('utf8');
}

/** The first 300 deals of the same log as text. */
const CSV = readFileSync(fixture('even-5.csv').path, 'utf8').split(/\r?\n/).slice(0, 300);

/** Writes a table with DuckDB itself. */
async function written(name: string, sql: string): Promise<string> {
  const database = await (await duckdb())();
  const connection = await database.connect();
  const path = join(folder, name);
  await (await connection.stream(`COPY (${sql}) TO '${path}' (FORMAT parquet)`)).fetchChunk();
  connection.closeSync();
  database.closeSync();
  return path;
}

faults('L10', 'a Parquet file', 'read through DuckDB, or refused by name with what to install: E_LOG_FORMAT, E_PARQUET_READ 65', () => {
  it('without DuckDB it is refused, and what to install is said', async () => {
    expect(await failure(bytesOf(fixture('even-5-list.parquet').path, async () => undefined))).toMatchObject({
      code: 'E_LOG_FORMAT',
      message: 'reading Parquet needs the package DuckDB, which is not installed: deals.parquet',
      hint: expect.stringMatching(
        /^npm install @duckdb\/node-api@\S+, or turn it into text and name that: python3 -c '.*' deals\.parquet > deals\.parquet\.txt$/,
      ) as string,
    });
  });

  it('is known by its first bytes and never read as text', async () => {
    const { code } = await failure(read('PAR1\u0000\u0001', {}, 'deals.parquet'));
    expect(['E_LOG_FORMAT', 'E_PARQUET_READ']).toContain(code);
  });

  it('a folder without a reader of its own is served by the one beside this program', async () => {
    await duckdb();
    expect(await parquetReader(join(folder, 'nowhere'))).toBeTypeOf('function');
  });

  it('a list, and a column a position, hold the decks of the same log as text', async () => {
    const list = (await textOf(fixture('even-5-list.parquet').path)).trimEnd().split('\n');
    const columns = (await textOf(fixture('even-5-columns.parquet').path)).trimEnd().split('\n');
    expect(list[0]).toBe('"deal","deck"');
    expect(columns[0]).toBe('"deal","p1","p2","p3","p4","p5"');
    expect(list.slice(1)).toEqual(CSV.map((row, i) => `${i + 1},${row.replaceAll(',', '\t')}`));
    expect(columns.slice(1)).toEqual(CSV.map((row, i) => `${i + 1},${row}`));
  });

  it('is read as any other log, with its numbers, and twice to the same', async () => {
    await duckdb();
    for (const name of ['even-5-list.parquet', 'even-5-columns.parquet']) {
      const { origin } = await readLog([fixture(name)], { ...WISHES, id: 'deal' });
      expect(origin.source).toMatchObject({ decks: 300, files: [{ format: 'parquet' }], numbers: { least: 1, greatest: 300, missing: 0 } });
      expect(await decksOf([fixture(name)], { id: 'deal' })).toEqual(await decksOf([place('same.csv', CSV.join('\n'))]));
    }
  });

  it('what is null, no whole number or quoted is given as it stands, and refused by the rule it breaks', async () => {
    const path = await written(
      'odd.parquet',
      `SELECT * FROM (VALUES ([1, NULL, 0], 1.5, 'a "b", c', NULL), (NULL, 2.0, 'x', -3)) t(deck, half, "no,te", gap)`,
    );
    expect(await textOf(path)).toBe('"deck","half","no,te","gap"\n1\t\t0,1.5,"a ""b"", c",\n,2.0,x,-3\n');
    const nulls = await written('nulls.parquet', 'SELECT * FROM (VALUES ([1, 2, 0]), ([1, NULL, 0]), (NULL)) t(deck)');
    // A list without its null would be a shorter deck; what a failure shows here tells the two apart.
    expect(await textOf(nulls)).toBe('"deck"\n1\t2\t0\n1\t\t0\n\n');
    const { at, code, message } = await failure(readLog([{ name: 'nulls.parquet', path: nulls }], WISHES));
    expect({ at, code, message }).toMatchObject({
      code: 'E_LOG_NUMBER',
      message: expect.stringContaining('card 2 of 3 must be a whole number in digits, got ""') as string,
      at: { file: 'nulls.parquet', line: 3 },
    });
  });

  it('a file that is cut, or holds something else, is refused by name', async () => {
    const reader = await duckdb();
    const whole = readFileSync(fixture('even-5-list.parquet').path);
    for (const broken of [whole.subarray(0, 300), Buffer.concat([whole.subarray(0, 200), Buffer.alloc(600, 7), whole.subarray(-40)])]) {
      const path = join(folder, 'broken.parquet');
      writeFileSync(path, broken);
      const bytes = await bytesOf(path, async () => reader);
      const error = await failure(bytes.read(new Uint8Array(100), 0, 100).then(() => bytes.read(new Uint8Array(1e6), 0, 1e6)));
      expect(error).toMatchObject({
        code: 'E_PARQUET_READ',
        message: expect.stringMatching(/^deals\.parquet must hold a Parquet table/) as string,
      });
      await bytes.close();
    }
  });

  it('L13: a file that changes while it is read is noticed', async () => {
    const reader = await duckdb();
    const path = join(folder, 'changes.parquet');
    copyFileSync(fixture('even-5-list.parquet').path, path);
    const bytes = await bytesOf(path, async () => reader);
    await bytes.read(new Uint8Array(100), 0, 100);
    utimesSync(path, 1, 1);
    const rest = async (): Promise<void> => {
      while ((await bytes.read(new Uint8Array(1e5), 0, 1e5)) > 0);
    };
    expect(await failure(rest())).toMatchObject({ code: 'E_LOG_CHANGED' });
    await bytes.close();
  });
});

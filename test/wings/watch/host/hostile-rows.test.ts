import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { rows, watchedFile } from './watched.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** More than the longest row there may be, and than a window holds. */
const MUCH = 3 << 20;

const OFF = rows('naive-swap', 5, 2500);
const SIZE = OFF.length;

/** The deals with something in place of the row before number `at`, as bytes: a character above 255 stands for itself in UTF-8. */
function withRow(at: number, row: string, all: readonly string[] = OFF): Buffer {
  return Buffer.concat([Buffer.from(all.slice(0, at).join('')), Buffer.from(row, 'latin1'), Buffer.from(all.slice(at).join(''))]);
}

const asJson = (row: string): string => `{"who":"a","deck":[${row.trim()}]}\n`;

describe('a stream that is no text', () => {
  it.each([
    ['gzip data', gzipSync(OFF.join(''))],
    ['Parquet', Buffer.from('PAR1\n\n')],
  ])('is called %s', async (name, bytes) => {
    const path = join(folder, name.slice(0, 4));
    writeFileSync(path, bytes);
    await expect(watchedFile(path)).rejects.toMatchObject({ code: 'E_LOG_FORMAT', message: `a stream must be text, got ${name}` });
  });

  it('or a state that cannot be read, is refused with the reason', async () => {
    const path = join(folder, 'a folder for a state');
    writeFileSync(path, OFF.join(''));
    mkdirSync(`${path}.state`);
    await expect(watchedFile(path)).rejects.toMatchObject({
      code: 'E_INPUT_MISSING',
      message: expect.stringMatching(/^cannot read the state .*: a folder$/),
    });
  });
});

describe('a row that is none takes no other row with it', () => {
  it.each([
    ['a stray quote', 7, '"1,2,3,4,5\n'],
    ['a stray quote in the second row', 1, '"1,2,3,4,5\n'],
    ['a stray quote behind many rows', 2000, '1,2,"3,4,5\n'],
    ['a quote inside a field', 900, '1,2,3"3,4,5\n'],
    ['Latin-1', 2, '1,2,3,4,\xe9\n'],
    ['Latin-1 behind many rows', 2200, '1,2,3,4,\xe9\n'],
    ['zeros', 100, '\0\0\0\0\0\n'],
    ['half a character at the end of the line', 100, '1,2,3,4,\xc3\n'],
    ['a row that is too long', 50, `1,2,3,4,${'5'.repeat(MUCH)}\n`],
    ['a row just too long', 2400, `1,2,3,4,${'5'.repeat((1 << 20) - 7)}\n`],
    ['a row that is too long and no text', 50, `1,2,3,4,${'\xe9'.repeat(MUCH)}\n`],
  ])('%s', async (name, at, row) => {
    const path = join(folder, name);
    writeFileSync(path, OFF.join(''));
    const whole = await watchedFile(path);
    rmSync(`${path}.state`);
    writeFileSync(path, withRow(at, row));
    expect(whole.raised).not.toBeNull();
    const left = await watchedFile(path);
    expect(left).toMatchObject({ deals: SIZE, malformed: 1, raised: whole.raised });
    // Its place is known to the byte.
    appendFileSync(path, OFF.slice(0, 9).join(''));
    expect(await watchedFile(path)).toEqual({ ...left, deals: SIZE + 9, states: ['resumed'] });
  });

  it.each([
    ['fields with names', `a,b,c,d,e\n${withRow(3, '"1,2,3,4,5\n').toString()}`],
    ['names that go over lines', `a,b,c,d,"e,\nin all"\n${withRow(0, '1,"2,3,4,5\n').toString()}`],
    ['lines of JSON', Buffer.from(withRow(3, '{"who":"\xe9","deck":[1,2,3,4,5]}\n', OFF.map(asJson)))],
    ['JSON with quotes inside', withRow(3, '{"who":"\\"","deck":[1,2,3]}\n', OFF.map(asJson)).toString()],
    ['a quote that nothing closes', `${OFF.join('')}"1,2,3,4,5`],
  ])('among %s', async (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    expect(await watchedFile(path)).toMatchObject({ deals: SIZE, malformed: 1, raised: expect.any(Number) });
  });

  it('is refused as the first row, which is to tell how they are written', async () => {
    const path = join(folder, 'first');
    for (const [row, code] of [
      ['\xe9,2,3,4,5\n', 'E_LOG_ENCODING'],
      [`1,2,3,4,${'5'.repeat(MUCH)}\n`, 'E_LOG_LINE_TOO_LONG'],
      ['\xff\xfe1\0,\0\n', 'E_LOG_ENCODING'],
    ] as const) {
      writeFileSync(path, withRow(0, row));
      await expect(watchedFile(path)).rejects.toMatchObject({ code });
    }
  });
});

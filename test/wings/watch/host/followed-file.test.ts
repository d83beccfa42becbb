import { appendFileSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FollowedFile } from '../../../../src/wings/watch/host/followed-file.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-follow-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads what comes until it ends in `last`. */
async function upTo(file: FollowedFile, last: string): Promise<string> {
  const into = new Uint8Array(1000);
  let text = '';
  while (!text.endsWith(last))
    text += new TextDecoder('utf-8', { ignoreBOM: true }).decode(into.subarray(0, await file.read(into, 0, into.length)));
  return text;
}

describe('a file that is followed', () => {
  it('goes on with what is added, with the file that takes its name, and with one that is made shorter', async () => {
    const path = join(folder, 'deals');
    const turns: string[] = [];
    writeFileSync(path, 'a\nb\n');
    const file = await FollowedFile.open({ name: 'deals', path }, 2, true, (turn) => turns.push(turn));
    expect(await upTo(file, '\n')).toBe('b\n');
    const next = upTo(file, 'half');
    appendFileSync(path, 'c\nhalf');
    expect(await next).toBe('c\nhalf');
    renameSync(path, `${path}.1`);
    writeFileSync(path, 'd\ne\n');
    // What was not ended is a row of its own.
    expect(await upTo(file, 'e\n')).toBe('\nd\ne\n');
    truncateSync(path);
    appendFileSync(path, 'f\n');
    expect(await upTo(file, 'f\n')).toBe('f\n');
    expect(turns).toEqual(['rotated', 'truncated']);
    await file.close();
  });

  it('knows which byte of a file each byte of the stream is', async () => {
    const path = join(folder, 'places');
    writeFileSync(path, 'aa\nbb\n');
    const file = await FollowedFile.open({ name: 'places', path }, 3, true, () => undefined);
    await upTo(file, 'bb\n');
    expect([0, 2, 3].map((given) => file.placeOf(given))).toEqual([3, 5, 6]);
    renameSync(path, `${path}.1`);
    writeFileSync(path, 'cc\n');
    await upTo(file, 'cc\n');
    expect([3, 4, 6].map((given) => file.placeOf(given))).toEqual([0, 1, 3]);
    await file.close();
  });

  it('knows the first bytes of the file that a byte is in, also of one that was opened behind them, up to 4 KiB', async () => {
    const path = join(folder, 'heads');
    const text = Array.from({ length: 3000 }, (_, k) => `${k}\n`).join('');
    writeFileSync(path, text);
    const file = await FollowedFile.open({ name: 'heads', path }, 2890, true, () => undefined);
    const headOf = (given: number): string => new TextDecoder().decode(file.headOf(given));
    expect(headOf(0)).toBe(text.slice(0, 2890));
    await upTo(file, '2999\n');
    expect([10, 9000].map(headOf)).toEqual([text.slice(0, 2900), text.slice(0, 4096)]);
    renameSync(path, `${path}.1`);
    writeFileSync(path, 'other\nrows\n');
    await upTo(file, 'rows\n');
    const read = text.length - 2890;
    expect([read - 1, read, read + 6, read + 11].map(headOf)).toEqual([text.slice(0, 4096), '', 'other\n', 'other\nrows\n']);
    await file.close();
  });

  it('steps over a mark of UTF-8 with which the next file begins, as it comes', async () => {
    const path = join(folder, 'marks');
    writeFileSync(path, 'a\n');
    const file = await FollowedFile.open({ name: 'marks', path }, 0, true, () => undefined);
    await upTo(file, 'a\n');
    renameSync(path, `${path}.1`);
    writeFileSync(path, Buffer.from([0xef, 0xbb]));
    const next = upTo(file, 'c\n');
    await new Promise((done) => setTimeout(done, 700));
    appendFileSync(path, Buffer.concat([Buffer.from([0xbf]), Buffer.from('b\nc\n')]));
    const into = new TextEncoder().encode(await next);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(into)).toBe('b\nc\n');
    expect([2, 4, 6].map((given) => [file.placeOf(given), file.beginsAnew(given)])).toEqual([
      [3, true],
      [5, false],
      [7, false],
    ]);
    expect([...file.headOf(4)]).toEqual([0xef, 0xbb, 0xbf, 98, 10]);
    await file.close();
  });

  it('ends where it is not followed', async () => {
    const path = join(folder, 'ends');
    writeFileSync(path, 'a\n');
    const file = await FollowedFile.open({ name: 'ends', path }, 0, false, () => undefined);
    await upTo(file, '\n');
    expect(await file.read(new Uint8Array(9), 0, 9)).toBe(0);
    await file.close();
  });

  it('must be there, and a file', async () => {
    const open = (name: string): Promise<FollowedFile> => FollowedFile.open({ name, path: join(folder, name) }, 0, true, () => undefined);
    await expect(open('none')).rejects.toMatchObject({ code: 'E_INPUT_MISSING' });
    await expect(open('.')).rejects.toMatchObject({ code: 'E_PATH' });
  });
});

import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ListWishes } from '../../../../src/wings/lists/items/list-form.js';
import { failure } from '../../../host/log/logs.js';
import { memoryInput, numbersOf } from '../items/memory-input.js';
import { listFile, ownFolder } from './lists.js';

ownFolder();

const SONGS = Array.from({ length: 60 }, (_, k) => `song ${(7 * k) % 60}.mp3`);
const lines = (rows: readonly (number | string)[]): string => `${rows.join('\n')}\n`;

/** The hint of a list that is refused. */
async function hintOf(name: string, content: string, wishes: ListWishes = {}): Promise<string> {
  return (await failure(numbersOf(memoryInput(name, content), wishes))).hint ?? '';
}

/** The lines that a command of a hint makes of the file. */
function madeBy(hint: string, name: string, content: string): readonly string[] {
  const path = listFile(name, content);
  const command = /((?:sed|awk|grep|sort) .*?) > /.exec(hint)?.[1] ?? 'false';
  return execFileSync('sh', ['-c', command], { cwd: dirname(path), encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}

describe('a list that is refused', () => {
  it('names the column whose values all differ and do not rise', async () => {
    const table = lines(['rank,step,index', ...SONGS.map((_, k) => `${k % 4},${k},${(11 * k) % 60}`)]);
    expect(await hintOf('a.csv', table)).toBe('name it: --column index');
    expect(await hintOf('b.csv', table.replace('index', '7'))).toBe('name it: --column 3');
  });

  it('makes a list of numbers behind other words, and numbers labels', async () => {
    const ranks = lines(SONGS.map((_, k) => `rank${k % 4}: ${(11 * k) % 60}`));
    expect(madeBy(await hintOf('a.txt', ranks), 'a.txt', ranks)).toEqual(SONGS.map((_, k) => `${(11 * k) % 60}`));
    const labels = lines(SONGS.map((_, k) => ['cat', 'dog', 'a fox'][k % 3]));
    expect(madeBy(await hintOf('b.txt', labels), 'b.txt', labels)).toEqual(SONGS.map((_, k) => `${k % 3}`));
  });

  it('sorts names into the order before, but no rows of a table and no lines that are numbered', async () => {
    const text = lines(SONGS);
    expect(madeBy(await hintOf('a.txt', text), 'a.txt', text)).toEqual(SONGS.map((_, k) => `song ${k}.mp3`));
    const numbered = lines(SONGS.map((song, k) => `${k + 1}. ${song}`));
    const table = lines(SONGS.map((song, k) => `${k + 1}, ${song}`));
    for (const other of [numbered, table]) expect(await hintOf('b.txt', other)).not.toContain('sort');
    expect(await hintOf('c.csv', `no,song\n${table}`, { column: 'song' })).not.toContain('sort');
  });

  it('prints the songs of other playlists', async () => {
    const pls = `[playlist]\n${SONGS.map((song, k) => `File${k + 1}=${song}\nTitle${k + 1}=x`).join('\n')}\nVersion=2\n`;
    expect(madeBy(await hintOf('a.pls', pls), 'a.pls', pls)).toEqual(SONGS);
    const xspf = `<?xml version="1.0"?>\n<playlist><trackList>\n${SONGS.map((song) => `<track><location>${song}</location></track>`).join('\n')}\n</trackList></playlist>\n`;
    expect(madeBy(await hintOf('a.xspf', xspf), 'a.xspf', xspf)).toEqual(SONGS.map((song) => `<location>${song}`));
  });
});

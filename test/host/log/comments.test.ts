import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLog } from '../../../src/host/log/read-log.js';
import { logLines } from '../../../src/report/audit/log-lines.js';
import { decksOf, failure, fixture, ownFolder, place, read, WISHES } from './logs.js';

ownFolder();

/** Logs as they would be without comments and lines that hold nothing, their rows apart. */
const LOGS = [
  { head: ['a,b,c'], rows: ['2,1,0', '0,1,2', '1,0,2'], wishes: {} },
  { head: ['when,deck'], rows: ['2026/11/01,"2 1 0"', '2026/11/02,"0 1 2"', 'x,1 0 2'], wishes: { field: 'deck' } },
  { head: [], rows: ['{"deck":[2,1,0]}', '{"deck":[0,1,2]}', '{"deck":[1,0,2]}'], wishes: {} },
  { head: [], rows: ['2 1 0', '0 1 2', '1 0 2'], wishes: {} },
];
const COMMENT = fc.constantFrom('# shoe 3', '// 2026-11-01', '; made by hand', '#', '#2,1,0', '# a, "b', '## it\'s, "1"', '//');
const NOTHING = fc.constantFrom('', ',,', ';;;', ' ', '\t');
const TOP = fc.array(fc.oneof(COMMENT, NOTHING), { maxLength: 4 });
const BETWEEN = fc.array(fc.array(COMMENT, { maxLength: 2 }), { minLength: 3, maxLength: 3 });

describe('comments and lines that hold nothing', () => {
  it('change no deck wherever they stand, with a byte order mark or without, in any pieces, and are counted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...LOGS),
        TOP,
        BETWEEN,
        fc.constantFrom('', '\ufeff'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 60 }),
        async ({ head, rows, wishes }, top, between, mark, end, piece) => {
          const lines = [...top, ...head, ...rows.flatMap((row, k) => [row, ...between[k]])];
          const log = place('comments.csv', `${mark}${lines.join(end)}${end}`);
          expect(await decksOf([log], wishes, piece)).toEqual(['2 1 0', '0 1 2', '1 0 2']);
          const { comments, blank } = await read(`${mark}${lines.join(end)}`, wishes);
          const nothing = top.filter((line) => /^[\s,;]*$/.test(line)).length;
          expect([comments, blank]).toEqual([top.length + between.flat().length - nothing, nothing]);
        },
      ),
      { seed: 20261130, numRuns: 300 },
    );
  });

  it.each([
    ['blank-first-line.csv', ';', { blank: 1, comments: 0 }],
    ['comments-at-top.csv', ',', { blank: 0, comments: 2 }],
  ])('of %s are no deals, and all below its header are', async (name, between, passed) => {
    const lines = readFileSync(fixture(name).path, 'utf8').trim().split('\n');
    const deals = lines.slice(lines.findIndex((line) => line.startsWith('p0')) + 1).map((line) => line.replaceAll(between, ' '));
    expect(deals.length).toBe(1000);
    expect(await decksOf([fixture(name)])).toEqual(deals);
    expect(await readLog([fixture(name)], WISHES)).toMatchObject({ ...passed, rejects: [] });
  });

  it('name the fields where the last one has as many as the first row', async () => {
    const rows = ['7,2 1 0', '8,0 1 2', '9,1 0 2'];
    const named = (head: readonly string[], wishes: object) => decksOf([place('named.csv', [...head, ...rows, ''].join('\n'))], wishes);
    for (const head of [['# id,deck'], ['#made by hand', '', '## id , deck'], ['; a, b, c', '// id,deck', ' ']])
      expect(await named(head, { field: 'deck', id: 'id' })).toEqual(['2 1 0', '0 1 2', '1 0 2']);
    for (const head of [['# id,deck', '# made by hand'], ['# id,the,deck'], ['# id,']])
      expect(await failure(named(head, { field: 'deck' }))).toMatchObject({ code: 'E_LOG_LAYOUT' });
    // One that could be a row names nothing that is not asked for.
    expect(await named(['#6,0 1 2'], {})).toHaveLength(3);
  });

  it.each(['7', '\n\n7', '# a comment', '# a comment\n# another'])(
    'are no deal, and soon refused where no line feed follows: %j',
    async (log) => {
      expect(await failure(read(log))).toMatchObject({ code: expect.stringMatching(/^E_LOG_(?:EMPTY|LAYOUT)$/) as string });
    },
  );

  it('are said', async () => {
    expect(logLines(await read('# a\n2,1,0\n# b\n0,1,2\n'))).toContain('skipped 2 lines of comment, no rows');
  });

  it('at the head of a later file, too', async () => {
    const places = [place('1.csv', '# a\nx,y\n0,1\n1,0\n'), place('2.csv', '\n# b\nx,y\n1,0\n')];
    expect(await decksOf(places)).toEqual(['0 1', '1 0', '1 0']);
  });
});

describe('a line that begins like a comment', () => {
  it.each([
    ['every row has a number with a mark', '#1,2,1,0\n#2,0,1,2\n#3,1,0,2\n', { field: '2-4' }],
    ['and its header has none', 'no,a,b,c\n#1,2,1,0\n#2,0,1,2\n#3,1,0,2\n', { field: 'a-c' }],
    ['the mark names the column of numbers', '#,a,b,c\n1,2,1,0\n2,0,1,2\n3,1,0,2\n', { field: 'a-c', id: '#' }],
    ['fields are parted by it, and the first is empty', ';a;b;c\n0;2;1;0\n;0;1;2\n2;1;0;2\n', { field: 'a-c' }],
    ['cards begin with it', '#c #b #a\n#a #b #c\n#b #a #c\n', { alphabet: ['#a', '#b', '#c'] }],
  ])('is a row where %s', async (_case, text, wishes) => {
    expect((await read(text, wishes)).origin.source.decks).toBe(3);
    expect((await read(text, wishes)).comments).toBe(0);
  });

  it('and reads as a deal, while others do not begin so, is neither dealt nor passed over', async () => {
    const text = 'tag,a,b,c\nstd,2,1,0\n#vip,0,1,2\nstd,1,0,2\n';
    const error = await failure(read(text, { field: 'a-c' }));
    expect(error).toMatchObject({ code: 'E_LOG_ROW', at: { line: 3, column: 1 } });
    expect(error.message).toContain('Take the line out, or what marks it');
    expect((await read(text, { field: 'a-c', maxRejects: 1 })).origin.source.decks).toBe(2);
    expect((await read(text.replace('#vip', 'vip'), { field: 'a-c' })).origin.source.decks).toBe(3);
  });
});

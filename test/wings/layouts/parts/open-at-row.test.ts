import { describe, expect, it } from 'vitest';
import { failure, ownFolder, read } from '../../../host/log/logs.js';
import { deal } from '../../../support/deal.js';

ownFolder();

type Row = readonly number[];

const rows = (n: number, deals: number, seed: string): Row[] => {
  const { cells } = deal('fisher-yates', n, deals, seed);
  return Array.from({ length: deals }, (_, row) => [...cells.subarray(row * n, row * n + n)]);
};
const text = (all: readonly Row[], header = ''): string => `${header}${all.map((row) => row.join(',')).join('\n')}\n`;
describe('only some rows of a log', () => {
  const all = [...rows(6, 40, 'six'), ...rows(8, 60, 'eight')];

  it('are read as if the log held no others, with a header and without', async () => {
    for (const header of ['', 'a,b,c,d,e,f,g,h\n']) {
      const { origin } = await read(text(all, header), { only: { from: 41, to: null } });
      expect(origin.source).toMatchObject({ decks: 60, rows: 60, only: { from: 41, to: null }, vocabulary: { kind: 'from-0' } });
      expect(origin.source.vocabulary.cards).toHaveLength(8);
      expect((await read(text(all, header), { only: { from: 1, to: 40 } })).origin.source).toMatchObject({ decks: 40, leftOut: [] });
    }
  });

  it('are counted without blank lines and comments, and their faults named by the line of the file', async () => {
    const log = `# from a table\na,b,c\n0,1,2\n\n# later\n2,1,0\n1,0,2\n0,2,1\n1,2,9\n`;
    const { origin } = await read(log, { only: { from: 2, to: 4 } });
    expect(origin.source.decks).toBe(3);
    expect(await failure(read(log, { only: { from: 2, to: null } }))).toMatchObject({ at: { line: 9 } });
  });

  it('must be there', async () => {
    expect(await failure(read(text(all), { only: { from: 101, to: null } }))).toMatchObject({
      code: 'E_USAGE',
      message: '--rows must begin within the log, which has 100 rows, got 101',
    });
    expect(await failure(read(text(all), { only: { from: 41, to: 101 } }))).toMatchObject({
      code: 'E_USAGE',
      message: '--rows must end within the log, which has 100 rows, got 101',
    });
  });
});

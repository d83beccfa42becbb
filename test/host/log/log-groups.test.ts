import { describe, expect, it } from 'vitest';
import { isDeviation } from '../../../src/core/record/results.js';
import type { LogParts } from '../../../src/core/source/log-source.js';
import type { LogWishes } from '../../../src/engine/log/log-wishes.js';
import { logSubject, readLog } from '../../../src/host/log/read-log.js';
import { groupFacts } from '../../../src/kinds/groups/group-facts.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { failure, folder, ownFolder, place, read, WISHES } from './logs.js';

ownFolder();

const CARDS = 5;
const even = deal('fisher-yates', CARDS, 8000, 'groups');
const deck = (at: number): string => [...even.cells.subarray(at * CARDS, (at + 1) * CARDS)].join(' ');
/** Card 0 goes to the top. */
const topped = (at: number): string =>
  [
    '0',
    ...deck(at)
      .split(' ')
      .filter((card) => card !== '0'),
  ].join(' ');

const log = (rows: number, line: (at: number) => string, header = 'time,table,deck'): string =>
  `${header}\n${Array.from({ length: rows }, (_, at) => line(at)).join('\n')}\n`;

const by = (text: string): Pick<LogWishes, 'by'> => {
  const [kind, name = ''] = text.split(':');
  return { field: 'deck', by: { by: kind as LogParts['by'], name } } as Pick<LogWishes, 'by'>;
};

const rowsOf = async (content: string, wishes: Partial<LogWishes>, name: string) => {
  const places = [place(name, content)];
  const read_ = await readLog(places, { ...WISHES, ...wishes });
  const subject = logSubject(read_, places);
  const record = await recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.1, tests: ['homogeneity', 'position-matrix'] });
  return { record, of: (test: string) => record.core.results.find((row) => row.test === test) };
};

describe('groups of the user’s own', () => {
  it('by a column are found in the order in which they come, with their deals, and again when the log is read again', async () => {
    const content = log(40, (at) => `x,${at % 4 === 3 ? '"a ""b"""' : 'c'},${deck(at)}`);
    const { origin } = await read(content, by('column:table'));
    expect(origin.source.parts).toEqual({
      by: 'column',
      name: 'table',
      field: 2,
      groups: [
        { name: 'c', deals: 30 },
        { name: 'a "b"', deals: 10 },
      ],
    });
  });

  it('by the day of a time stand in order of the days, whatever the order of the rows', async () => {
    const times = ['2026-02-01T23:59:59+01:00', '1767225600', '1767225600123'];
    const { origin } = await read(
      log(60, (at) => `${times[at % 3]},t,${deck(at)}`),
      by('day:time'),
    );
    expect(origin.source.parts?.groups).toEqual([
      { name: '2026-01-01', deals: 40 },
      { name: '2026-02-01', deals: 20 },
    ]);
  });

  it('by file are the files, and of JSON lines what the key holds', async () => {
    const places = ['one.csv', 'two.csv'].map((name, file) =>
      place(
        name,
        log(12, (at) => deck(at + 12 * file), 'deck'),
      ),
    );
    const { origin } = await readLog(places, { ...WISHES, by: { by: 'file', name: '' } });
    expect(origin.source.parts?.groups.map(({ name, deals }) => `${name} ${deals}`)).toEqual(['one.csv 12', 'two.csv 12']);
    const json = Array.from({ length: 24 }, (_, at) => JSON.stringify({ t: at % 2, deck: deck(at).split(' ').map(Number) })).join('\n');
    const lines = await read(`${json}\n`, { by: { by: 'column', name: 't' } }, 'x.ndjson');
    expect(lines.origin.source.parts?.groups).toEqual([
      { name: '0', deals: 12 },
      { name: '1', deals: 12 },
    ]);
  });

  it.each([
    [
      'no such column',
      'column:tabel',
      (at: number) => `x,t${at % 2},${deck(at)}`,
      /--by must name a column.*"time", "table", "deck", got "tabel"/,
    ],
    ['one group only', 'column:table', (at: number) => `x,t,${deck(at)}`, /two groups of at least 10 deals, got one group only, "t"/],
    ['groups that are too small', 'column:table', (at: number) => `x,t${at},${deck(at)}`, /two groups of at least 10 deals, got 0 of 100/],
    ['times that are none', 'day:table', (at: number) => `x,t${at},${deck(at)}`, /must begin with a date such as 2026-01-31.*got "t0"/],
  ])('are refused: %s', async (_, wish, line, message) => {
    const found = await failure(read(log(100, line), by(wish)));
    expect([found.code, found.message]).toEqual(['E_USAGE', expect.stringMatching(message)]);
  });

  it('are refused beyond 400', async () => {
    const { code, message } = await failure(
      read(
        log(500, (at) => `x,t${at},${deck(at)}`),
        by('column:table'),
      ),
    );
    expect([code, message]).toEqual(['E_USAGE', '--by may part the deals into at most 400 groups, got more']);
  });

  it('that differ are found where eighths of the run do not, and a log without --by does not show it', async () => {
    // Two tables by turns: one has card 0 on top more often, the other less.
    const line = (at: number): string => {
      const turned = deck(at).split(' ').toReversed().join(' ');
      const biased = at % 5 === 0 ? topped(at) : deck(at);
      const other = at % 5 === 0 ? topped(at).split(' ').toReversed().join(' ') : turned;
      return `x,${at % 2 ? 'a' : 'b'},${at % 2 ? biased : other}`;
    };
    const { of } = await rowsOf(log(8000, line), by('column:table'), 'tables.csv');
    expect(of('homogeneity/group/positions')?.logPAdjusted).toBeLessThan(Math.log(1e-20));
    expect(of('homogeneity/run/positions')?.logPAdjusted).toBeGreaterThan(Math.log(0.01));
    const { of: without } = await rowsOf(log(8000, line), { field: 'deck' }, 'tables.csv');
    expect(without('homogeneity/group/positions')).toBeUndefined();
  });

  it('of unequal size are not alleged to differ where deals are even, and too small ones are passed over', async () => {
    const { of, record } = await rowsOf(
      log(8000, (at) => `x,${at < 5 ? 'tiny' : at % 97 === 0 ? 'small' : at % 3 === 0 ? 'middle' : 'large'},${deck(at)}`),
      by('column:table'),
      'unequal.csv',
    );
    const row = of('homogeneity/group/positions');
    // Three groups of 16 degrees each, less one.
    expect(row?.degrees).toBe(32);
    expect(Math.min(row?.logP ?? -99, row?.logLowerP ?? -99)).toBeGreaterThan(Math.log(1e-3));
    expect((await verifyAny(record, folder, { workers: 1 })).filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  });

  it('have names that are text of others: escaped on a page, and without control characters in a terminal', async () => {
    const { record } = await rowsOf(
      log(400, (at) => `x,${at % 2 ? '<script>alert(1)</script>' : '\u001b[31mred'},${deck(at)}`),
      by('column:table'),
      'names.csv',
    );
    const page = await auditPage(record);
    expect(page).not.toContain('<script>');
    expect(page).toContain('&#60;script&#62;');
    expect(pages.text(record, {})).not.toContain('\u001b[31m');
  });

  it('by day show where a change fits best, and the places where it may lie', async () => {
    const { record } = await rowsOf(
      log(8000, (at) => `2026-03-${10 + Math.floor(at / 800)},t,${at >= 4800 && at % 4 === 0 ? topped(at) : deck(at)}`),
      by('day:time'),
      'change.csv',
    );
    const facts = groupFacts(record.core);
    // The seventh day is the first with the bias.
    expect([facts?.change?.at, facts?.change?.between]).toEqual([5, { first: 5, last: 5 }]);
    expect(await auditPage(record)).toContain('A change fits best between <b>2026\u201103\u201115</b> and <b>2026\u201103\u201116</b>.');
    const { record: still } = await rowsOf(
      log(8000, (at) => `2026-03-${10 + Math.floor(at / 800)},t,${deck(at)}`),
      by('day:time'),
      'still.csv',
    );
    expect(groupFacts(still.core)?.change?.between).toEqual({ first: 0, last: 8 });
  });

  it('say how far one of them alone must be off to be found, and it is found there and not far below', async () => {
    // With card 0 put on top in a share q of the deals of a group, its chances are off from the others' by q: (16 + 4 + 4 + 1)/25 q² on average.
    const tables = (share: number, name: string) =>
      rowsOf(
        log(8000, (at) => `x,t${at % 10},${at % 10 === 3 && (at * 0.618) % 10 < 10 * share ? topped(at) : deck(at)}`),
        by('column:table'),
        name,
      );
    const groupsOf = async (share: number, name: string) => {
      const { of, record } = await tables(share, name);
      const { groups = [] } = groupFacts(record.core) ?? {};
      return { found: (of('homogeneity/group/positions')?.logPAdjusted ?? 0) < Math.log(record.core.plan.alpha), groups, record };
    };
    const even = await groupsOf(0, 'even.csv');
    const [{ seen }] = even.groups;
    expect(new Set(even.groups.map((group) => group.seen)).size).toBe(1);
    // By itself: 144 degrees, and (n − 1) N (M − N)/M q² = 2880 q² of noncentrality.
    expect(seen).toBeGreaterThan(0.15);
    expect(seen).toBeLessThan(0.35);
    const [there, below] = [await groupsOf(seen ?? 0, 'there.csv'), await groupsOf((seen ?? 0) / 2, 'below.csv')];
    expect([even.found, there.found, below.found]).toEqual([false, true, false]);
    expect(Math.abs((there.groups[3].off ?? 0) / (seen ?? 1) - 1)).toBeLessThan(0.25);
    expect(await auditPage(even.record)).toContain('Less than that in one group can have gone unseen.');
  });

  it('say which one stands out alone, where the comparison of all of them does not find it; by luck as seldom as they say', async () => {
    const CARDS_OF_A_DECK = 20;
    const deals = deal('fisher-yates', CARDS_OF_A_DECK, 9000, 'one table');
    const cards = (at: number): number[] => [...deals.cells.subarray(at * CARDS_OF_A_DECK, (at + 1) * CARDS_OF_A_DECK)];
    // Every fifth deal of one table of thirty has card 0 on top.
    const altered = (at: number): number[] => (at % 30 === 7 && at % 150 < 30 ? [0, ...cards(at).filter((card) => card !== 0)] : cards(at));
    const told = async (of: (at: number) => number[], name: string) =>
      (
        await rowsOf(
          log(9000, (at) => `x,t${at % 30},${of(at).join(' ')}`),
          by('column:table'),
          name,
        )
      ).record;
    const [record, none] = [await told(altered, 'one.csv'), await told(cards, 'none.csv')];
    const rowOf = ({ core }: typeof record, test: string) => core.results.filter(isDeviation).find((row) => row.test === test);
    const [one, all] = [rowOf(record, 'homogeneity/one-group/positions'), rowOf(record, 'homogeneity/group/positions')];
    expect(one?.furthest).toMatchObject({ group: 7, deals: 300, of: 30 });
    expect(one?.logPAdjusted).toBeLessThan(Math.log(1e-7));
    // The verdict rests on the row of the one group: the comparison of all of them does not reach its level.
    expect(all?.logPAdjusted).toBeGreaterThan(Math.log(record.core.plan.alpha));
    expect(record.core.verdict).toMatchObject({ kind: 'biased', because: ['homogeneity/one-group/positions'] });
    expect(pages.text(record, {})).toContain('Biased: table t7 differs from the rest in the chances of the positions');
    expect(await auditPage(record)).toContain('<b>Table t7 differs from the rest.</b>');
    const facts = groupFacts(record.core);
    // What the page has group by group is what the row has of that one, and of none is a difference easier to see than the row says.
    expect(facts?.groups[7].off).toBeCloseTo(one?.effect.estimate ?? 0, 3);
    expect(facts?.groups[7].seen).toBeCloseTo(one?.furthest?.seenFrom ?? 0, 12);
    expect(Math.max(...(facts?.groups ?? []).map(({ seen }) => seen ?? 0))).toBeCloseTo(one?.power.smallestDetectable ?? 0, 12);
    expect(rowOf(none, 'homogeneity/one-group/positions')?.logP).toBeGreaterThan(Math.log(1e-3));
    expect(await auditPage(none)).toContain(' is the furthest from the others');
    expect((await verifyAny(record, folder, { workers: 1 })).filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  });

  it('of hands name the one that differs too, since it does so by more than hands scatter', async () => {
    const { cells } = deal('fisher-yates', 6, 12_000, 'hands');
    const hand = (at: number): string => {
      const cards = [...cells.subarray(at * 6, at * 6 + 3)].map((card) => card + 1);
      return (at % 12 === 5 && at % 24 < 12 && !cards.includes(1) ? [1, ...cards.slice(1)] : cards).join(' ');
    };
    const places = [
      place(
        'hands.csv',
        log(12_000, (at) => `x,t${at % 12},${hand(at)}`),
      ),
    ];
    const wishes: LogWishes = { ...WISHES, ...by('column:table'), n: 6, partial: { orderUnknown: false, seen: 3, numbers: 'from-1' } };
    const subject = logSubject(await readLog(places, wishes), places);
    const { core } = await recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.1, battery: 'quick' });
    expect(core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['homogeneity/one-group/cards']) });
    expect(renderSummary({ core })).toContain('Biased: table t5 differs from the rest in the chances of the hands');
  });

  it('make one of them stand out by luck no more often than is said', async () => {
    const LOGS = 60;
    const logs = await Promise.all(
      Array.from({ length: LOGS }, async (_, k) => {
        const { cells } = deal('fisher-yates', CARDS, 400, `luck ${k}`);
        const line = (at: number): string => `x,t${at % 8},${[...cells.subarray(at * CARDS, (at + 1) * CARDS)].join(' ')}`;
        return rowsOf(log(400, line), by('column:table'), `luck-${k}.csv`);
      }),
    );
    const chances = logs.map(({ of }) => of('homogeneity/one-group/positions')?.logP ?? 0);
    const below = (p: number): number => chances.filter((logP) => logP < Math.log(p)).length;
    // Of 60 at a chance of 0.2 and of 0.05 more than 24 and 10 come once in 5,000 times; a chance that counts one group only would be beyond.
    expect(below(0.2)).toBeLessThanOrEqual(24);
    expect(below(0.05)).toBeLessThanOrEqual(10);
    expect(chances.filter((logP) => logP - Math.log(8) < Math.log(0.2)).length).toBeGreaterThan(24);
  });
});

import { describe, expect, it } from 'vitest';
import { logId, recordedOf, trialsOf } from '../../../src/core/record/recorded-log.js';
import type { LogSource } from '../../../src/core/source/log-source.js';
import { reservationWords } from '../../../src/kinds/words/doubt.js';

const file = (name: string): LogSource['files'][number] => ({ file: name, bytes: 1, sha256: '0'.repeat(64) });
const log = (more: Partial<LogSource> = {}): LogSource => ({
  kind: 'log',
  files: [file('a.csv')],
  layout: { kind: 'ndjson', field: null, separator: null, id: null },
  vocabulary: { kind: 'from-0', cards: ['0', '1'] },
  packs: 1,
  start: 'natural',
  rows: 100,
  decks: 90,
  rejects: 0,
  maxRejects: 0,
  leftOut: [],
  numbers: null,
  repeated: null,
  ...more,
});
const numbers = { field: 'id', least: 1, greatest: 9, missing: 0, gaps: 0, back: 0 };
const reservations = (more: Partial<LogSource>): readonly string[] =>
  recordedOf(log(more)).reservations.map((one) => reservationWords([one]));

describe('a log', () => {
  it('is called after its first file', () => {
    expect(logId(log())).toBe('a.csv');
    expect(logId(log({ files: [file('-')] }))).toBe('standard input');
    expect(logId(log({ files: [file('a'), file('b'), file('c')] }))).toBe('a and 2 more');
    expect(logId(log({ files: [file('-'), file('b')] }))).toBe('standard input and 1 more');
  });

  it('has an outcome a deck, and one fewer where each is taken against the one before', () => {
    expect((['unknown', 'natural', 'new-deck-order', 'previous'] as const).map((start) => trialsOf(log({ start })))).toEqual([
      90, 90, 90, 89,
    ]);
  });

  it('knows the order before each shuffle unless it says that it does not', () => {
    expect((['unknown', 'natural', 'previous'] as const).map((start) => recordedOf(log({ start })).startKnown)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('hands on how many deals each group of the user’s own has', () => {
    const groups = [
      { name: 'x', deals: 40 },
      { name: 'y', deals: 50 },
    ];
    expect(recordedOf(log({ parts: { by: 'column', name: 'table', field: 2, groups } }))).toEqual({
      startKnown: true,
      reservations: [],
      groups: [40, 50],
    });
    expect(Object.keys(recordedOf(log()))).not.toContain('groups');
  });
});

describe('what stands between a log and a clean verdict', () => {
  const chance = 'left out, which may not be by chance';

  it.each<readonly [string, Partial<LogSource>, readonly string[]]>([
    ['nothing', {}, []],
    ['numbers without a gap', { numbers, repeated: 0 }, []],
    ['one malformed row', { rejects: 1 }, [`1 malformed row of 100 rows was ${chance}`]],
    ['malformed rows', { rejects: 2, rows: 1 }, [`2 malformed rows of 1 row were ${chance}`]],
    ['one deck of another size', { leftOut: [{ cards: 51, rows: 1 }] }, [`1 row with decks of another size was ${chance}`]],
    [
      'decks of other sizes',
      {
        leftOut: [
          { cards: 51, rows: 2 },
          { cards: 50, rows: 5 },
        ],
      },
      [`7 rows with decks of another size were ${chance}`],
    ],
    [
      'a missing number',
      { numbers: { ...numbers, missing: 1, gaps: 1 } },
      ['1 number is missing in 1 gap of the deal numbers, which may not be by chance'],
    ],
    [
      'missing numbers that go back',
      { numbers: { ...numbers, missing: 5, gaps: 2, back: 1 } },
      [
        '5 numbers are missing in 2 gaps of the deal numbers, which may not be by chance',
        'the deal numbers go back 1 time, so the rows are not in the order of the deals',
      ],
    ],
    ['repeated decks, which are judged by their law', { repeated: 3 }, []],
    ['several packs, whose equal cards are told apart by lot', { packs: 2 }, []],
  ])('%s', (_, more, said) => {
    expect(reservations(more)).toEqual(said);
  });
});

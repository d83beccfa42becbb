import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/page/phrase.js';
import { marksOf } from '../../../../src/wings/ledger/page/charts/timeline.js';
import type { LedgerEntry } from '../../../../src/wings/ledger/page/facts/entry.js';
import type { LedgerSubject } from '../../../../src/wings/ledger/page/facts/ledger.js';
import { ledgerOf } from '../../../../src/wings/ledger/page/facts/ledger.js';
import { subjectPhrase } from '../../../../src/wings/ledger/page/words/subject.js';
import { resultWords } from '../../../../src/wings/ledger/page/words/summary.js';
import { entry, everything, VERDICTS } from './entries.js';

const ledger = (...entries: readonly LedgerEntry[]) => ledgerOf('reports', null, entries, []);
const only = (...entries: readonly LedgerEntry[]): LedgerSubject => ledger(...entries).subjects[0] as LedgerSubject;
const said = (...entries: readonly LedgerEntry[]): string => plain(subjectPhrase(only(...entries)));

describe('the records of a subject', () => {
  test('stand in the order of time, each with how many came before it; a proof is no attempt', () => {
    const { lines, tried } = only(
      entry(2),
      entry(0),
      entry(1, { kind: 'proof' }),
      entry(3),
      entry(2, { file: 'a.json', digest: 'sha256:a' }),
    );
    expect(lines.map(({ file, earlier }) => [file, earlier])).toEqual([
      ['try-0.json', 0],
      ['try-1.json', null],
      ['a.json', 1],
      ['try-2.json', 2],
      ['try-3.json', 3],
    ]);
    expect(tried).toHaveLength(4);
  });

  test('are counted once where one lies there twice, and a copy accuses nobody', () => {
    const [first, second] = [entry(0, { counted: 0 }), entry(5, { counted: 1 })];
    const copies = [entry(0, { counted: 0, file: 'z.json' }), entry(0, { counted: 0, file: 'zz.json' })];
    const { gone, lines, tried } = only(first, second, ...copies);
    expect(lines.map(({ copyOf, earlier, file, uncounted }) => [file, copyOf, earlier, uncounted])).toEqual([
      ['try-0.json', null, 0, 0],
      ['z.json', 'try-0.json', null, 0],
      ['zz.json', 'try-0.json', null, 0],
      ['try-5.json', null, 1, 0],
    ]);
    expect([tried.length, gone]).toEqual([2, 0]);
    // An altered record says that it is whatever it likes, and another run of the same plan is an attempt.
    const others = only(first, second, entry(0, { file: 'z.json', altered: 'it was' }), entry(1, { digest: first.digest }));
    expect(others.lines.map(({ copyOf }) => copyOf)).toEqual([null, null, null, null]);
    expect(others.tried).toHaveLength(4);
    expect(others.lines.at(-1)?.uncounted).toBe(2);
  });

  test('come out the same in whatever order they were found', () => {
    const { folder, others, policy } = everything();
    const entries = [0, 5, 5, 9].map((minutes, k) => entry(minutes, { file: `${k}.json`, counted: k, id: k === 3 ? 'b' : 'a' }));
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (some) => {
        expect(ledgerOf(folder, policy, some, others)).toEqual(ledgerOf(folder, policy, entries, others));
      }),
      { seed: 1, numRuns: 24 },
    );
  });

  test('that were tried most often come first', () => {
    const { subjects } = ledger(
      entry(0, { id: 'b' }),
      entry(1, { id: 'a' }),
      entry(2, { id: 'z' }),
      entry(3, { id: 'z' }),
      entry(4, { id: 'q', counted: 4 }),
    );
    expect(subjects.map(({ id }) => id)).toEqual(['q', 'z', 'a', 'b']);
  });
});

describe('a count of earlier records that does not fit', () => {
  test('tells how many are gone, each once although every later record counted it', () => {
    const subject = only(entry(0, { counted: 2 }), entry(10, { counted: 3 }), entry(20, { counted: 5 }));
    expect(subject.lines.map(({ gone }) => gone)).toEqual([2, 2, 3]);
    expect(subject.gone).toBe(3);
    expect(marksOf(subject)).toEqual(['gone', 'gone', 'biased', 'biased', 'gone', 'biased']);
  });

  test('is one of each folder: what lies elsewhere was not counted', () => {
    const there = { file: 'below/a.json', counted: 1 } as const;
    expect(only(entry(0, { counted: 0 }), entry(10, there)).gone).toBe(1);
    expect(only(entry(0, { counted: 2 }), entry(10, there)).gone).toBe(3);
  });

  test('accuses nobody where a record was made at the same time, or where a file beside it can no longer be read', () => {
    const long = { startedAt: entry(0).startedAt, writtenAt: entry(90).writtenAt };
    expect(only(entry(0, { ...long, counted: 1 }), entry(30, { counted: 0 })).gone).toBe(0);
    const lone = entry(10, { counted: 1 });
    const gone = (mayCount: 'unread' | { of: string } | null, file = 'other.json'): number | undefined =>
      ledgerOf('reports', null, [lone], [{ file, reason: 'of another version', mayCount }]).subjects[0]?.gone;
    expect([gone('unread'), gone({ of: 'naive-swap' }), gone({ of: 'sattolo' }), gone(null), gone('unread', 'below/other.json')]).toEqual([
      0, 0, 1, 1, 1,
    ]);
  });

  test('tells of older records that it left out, and of none that was being made', () => {
    const { lines } = only(entry(0, { counted: 0 }), entry(10, { counted: 1 }), entry(11, { counted: 0 }), entry(12, { counted: null }));
    expect(lines.map(({ uncounted }) => uncounted)).toEqual([0, 0, 1, 0]);
  });
});

describe('what is said of a subject', () => {
  test('is nothing where it was dealt once', () => expect(said(entry(0, { counted: 0 }))).toBe(''));

  test('is how often it was tried, and that a bias once found stays found', () => {
    const six = [0, 1, 2, 3, 4, 5].map((minutes) => entry(minutes));
    expect(said(...six, entry(9, { verdict: VERDICTS.clean }))).toBe(
      'This subject was audited 7 times: 6 found a bias and 1 found none. The last found none, which does not take back what was found before.',
    );
    expect(said(...six, entry(9, { verdict: VERDICTS.clean, subject: 'b'.repeat(64) }))).toContain(
      'The last found none: by then the code of the subject, or the way it is called, was another.',
    );
    expect(said(entry(0, { verdict: VERDICTS.clean }), entry(1))).toBe(
      'This subject was audited 2 times: 1 found a bias and 1 found none.',
    );
  });

  test('says of the last one that could not tell no more than that', () => {
    expect(said(entry(0), entry(1, { verdict: VERDICTS.unsure }))).toBe(
      'This subject was audited 2 times: 1 found a bias and 1 could not tell. The last could not tell, which does not take back what was found before.',
    );
  });

  test('tells a race that lost cards apart from a bias, which an even one later does not take back', () => {
    const race = { id: 'race', kind: 'race', verdict: VERDICTS.broken } as const;
    expect(said(entry(0, race), entry(1, race))).toBe('This subject was audited 2 times: 2 lost cards.');
    expect(said(entry(0, race), entry(1, { id: 'race', verdict: VERDICTS.clean }))).toBe(
      'This subject was audited 2 times: 1 lost cards and 1 found none. The last found none, which does not take back what was found before.',
    );
    expect(plain(resultWords(ledger(entry(0, race), entry(1))))).toBe('1 biased, 0 no bias found, 0 cannot tell, 1 broken');
  });

  test('leaves what an altered record claims out of the count', () => {
    expect(said(entry(0), entry(1, { verdict: VERDICTS.clean, altered: 'its digest is not that of what it says' }))).toBe(
      'This subject was audited 2 times: 1 found a bias and 1 is altered and says nothing.',
    );
  });

  test('names the subjects that have the same files, and no others', () => {
    const { subjects } = ledger(
      entry(0, { code: 'x' }),
      entry(1, { id: 'b', code: 'x' }),
      entry(2, { id: 'c', code: '' }),
      entry(3, { id: 'd', code: '' }),
    );
    expect(subjects.map(({ id, sameFiles }) => [id, sameFiles])).toEqual([
      ['b', ['naive-swap']],
      ['c', []],
      ['d', []],
      ['naive-swap', ['b']],
    ]);
  });
});

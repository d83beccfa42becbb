import { describe, expect, it } from 'vitest';
import { compareProgressOn } from '../../src/cli/compare/deal.js';
import type { Screen } from '../../src/cli/print.js';
import { progressOn } from '../../src/cli/progress.js';
import { lossOf } from '../../src/host/journal/open-journal.js';
import { proseFaults } from '../report/prose-faults.js';

/** A screen that keeps what is written to it, and a clock that is set by hand, in milliseconds. */
function watched(columns?: number): {
  readonly screen: Screen;
  readonly clock: { ms: number };
  readonly now: () => number;
  readonly text: string[];
} {
  const text: string[] = [];
  const clock = { ms: 5000 };
  const isTTY = columns !== undefined;
  return { screen: { isTTY, ...(isTTY && { columns }), write: (piece) => text.push(piece) }, clock, now: () => clock.ms, text };
}

describe('the progress of an audit', () => {
  it('says after a second what is quicker, where the whole takes more than a minute, and says it once', () => {
    const told = (total: number, quiet: boolean): string => {
      const { clock, now, screen, text } = watched();
      const { report } = progressOn(screen, quiet, 'deal', 'try --until-decided', now);
      report('sample', 0, total);
      // Kept from an earlier run, which tells nothing of the pace.
      report('sample', 5, total);
      report('sample', 10, total);
      clock.ms += 1000;
      report('sample', 20, total);
      report('sample', 30, total);
      return text.join('');
    };
    expect([told(10_000, false), told(150_000, false), told(1e12, false), told(100, false), told(10_000, true)]).toEqual([
      'shuffle-audit: at this pace it takes about 17 minutes; try --until-decided\n',
      'shuffle-audit: at this pace it takes about 5 hours; try --until-decided\n',
      'shuffle-audit: at this pace it takes about 3,169 years; try --until-decided\n',
      '',
      '',
    ]);
  });

  it('counts what there is, in its own words, in lines without a fault', () => {
    const lines = (one: string, total: number): readonly string[] => {
      const { clock, now, screen, text } = watched(200);
      const { report } = progressOn(screen, false, one, '', now);
      clock.ms += 1050;
      for (const role of ['sample', 'handed', 'confirmation', 'estimate'] as const) report(role, total, total);
      return text.map((line) => line.slice(line.indexOf('% · ') + 4).replace('\u001b[K', ''));
    };
    expect(new Set(lines('deal', 1))).toEqual(new Set(['1 of 1 deal']));
    expect(new Set(lines('board', 1200))).toEqual(new Set(['1,200 of 1,200 boards']));
  });

  it('tells the pace and the time that is left, in lines no wider than the terminal', () => {
    const drawn = (columns?: number): string => {
      const { clock, now, screen, text } = watched(columns);
      const { done, report } = progressOn(screen, false, 'deal', '', now);
      for (const deals of [0, 1000, 400_000]) {
        report('sample', deals, 1_000_000);
        clock.ms += deals === 1000 ? 4000 : 0;
      }
      done();
      return text.join('').replaceAll('\r', '«').replaceAll('\u001b[K', '»');
    };
    expect(drawn()).toBe('dealing: 400,000 of 1,000,000 deals, 99,750 a second, 7 seconds left\n');
    expect(drawn(120)).toBe(
      '«dealing [###########.................] 40 % · 400,000 of 1,000,000 deals, 99,750 a second, 7 seconds left»«»',
    );
    expect(drawn(100)).toBe('«dealing [#########.............] 40 % · 400,000 of 1,000,000 deals, 99,750 a second, 7 seconds left»«»');
    expect(drawn(80)).toBe('«dealing 40 % · 400,000 of 1,000,000 deals, 99,750 a second, 7 seconds left»«»');
    expect(drawn(60)).toBe('«dealing 40 % · 400,000 of 1,000,000 deals, 99,750 a second…»«»');
  });
});

it('a comparison has one bar for all its audits', () => {
  const { clock, now, screen, text } = watched(120);
  const { begin, clear, report } = compareProgressOn(screen, false, 'deal', now);
  begin('naive-swap', 2, 4);
  for (const deals of [0, 1000]) report('sample', deals, 20_000);
  clock.ms += 2000;
  report('sample', 11_000, 20_000);
  report('confirmation', 500, 80_000);
  clear();
  expect(text.join('').replaceAll('\r', '«').replaceAll('\u001b[K', '»')).toBe(
    '«[###########.................] 38 % · 2 of 4: naive-swap · 11,000 of 20,000 deals, 5,000 a second, 10 seconds left»«»',
  );
});

it('says of a journal that was torn how much is dealt again', () => {
  const read = { header: {}, blocks: [], torn: 1 } as never;
  const lost = lossOf({ file: 'a.journal', read });
  expect(lost).toBe('a.journal: the last 1 byte is torn or altered, their deals are dealt again');
  expect([lost, lossOf({ file: 'a.journal', read: null })].flatMap((line) => proseFaults(line ?? ''))).toEqual([]);
});

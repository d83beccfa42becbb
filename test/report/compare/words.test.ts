import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../../src/core/record/evidence.js';
import { printSummary } from '../../../src/page/document/print-text.js';
import { NBSP } from '../../../src/page/numbers.js';
import { markup, plain } from '../../../src/page/phrase.js';
import { listed } from '../../../src/page/words/number-words.js';
import { compareDocument } from '../../../src/report/compare/document.js';
import type { Comparison } from '../../../src/report/compare/facts/comparison.js';
import { gridOf } from '../../../src/report/compare/facts/grid.js';
import { patternOf } from '../../../src/report/compare/facts/tally.js';
import { terminalTable } from '../../../src/report/compare/terminal-table.js';
import { cellNumber } from '../../../src/report/compare/words/cell.js';
import { commandLines, compareCommand } from '../../../src/report/compare/words/command.js';
import { headline } from '../../../src/report/compare/words/headline.js';
import { bitsText, howMany, reachPhrase } from '../../../src/report/compare/words/reach.js';
import { cell, comparison } from './cells.js';

const SHUFFLES = ['good', 'fine', 'naive', 'sattolo'] as const;
const BAD: readonly string[] = ['naive', 'sattolo'];
const byShuffle = (shuffle: string): Verdict['kind'] => (BAD.includes(shuffle) ? 'biased' : 'no-bias-found');

const said = (made: Comparison): { pattern: string; title: string; lead: string; more: string } => {
  const grid = gridOf(made);
  const { lead, more, title } = headline(made, grid);
  const text = (phrase: string): string => phrase.replaceAll(NBSP, ' ');
  return { pattern: patternOf(grid, made.cells), title: text(title), lead: text(plain(lead)), more: text(plain(more)) };
};

describe('the headline says what the grid shows', () => {
  test('columns alike: the shuffle decides', () => {
    expect(said(comparison(SHUFFLES, ['a', 'b', 'c'], byShuffle))).toEqual({
      pattern: 'shuffle-decides',
      title: 'The shuffle decides, not the generator',
      lead: 'Two of four shuffles are biased with every generator. Two show no bias with any, down to 0.56 %.',
      more: 'A better source of randomness does not repair a wrong shuffle: read down a column and the picture stays the same.',
    });
  });

  test('one cell otherwise, and it no longer says so', () => {
    const lie = comparison(SHUFFLES, ['a', 'b', 'c'], (shuffle, prng) =>
      shuffle === 'good' && prng === 'c' ? 'biased' : byShuffle(shuffle),
    );
    expect(said(lie)).toMatchObject({ pattern: 'mixed', title: '7 of 12 pairs are biased' });
    expect(said(lie).lead).toBe(
      'Biased with all generators: naive and sattolo. With some: good. Five audits found no bias, down to 0.56 %.',
    );
    const open = comparison(SHUFFLES, ['a', 'b', 'c'], (shuffle, prng) =>
      shuffle === 'good' && prng === 'c' ? 'inconclusive' : byShuffle(shuffle),
    );
    expect(said(open)).toMatchObject({ pattern: 'mixed', more: 'One audit cannot tell: neither a good result nor a bad one.' });
  });

  test('rows alike: the generator decides', () => {
    const made = comparison(['good', 'fine'], ['a', 'b', 'bad'], (_, prng) => (prng === 'bad' ? 'biased' : 'no-bias-found'));
    expect(said(made)).toMatchObject({
      pattern: 'feed-decides',
      title: 'The generator decides, not the shuffle',
      lead: 'One of three generators is biased with every shuffle. Two show no bias with any, down to 0.56 %.',
    });
  });

  test('one row or one column decide nothing', () => {
    expect(said(comparison(SHUFFLES, ['a'], byShuffle))).toMatchObject({ pattern: 'mixed', title: '2 of 4 shuffles are biased' });
    const column = comparison(['good'], ['a', 'b', 'bad'], (_, prng) => (prng === 'bad' ? 'biased' : 'no-bias-found'));
    expect(said(column)).toMatchObject({ pattern: 'mixed', title: '1 of 3 generators shows a bias under good' });
  });

  test('all alike: found everywhere, nowhere, or not decided', () => {
    const all = (kind: Verdict['kind']): string => said(comparison(['good', 'fine'], ['a', 'b'], () => kind)).title;
    expect(all('biased')).toBe('All 4 audits show a bias');
    expect(all('no-bias-found')).toBe('No bias found in any of 4 audits');
    expect(all('inconclusive')).toBe('Cannot tell: none of 4 audits is decided');
    const one = comparison(['good'], ['a'], () => 'no-bias-found');
    expect(said(one).title).toBe('No bias found in the one audit');
    const some = comparison(['good'], ['a', 'b', 'c'], (_, prng) => (prng === 'a' ? 'inconclusive' : 'no-bias-found'));
    expect(said(some).title).toBe('No bias found in 2 of 3 audits, the other cannot tell');
  });

  test('names several parts together as what feeds the shuffle', () => {
    const made = comparison(SHUFFLES, ['a', 'b'], byShuffle);
    const wider = {
      ...made,
      boundeds: [...made.boundeds, { id: 'modulo', title: 'm' }],
      cells: made.cells.flatMap((one) => [one, { ...one, origin: { ...one.origin, bounded: 'modulo' } }]),
    };
    expect(said(wider).title).toBe('The shuffle decides, not what feeds it');
  });

  test('takes holes as not dealt, whatever they would have been', () => {
    const made = comparison(SHUFFLES, ['a', 'b'], (shuffle, prng) => (prng === 'b' && shuffle === 'fine' ? null : byShuffle(shuffle)));
    expect(said(made).pattern).toBe('shuffle-decides');
    expect(printSummary(compareDocument(made))).toContain('4 biased, 3 no bias found, 0 cannot tell, 1 not run');
  });
});

describe('the words of a cell', () => {
  test('have one number', () => {
    const number = (kind: Verdict['kind'], offBy: number | null, seenFrom: number | null): string | null =>
      cellNumber({ kind, offBy, elsewhere: null, seenFrom, byLawAlone: false })?.replaceAll(NBSP, ' ') ?? null;
    expect(number('biased', 0.1134, 0.01)).toBe('off by 11.3 %');
    expect(number('biased', null, 0.01)).toBeNull();
    const byLaw = cellNumber({ kind: 'biased', offBy: 0.014, elsewhere: null, seenFrom: 0.05, byLawAlone: true });
    expect(byLaw?.replaceAll(NBSP, ' ')).toBe('off by 1.4 % by its exact law');
    expect(number('no-bias-found', null, 0.0077)).toBe('down to 0.77 %');
    expect(number('inconclusive', null, 0.042)).toBe('seen from 4.2 %');
    expect(number('inconclusive', null, null)).toBeNull();
  });
});

describe('the terminal table', () => {
  const names = (axes: readonly ('shuffle' | 'prng' | 'bounded' | 'seeding')[]) => (origin: (typeof one)['origin']) =>
    axes.map((axis) => origin.source[axis === 'shuffle' ? 'maker' : axis]).join('/');
  const one = cell('naive-swap-n-minus-1', 'middle-square-weyl', 'biased');
  const long = {
    ...one,
    origin: { ...one.origin, source: { ...one.origin.source, bounded: 'multiply-shift:16', seeding: 'midnight-ms' } },
  };

  test.each([[['shuffle']], [['shuffle', 'prng']], [['shuffle', 'prng', 'bounded']], [['shuffle', 'prng', 'bounded', 'seeding']]] as const)(
    'of %j has aligned lines of at most 100 columns',
    (axes) => {
      const nameOf = names(axes);
      const table = terminalTable([nameOf(long.origin), nameOf(one.origin)], nameOf, { kind: 'deck' }, 100);
      const clean = { ...cell('good', 'b', 'no-bias-found'), dealsPerSecond: 1234567 };
      const lines = [table.head, table.row(long, false), table.row(clean, false), table.row(clean, true)];
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
      expect(lines[1]).toMatch(/^■ biased /);
      expect(lines[2]).toMatch(/^○ no bias found /);
      expect(lines[1]?.indexOf('naive-swap')).toBe(lines[0]?.indexOf('audit'));
      expect(lines[1]).toContain(nameOf(long.origin));
    },
  );

  test('says of a hole why it is one, and of a kept cell that it is', () => {
    const nameOf = names(['shuffle']);
    const table = terminalTable(['naive-swap-n-minus-1'], nameOf, { kind: 'deck' }, 100);
    expect(table.hole({ origin: one.origin, reason: 'does not fit' })).toBe('  not run naive-swap-n-minus-1: does not fit');
    expect(table.row(one, true)).toMatch(/ kept$/);
    expect(table.row(one, false)).not.toMatch(/kept/);
  });
});

describe('the command', () => {
  test('writes every id and the number of deals out, quoted where a shell would act', () => {
    const made = comparison(['good', 'riffle:7'], ['a', 'b'], byShuffle);
    const command = compareCommand({ ...made, plan: { ...made.plan, seed: "it's $HOME" }, planOptions: ['--battery deep'] }).join(' ');
    expect(command).toBe(
      `npx shuffle-audit compare --shuffle good,riffle:7 --prng a,b --n 52 --trials ${made.plan.trials} --seed 'it'\\''s $HOME' --battery deep`,
    );
  });
});

describe('the command as lines', () => {
  const parts = [
    'npx shuffle-audit compare',
    `--shuffle ${Array.from({ length: 30 }, (_, k) => `a-shuffle-${k}`).join(',')}`,
    "--seed 'a b, c'",
    '--out x',
  ];

  test('is read by a shell as what it was, and fits on a phone', () => {
    const lines = commandLines(parts);
    expect(lines.filter((line) => line.length > 40)).toEqual([]);
    expect(lines.slice(0, -1).filter((line) => !line.endsWith('\\'))).toEqual([]);
    expect(lines.at(-1)).toBe('  --out x');
    const words = execFileSync('sh', ['-c', lines.join('\n').replace('npx', 'printf "%s\\n"')], { encoding: 'utf8' });
    expect(words.trim().split('\n')).toEqual([
      'shuffle-audit',
      'compare',
      '--shuffle',
      parts[1]?.split(' ')[1],
      '--seed',
      'a b, c',
      '--out',
      'x',
    ]);
  });
});

describe('a bias that positions do not show', () => {
  test('is not given the size of another test', () => {
    const one = { kind: 'biased', offBy: null, seenFrom: 0.01, byLawAlone: false } as const;
    const text = (atMost: number | null): string | undefined =>
      cellNumber({ ...one, elsewhere: { atMost, by: 'position', test: 'successor-matrix' } })?.replaceAll(NBSP, ' ');
    expect(text(0.0399)).toBe('at most 4.0 % by position; shows in successor-matrix');
    expect(text(0)).toBe('not by position; shows in successor-matrix');
    expect(text(null)).toBe('shows in successor-matrix');
  });
});

describe('small words', () => {
  test('list, count and write bits', () => {
    expect(listed(['a', 'b', 'c'], 6)).toBe('a, b and c');
    expect(listed(['a', 'b', 'c', 'd'], 3)).toBe('a, b and 2 more');
    expect([128, 30.999999998656385, 188.41503749927884, 19937].map(bitsText)).toEqual(['128', '31', '188.4', '19,937']);
    expect([Math.log2(343), Math.log2(181_440), 225.58].map(howMany)).toEqual(['343', '181,440', 'about 2^226']);
    const reach = { needed: 225.6, bits: 128, everyDeal: false, oneIn: 97 };
    expect(markup(reachPhrase(reach, 'deck')).text).toContain('at most 1 order in <span aria-hidden="true">2<sup>97</sup></span>');
    expect(plain(reachPhrase({ ...reach, oneIn: 3 }, 'deck'))).toBe('at most 1 order in 8');
    expect(plain(reachPhrase({ ...reach, oneIn: 0 }, 'deck'))).toBe('not every order');
  });
});

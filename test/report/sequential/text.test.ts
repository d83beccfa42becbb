import { describe, expect, test } from 'vitest';
import { plain } from '../../../src/page/phrase.js';
import { pages } from '../../../src/report/sequential/pages.js';
import { earlyDiagnosis } from '../../../src/report/sequential/words/diagnosis.js';
import { evidencePhrase } from '../../../src/report/sequential/words/evidence.js';
import { unbalanced } from '../well-formed.js';
import { RUNS, run } from './records.js';

describe('the text of a run that stops when it is decided', () => {
  test.each(RUNS)('%s keeps to 100 columns and says no word it must not', (name) => {
    const text = pages.text(run(name), {});
    const wide = text.split('\n').filter((line) => line.length > 100 && !/^(Record|Seed| {2})/.test(line));
    expect(wide).toEqual([]);
    expect(text).not.toMatch(/\b(un)?fair|\bpassed\b|signific|NaN|undefined|Infinity/i);
  });

  test('is the verdict first, with what to run next', () => {
    const biased = pages.summary(run('sattolo'));
    expect(biased).toMatch(/^■ Biased: the orders of the cards are not all equally likely\n\nIt took \d+ deals\./);
    expect(biased).toMatch(/To measure it:\n {2}npx shuffle-audit run sattolo --n 52$/);
    const open = pages.summary(run('undecided'));
    expect(open).toMatch(/^◐ Cannot tell: 400 deals did not show a bias\n/);
    expect(open).toContain('and never that there is none');
    expect(open).toMatch(/To decide it:\n {2}npx shuffle-audit run fisher-yates --n 52$/);
  });

  test('says that the evidence never rose where it did not', () => {
    expect(pages.summary(run('one deal')).replaceAll('\n', ' ')).toContain('It never rose above the 1 it started with.');
  });
});

describe('evidence in words', () => {
  test.each([
    [0, '1'],
    [Math.log(5_839_999), '5,830,000'],
    [Math.log(999_999_999), '999,000,000'],
    [Math.log(1e6), '1,000,000'],
    [Math.log(99.9), '99'],
    [Math.log(3.29), '3.2'],
    [Math.log(0.0739), '0.073'],
    [Math.log(1e-5), '0.00001'],
    [Math.log(2e-9), '10^-9'],
    [Math.log(9.9e40), '10^40'],
    [5000, '10^2171'],
    [-5000, '10^-2172'],
  ])('%f reads %s: never more than it is', (logE, text) => expect(plain(evidencePhrase(logE))).toBe(text));
});

describe('the diagnosis of a run that stopped early', () => {
  const mistake = { id: 'sattolo', title: 'Sattolo', summary: 'x' };
  const found = {
    best: [],
    closest: mistake,
    next: null,
    logOdds: null,
    distance: 1,
    expected: 1,
    even: true,
    compared: 14,
    steps: null,
    seed: null,
  };

  test('does not say that no mistake fits where there are too few deals to tell', () => {
    expect(plain(earlyDiagnosis(found, 20, 52))).toContain('do not yet tell which of the 14 known mistakes it is');
    expect(plain(earlyDiagnosis({ ...found, even: false }, 20, 52))).toContain('None of the 14 known mistakes');
  });
});

describe('JUnit XML of a run that stops when it is decided', () => {
  test.each(RUNS)('%s is well-formed, and undecided is an error', (name) => {
    const xml = pages.junit(run(name), {});
    expect(unbalanced(xml)).toEqual([]);
    const biased = run(name).core.verdict.kind === 'biased';
    expect(xml).toContain(`tests="6" failures="${biased ? 1 : 0}" errors="${biased ? 0 : 1}" skipped="0"`);
  });
});

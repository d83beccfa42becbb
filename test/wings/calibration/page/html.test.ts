import { describe, expect, test } from 'vitest';
import { pages } from '../../../../src/wings/calibration/page/pages.js';
import { faults } from '../../../report/page-faults.js';
import { unbalanced } from '../../../report/well-formed.js';
import { firstDifference } from '../../../support/first-difference.js';
import { calibration, failing, tooFew } from './record.js';

const headings = (page: string): readonly string[] => [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text);

describe('the page of a calibration', () => {
  test.each([
    ['that holds', calibration()],
    ['that fails', failing],
    ['that cannot tell', tooFew],
  ])('%s is self-contained, and its policy holds it', async (_, record) => {
    const page = await pages.html(record, {});
    expect(faults(page)).toEqual([]);
    expect(firstDifference(page, await pages.html(record, {}))).toBeNull();
    expect(page.length).toBeLessThan(100 * 1024);
  });

  test('says what it says in the order of its importance', async () => {
    const page = await pages.html(failing, {});
    expect(headings(page).slice(3)).toEqual([
      'How often each test rejects an even shuffle',
      'The rates that are not as stated',
      'At the levels at which a verdict is taken',
      'Are p-values spread evenly?',
      'Source by source',
      'Where each may be used',
      'What this shows, and what not',
      'Check it yourself',
    ]);
    expect(page).toContain('<code>permutations</code> at 13 cards counts complete orders up to 8 cards.');
    expect(page).toContain('<code>permutations</code> at 4 cards and 60 deals needs at least 120 deals');
    expect(page).toContain('--n 4,4,13</span> <span>--trials least,60,150</span> <span>--audits 500</span>');
    expect(page).toContain('--seed &#39;it&#39;\\&#39;&#39;s a page&#39;');
  });

  test('says level by level how often p-values lie where verdicts are taken, and what is held back', async () => {
    const page = await pages.html(calibration(), {});
    for (const level of ['0.0001', '0.000001', '1e-8']) expect(page).toContain(`<span class="label">${level}</span>`);
    expect(page).not.toContain('Held back');
    expect(page).toMatch(/\d+ rows were measured at the levels at which verdicts are taken too, down to 1e-8: none lies/);
    expect(await pages.html(tooFew, {})).not.toContain('At the levels at which');
  });

  test('names a row that is too light far out, in every form', async () => {
    const lie = calibration((core) => {
      const [size] = core.far;
      const row = size?.rows.find(({ heldTo }) => heldTo === null);
      if (!size || !row) throw new Error('nothing was measured far out');
      const { n, outcome, trials } = size;
      return { ...core, verdict: { kind: 'fails', because: [{ n, trials, test: row.test, outcome, asks: 'upper', level: 1e-8 }] } };
    });
    expect(await pages.html(lie, {})).toContain('too uneven, beyond luck');
    expect(pages.junit(lie, {}).match(/<failure /g)).toHaveLength(1);
    expect(pages.summary(lie)).toMatch(/one direction\s+lies there more often than stated, beyond luck/);
  });

  test('colours what is beyond what is allowed, and nothing else', async () => {
    expect(await pages.html(calibration(), {})).not.toContain('stroke="var(--biased)"');
    const page = await pages.html(failing, {});
    expect(page).toContain('stroke="var(--biased)"');
    expect(page).toContain('more often, beyond what is allowed');
    expect(page).toMatch(/<h1>.*Not calibrated:.*1 of \d+ rows calls an even shuffle uneven too often<\/h1>/s);
  });

  test('draws every rate that was seen as one dot, on the desk and on the phone', async () => {
    const record = calibration();
    const rates = record.core.calibration.flatMap(({ rows }) => rows.flatMap(({ together }) => [...together.upper, ...together.lower]));
    const seen = rates.filter(({ rejections }) => rejections > 0).length;
    expect((await pages.html(record, {})).match(/h0(?=[M"])/g)).toHaveLength(2 * seen);
  });

  test('shows a hostile seed and a hostile row as text', async () => {
    const hostile = '</style><script>alert(1)</script>\u202e';
    const page = await pages.html(
      calibration((core) => ({
        ...core,
        plan: { ...core.plan, seed: hostile },
        verdict: { kind: 'fails', because: [{ n: 13, trials: 150, test: hostile, source: hostile, asks: 'spread' }] },
      })),
      {},
    );
    expect(faults(page)).toEqual([]);
  });
});

describe('too few audits', () => {
  test('cannot tell, in every form, and nothing is counted wrongly', async () => {
    const page = await pages.html(tooFew, {});
    expect(page).toContain('<body class="unsure">');
    expect(page).toMatch(
      /Cannot tell:.*3 audits are too few; a test that rejects twice as often as it may would be seen four times in five from about \d+ audits<\/h1>/s,
    );
    expect(page).toContain('<b>Calibration</b> of parity');
    expect(page).toContain('3 audits at one size');
    expect(page).not.toMatch(/(?<![\d,.])1 (audits|sizes|rows|statistics|times|rates|questions)\b|(?<![\d,.])0 (other )?rows/);
    expect(pages.summary(tooFew)).toMatch(/^◐ Cannot tell: 3 audits are too few; a test/);
    const xml = pages.junit(tooFew, {});
    expect(unbalanced(xml)).toEqual([]);
    expect(xml).toContain('<error type="inconclusive" message="Cannot tell: 3 audits are too few;');
    expect(xml).toContain('errors="1"');
  });
});

describe('a calibration as text', () => {
  test.each([
    ['that holds', calibration()],
    ['that fails', failing],
  ])('%s keeps to 100 columns and says verdict, rates and regions', (_, record) => {
    const text = pages.text(record, {});
    expect(text.split('\n').filter((line) => line.length > 100 && !line.includes('npx'))).toEqual([]);
    expect(text).toContain('The table has the fewest deals that a statistic accepts.');
    expect(text).toMatch(/permutations +120 +not at all/);
    expect(text).not.toMatch(/NaN|undefined|null/);
  });

  test('begins with the verdict, and names the rates that are higher', () => {
    expect(pages.summary(calibration())).toMatch(/^○ The tests keep their word: none calls an even shuffle uneven too often\n/);
    const summary = pages.summary(failing);
    expect(summary).toMatch(/^■ Not calibrated: 1 of \d+ rows/);
    expect(summary).toMatch(/13\/150 +\S+ +too uneven, 0.05 +40.0 % +not allowed/);
  });
});

describe('a calibration as JUnit', () => {
  test('has a case a row, and a failure where the row rejects too often', () => {
    const rows = failing.core.calibration.reduce((sum, size) => sum + size.rows.length, 0);
    const xml = pages.junit(failing, {});
    expect(unbalanced(xml)).toEqual([]);
    const far = failing.core.far.reduce((sum, size) => sum + 2 * size.rows.filter(({ heldTo }) => heldTo === null).length, 0);
    expect(far).toBeGreaterThan(0);
    expect(xml.match(/<testcase /g)).toHaveLength(rows + far);
    expect(xml.match(/<failure /g)).toHaveLength(1);
    expect(xml).toContain('failures="1"');
    expect(pages.junit(calibration(), {})).not.toContain('<failure');
  });
});

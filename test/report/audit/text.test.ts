import { describe, expect, test } from 'vitest';
import { pages } from '../../../src/report/audit/pages.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { altered, RECORDS, record } from '../records.js';

describe('the text report', () => {
  test.each(RECORDS)('of %s keeps to 100 columns and plain characters', (name) => {
    for (const line of pages.text(record(name), {}).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(line.includes('npx ') ? 140 : 100);
      expect(line).toBe(line.trimEnd());
      expect(line).not.toMatch(/[\u00a0\p{Cc}]/u);
    }
  });

  test('begins with the verdict, names every test and says how to check it', () => {
    const evidence = record('naive-swap-52');
    const text = pages.text(evidence, {});
    expect(text).toContain('■ Biased: some cards come to some positions too often');
    for (const { test: id } of evidence.core.results)
      expect(text).toMatch(new RegExp(`^  \\S.* ${id.replace('previous-deal/', '')} `, 'm'));
    expect(text).toContain('npx shuffle-audit verify RECORD.json');
    expect(text).toContain(evidence.digest);
  });

  test('is the same twice, and says nothing it must not', () => {
    for (const name of RECORDS) {
      expect(pages.text(record(name), {})).toBe(pages.text(record(name), {}));
      expect(pages.text(record(name), {})).not.toMatch(/\bfair|\bpassed|NaN|undefined/i);
    }
  });

  test('shows hidden characters of a subject', () => {
    const { core } = record('sattolo-5');
    const text = pages.text(altered('sattolo-5', { subject: { ...core.subject, id: 'a\u202eb\u001b[31m' } }), {});
    expect(text).toContain('a\\u{202e}b\\u{1b}[31m');
  });
});

test('the summary of an inconclusive audit ends with the command that decides', () => {
  expect(renderSummary(record('modulo-8-5'))).toMatch(
    /To decide it:\n {2}npx shuffle-audit run fisher-yates\/xoshiro128ss\/modulo:8 --n 5 --detect 1%$/,
  );
});

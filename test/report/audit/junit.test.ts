import { describe, expect, test } from 'vitest';
import { pages } from '../../../src/report/audit/pages.js';
import { altered, RECORDS, record } from '../records.js';
import { unbalanced } from '../well-formed.js';

const number = (xml: string, name: string): number => Number(new RegExp(`<testsuite [^>]*${name}="(\\d+)"`).exec(xml)?.[1]);

describe('JUnit XML', () => {
  test.each(RECORDS)('of %s is well formed and counts what it holds', (name) => {
    const { core } = record(name);
    const xml = pages.junit(record(name), {});
    expect(unbalanced(xml)).toEqual([]);
    expect(number(xml, 'tests')).toBe(xml.match(/<testcase /g)?.length);
    expect(number(xml, 'tests')).toBe(1 + core.results.length + core.skipped.length);
    expect(number(xml, 'failures')).toBe(xml.match(/<failure /g)?.length ?? 0);
    expect(number(xml, 'errors')).toBe(xml.match(/<error /g)?.length ?? 0);
    expect(number(xml, 'skipped')).toBe(core.skipped.length);
  });

  test('fails where biased, errs where inconclusive, and only then', () => {
    expect(pages.junit(record('naive-swap-52'), {})).toContain('name="verdict"><failure type="biased"');
    expect(pages.junit(record('modulo-8-5'), {})).toContain('name="verdict"><error type="inconclusive"');
    expect(pages.junit(record('modulo-8-5'), {})).not.toContain('<failure');
    expect(pages.junit(record('fisher-yates-52'), {})).not.toMatch(/<failure|<error/);
  });

  test('survives hostile ids', () => {
    const { core } = record('sattolo-5');
    const xml = pages.junit(altered('sattolo-5', { subject: { ...core.subject, id: '"><failure/>&\u0000\u202e]]>' } }), {});
    expect(unbalanced(xml)).toEqual([]);
    for (const hidden of ['\u0000', '\u202e']) expect(xml).not.toContain(hidden);
  });

  test('its reader catches a broken text', () => {
    expect(unbalanced('<a><b></a>')).not.toEqual([]);
    expect(unbalanced('<a>&</a>')).not.toEqual([]);
  });
});

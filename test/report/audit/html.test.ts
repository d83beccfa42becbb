import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { firstDifference } from '../../support/first-difference.js';
import { resealed } from '../../support/resealed.js';
import { faults } from '../page-faults.js';
import { altered, RECORDS, record } from '../records.js';

describe('the page', () => {
  test.each(RECORDS)('of %s is self-contained, and its policy holds it', async (name) => {
    expect(faults(await auditPage(record(name)))).toEqual([]);
  });

  test('is caught in every fault it could have', async () => {
    const page = await auditPage(record('sattolo-5'));
    const lies = {
      'policy does not hold the style': page.replace('<style>', '<style> '),
      'has an element it must not have': page.replace('<main', '<script></script><main'),
      'has a style or event attribute': page.replace('<p class', '<p style="" class'),
      'asks for something outside': page.replace('</h1>', 'https:</h1>'),
      'has an id twice': page.replace('<h2', '<h2 id="main"'),
      'labels by a missing id': page.replace('map-t map-d', 'map-t map-x'),
      'has not one h1, main and title': page.replace('<h2>', '<h1>'),
      'says a number that is none': page.replace('</h1>', ' NaN</h1>'),
      'says a word it must not': page.replace('</h1>', ' passed</h1>'),
    };
    for (const [fault, lie] of Object.entries(lies)) expect(faults(lie)).toEqual([fault]);
  });

  test('is the same twice', async () => {
    expect(firstDifference(await auditPage(record('naive-swap-52')), await auditPage(record('naive-swap-52')))).toBeNull();
  });

  test('stays below 240 KB', async () => {
    for (const name of RECORDS) expect((await auditPage(record(name))).length).toBeLessThan(240 * 1024);
  });

  test('carries its verdict, its full hashes and how to check it', async () => {
    const evidence = record('naive-swap-52');
    const page = await auditPage(evidence);
    for (const text of [
      evidence.digest,
      `record <code>${evidence.digest.slice(7, 19)}</code>`,
      'Verdict <code>biased</code>',
      'It is no certificate.',
      'shuffle-audit verify',
      'shuffle-audit replay',
      ...Object.values(evidence.core.counts).map(({ sha256 }) => sha256),
    ]) {
      expect(page).toContain(text);
    }
    for (const { test: id } of evidence.core.results) expect(page).toContain(`<code>${id}</code>`);
    for (const { test: id } of evidence.core.skipped) expect(page).toContain(`<code>${id}</code> (`);
  });

  test('colours only what the verdict found', async () => {
    const uneven = (page: string): number => page.match(/answer uneven/g)?.length ?? 0;
    expect(uneven(await auditPage(record('naive-swap-52')))).toBe(
      record('naive-swap-52').core.results.filter(({ test: id }) =>
        JSON.stringify(record('naive-swap-52').core.verdict).includes(`"${id}"`),
      ).length,
    );
    expect(uneven(await auditPage(record('fisher-yates-52')))).toBe(0);
    expect(uneven(await auditPage(record('modulo-8-5')))).toBe(0);
  });
});

describe('hostile text', () => {
  const NASTY = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(2)>\u202egnp.\u0000';

  const hostile = (): Evidence => {
    const evidence = altered('sattolo-5', {
      landmarks: [{ id: NASTY, size: 0.3 }],
      skipped: [{ test: NASTY, reason: { why: 'few-left', got: 3 } }],
    });
    const { core } = evidence;
    const call = { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process' } as const;
    const source = { kind: 'module', file: NASTY, export: NASTY, sha256: 'ab'.repeat(32), call, randomness: 'injected' } as const;
    const origin = { source, outcome: { kind: 'deck' } } as const;
    return resealed({
      ...evidence,
      run: { ...evidence.run, node: NASTY, cpu: NASTY },
      core: {
        ...core,
        plan: { ...core.plan, seed: NASTY, battery: NASTY },
        subject: { ...core.subject, id: NASTY, origin },
        known: { kind: 'positions', size: 0.5, positions: 0.5, trialsToSee: 10 },
        claims: [{ id: NASTY, holds: false, cases: 3, counterexample: { piles: NASTY } }],
      },
    });
  };

  test('stays text, and hidden characters are shown', async () => {
    const page = await auditPage(hostile());
    expect(faults(page)).toEqual([]);
    expect(page).not.toContain('\u202e');
    expect(page).toContain('\\u{202e}');
    expect(page.match(/<style>/g)).toHaveLength(1);
  });
});

describe('unusual decks', () => {
  test('without counts, without landmarks and with a subset of tests still make a page', async () => {
    const { core } = record('fisher-yates-52');
    const [first] = core.results;
    const bare = altered('fisher-yates-52', {
      counts: {},
      landmarks: [],
      known: null,
      results: first ? [first] : [],
      verdict: { kind: 'inconclusive', reason: { why: 'left-out', tests: ['parity'] }, trialsNeeded: null, smallestDetectable: null },
    });
    const page = await auditPage(bare);
    expect(faults(page)).toEqual([]);
    expect(page).toContain('Card by position was not among the tests of this audit.');
  });

  test('with a fresh sample show it row by row', async () => {
    const { core } = record('fisher-yates-52');
    const results = core.results.filter(({ test: id }) => id === 'position-matrix');
    const confirmation = {
      trials: 1600000,
      flagged: [{ test: 'position-matrix', tail: 'upper' as const }],
      counts: {},
      results,
      confirmed: false,
    };
    const page = await auditPage(altered('fisher-yates-52', { confirmation }));
    expect(faults(page)).toEqual([]);
    expect(page).toContain('Looked at again, on 1,600,000 fresh deals');
    expect(page).toContain('not shown again');
  });
});

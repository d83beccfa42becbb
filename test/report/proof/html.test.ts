import { describe, expect, test } from 'vitest';
import { fractionValue } from '../../../src/math/fraction.js';
import { wholeDeal } from '../../../src/report/proof/facts/whole-deal.js';
import { renderProofHtml } from '../../../src/report/proof/html.js';
import { claimsPages } from '../../../src/report/proof/pages.js';
import { firstDifference } from '../../support/first-difference.js';
import { faults } from '../page-faults.js';
import { altered, claims, PROOFS, proof } from './records.js';

/** The headings of a page, in order. */
function headings(page: string): readonly string[] {
  return [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text);
}

describe('the page of a proof', () => {
  test.each(PROOFS)('of %s is self-contained, and its policy holds it', async (name) => {
    const page = await renderProofHtml(proof(name));
    expect(faults(page)).toEqual([]);
    expect(page.length).toBeLessThan(240 * 1024);
  });

  test('is the same twice', async () => {
    expect(firstDifference(await renderProofHtml(proof('naive-swap')), await renderProofHtml(proof('naive-swap')))).toBeNull();
  });

  test('says what it says in the order of its importance', async () => {
    expect(headings(await renderProofHtml(proof('naive-swap'))).slice(3)).toEqual([
      'How often each order comes up',
      'Every way a deal can go',
      'Every number of cards',
      'The counterexample',
      'The deck of 52',
      'Card by position, 5 cards',
      'What this proof covers',
      'Check it yourself',
    ]);
    expect(headings(await renderProofHtml(proof('modulo')))).toContain('From words to choices');
    expect(headings(await renderProofHtml(proof('function')))).toContain('How the function uses its numbers');
  });

  test('has no empty table for a function that asks for no number', async () => {
    const [probe] = proof('function').core.proof.probes ?? [];
    const page = await renderProofHtml(altered('function', { probes: [{ ...probe, uses: [] }] }));
    expect(page).toContain('It asks for none.');
    expect(page).not.toContain('simple fractions, each met');
    expect(await renderProofHtml(proof('function'))).toContain('simple fractions, each met');
  });

  test('does not give a bound for the whole deal that bounds nothing', async () => {
    const { draws } = proof('modulo').core.proof;
    const page = await renderProofHtml(altered('modulo', { draws: draws && { ...draws, dealAtMost: '1/1', dealAtMostByDivergence: 1 } }));
    expect(page).toContain('this bounds nothing');
    expect(page).not.toContain('the smaller of two bounds');
  });

  test('marks the whole deal on the ruler where its words put it', async () => {
    const { draws } = proof('modulo').core.proof;
    const page = await renderProofHtml(proof('modulo'));
    // By the sum over its draws the deal may be beyond the limit, by their divergences it is within.
    expect(draws && fractionValue(draws.dealAtMost)).toBeGreaterThan(2e-8);
    expect(draws && wholeDeal(draws)).toBe(draws?.dealAtMostByDivergence);
    expect(page).toContain('the smaller of two bounds');
  });

  test('leaves out what was not worked out', async () => {
    const page = await renderProofHtml(proof('seven-riffles'));
    expect(headings(page).slice(3)).toEqual(['Every number of cards', 'What this proof covers', 'Check it yourself']);
    expect(page).toContain('does not divide the number of leaves');
  });

  test('carries the textbook proof under the tree of an even shuffle, and no such words under another', async () => {
    const even = await renderProofHtml(proof('fisher-yates-forward'));
    expect(even).toContain('The root has 4 branches, each of them 3, each of those 2. No order is met twice');
    expect(even).toContain('1/4 · 1/3 · 1/2 = 1/24');
    const uneven = await renderProofHtml(proof('naive-swap'));
    expect(uneven).not.toContain('No order is met twice');
    expect(uneven).toContain('1/3 · 1/3 · 1/3 = 1/27');
    expect(await renderProofHtml(proof('sort-comparator'))).toContain('the product of 1 over the number of branches on its way');
  });

  test('escapes a hostile name', async () => {
    const hostile = '"><script>alert(1)</script><img src=x>\u202e';
    const page = await renderProofHtml(altered('naive-swap', {}, hostile));
    expect(faults(page)).toEqual([]);
    expect(page).not.toContain('\u202e');
    expect(page).toContain('\\u{202e}');
  });

  test('draws a full deck as a map, and says so in words where it is exactly even', async () => {
    expect(await renderProofHtml(proof('naive-swap'))).toContain('class="map"');
    const even = await renderProofHtml(proof('fisher-yates-forward'));
    expect(even).not.toContain('class="map"');
    expect(even).toContain('exactly 1 in 52');
  });
});

describe('the page of the claims', () => {
  test.each([{}, { broken: true }, { blunt: true }])('with %o is self-contained, and its policy holds it', async (spoilt) => {
    expect(faults(await claimsPages.html(claims(spoilt), {}))).toEqual([]);
  });

  test('shows a claim that is refuted, and a twin that is not', async () => {
    const wrong = /<b class="uneven">/g;
    expect((await claimsPages.html(claims(), {})).match(wrong)).toBeNull();
    expect((await claimsPages.html(claims({ broken: true }), {})).match(wrong)).toHaveLength(1);
    expect((await claimsPages.html(claims({ broken: true, blunt: true }), {})).match(wrong)).toHaveLength(2);
  });
});

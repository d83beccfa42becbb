import { describe, expect, test } from 'vitest';
import { factorial } from '../../../src/math/fraction.js';
import { renderClaimsSummary, renderClaimsText, renderProofSummary, renderProofText } from '../../../src/report/proof/text.js';
import { altered, claims, PROOFS, proof } from './records.js';

describe('the text of a proof', () => {
  test.each(PROOFS)('of %s keeps to 100 columns and plain characters', (name) => {
    for (const line of [...renderProofText(proof(name)).split('\n'), ...renderProofSummary(proof(name)).split('\n')]) {
      expect(line.length).toBeLessThanOrEqual(line.includes('npx ') ? 140 : 100);
      expect(line).toBe(line.trimEnd());
      expect(line).not.toMatch(/[\u00a0\p{Cc}]/u);
    }
  });

  test.each(PROOFS)('of %s ends its command in at most 22 lines', (name) => {
    expect(renderProofSummary(proof(name)).split('\n').length).toBeLessThanOrEqual(22);
  });

  test('begins with the sentence and has a line for every number of cards', () => {
    const text = renderProofSummary(proof('naive-swap'));
    expect(text).toMatch(/^■ Proved uneven for 3 to 5 cards\n\nWith 3 cards, naive-swap deals/);
    expect(text).toMatch(/^ {4}3 {6}27 {11}all 6 {2}4\/27 \(0\.1481\) +5\/27 \(0\.1852\) +1\/18 \(0\.05556\)$/m);
    expect(text).toContain('Likeliest: 1 3 2, dealt by 3 choices below 3: 0, 1, 1');
    expect(text).toContain('Assumed: Ideal choices');
  });

  test('gives the probability of every order of up to 4 cards, and they sum to one', () => {
    const text = renderProofText(proof('naive-swap'));
    for (const n of [2, 3, 4]) {
      const lines = [...text.matchAll(/^ {2}((?:\d )*\d) {2,}(\d+)\/(\d+) /gm)].filter(([, order]) => order.split(' ').length === n);
      expect(lines).toHaveLength(Number(factorial(n)));
      expect(lines.reduce((sum, [, , num, den]) => sum + Number(num) / Number(den), 0)).toBeCloseTo(1, 12);
    }
  });

  test('is the same twice, says how to check it and nothing it must not', () => {
    for (const name of PROOFS) {
      const text = renderProofText(proof(name));
      expect(text).toBe(renderProofText(proof(name)));
      expect(text).toContain('npx shuffle-audit verify RECORD.json');
      expect(text).toContain(proof(name).digest);
      expect(text).not.toMatch(/\bfair|\bpassed|NaN|undefined|\bnull\b/i);
    }
  });

  test('shows hidden characters of a subject', () => {
    expect(renderProofText(altered('sattolo', {}, 'a\u202eb\u001b[31m'))).toContain('a\\u{202e}b\\u{1b}[31m');
  });
});

describe('the text of the claims', () => {
  test('says of each claim whether it holds and of each twin whether it was refuted', () => {
    expect(renderClaimsSummary(claims())).toMatch(/^even\/forward {2}holds +24 {2}refuted$/m);
    expect(renderClaimsSummary(claims({ broken: true }))).toMatch(/^even\/forward {2}REFUTED +256 {2}refuted$/m);
    expect(renderClaimsSummary(claims({ blunt: true }))).toMatch(/^even\/again +holds +24 {2}NOT REFUTED$/m);
  });

  test('says why the twins are there', () => {
    const text = renderClaimsText(claims());
    expect(text).toContain('A check that cannot fail proves nothing.');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

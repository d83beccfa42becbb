import { describe, expect, test } from 'vitest';
import { renderProofJunit } from '../../../src/report/proof/junit.js';
import { claimsPages } from '../../../src/report/proof/pages.js';
import { resealed } from '../../support/resealed.js';
import { unbalanced } from '../well-formed.js';
import { altered, claims, PROOFS, proof } from './records.js';

const count = (xml: string, tag: string): number => xml.match(new RegExp(`<${tag} `, 'g'))?.length ?? 0;

describe('JUnit XML of a proof', () => {
  test.each(PROOFS)('of %s is well formed, with a case for every claim and a failure for every one that fails', (name) => {
    const { claims: all } = proof(name).core;
    const failures = all.filter(({ holds }) => !holds).length;
    const xml = renderProofJunit(proof(name));
    expect(unbalanced(xml)).toEqual([]);
    expect(count(xml, 'testcase')).toBe(all.length);
    expect(count(xml, 'failure')).toBe(failures);
    expect(xml).toContain(`tests="${all.length}" failures="${failures}" errors="0" skipped="0"`);
  });

  test('says what refutes a claim', () => {
    expect(renderProofJunit(proof('naive-swap'))).toContain('the order 1 3 2 in 5 of 27, and 1 2 3 in 4 of 27; even would be 4.5 of 27');
  });

  test('says how far the draws and the deck are off where their claims fail', () => {
    const { core, ...rest } = proof('modulo');
    const claims = ['even-draws/52', 'even-positions/52'].map((id) => ({ id, holds: false, cases: 1, counterexample: null }));
    const xml = renderProofJunit(resealed({ ...rest, core: { ...core, claims } }));
    expect(xml).toContain('A draw is off by up to 2.49 × 10^-9 in total variation');
    expect(xml).toContain('a card’s chances of a position are off by 2.3 × 10^-7 %');
  });

  test('survives a hostile id', () => {
    const xml = renderProofJunit(altered('sattolo', {}, '"><failure/>&\u0000\u202e]]>'));
    expect(unbalanced(xml)).toEqual([]);
    for (const hidden of ['\u0000', '\u202e']) expect(xml).not.toContain(hidden);
  });
});

test('JUnit XML of the claims fails where a claim is refuted, and where a twin is not', () => {
  for (const [spoilt, failures] of [
    [{}, 0],
    [{ broken: true }, 1],
    [{ blunt: true }, 1],
    [{ broken: true, blunt: true }, 2],
  ] as const) {
    const xml = claimsPages.junit(claims(spoilt), {});
    expect(unbalanced(xml)).toEqual([]);
    expect(count(xml, 'failure')).toBe(failures);
    expect(count(xml, 'testcase')).toBe(2);
  }
});

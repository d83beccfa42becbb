import { describe, expect, it } from 'vitest';
import { checkClaim } from '../../../src/core/check-claim.js';
import type { ClaimWithTwin } from '../../../src/core/proof.js';
import { lookThrough } from '../../../src/core/survey.js';
import { claimsVerdict } from '../../../src/engine/prove/claims-verdict.js';
import { nimClaims } from '../../../src/games/nim/claims/all-claims.js';

const claims = nimClaims({ long: false });
const checked: ClaimWithTwin[] = [];

describe.each(claims.map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
  it('holds, and its wrong twin is refuted with numbers', () => {
    const found = checkClaim(claim);
    checked.push(found);
    expect(found).toMatchObject({ holds: true, counterexample: null, twin: { holds: false } });
    expect(found.cases).toBeGreaterThan(10);
    expect(found.twin.counterexample).toMatch(/\d/);
    expect(found.twin.counterexample).not.toMatch(/^[A-Z]|\.$|undefined|NaN|\[object/);
  });

  it('is stated in the form of a record, with a year in its reference', () => {
    for (const sentence of [claim.statement, claim.twin.statement]) expect(sentence).not.toMatch(/^[A-Z]|\.$|undefined|NaN/);
    expect(claim.twin.statement).not.toBe(claim.statement);
    expect(claim.reference).toMatch(/\b(?:19|20)\d\d\b/);
  });
});

describe('the claims together', () => {
  it('have ids of their own, in kebab-case', () => {
    const ids = claims.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('refute what the teaching text has wrong by the examples one would give', () => {
    const by = Object.fromEntries(checked.map(({ id, twin }) => [id, twin.counterexample]));
    expect(by['last-large-pile']).toBe('with piles 2 and 1, leaving 1 in pile 1 loses, and leaving 0 in pile 1 wins');
    expect(by['misere-play']).toBe('with piles 1 and 0 the player to move loses, and the rule says wins');
    expect(by['wythoff']).toBe('with piles 1 and 1 the player to move wins, and the rule says loses');
    expect(by['periods']).toBe('of kayles with period 12 from heap 70 on, heap 70 has the value 6 and heap 82 the value 2');
  });

  it('verify only where every claim holds and every twin is refuted', () => {
    expect(claimsVerdict(checked)).toMatchObject({ kind: 'holds' });
    const [first, ...rest] = checked;
    const broken = claimsVerdict([{ ...first, holds: false, counterexample: 'with piles 1 and 1 it does not' }, ...rest]);
    expect(broken).toEqual({ kind: 'fails', statement: `these claims fail: ${first.id}` });
    const blunt = claimsVerdict([{ ...first, twin: { ...first.twin, holds: true } }, ...rest]);
    expect(blunt).toMatchObject({ kind: 'fails', statement: expect.stringContaining(`show nothing: ${first.id}`) });
  });
});

describe('lookThrough', () => {
  it('stops at the first case that refutes', () => {
    expect(lookThrough([1, 2, 3, 4], (n) => (n === 3 ? 'three' : null))).toEqual({ holds: false, cases: 3, counterexample: 'three' });
  });

  it('does not hold of no case at all', () => {
    expect(lookThrough([], () => null)).toEqual({ holds: false, cases: 0, counterexample: 'there was no case to look at' });
  });
});

import { describe, expect, it } from 'vitest';
import { checkClaim } from '../../../src/core/claim/check-claim.js';
import { lookThrough } from '../../../src/core/claim/survey.js';
import type { ClaimWithTwin } from '../../../src/core/record/proof.js';
import { claimsVerdict } from '../../../src/engine/prove/prove-claims.js';
import { nimClaims, nimLeftOut } from '../../../src/games/nim/claims/all-claims.js';

const claims = nimClaims({ long: false });
const checked: ClaimWithTwin[] = [];
const told = new Map<string, string>();

describe.each(claims.map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
  it('holds, and its wrong twin is refuted with numbers', () => {
    const found = checkClaim(claim);
    checked.push(found);
    expect(found).toMatchObject({ holds: true, counterexample: null, twin: { holds: false } });
    expect(found.cases).toBeGreaterThan(10);
    const refuted = found.twin.counterexample === null ? '' : claim.refuted(found.twin.counterexample);
    told.set(claim.id, refuted);
    expect(refuted).toMatch(/\d/);
    expect(refuted).not.toMatch(/^[A-Z]|\.$|undefined|NaN|\[object/);
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
    expect(told.get('last-large-pile')).toBe('with piles 2 and 1, leaving 1 in pile 1 loses, and leaving 0 in pile 1 wins');
    expect(told.get('misere-play')).toBe('with piles 1 and 0 the player to move loses, and the rule says wins');
    expect(told.get('wythoff')).toBe('with piles 1 and 1 the player to move wins, and the rule says loses');
    expect(told.get('periods')).toBe('of kayles with period 12 from heap 70 on, heap 70 has the value 6 and heap 82 the value 2');
  });

  it('verify only where every claim holds and every twin is refuted', () => {
    expect(claimsVerdict(checked)).toMatchObject({ kind: 'holds' });
    const [first, ...rest] = checked;
    const broken = claimsVerdict([{ ...first, holds: false, counterexample: { piles: [1, 1] } }, ...rest]);
    expect(broken).toEqual({ kind: 'fails' });
    const blunt = claimsVerdict([{ ...first, twin: { ...first.twin, holds: true } }, ...rest]);
    expect(blunt).toEqual({ kind: 'fails' });
  });
});

describe('lookThrough', () => {
  it('stops at the first case that refutes', () => {
    expect(lookThrough([1, 2, 3, 4], (n) => (n === 3 ? { n } : null))).toEqual({ holds: false, cases: 3, counterexample: { n: 3 } });
  });

  it('does not hold of no case at all', () => {
    expect(lookThrough([], () => null)).toEqual({ holds: false, cases: 0, counterexample: null });
  });
});

describe('on a grid of its own', () => {
  const grids = [1, 2, 3, 4].flatMap((piles) => [1, 2, 3, 4, 6, 7, 9].map((most) => ({ piles, most })));

  it.each(grids)('of $piles piles of up to $most every claim holds and every twin is refuted, or the claim says why not', (grid) => {
    const scope = { long: false, grid };
    const found = nimClaims(scope).map(checkClaim);
    expect(found.filter(({ holds, twin }) => !holds || twin.holds).map(({ id }) => id)).toEqual([]);
    const left = nimLeftOut(scope);
    expect([...found, ...left].map(({ id }) => id).sort()).toEqual(claims.map(({ id }) => id).sort());
    expect(left.filter(({ because }) => because === '' || /^[A-Z]|\.$|undefined|NaN/.test(because))).toEqual([]);
  });

  it('a claim is left out only where it cannot be asked: on 4 piles of up to 7 all about piles are asked', () => {
    expect(nimLeftOut({ long: false, grid: { piles: 4, most: 7 } }).filter(({ because }) => !because.startsWith('it is about '))).toEqual(
      [],
    );
    expect(nimClaims({ long: false, grid: { piles: 4, most: 7 } })).toHaveLength(10);
  });
});

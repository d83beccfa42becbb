import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import { checkClaim } from '../../../src/core/claim/check-claim.js';
import type { Shuffle } from '../../../src/core/subject/shuffle.js';
import { allClaims } from '../../../src/exact/claims/all-claims.js';
import * as entries from '../../../src/parts/shuffle/index.js';

const shuffles = catalogue<Shuffle>('shuffle', entries).all;
const claims = allClaims(shuffles, 7);

/** Every way a sentence departs from the record's convention. */
function faults(sentence: string): readonly string[] {
  return [
    ...(/^[A-Z]/.test(sentence) ? ['begins with a capital'] : []),
    ...(sentence.endsWith('.') ? ['ends with a full stop'] : []),
    ...(/\n|undefined|NaN|\[object|\d+\/1\b/.test(sentence) ? ['holds what is not for people'] : []),
    ...(sentence.trim() === '' ? ['is empty'] : []),
  ];
}

describe.each(claims.map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
  it('holds, and its twin fails with a counterexample', () => {
    const checked = checkClaim(claim);
    expect(checked).toMatchObject({ holds: true, counterexample: null, twin: { holds: false } });
    expect(checked.cases).toBeGreaterThan(0);
    expect(checked.twin.cases).toBeGreaterThan(0);
    const refuted = checked.twin.counterexample === null ? '' : claim.refuted(checked.twin.counterexample);
    expect(faults(refuted)).toEqual([]);
    expect(refuted).toMatch(/\d/);
  });

  it('is stated in the form of the record, with a year in its reference', () => {
    expect([claim.statement, claim.twin.statement].flatMap(faults)).toEqual([]);
    expect(claim.twin.statement).not.toBe(claim.statement);
    expect(claim.title).not.toMatch(/\.$/);
    expect(claim.reference).toMatch(/\b(?:19|20)\d\d\b/);
  });
});

describe('the claims together', () => {
  it('have ids of their own, in kebab-case', () => {
    const ids = claims.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^(?:law\/)?[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
  });

  it('are one for the law of each shuffle, after the others', () => {
    expect(claims.slice(-shuffles.length).map(({ id }) => id)).toEqual(shuffles.map(({ id }) => `law/${id}`));
  });

  it('hold and fail at the smallest deck too', () => {
    const wrong = allClaims(shuffles, 4)
      .map(checkClaim)
      .filter(({ holds, twin }) => !holds || twin.holds);
    expect(wrong).toEqual([]);
  });

  it.each([3, 9, 4.5, Number.NaN])('are refused for a largest deck of %s cards', (mostCards) => {
    expect(() => allClaims(shuffles, mostCards)).toThrow(`the claims need a largest deck of 4 to 8 cards, got ${mostCards}`);
  });

  it('are not in the form of the record where a sentence is spoilt', () => {
    expect(faults('Deals 3/1 orders.')).toEqual(['begins with a capital', 'ends with a full stop', 'holds what is not for people']);
    expect(faults('')).toEqual(['is empty']);
  });
});

import { describe, expect, it } from 'vitest';
import type { ClaimWithTwin } from '../../../src/core/record/proof.js';
import { claimsVerdict } from '../../../src/engine/prove/prove-claims.js';
import { claimsComeTo } from '../../../src/kinds/words/claims.js';

const TRUE: ClaimWithTwin = {
  id: 'half-of-all',
  holds: true,
  cases: 6,
  counterexample: null,
  twin: { holds: false, cases: 1, counterexample: { reached: 12, all: 24 } },
};

describe('the verdict on claims', () => {
  it('holds where every claim does and every twin was refuted', () => {
    expect(claimsVerdict([TRUE])).toEqual({ kind: 'holds' });
  });

  it('fails where a claim is refuted, and where a twin is not', () => {
    const broken = [TRUE, { ...TRUE, id: 'broken', holds: false, counterexample: { reached: 11, all: 24 } }];
    expect(claimsVerdict(broken)).toEqual({ kind: 'fails' });
    expect(claimsComeTo({ claims: broken })).toBe('these claims fail: broken');
    const blunt = [TRUE, { ...TRUE, id: 'blunt', twin: { ...TRUE.twin, holds: true, counterexample: null } }];
    expect(claimsVerdict(blunt)).toEqual({ kind: 'fails' });
    expect(claimsComeTo({ claims: blunt })).toBe('the sabotaged twins of these hold, so their checks show nothing: blunt');
  });
});

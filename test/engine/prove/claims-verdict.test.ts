import { describe, expect, it } from 'vitest';
import type { ClaimWithTwin } from '../../../src/core/proof.js';
import { claimsVerdict } from '../../../src/engine/prove/claims-verdict.js';

const TRUE: ClaimWithTwin = {
  id: 'half-of-all',
  title: 'Half of all arrangements',
  statement: 'half can be reached',
  reference: 'A. F. Archer (1999)',
  holds: true,
  cases: 6,
  counterexample: null,
  twin: { statement: 'all can be reached', holds: false, cases: 1, counterexample: '12 of 24 are reached' },
};

describe('the verdict on claims', () => {
  it('holds where every claim does and every twin was refuted', () => {
    expect(claimsVerdict([TRUE])).toEqual({ kind: 'holds' });
  });

  it('fails where a claim is refuted, and where a twin is not', () => {
    expect(claimsVerdict([TRUE, { ...TRUE, id: 'broken', holds: false, counterexample: '11 of 24' }])).toEqual({ kind: 'fails' });
    expect(claimsVerdict([TRUE, { ...TRUE, id: 'blunt', twin: { ...TRUE.twin, holds: true, counterexample: null } }])).toEqual({
      kind: 'fails',
    });
  });
});

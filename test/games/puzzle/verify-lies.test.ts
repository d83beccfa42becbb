import { describe, expect, it } from 'vitest';
import { verifiedOf } from '../../../src/cli/verify-claims.js';
import type { ClaimWithTwin } from '../../../src/core/proof.js';

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

describe('what puzzle verify says', () => {
  it('holds where every claim does and every twin was refuted', () => {
    expect(verifiedOf('Sliding puzzle', [TRUE])).toMatchObject({ holds: true, json: { verdict: { kind: 'holds' } } });
  });

  it('fails where a claim is refuted, and where a twin is not', () => {
    const broken = verifiedOf('Sliding puzzle', [TRUE, { ...TRUE, id: 'broken', holds: false, counterexample: '11 of 24' }]);
    expect(broken.json.verdict).toEqual({ kind: 'fails', statement: 'these claims fail: broken' });
    const blunt = verifiedOf('Sliding puzzle', [{ ...TRUE, id: 'blunt', twin: { ...TRUE.twin, holds: true, counterexample: null } }]);
    expect(blunt).toMatchObject({ holds: false });
    expect(blunt.text.join('\n')).toContain('NOT REFUTED');
  });
});

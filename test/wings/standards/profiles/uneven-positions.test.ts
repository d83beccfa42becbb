import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import type { Clause } from '../../../../src/core/record/profile.js';
import { profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import { judge } from '../../../../src/wings/standards/profiles/judge.js';
import { coreOf, highOnTop, sameSide } from '../../../support/shuffles-of-ones-own.js';

/** What a clause on runs of high and low cards, one on the deal before, and one on positions come to. */
function answered(core: EvidenceCore): readonly object[] {
  const { clauses, ...profile } = profileOf('gli-19');
  const asked = [['position-runs'], ['serial-correlation'], ['position-matrix', 'position-runs']].map((tests) => ({
    ...(clauses[1] as Clause),
    served: { by: 'tests', tests, unit: 'together' } as const,
  }));
  return judge(core, { ...profile, clauses: asked }).map(({ answer }) => answer);
}

describe('what tests of values show of uneven positions alone', () => {
  it('fails no clause but that on positions', async () => {
    const core = await coreOf('a high card on top', 52, highOnTop, 3000, { battery: 'standards' });
    const [runs, before, positions] = answered(core);
    expect(runs).toEqual({ status: 'not-shown', why: { by: 'positions', tests: ['position-runs'] } });
    expect(before).toEqual({ status: 'not-shown', why: { by: 'positions', tests: ['serial-correlation'] } });
    expect(positions).toEqual({ status: 'not-met', why: { by: 'rows' } });
  });

  it('fails a clause where a deal depends on the one before', async () => {
    const core = await coreOf('the side of the card before', 52, sameSide, 3000, { battery: 'standards' });
    expect(answered(core)[1]).toEqual({ status: 'not-met', why: { by: 'rows' } });
  });
});

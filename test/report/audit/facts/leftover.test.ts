import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import { leftover } from '../../../../src/report/audit/facts/leftover.js';
import { auditShuffle } from '../../../../src/testing/audit-shuffle.js';

/** A shuffle that swaps every card with any, as `naive-swap` does. */
function naive(deck: number[]): number[] {
  for (let i = 0; i < deck.length; i++) {
    const j = Math.floor(Math.random() * deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

const { core } = auditShuffle(naive, { n: 20, trials: 20_000, seed: 'leftover' });
const taken = (from: EvidenceCore) => {
  const left = leftover(from);
  if (!left) throw new Error('nothing is left over');
  return left;
};

describe('what a known mistake leaves of a bias', () => {
  it('is what luck leaves, where it is the mistake that was made', () => {
    const { fromEven, fromMistake, map, mistake } = taken(core);
    expect(mistake).toBe('naive-swap');
    // √((n − 1)/deals) off even; 400 cells tell a standard deviation to some 4 %.
    expect(fromEven.luck).toBeCloseTo(Math.sqrt(19 / 20_000), 12);
    expect(fromEven.typical / fromEven.luck).toBeGreaterThan(3);
    expect(Math.abs(fromMistake.typical / fromMistake.luck - 1)).toBeLessThan(0.15);
    expect(Math.abs(fromMistake.furthest)).toBeLessThan(6 * fromMistake.luck);
    // Every card still lies somewhere in every deal.
    for (let card = 0; card < 20; card++)
      expect(map.deviations.slice(card * 20, card * 20 + 20).reduce((sum, off) => sum + off, 0)).toBeCloseTo(0, 9);
  });

  it('is far more than luck leaves, where another mistake is blamed', () => {
    if (!core.diagnosis) throw new Error('no diagnosis');
    const other = { id: 'sattolo', title: 'Sattolo', summary: 'Another.' };
    const { fromMistake } = taken({ ...core, diagnosis: { ...core.diagnosis, best: [other] } });
    expect(fromMistake.typical / fromMistake.luck).toBeGreaterThan(3);
  });

  it('is not told where no mistake fits', () => {
    if (!core.diagnosis) throw new Error('no diagnosis');
    expect(leftover({ ...core, diagnosis: { ...core.diagnosis, best: [] } })).toBeNull();
    expect(leftover({ ...core, diagnosis: null })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { runWith } from '../../src/core/subject/shuffle.js';
import { shuffles } from '../../src/parts/catalogues.js';
import { auditShuffle } from '../../src/testing/audit-shuffle.js';
import { shuffle } from '../testing/shuffles.js';

describe('an audit inside a test, as it is by default', () => {
  it('sees every mistake of the catalogue at 52 cards and alarms for no correct shuffle', () => {
    for (const entry of shuffles.all) {
      const dealt = (order: number[]): number[] => {
        const deck = Uint16Array.from(order);
        runWith(entry, { below: (bound) => Math.floor(Math.random() * bound) }, deck);
        return Array.from(deck);
      };
      expect([entry.id, auditShuffle(dealt).verdict.kind]).toEqual([entry.id, entry.uniform ? 'no-bias-found' : 'biased']);
    }
  });
});

describe('the level of an audit inside a test', () => {
  it('is what was asked for: a loose one alarms for even shuffles about as often as it says', () => {
    const audits = 2000;
    let alarms = 0;
    for (let k = 0; k < audits; k++)
      if (auditShuffle(shuffle, { n: 8, trials: 400, falseAlarms: 0.01, seed: `level ${k}` }).verdict.kind === 'biased') alarms++;
    // Holm's bound is a little above the truth where rows depend on one another; 38 is one in five thousand of a binomial with 1 %
    expect(alarms).toBeGreaterThan(2);
    expect(alarms).toBeLessThan(38);
  });
});

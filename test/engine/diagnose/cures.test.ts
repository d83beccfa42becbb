import { describe, expect, it } from 'vitest';
import type { Diagnosis, StepFault } from '../../../src/core/record/diagnosis.js';
import { curesOf } from '../../../src/engine/diagnose/cures.js';
import { positionLawOf } from '../../../src/engine/diagnose/position-law-of.js';
import * as methods from '../../../src/parts/bounded/index.js';
import * as shuffles from '../../../src/parts/shuffle/index.js';

const best = (...ids: string[]): Pick<Diagnosis, 'best' | 'steps'> => ({
  best: ids.map((id) => ({ id, title: id, summary: id })),
  steps: null,
});
const step = (fault: Partial<StepFault>): Pick<Diagnosis, 'best' | 'steps'> => ({
  best: [],
  steps: { decoder: 'down', pattern: 'stuck', positions: [], stays: false, width: null, ...fault },
});

describe('the cures of a diagnosis', () => {
  it('are those of the mistakes that fit, each once', () => {
    expect(curesOf(best('naive-swap'), 52)).toEqual([shuffles.naiveSwap.cure]);
    expect(curesOf(best('riffle:3', 'sort-keys/100-keys'), 52)).toEqual([shuffles.riffle.cure, shuffles.sortKeys.cure]);
    expect(curesOf(best('fisher-yates/modulo:8', 'inside-out/modulo:8'), 52)).toEqual([methods.modulo.cure]);
    expect(curesOf(best('sattolo', 'of-another-build'), 52)).toEqual([shuffles.sattolo.cure]);
    expect(curesOf(best(), 52)).toEqual([]);
  });

  it('are those of what the steps show where no mistake fits', () => {
    const of = (fault: Partial<StepFault>) => curesOf(step(fault), 5);
    expect(of({ pattern: 'never-own' })).toEqual([shuffles.sattolo.cure]);
    expect(of({ pattern: 'never-own', decoder: 'forward' })).toEqual([shuffles.sattoloForward.cure]);
    expect(of({ pattern: 'never-first' })).toEqual([shuffles.neverFirst.cure]);
    expect(of({ pattern: 'half-ends' })).toEqual([shuffles.roundIndex.cure]);
    expect(of({ pattern: 'low-values', width: 8 })).toEqual([methods.modulo.cure]);
    expect(of({ positions: [2] })).toEqual([]);
    expect(of({ positions: [2, 3, 4, 5] })).toEqual([]);
  });

  it('gives back the copy where the deck comes back untouched, whatever mistake fits that', () => {
    const untouched = { ...step({ positions: [2, 3, 4, 5], stays: true }), best: best('sattolo').best };
    expect(curesOf(untouched, 5).map(({ right }) => right.does)).toEqual(['gaveCopy']);
  });
});

describe('the law of the mistake that fits', () => {
  it('is known for lists of swaps, and for nothing of another build', () => {
    const law = positionLawOf(best('sattolo'), 3);
    // No card stays; both others are equally likely.
    expect(Array.from(law ?? [], (off) => off + 1 / 3).map((chance) => chance.toFixed(6))).toEqual(
      [0, 0.5, 0.5, 0.5, 0, 0.5, 0.5, 0.5, 0].map((chance) => chance.toFixed(6)),
    );
    expect([positionLawOf(best('of-another-build'), 3), positionLawOf(best(), 3), positionLawOf(best('sattolo'), 300)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

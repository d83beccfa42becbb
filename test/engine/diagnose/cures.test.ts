import { describe, expect, it } from 'vitest';
import type { Diagnosis, StepFault } from '../../../src/core/record/diagnosis.js';
import type { Source } from '../../../src/core/record/origin.js';
import type { CallStyle } from '../../../src/core/source/function-source.js';
import { curesOf } from '../../../src/engine/diagnose/cures.js';
import { positionLawOf } from '../../../src/engine/diagnose/position-law-of.js';
import * as methods from '../../../src/parts/bounded/index.js';
import * as shuffles from '../../../src/parts/shuffle/index.js';

const BUILT_IN: Source = { kind: 'built-in', maker: 'riffle', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' };
const LIVE: Source = { kind: 'inline', name: 'f', randomness: 'live' };
const called = (unmoved: CallStyle['unmoved']): Source => ({
  kind: 'module',
  file: 'a.js',
  export: 'default',
  sha256: '0'.repeat(64),
  randomness: 'injected',
  call: { result: 'mutates', async: false, random: false, stream: 'block', isolation: 'process', ...(unmoved && { unmoved }) },
});
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
    expect(curesOf(best('naive-swap'), 52, BUILT_IN)).toEqual([shuffles.naiveSwap.cure]);
    expect(curesOf(best('riffle:3', 'sort-keys/100-keys'), 52, BUILT_IN)).toEqual([shuffles.riffle.cure, shuffles.sortKeys.cure]);
    expect(curesOf(best('fisher-yates/modulo:8', 'inside-out/modulo:8'), 52, BUILT_IN)).toEqual([methods.modulo.cure]);
    expect(curesOf(best('sattolo', 'of-another-build'), 52, BUILT_IN)).toEqual([shuffles.sattolo.cure]);
    expect(curesOf(best(), 52, BUILT_IN)).toEqual([]);
  });

  it('are those of what the steps show where no mistake fits', () => {
    const of = (fault: Partial<StepFault>) => curesOf(step(fault), 5, BUILT_IN);
    expect(of({ pattern: 'never-own' })).toEqual([shuffles.sattolo.cure]);
    expect(of({ pattern: 'never-own', decoder: 'forward' })).toEqual([shuffles.sattoloForward.cure]);
    expect(of({ pattern: 'never-first' })).toEqual([shuffles.neverFirst.cure]);
    expect(of({ pattern: 'half-ends' })).toEqual([shuffles.roundIndex.cure]);
    expect(of({ pattern: 'low-values', width: 8 })).toEqual([methods.modulo.cure]);
    expect(of({ positions: [2] })).toEqual([]);
    expect(of({ positions: [2, 3, 4, 5] })).toEqual([]);
  });

  it('names both causes of a deck that comes back, whatever mistake fits that, where nobody knows what became of the numbers', () => {
    const untouched = { ...step({ positions: [2, 3, 4, 5], stays: true }), best: best('sattolo').best };
    const turned = step({ positions: [2, 3, 4, 5] });
    const of = (source: Source): readonly string[] => curesOf(untouched, 5, source).map(({ wrong }) => wrong.does);
    for (const source of [BUILT_IN, LIVE, called(undefined)]) expect(of(source)).toEqual(['gaveDeck', 'sortedOneSided']);
    expect(curesOf(turned, 5, LIVE, true)).toEqual(curesOf(untouched, 5, LIVE));
    expect(curesOf(turned, 5, LIVE)).toEqual([]);
  });

  it('names the one cause where the numbers are known to be drawn in vain, or not to be drawn', () => {
    const untouched = step({ positions: [2, 3, 4, 5], stays: true });
    const of = (unmoved: CallStyle['unmoved']): readonly string[] => curesOf(untouched, 5, called(unmoved)).map(({ wrong }) => wrong.does);
    expect([of('undrawn'), of('unused'), of('one-sided')]).toEqual([['gaveDeck'], ['gaveDeck'], ['sortedOneSided']]);
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

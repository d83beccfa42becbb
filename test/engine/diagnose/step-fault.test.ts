import { describe, expect, it } from 'vitest';
import type { StepFault } from '../../../src/core/record/diagnosis.js';
import { stepFault } from '../../../src/engine/diagnose/step-fault.js';
import { suspectsAt } from '../../../src/engine/diagnose/suspects.js';
import { fisherYatesDigits } from '../../../src/kinds/deck/statistics/fisher-yates-digits.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';

const TRIALS = 3000;

/** What the choices of 3,000 deals of 13 cards show. */
function shown(id: string, trials = TRIALS, n = 13, seed = 'steps', best: readonly string[] = []): StepFault | null {
  const [shuffle, bounded] = id.split('/');
  const batch = deal(shuffle, n, trials, `${id} ${seed}`, bounded);
  const fitted = fisherYatesDigits.fit(permutations(n), trials);
  if ('skipped' in fitted) throw new Error(fitted.skipped.why);
  const accumulator = fitted.accumulator();
  accumulator.add(batch);
  const mistakes = suspectsAt(n).filter((suspect) => best.includes(suspect.id));
  expect(mistakes).toHaveLength(best.length);
  return stepFault(new Map([['choices', accumulator.counts]]), trials, n, mistakes);
}

const fault = (decoder: StepFault['decoder'], pattern: StepFault['pattern'], more: Partial<StepFault> = {}): StepFault => ({
  decoder,
  pattern,
  positions: [],
  stays: false,
  width: null,
  ...more,
});

describe('what is wrong with the steps', () => {
  it.each<[string, StepFault, string?]>([
    ['sattolo', fault('down', 'never-own')],
    ['sattolo-forward', fault('down', 'never-own')],
    ['starts-late', fault('down', 'stuck', { positions: [13], stays: true })],
    ['stops-early', fault('down', 'stuck', { positions: [2], stays: true })],
    ['insertion-never-last', fault('down', 'stuck', { positions: [13] })],
    ['round-index', fault('down', 'half-ends'), 'round-index'],
    ['fisher-yates/round-scale', fault('down', 'half-ends'), 'round-index'],
    ['fisher-yates-forward/round-scale', fault('forward', 'half-ends'), 'round-forward'],
    ['inside-out/round-scale', fault('inside-out', 'half-ends'), 'round-index:other-way'],
  ])('%s shows', (id, expected, named) => expect(shown(id, TRIALS, 13, 'steps', named ? [named] : [])).toEqual(expected));

  it('of a first position that is never chosen is told whichever way it is read', () => {
    // the first card never moves: the same law as a first step upward that always leaves its card
    expect(shown('never-first')).toMatchObject({ pattern: expect.stringMatching(/never-first|stuck/) });
  });

  it('of short words is the remainder and its width', () => {
    for (const [shuffle, decoder] of [
      ['fisher-yates', 'down'],
      ['fisher-yates-forward', 'forward'],
    ] as const) {
      const id = `${shuffle}/modulo:8`;
      expect(shown(id, 60_000, 13, 'steps', [id])).toEqual(fault(decoder, 'low-values', { width: 8 }));
      // The mistake with these choices was compared and is not named: then what was counted is not it.
      expect(shown(id, 60_000)).toBeNull();
    }
  });

  it('of a method is said beside a mistake that is this method, and beside no other', () => {
    const remainder = fault('down', 'low-values', { width: 8 });
    const beside = (best: string): StepFault | null => shown('fisher-yates/modulo:8', 60_000, 13, 'steps', [best]);
    expect(beside('fisher-yates/modulo:8')).toEqual(remainder);
    expect(beside('naive-swap')).toBeNull();
    expect(beside('sattolo')).toBeNull();
    expect(shown('round-index', TRIALS, 13, 'steps', ['round-index'])).toEqual(fault('down', 'half-ends'));
  });

  it('that is seen in every deal is said beside any mistake', () => {
    expect(shown('sattolo', TRIALS, 13, 'steps', ['naive-swap'])).toEqual(fault('down', 'never-own'));
  });

  it.each(['fisher-yates', 'naive-swap', 'random-cut', 'riffle:3', 'overhand:2', 'sort-comparator', 'fisher-yates/modulo:5'])(
    'is not said of %s',
    (id) => expect(shown(id)).toBeNull(),
  );

  it('is not said where a step is stuck in a sample of few deals only', () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect(shown('fisher-yates', 10, 3, seed)).toBeNull();
  });

  it('needs the counts of choices', () => expect(stepFault(new Map(), 100, 13, [])).toBeNull());
});

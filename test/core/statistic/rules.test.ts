import { describe, expect, it } from 'vitest';
import { AuditError, EXIT_OF } from '../../../src/core/errors.js';
import type { Guard } from '../../../src/core/record/by-law.js';
import { brokenFreshGuards, brokenGuards, isFresh } from '../../../src/core/record/by-law.js';
import type { RecordedResult } from '../../../src/core/record/results.js';
import { isDeviation, isUntold } from '../../../src/core/record/results.js';
import { merge } from '../../../src/core/statistic/merge-counts.js';
import { ALPHA_INPUT, confirmLevel, falseAlarms, INPUT_LOOKS, sizeToExclude } from '../../../src/core/statistic/rules.js';
import { pValue } from '../../../src/core/statistic/statistic.js';
import { Batch, outcomeIn } from '../../../src/core/subject/outcome.js';
import { systemReason } from '../../../src/core/words/system-reason.js';

describe('a p-value', () => {
  it('lies above 0 and at most at 1, and nothing else is one', () => {
    expect([0, 1e-320, 0.5, 1].map(pValue)).toEqual([Number.MIN_VALUE, 1e-320, 0.5, 1]);
    for (const x of [-1e-9, 1 + 1e-15, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => pValue(x)).toThrow(
        expect.objectContaining({ code: 'E_PROBABILITY', message: `a p-value must lie in [0, 1], got ${x}` }) as Error,
      );
  });
});

describe('counts of two blocks', () => {
  it('are added cell by cell', () => {
    const into = Float64Array.of(1, 2, 3);
    merge(into, Float64Array.of(10, 0, 2 ** 53 - 4));
    expect([...into]).toEqual([11, 2, 2 ** 53 - 1]);
  });
});

describe('guards', () => {
  const guard = (id: Guard['id'], holds: boolean): Guard => ({ id, holds, words: 1, prng: 'randu' }) as Guard;
  const ids = ['period', 'overlap', 'fresh-period', 'fresh-overlap'] as const;
  const all = ids.flatMap((id) => [guard(id, true), guard(id, false)]);

  it('are of the first sample or of a fresh one', () => {
    expect(ids.map(isFresh)).toEqual([false, false, true, true]);
    expect(brokenGuards(all)).toEqual([guard('period', false), guard('overlap', false)]);
    expect(brokenFreshGuards(all)).toEqual([guard('fresh-period', false), guard('fresh-overlap', false)]);
  });
});

describe('levels and sizes', () => {
  it('the fresh sample has a level of 1e-4, half of it beside a second sample', () => {
    expect([{}, { input: {} }, { absolute: {} }, { absolute: {}, input: {} }].map(confirmLevel)).toEqual([1e-4, 5e-5, 5e-5, 5e-5]);
  });

  it('the whole rule calls 2 even shuffles in a million biased at the most, whatever looks stand beside the first', () => {
    const look = { alpha: ALPHA_INPUT / INPUT_LOOKS };
    const plans = [{}, { input: { ...look, absolute: look } }, { absolute: { alpha: ALPHA_INPUT } }] as readonly object[];
    for (const plan of plans) expect(falseAlarms({ alpha: 1e-6, ...plan }) / 2e-6).toBeCloseTo(1, 12);
    expect(falseAlarms({ alpha: 3e-6 }) / 4e-6).toBeCloseTo(1, 12);
  });

  it('a clean verdict excludes what was asked for, and never leaves more than 20 % unseen', () => {
    expect([0.01, 0.2, 0.9].map((detect) => sizeToExclude({ detect }))).toEqual([0.01, 0.2, 0.2]);
  });

  it('a row measures a deviation where it has power for one', () => {
    const power = { effect: 0.01, power: 0.5, smallestDetectable: 0.02 };
    expect([{ power }, { power: null }].map((row) => isDeviation(row as RecordedResult))).toEqual([true, false]);
  });
});

describe('a row that compares parts', () => {
  it('is told where enough of them could be compared, or all', () => {
    const power = { effect: 0.01, power: 0.5, smallestDetectable: 0.02 };
    const compared = { parts: 1, of: 8, enough: false };
    const rows = [{ power, compared }, { power, compared: { ...compared, enough: true } }, { power }, { power: null, compared }];
    expect(rows.map((row) => isUntold(row as RecordedResult))).toEqual([true, false, false, false]);
  });
});

describe('outcomes of a space', () => {
  it('are of the kind asked for, or it is our own mistake', () => {
    const space = { id: 'board(3×3)', outcome: { kind: 'board', rows: 3, columns: 3 } } as const;
    expect(outcomeIn(space, 'board')).toBe(space.outcome);
    expect(() => outcomeIn(space, 'deck')).toThrow(
      expect.objectContaining({ code: 'E_INTERNAL', message: 'board(3×3) holds no deck' }) as Error,
    );
  });
});

describe('decks side by side', () => {
  it('have room for so many, and none is filled at first', () => {
    const batch = new Batch(5, 3);
    expect([batch.width, batch.capacity, batch.cells.length, batch.length, batch.groups]).toEqual([5, 3, 15, 0, null]);
  });
});

describe('why the system refused', () => {
  const said = (code: string): string => systemReason(Object.assign(new Error('no'), { code }));

  it('is said in words where they are known', () => {
    expect(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EISDIR', 'EMFILE'].map(said)).toEqual([
      'no such file',
      'no such folder',
      'no permission',
      'no permission',
      'a folder',
      'EMFILE',
    ]);
    expect([new Error('no'), null, { code: 'ENOENT' }, 'ENOENT'].map(systemReason)).toEqual(Array(4).fill('unknown error'));
  });
});

describe('a refusal', () => {
  it('has a code, what to do next, where it was and why', () => {
    const cause = new Error('below');
    const error = new AuditError('E_LOG_ROW', 'a row', { hint: 'look', at: { line: 3 }, cause });
    expect([error.name, error.code, error.message, error.hint, error.at, error.cause]).toEqual([
      'AuditError',
      'E_LOG_ROW',
      'a row',
      'look',
      { line: 3 },
      cause,
    ]);
    expect(Object.getOwnPropertyNames(new AuditError('E_USAGE', 'a'))).not.toContain('cause');
  });

  it('ends in the code that its exit says: 64 usage, 65 data, 20 altered, 21 open, 76 contract', () => {
    expect([EXIT_OF.E_USAGE, EXIT_OF.E_EVIDENCE_SCHEMA, EXIT_OF.E_VERIFY, EXIT_OF.E_UNPROVABLE, EXIT_OF.E_SUBJECT_THROW]).toEqual([
      64, 65, 20, 21, 76,
    ]);
  });
});

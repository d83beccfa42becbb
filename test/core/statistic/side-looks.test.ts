import { describe, expect, it } from 'vitest';
import { confirmLevel } from '../../../src/core/statistic/rules.js';
import {
  BIASED_SIDE_LOOK,
  BIASED_STARTS,
  mapSideLooks,
  SIDE_LOOKS,
  sidePlans,
  sideSamples,
} from '../../../src/core/statistic/side-looks.js';

describe('what is looked at of a function beside the first sample', () => {
  const absolute = { alpha: 2.5e-7 };
  const input = { handed: 'shuffled', trials: 100, alpha: 2e-7 } as const;

  it('is each of the looks, once', () => {
    expect(mapSideLooks((beside) => beside)).toEqual(Object.fromEntries(SIDE_LOOKS.map((beside) => [beside, beside])));
  });

  it('has a name of its own in a biased verdict', () => {
    expect({ ...BIASED_SIDE_LOOK, starts: BIASED_STARTS }).toEqual({
      input: 'input',
      inputAbsolute: 'input/absolute',
      absolute: 'absolute',
      starts: 'starts',
    });
  });

  it('is planned with its sample, its reading, its deals and its level', () => {
    expect(sidePlans({ trials: 1000 })).toEqual({ input: null, inputAbsolute: null, absolute: null });
    const second = { handed: 'shuffled', sample: 'second', trials: 100 };
    expect(sidePlans({ trials: 1000, input })).toEqual({
      input: { ...second, reading: 'relative', alpha: 2e-7 },
      inputAbsolute: null,
      absolute: null,
    });
    expect(sidePlans({ trials: 1000, input: { ...input, absolute } }).inputAbsolute).toEqual({
      ...second,
      reading: 'absolute',
      alpha: 2.5e-7,
    });
    expect(sidePlans({ trials: 1000, absolute })).toEqual({
      input: null,
      inputAbsolute: null,
      absolute: { handed: 'shuffled', sample: 'first', reading: 'absolute', trials: 1000, alpha: 2.5e-7 },
    });
  });

  it('is found in a record, or nowhere', () => {
    const counted = { counts: {}, results: [], skipped: [] };
    expect(sideSamples({})).toEqual({ input: null, inputAbsolute: null, absolute: null });
    expect(sideSamples({ input: { ...counted, absolute: counted } })).toEqual({
      input: { ...counted, absolute: counted },
      inputAbsolute: counted,
      absolute: null,
    });
    expect(sideSamples({ input: counted, absolute: counted })).toEqual({ input: counted, inputAbsolute: null, absolute: counted });
  });

  it('leaves the fresh sample half its level, whichever look it is', () => {
    expect([confirmLevel({}), confirmLevel({ absolute }), confirmLevel({ input }), confirmLevel({ absolute, input })]).toEqual([
      1e-4, 5e-5, 5e-5, 5e-5,
    ]);
  });
});

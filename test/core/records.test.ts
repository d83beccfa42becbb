import { describe, expect, it } from 'vitest';
import { SCHEMA, SEED_SCHEME } from '../../src/core/record/scheme-names.js';
import { BIASED_SIDE_LOOK } from '../../src/core/statistic/side-looks.js';

describe('a record', () => {
  it('has the names that old records carry, and seeds follow from', () => {
    expect([SCHEMA, SEED_SCHEME]).toEqual(['shuffle-audit/evidence/2', 'shuffle-audit/seed/1']);
    expect(BIASED_SIDE_LOOK).toEqual({ input: 'input', inputAbsolute: 'input/absolute', absolute: 'absolute' });
  });
});

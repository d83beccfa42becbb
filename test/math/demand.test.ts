import { describe, expect, it } from 'vitest';
import { AuditError } from '../../src/core/errors.js';
import { demand } from '../../src/math/demand.js';

describe('demand', () => {
  it('says the rule and what was got', () => {
    expect(() => demand(false, 'E_PROBABILITY', 'tail: must lie between 0 and 1', 7)).toThrow(
      new AuditError('E_PROBABILITY', 'tail: must lie between 0 and 1, got 7'),
    );
  });

  it('says nothing where the rule holds', () => {
    expect(() => demand(true, 'E_INTERNAL', 'tail: must lie between 0 and 1', 0.5)).not.toThrow();
  });
});

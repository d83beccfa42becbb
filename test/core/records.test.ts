import { describe, expect, it } from 'vitest';
import { BIASED_BESIDE } from '../../src/core/beside.js';
import { SCHEMA, SEED_SCHEME } from '../../src/core/evidence.js';
import type { AnyRecord } from '../../src/core/proof.js';
import {
  isAudit,
  isBench,
  isBrokenRace,
  isCalibration,
  isClaims,
  isOutcomeProof,
  isProof,
  isSequential,
  isUntilCaught,
} from '../../src/core/proof.js';

describe('a record', () => {
  // Each kind by fields that its core has, and what asks for it. An audit has claims and a subject too.
  const kinds: readonly (readonly [string, (record: AnyRecord) => boolean, readonly string[]])[] = [
    ['an audit', isAudit, ['subject', 'results', 'claims', 'counts']],
    ['a proof about decks', isProof, ['subject', 'proof']],
    ['a proof about other outcomes', isOutcomeProof, ['subject', 'law']],
    ['the claims catalogue', isClaims, ['claims', 'plan']],
    ['a run that stops when decided', isSequential, ['subject', 'result']],
    ['a sample that is dealt on until it is caught', isUntilCaught, ['subject', 'looks', 'counts']],
    ['a bench of searches', isBench, ['plan', 'boards']],
    ['a calibration', isCalibration, ['plan', 'calibration']],
    ['a race that broke decks', isBrokenRace, ['subject', 'race', 'share']],
  ];

  it.each(kinds)('is %s by what its core holds, and no other kind', (name, _, fields) => {
    const record = { core: Object.fromEntries(fields.map((field) => [field, 1])) } as unknown as AnyRecord;
    expect(kinds.filter(([, is]) => is(record)).map(([other]) => other)).toEqual([name]);
  });

  it('has the names that old records carry, and seeds follow from', () => {
    expect([SCHEMA, SEED_SCHEME]).toEqual(['shuffle-audit/evidence/1', 'shuffle-audit/seed/1']);
    expect(BIASED_BESIDE).toEqual({ input: 'input', inputAbsolute: 'input/absolute', absolute: 'absolute' });
  });
});

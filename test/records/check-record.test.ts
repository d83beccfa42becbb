import { describe, expect, it } from 'vitest';
import { AuditError } from '../../src/core/errors.js';
import { digestOf } from '../../src/engine/record/digest.js';
import { checkRecord, fittingRecord } from '../../src/records/check-record.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf } from '../support/record-of.js';

const record = await recordOf(pipelineOf('naive-swap', 4), { seed: 'door', trials: 200, battery: 'quick' });
const altered = { ...record, core: { ...record.core, plan: { ...record.core.plan, seed: 'another' } } };

/** The code, the message and the hint that reading ends with. */
function refusal(read: () => unknown): readonly unknown[] {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    return [error.code, error.message, error.hint];
  }
}

const UNFIT =
  'a record is the JSON file that an audit, a proof or a calibration writes; its JSON Schema is shuffle-audit/evidence.schema.json';

describe('the door of records', () => {
  it('gives a copy of what fits', () => {
    expect(checkRecord(record, 'r.json')).toEqual(record);
    expect(checkRecord(record, 'r.json')).not.toBe(record);
    expect(fittingRecord(altered, 'r.json')).toEqual(altered);
  });

  it('names the form of an older record, and what to do', () => {
    const [code, message, hint] = refusal(() => checkRecord({ ...record, schema: 'shuffle-audit/evidence/1' }, 'r.json'));
    expect([code, message]).toEqual([
      'E_EVIDENCE_SCHEMA',
      'r.json is of the form shuffle-audit/evidence/1, and a record must be of the form shuffle-audit/evidence/2',
    ]);
    expect(hint).toContain('the same command and seed');
  });

  it('says where a record does not fit, and what of, each field by the name it was given', () => {
    const unnamed = { ...record, core: { ...record.core, results: [{ ...record.core.results[0], test: 7 }] } };
    expect(refusal(() => checkRecord({ ...record, digest: 7 }, 'r.json'))).toEqual([
      'E_EVIDENCE_SCHEMA',
      'r.json is not as a record must be: digest: invalid input: expected string, received number',
      UNFIT,
    ]);
    expect(refusal(() => checkRecord({ ...record, signedBy: 'x' }, 'r.json'))[1]).toBe(
      'r.json is not as a record must be: the record: unrecognized key: "signedBy"',
    );
    expect(refusal(() => checkRecord(unnamed, 'r.json'))[1]).toMatch(/^r\.json is not as a record must be: core\.results\[0\]/);
    expect(refusal(() => checkRecord(7, 'r.json'))).toEqual([
      'E_EVIDENCE_SCHEMA',
      'r.json is not as a record must be: the record: invalid input: expected object, received number',
      UNFIT,
    ]);
    expect(refusal(() => checkRecord(JSON.parse('{"__proto__":1}'), 'r.json'))[1]).toBe(
      'r.json is not as a record must be: must have no key "__proto__", got one',
    );
  });

  it('says that a plan deals other cards than its outcomes have, or that there are no such outcomes', () => {
    const { core } = record;
    const origin = { ...core.subject.origin, outcome: { kind: 'hand', seen: 5, order: 'kept' } } as const;
    const lie = { ...record, core: { ...core, subject: { ...core.subject, origin } } };
    expect(refusal(() => fittingRecord(lie, 'r.json'))[1]).toMatch(/^r\.json is not as a record must be: core\.subject\.origin: /);
    const board = { ...core.subject.origin, outcome: { kind: 'board', rows: 3, columns: 3 } } as const;
    expect(refusal(() => fittingRecord({ ...record, core: { ...core, subject: { ...core.subject, origin: board } } }, 'r.json'))).toEqual([
      'E_EVIDENCE_SCHEMA',
      'r.json is not as a record must be: core.plan.n: must be what core.subject deals, 9, got 4',
      UNFIT,
    ]);
  });

  it('says that a record was altered, and what its digest would have to be', () => {
    expect(refusal(() => checkRecord(altered, 'r.json'))).toEqual([
      'E_VERIFY',
      `r.json was altered: its digest must be that of what it says, ${digestOf(altered.core)}, got ${record.digest}`,
      'ask whoever made it for the record as it was written; verify shows which numbers do not follow',
    ]);
  });
});

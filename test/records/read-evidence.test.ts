import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuditError } from '../../src/core/errors.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { parseEvidence, readEvidence } from '../../src/records/read-evidence.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf } from '../support/record-of.js';
import { resealed } from '../support/resealed.js';

const record = await recordOf(pipelineOf('sattolo', 3), { seed: 'read', trials: 100 });
const text = evidenceText(record);

function codeOf(broken: string): string {
  try {
    parseEvidence(broken, 'r.json');
    return 'read';
  } catch (error) {
    return error instanceof AuditError ? error.code : `escaped: ${String(error)}`;
  }
}

describe('reading a record', () => {
  it('gives back what was written', () => expect(parseEvidence(text, 'r.json')).toEqual(record));

  it('refuses a key given twice, of which JSON keeps only the last', () => {
    expect(() => parseEvidence(text.replace('"alpha":', '"alpha":0.5,"alpha":'), 'r.json')).toThrow(
      'r.json gives a key twice in one object, where only the last would count',
    );
  });

  it('is not confused by keys and colons inside strings', () => {
    const odd = resealed({ ...record, core: { ...record.core, plan: { ...record.core.plan, seed: '","a":"b\\":[":"' } } });
    expect(parseEvidence(evidenceText(odd), 'r.json')).toEqual(odd);
  });

  it('names the field, the rule and the file', () => {
    expect(() => parseEvidence(text.replace('"trials":100', '"trials":"100"'), 'r.json')).toThrow(
      /^r\.json is not as a record must be: core\.plan\.trials: invalid input: expected number, received string$/,
    );
  });

  it('answers every truncation with a documented code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 2 }), (length) => {
        expect(codeOf(text.slice(0, length))).toMatch(/^E_EVIDENCE_/);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  it('answers any text with a documented code', () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.constant('null'), fc.constant('[]'), fc.constant('{"schema":1}'));
    fc.assert(
      fc.property(anything, (broken) => {
        expect(codeOf(broken)).toMatch(/^E_EVIDENCE_/);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  it('says which file cannot be read', () => {
    expect(() => readEvidence('no/such/record.json')).toThrow('the record no/such/record.json does not exist');
  });
});

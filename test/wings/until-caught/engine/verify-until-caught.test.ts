import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { isOfKind } from '../../../../src/core/record/record.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { evidenceText } from '../../../../src/engine/record/evidence-text.js';
import { countsDigest } from '../../../../src/engine/record/record-counts.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { evidenceJsonSchema } from '../../../../src/records/registry.js';
import { verifyAny } from '../../../../src/records/verify-any.js';
import type { UntilCaught } from '../../../../src/wings/until-caught/record/until-caught.js';
import { caughtRecord, shuffleBy } from '../caught-record.js';

const valid = new Ajv2020.default({ strict: false, validateFormats: false }).compile(evidenceJsonSchema());
const caught = await caughtRecord(shuffleBy('randu', 'modulo'), 13, { seed: 'verify', budget: 5000 });
const open = await caughtRecord(shuffleBy('xoshiro128ss'), 13, { seed: 'verify', budget: 5000 });

/** A core that may be written to, at any depth. */
type Open<Value> = { -readonly [Key in keyof Value]: Open<Value[Key]> };
type Core = Open<UntilCaught['core']>;

/** The record with a lie in it, and the digest that goes with the lie. */
function lying(record: UntilCaught, change: (core: Core) => void): UntilCaught {
  const core = JSON.parse(JSON.stringify(record.core)) as UntilCaught['core'];
  change(core as Core);
  return { ...record, core, digest: digestOf(core) };
}

const differing = async (record: UntilCaught): Promise<readonly string[]> =>
  (await verifyAny(record, '.', { workers: 1 })).filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);

describe('the record of a sample that was dealt until it was caught', () => {
  it('fits both schemas, is read back as what it is, and is small', () => {
    for (const record of [caught, open]) {
      expect(valid(record) ? [] : valid.errors).toEqual([]);
      const text = evidenceText(record);
      expect(parseEvidence(text, 'r.json')).toEqual(record);
      expect([isOfKind<UntilCaught>(record, 'until-caught'), isOfKind<Evidence>(record, 'audit')]).toEqual([true, false]);
      expect(text.length).toBeLessThan(60_000);
    }
    expect(caught.core.end).toBe('caught');
    expect(open.core.end).toBe('budget');
  });

  it('holds, as it was written', async () => {
    for (const record of [caught, open])
      expect((await verifyAny(record, '.', { workers: 1 })).map(({ outcome }) => outcome)).toEqual(Array(5).fill('holds'));
  });

  it.each<readonly [string, UntilCaught, (core: Core) => void, readonly string[]]>([
    [
      'a milder p',
      caught,
      (core) => {
        core.looks[0].least.logP = -30;
      },
      ['numbers', 'deals'],
    ],
    [
      'another row',
      caught,
      (core) => {
        core.looks[0].least.test = 'fisher-yates-digits/forward';
        core.verdict = { kind: 'biased', trials: 1024, because: 'fisher-yates-digits/forward' };
      },
      ['numbers', 'deals'],
    ],
    [
      'a look left out',
      open,
      (core) => {
        core.looks.splice(1, 1);
      },
      ['numbers', 'deals'],
    ],
    [
      'another place',
      open,
      (core) => {
        core.looks[1].trials = 2047;
      },
      ['numbers', 'deals'],
    ],
    [
      'fewer rows',
      open,
      (core) => {
        core.looks[1].rows = 3;
      },
      ['numbers', 'deals'],
    ],
    [
      'an earlier p',
      open,
      (core) => {
        core.looks[0].least.logP -= 1;
      },
      ['deals'],
    ],
    [
      'words that were not drawn',
      caught,
      (core) => {
        core.looks[0].words = 7;
      },
      ['deals'],
    ],
    [
      'a verdict that does not follow',
      open,
      (core) => {
        core.verdict = { kind: 'biased', trials: 5000, because: 'parity' };
      },
      ['numbers', 'deals'],
    ],
    [
      'an end that does not follow',
      open,
      (core) => {
        core.end = 'period';
      },
      ['numbers', 'deals'],
    ],
    [
      'a level of its own',
      open,
      (core) => {
        core.plan.level = 1e-6;
      },
      ['rule'],
    ],
    [
      'a first look of its own',
      open,
      (core) => {
        core.plan.firstLook = 2048;
      },
      ['rule', 'numbers', 'deals'],
    ],
    [
      'fewer tests',
      open,
      (core) => {
        core.plan.tests.pop();
      },
      ['rule', 'counts', 'numbers', 'deals'],
    ],
    [
      'the values left out',
      caught,
      (core) => {
        Reflect.deleteProperty(core.counts['fisher-yates-digits'], 'values');
      },
      ['counts', 'deals'],
    ],
    [
      'a digest of other counts',
      open,
      (core) => {
        core.counts['position-matrix'].sha256 = '0'.repeat(64);
      },
      ['deals'],
    ],
    [
      'counts moved from one cell to another',
      caught,
      (core) => {
        const own = core.counts['fisher-yates-digits'];
        const values = [...(own.values ?? [])];
        [values[3], values[4]] = [values[3] - 5, values[4] + 5];
        [own.values, own.sha256] = [values, countsDigest(values)];
      },
      ['numbers', 'deals'],
    ],
  ])('with %s is refused', async (_, record, change, ids) => {
    expect(await differing(lying(record, change))).toEqual(expect.arrayContaining([...ids]));
  });

  it('whose digest does not fit is refused', async () => {
    const [first, ...others] = open.core.looks;
    expect(await differing({ ...open, core: { ...open.core, looks: [first, ...others.slice(1)] } })).toContain('digest');
  });
});

import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { AuditError, EXIT_OF } from '../../../../src/core/errors.js';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { isOfKind } from '../../../../src/core/record/record.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { evidenceText } from '../../../../src/engine/record/evidence-text.js';
import { sealed } from '../../../../src/engine/record/sealed.js';
import { VERSION } from '../../../../src/host/version.js';
import { deriveAgain } from '../../../../src/records/derive-again.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { evidenceJsonSchema } from '../../../../src/records/registry.js';
import { verifyAny } from '../../../../src/records/verify-any.js';
import { planLists } from '../../../../src/wings/lists/audit/audit-lists.js';
import { listCore } from '../../../../src/wings/lists/audit/list-core.js';
import { listSubject } from '../../../../src/wings/lists/audit/list-subject.js';
import { madeLists } from '../../../../src/wings/lists/audit/made-lists.js';
import { readLists } from '../../../../src/wings/lists/audit/read-lists.js';
import type { OneList } from '../../../../src/wings/lists/record/one-list.js';

const valid = new Ajv2020.default({ strict: false, validateFormats: false }).compile(evidenceJsonSchema());
const source = { kind: 'built-in', maker: 'fisher-yates', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
const made = { source, seed: 'lists', n: 5000, lists: 2 };
const plan = planLists(made);
const core = listCore(VERSION, plan, listSubject(source), await readLists(plan, madeLists(made)));
const run = { startedAt: '2026-11-26T00:00:00.000Z', elapsedMs: 1, node: '20', cpu: 'x', workers: 1 };
const { record } = sealed(core, run);

/** A core that may be written to, at any depth. */
type Open<Value> = { -readonly [Key in keyof Value]: Open<Value[Key]> };

/** The record with a lie in it, and the digest that goes with the lie. */
function lying(change: (core: Open<OneList['core']>) => void): OneList {
  const other = JSON.parse(JSON.stringify(core)) as OneList['core'];
  change(other as Open<OneList['core']>);
  return { ...record, core: other, digest: digestOf(other) };
}

/** The exit code that rendering it again ends in. */
async function refusal(one: OneList): Promise<number> {
  try {
    await deriveAgain(one, 'list.json');
    return 0;
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    return EXIT_OF[error.code];
  }
}

const differing = async (one: OneList): Promise<readonly string[]> =>
  (await verifyAny(one, '.', { workers: 1 })).filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);

describe('the record of lists', () => {
  it('fits both schemas, is read back as what it is, and holds', async () => {
    expect(valid(record) ? [] : valid.errors).toEqual([]);
    expect(parseEvidence(evidenceText(record), 'list.json')).toEqual(record);
    expect([isOfKind<OneList>(record, 'list'), isOfKind<Evidence>(record, 'audit')]).toEqual([true, false]);
    expect(await differing(record)).toEqual([]);
    expect(await refusal(record)).toBe(0);
  });

  it.each<[string, (core: Open<OneList['core']>) => void]>([
    [
      'a count',
      (one) => {
        one.counts['descents'].values = [1];
      },
    ],
    [
      'two cells of a table, with its sum as it was',
      (one) => {
        const { values = [] } = one.counts['block-table'];
        values[0] += 5;
        values[1] -= 5;
      },
    ],
    [
      'a p',
      (one) => {
        one.results[0].p = 0.5;
      },
    ],
    [
      'a size',
      (one) => {
        one.verdict.smallestDetectable = 0.001;
      },
    ],
    [
      'the buffers excluded',
      (one) => {
        one.verdict.excludedBuffer = 4999;
      },
    ],
    [
      'the level',
      (one) => {
        one.plan.alpha = 1e-3;
      },
    ],
    ['the tests', (one) => void one.plan.tests.pop()],
    [
      'the seed',
      (one) => {
        one.plan.seed = 'another';
      },
    ],
    ['a mechanism', (one) => void one.mechanisms.push({ id: 'shuffle-buffer', numbers: [], share: 1 })],
  ])('is refused with %s altered, though its digest is made anew', async (_, change) => {
    expect((await differing(lying(change))).length).toBeGreaterThan(0);
  });

  it('is refused as altered where its digest is the old one, and where a number does not follow from the counts', async () => {
    const other = lying((one) => {
      one.results[0].logP = -3;
    });
    expect(await refusal(other)).toBe(20);
    expect((await differing({ ...other, digest: record.digest })).includes('digest') ? [] : ['digest']).toEqual([]);
  });
});

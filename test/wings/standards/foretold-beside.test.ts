import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { installCommandAdditions, loadRecordKinds } from '../../../src/cli/additions.js';
import type { Evidence, Sealed } from '../../../src/core/record/evidence.js';
import { LANGUAGES } from '../../../src/core/record/profile.js';
import type { AnyCore } from '../../../src/core/record/record.js';
import { sealed } from '../../../src/core/record/run-info.js';
import { check } from '../../../src/engine/verify/check.js';
import type { RecordKind } from '../../../src/records/record-kind.js';
import * as wings from '../../../src/wings/index.js';
import { renderDocument } from '../../../src/wings/standards/document/html.js';
import { foretoldBeside } from '../../../src/wings/standards/foretold-beside.js';
import { PROFILES, profileOf } from '../../../src/wings/standards/profiles/catalogue.js';
import { judge } from '../../../src/wings/standards/profiles/judge.js';
import { record } from '../../report/records.js';
import { resealed } from '../../support/resealed.js';

interface Core extends AnyCore {
  readonly used: number;
  readonly foretold: number;
}

/** A kind of record that stands in for that of predictions: it follows from its deals unless it says that it used 7. */
const PREDICTION: RecordKind = {
  kind: 'prediction',
  schema: sealed(z.looseObject({ kind: z.literal('prediction') })) as unknown as RecordKind['schema'],
  files: () => [],
  replay: () => ({ reason: '', hint: '' }),
  isRedone: () => false,
  derive: async ({ core }) => [
    check('numbers', 'it follows', (core as Core).used === 7 ? [{ path: '', recorded: '', recomputed: '' }] : []),
  ],
  redo: async () => [],
  pages: () => expect.fail('nobody reads it'),
};

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-foretold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => installCommandAdditions({ WINGS: [], recordKinds: async () => [PREDICTION] }));
afterEach(async () => {
  installCommandAdditions(wings);
  await loadRecordKinds();
});

const evidence = record('fisher-yates-52');
const document = { profile: profileOf('gli-19'), parties: {}, package: 'ab'.repeat(32), platform: 'linux x64' };
const audited: Evidence = { ...evidence, run: { ...evidence.run, document } };

function prediction(used: number, change: Partial<Core> = {}): Sealed<Core> {
  const { plan, subject, tool } = evidence.core;
  const core: Core = { kind: 'prediction', tool, plan, subject, used, foretold: 9, verdict: { kind: 'predicted' }, ...change };
  return resealed({ ...evidence, core });
}

function lay(name: string, laid: Sealed<AnyCore>): string {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(laid));
  return laid.digest;
}

describe('a prediction beside a record', () => {
  it('is found by its subject; of several, the one of the fewest deals', async () => {
    expect(await foretoldBeside(audited, folder)).toEqual({});
    lay('three', prediction(3));
    const digest = lay('two', prediction(2));
    expect(await foretoldBeside(audited, folder)).toEqual({ foretold: { digest, used: 2, foretold: 9 } });
  });

  it('is none where it did not come true, is of another subject or other files, was altered or does not follow from its deals', async () => {
    lay('not', prediction(1, { verdict: { kind: 'not-predicted' } }));
    const { subject } = evidence.core;
    lay('other', prediction(1, { subject: { ...subject, id: 'other' } }));
    const files = { kind: 'module', file: './f.js', export: 'f', sha256: 'cd'.repeat(32) };
    lay('files', prediction(1, { subject: { ...subject, origin: { ...subject.origin, source: files } } }));
    lay('altered', { ...prediction(1), digest: prediction(2).digest });
    lay('false', prediction(7));
    writeFileSync(join(folder, 'broken.json'), `"predicted" ${JSON.stringify(subject.id)}`);
    expect((await foretoldBeside(audited, folder)).foretold?.used).toBe(2);
    rmSync(join(folder, 'two.json'));
    rmSync(join(folder, 'three.json'));
    expect(await foretoldBeside(audited, folder)).toEqual({});
  });

  it('is looked for only where a document is made that names none', async () => {
    const foretold = { digest: lay('five', prediction(5)), used: 5, foretold: 9 };
    expect(await foretoldBeside(audited, folder)).toEqual({ foretold });
    expect(await foretoldBeside(evidence, folder)).toEqual({});
    expect(await foretoldBeside({ ...audited, run: { ...audited.run, foretold } }, folder)).toEqual({});
    expect(await foretoldBeside(audited, join(folder, 'none'))).toEqual({});
  });
});

describe('a document', () => {
  const foretold = { digest: prediction(1).digest, used: 1, foretold: 1259 };

  it.each(PROFILES)('$id does not meet what asks of prediction or cryptographic strength, whatever was declared', (profile) => {
    for (const { answer, clause } of judge(evidence.core, profile, foretold)) {
      const asks = clause.beyond.some((one) => one === 'unpredictability' || one === 'cryptographic-strength');
      const why = answer.status === 'not-met' ? answer.why.by : null;
      expect(why === 'foretold', clause.id).toBe(asks && clause.seen !== 'not seen');
    }
  });

  it.each(LANGUAGES)('in %s names the record that shows it, by the record or beside it, and else the command that tries', (language) => {
    const own = renderDocument({ ...audited, run: { ...audited.run, foretold } }, language);
    expect(renderDocument(audited, language, { foretold })).toBe(own);
    expect(own.split(foretold.digest).length - 1).toBe(2);
    expect(own).not.toContain('npx shuffle-audit predict');
    const none = renderDocument(audited, language);
    expect(none).toContain('<code>npx shuffle-audit predict fisher-yates</code>');
    expect(none).not.toContain('sha256:');
  });
});

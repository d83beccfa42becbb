import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import { deriveAgain } from '../../src/records/derive-again.js';
import type { FiledRecord, OtherFile } from '../../src/wings/ledger/files/filed-record.js';
import { filedRecord } from '../../src/wings/ledger/files/filed-records.js';
import { digestsOf } from '../../src/wings/signing/digests.js';
import { signRecord } from '../../src/wings/signing/sign-record.js';
import { NOW, newKey, policyOf, recordTextOf, WISHES } from './signing/signed-record.js';

let text = '';
let folder = '';
beforeAll(async () => {
  text = await recordTextOf('filed');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const put = (name: string, content: string | object): void =>
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
const read = (file: string, policy: string | null = null): Promise<FiledRecord | OtherFile> =>
  filedRecord(folder, file, policy === null ? null : at(policy), NOW);

describe('a seed that does not follow from what the record says of it', () => {
  it('is altered, where the record is listed, rendered or signed', async () => {
    const record = JSON.parse(text) as Evidence;
    const { plan, subject } = digestsOf(record);
    const from = { kind: 'challenge', text: 'words of a verifier', plan, subject: subject ?? '' } as const;
    const lies = [{ seedOrigin: 'challenge', seedFrom: from }, { seedOrigin: 'challenge' }] as const;
    for (const facts of lies) {
      const lie: Evidence = { ...record, run: { ...record.run, ...facts } };
      await expect(deriveAgain(lie, 'r.json')).rejects.toMatchObject({
        code: 'E_VERIFY',
        message: expect.stringMatching(/^r\.json was altered: it does not hold that the seed follows/),
      });
      put('lie.json', lie);
      expect(await read('lie.json')).toMatchObject({ altered: expect.stringContaining('that the seed follows from its source') });
    }
  });
});

describe('the signature of a record', () => {
  it('is held against a policy where there is one, and else only told to be there', async () => {
    const key = newKey();
    const stranger = newKey();
    const { envelope, keyId } = await signRecord(text, 'a.json', key, WISHES);
    put('a.json', text);
    put('a.dsse.json', envelope);
    put('policy.json', policyOf(key));
    put('strange.json', policyOf(stranger));
    const signature = async (policy: string | null, file = 'a.json'): Promise<unknown> => (await read(file, policy)) as FiledRecord;
    expect(await signature(null)).toMatchObject({ signature: { kind: 'not-checked', key: keyId } });
    expect(await signature('policy.json')).toMatchObject({
      signature: { kind: 'held', said: expect.stringMatching(/^by Laboratory on 2026-11-21T12:00:00\.000Z, key [0-9a-f]{64}$/) },
    });
    expect(await signature('strange.json')).toMatchObject({
      signature: { kind: 'refused', reason: expect.stringContaining('must be signed by a key') },
    });
    put('b.json', await recordTextOf('another'));
    expect(await signature('policy.json', 'b.json')).toMatchObject({
      signature: { kind: 'refused', reason: expect.stringContaining('got none') },
    });
    put('b.dsse.json', envelope);
    expect(await signature('policy.json', 'b.json')).toMatchObject({
      signature: { kind: 'altered', reason: expect.stringContaining('is not what was signed') },
    });
    put('b.dsse.json', '{}');
    expect(await signature(null, 'b.json')).toMatchObject({ signature: { kind: 'malformed' } });
    await expect(read('a.json', 'a.json')).rejects.toThrow(/a\.json/);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { evidenceText } from '../../../../src/engine/record/evidence-text.js';
import type { FiledRecord, OtherFile } from '../../../../src/wings/ledger/files/filed-record.js';
import { filedRecord, jsonFiles } from '../../../../src/wings/ledger/files/filed-records.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';
import { resealed } from '../../../support/resealed.js';
import { needs } from '../../../support/tools.js';

let text = '';
let record: Evidence;
let folder = '';
beforeAll(async () => {
  record = await recordOf(pipelineOf('naive-swap', 4), { seed: 'filed', trials: 2000 });
  text = evidenceText(record);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...path: readonly string[]): string => join(folder, ...path);
function put(file: string, content: string | object): string {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const read = (file: string): Promise<FiledRecord | OtherFile> => filedRecord(folder, file, null, 0);

/** What is said of a file: whole or altered, or no record, with the reason. */
async function said(file: string): Promise<string> {
  const found = await read(file);
  if (!('record' in found)) return `no record: ${found.reason}`;
  return found.altered === null
    ? `whole${found.notDerived === null ? '' : `, not derived: ${found.notDerived}`}`
    : `altered: ${found.altered}`;
}

describe('the files of a folder', () => {
  it('are those that end in .json, in folders below it too, in the order of their names', () => {
    for (const file of ['b.json', 'below/deep/a.json', 'a.html', '.hidden.json', 'B.json', '.git/c.json', 'node_modules/x/package.json'])
      put(file, text);
    expect(jsonFiles(folder)).toEqual({ files: ['.hidden.json', 'B.json', 'b.json', 'below/deep/a.json'], others: [] });
  });

  it('are none that a link leads to, and no device that would wait for ever', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.json'), text);
    symlinkSync(join(outside, 'secret.json'), at('link.json'));
    symlinkSync(outside, at('away'));
    symlinkSync(folder, at('round'));
    execFileSync(needs('mkfifo'), [at('pipe.json')]);
    const { files, others } = jsonFiles(folder);
    rmSync(outside, { recursive: true });
    expect(files).toEqual([]);
    expect(others.map(({ file, mayCount }) => [file, mayCount])).toEqual([
      ['link.json', 'unread'],
      ['pipe.json', 'unread'],
    ]);
  });

  it('are no signatures; one whose record is gone is told of', () => {
    for (const file of ['a.json', 'a.dsse.json', 'b.dsse.json']) put(file, '{}');
    expect(jsonFiles(folder)).toEqual({
      files: ['a.json'],
      others: [{ file: 'b.dsse.json', reason: 'it is a signature, and the record that it belongs to is gone', mayCount: null }],
    });
  });

  it('must be in a folder that is there', () => {
    expect(() => jsonFiles(at('none'))).toThrow(/the folder .*none does not exist/);
    expect(() => jsonFiles(at(put('a.json', '{}')))).toThrow(/cannot read the folder .*a\.json: no such folder/);
  });
});

describe('a file of a folder', () => {
  it('is a record with its page and the digest of its subject', async () => {
    put('below/a.json', text);
    put('below/a.html', '<!doctype html>');
    expect(await read('below/a.json')).toMatchObject({
      file: 'below/a.json',
      page: 'below/a.html',
      altered: null,
      notDerived: null,
      subject: expect.stringMatching(/^[0-9a-f]{64}$/),
      signature: { kind: 'unsigned' },
    });
    expect(await read(put('b.json', text))).toMatchObject({ page: null });
  });

  it('is altered where its digest or a number is not what follows', async () => {
    const { core } = record;
    const verdict = { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } as const;
    const lies: readonly (readonly [object, string])[] = [
      [{ ...record, core: { ...core, verdict } }, 'altered: its digest is not that of what it says'],
      [
        resealed({ ...record, core: { ...core, verdict } }),
        'altered: it does not hold that every number and the verdict follow from the counts',
      ],
    ];
    for (const [k, [lie, expected]] of lies.entries()) expect(await said(put(`${k}.json`, lie))).toContain(expected);
    expect(await said(put('whole.json', record))).toBe('whole');
  });

  it('of another version is told to be not derived', async () => {
    const old = resealed({ ...record, core: { ...record.core, tool: { name: 'shuffle-audit', version: '0.0.9' } } });
    expect(await said(put('a.json', old))).toMatch(/^whole, not derived: version 0\.0\.9 made it/);
  });

  it('is no record where it is something else, and says which subject it may have been counted for', async () => {
    const found = async (content: string | object): Promise<unknown> => {
      const one = await read(put('a.json', content));
      return 'record' in one ? 'a record' : [one.reason.slice(0, 40), one.mayCount];
    };
    expect(await found('{"a":1}')).toEqual(['it is not as a record must be: schema: i', null]);
    expect(await found('not json')).toEqual([expect.stringMatching(/^it is not JSON: /), 'unread']);
    expect(await found('null')).toEqual([expect.stringMatching(/^it is not as a record must be/), null]);
    expect(await found('{"core":1,"core":2}')).toEqual(['it gives a key twice in one object, wher', null]);
    expect(await found({ ...record, more: 1 })).toEqual([expect.any(String), { of: record.core.subject.id }]);
    expect(await found(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toEqual([expect.any(String), null]);
  });
});

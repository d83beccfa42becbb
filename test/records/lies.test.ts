import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditError, EXIT_OF } from '../../src/core/errors.js';
import type { Evidence, EvidenceCore } from '../../src/core/record/evidence.js';
import type { AnyRecord } from '../../src/core/record/record.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { builtInSubject } from '../../src/engine/subject/built-in-subject.js';
import { VERSION } from '../../src/host/version.js';
import { checkRecord } from '../../src/records/check-record.js';
import { deriveAgain } from '../../src/records/derive-again.js';
import { parseEvidence, readAltered, readEvidence } from '../../src/records/read-evidence.js';
import { render } from '../../src/records/render.js';
import { verifyAny } from '../../src/records/verify-any.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf } from '../support/record-of.js';
import { resealed } from '../support/resealed.js';
import { sequentialRecord } from '../support/sequential-record.js';

const record = await recordOf(pipelineOf('sattolo', 5), { seed: 'lies', trials: 500 });
const text = evidenceText(record);
const [, , coreLine] = text.split('\n');
const folder = mkdtempSync(join(tmpdir(), 'lies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CLEAN = { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } as const;
const [matrix] = Object.keys(record.core.counts);

/** The record with its core changed under the digest it had. */
function changed(change: Partial<EvidenceCore>): Evidence {
  return { ...record, core: { ...record.core, ...change } };
}

function swapped(from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

async function refusal(read: () => unknown): Promise<string> {
  try {
    await read();
    return 'read';
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    return `${EXIT_OF[error.code]} ${error.code} ${error.message} | ${error.hint ?? ''}`;
  }
}

const deep = '['.repeat(10_000) + ']'.repeat(10_000);
const rows = record.core.results;

describe('a record whose plan deals other outcomes than its subject ends 65', () => {
  let board: Evidence;
  beforeAll(async () => {
    const parts = { kind: 'built-in', maker: 'walk:1000', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
    const subject = builtInSubject({ source: parts, outcome: { kind: 'board', rows: 3, columns: 3 } }, 9);
    board = await recordOf(subject, { seed: 'lies', trials: 500 });
  });

  it.each([8, 10, 4])('a board of 3 x 3 in a plan of %i cards', async (n) => {
    const forged = resealed({ ...board, core: { ...board.core, plan: { ...board.core.plan, n } } });
    const got = await refusal(() => checkRecord(forged, 'x.json'));
    expect(got).toMatch(
      `65 E_EVIDENCE_SCHEMA x.json is not as a record must be: core.plan.n: must be what core.subject deals, 9, got ${n}`,
    );
    expect(await refusal(() => checkRecord(board, 'x.json'))).toBe('read');
  });
});

describe('a record that fits its schema and was altered ends 20', () => {
  it.each<readonly [string, Evidence]>([
    ['a clean verdict under a biased digest', changed({ verdict: CLEAN })],
    ['another p', changed({ results: rows.map((row) => ({ ...row, p: 0.5 })) })],
    ['another count', changed({ counts: { ...record.core.counts, [matrix]: { ...record.core.counts[matrix], sum: 7 } } })],
    ['a claim', changed({ claims: [{ id: 'x', holds: true, cases: 1, counterexample: null }] })],
    ['another seed', changed({ plan: { ...record.core.plan, seed: 'another' } })],
    ['another digest', { ...record, digest: `sha256:${'0'.repeat(64)}` }],
  ])('%s, wherever it is read or rendered', async (_, lie) => {
    const said = /^20 E_VERIFY .* was altered: its digest must be that of what it says, sha256:.*, got sha256:/;
    expect(await refusal(() => parseEvidence(evidenceText(lie), 'r.json'))).toMatch(said);
    expect(await refusal(() => render(lie, 'html'))).toMatch(said);
    expect(await refusal(() => render(lie, 'text'))).toMatch(said);
    expect(await refusal(() => render(lie, 'junit'))).toMatch(said);
    const checks = await verifyAny(lie, folder, { workers: 1 });
    expect(checks.filter(({ outcome }) => outcome === 'differs').map(({ id }) => id)).toContain('digest');
  });

  it.each<readonly [string, Partial<EvidenceCore>]>([
    ['a clean verdict', { verdict: CLEAN }],
    ['another p', { results: rows.map((row, k) => (k === 0 ? { ...row, p: 0.5 } : row)) }],
  ])('%s under a digest made right again is found by deriving the numbers', async (_, change) => {
    const lie = resealed(changed(change));
    expect(parseEvidence(evidenceText(lie), 'r.json')).toEqual(lie);
    expect(await refusal(() => deriveAgain(lie, 'r.json'))).toMatch(/^20 E_VERIFY r\.json was altered: it does not hold that every number/);
  });
});

describe('what does not fit the schema ends 65', () => {
  it.each([
    ['an unknown key', swapped('"alpha":', '"beta":1,"alpha":'), 'core.plan: unrecognized key: "beta"'],
    ['an unknown key far below', swapped('"sha256":', '"sha255":1,"sha256":'), 'unrecognized key: "sha255"'],
    ['a key __proto__ in the core', swapped('{"claims":', '{"__proto__":{"verdict":1},"claims":'), 'must have no key "__proto__", got one'],
    ['a key __proto__ among the counts', swapped('"counts":{', '"counts":{"__proto__":{},'), 'must have no key "__proto__", got one'],
    ['a key __proto__ at the top', text.replace('{', '{"__proto__":[],'), 'must have no key "__proto__", got one'],
    ['10,000 arrays in one another', deep, 'must nest at most 32 levels deep, got more'],
    ['10,000 arrays in a field', swapped('"claims":[]', `"claims":${deep}`), 'must nest at most 32 levels deep, got more'],
    ['a core that is an array', text.replace(coreLine, '"core": [],'), 'is not as a record must be: core'],
    ['a sentence of no kind', swapped('"kind":"biased"', '"kind":"fair"'), 'is not as a record must be: core.verdict'],
  ])('%s', async (_, lie, said) => {
    const refused = await refusal(() => parseEvidence(lie, 'r.json'));
    expect(refused).toMatch(/^65 E_EVIDENCE_SCHEMA r\.json /);
    expect(refused).toContain(said);
  });

  it.each([
    ['a key given twice', swapped('"alpha":', '"alpha":0.5,"alpha":'), 'gives a key twice'],
    ['half of it', text.slice(0, text.length / 2), 'is not JSON'],
    ['nothing', '', 'is not JSON'],
  ])('%s', async (_, lie, said) => {
    const refused = await refusal(() => parseEvidence(lie, 'r.json'));
    expect(refused).toMatch(/^65 E_EVIDENCE_SYNTAX r\.json /);
    expect(refused).toContain(said);
  });

  it('also in memory, whatever types say', async () => {
    const lie = { ...record, core: { ...record.core, extra: 1 } };
    expect(await refusal(() => render(lie, 'html'))).toMatch(/^65 E_EVIDENCE_SCHEMA the record .*unrecognized key: "extra"/);
    expect(await refusal(() => verifyAny(lie, folder, { workers: 1 }))).toMatch(/^65 E_EVIDENCE_SCHEMA the record /);
    expect(await refusal(() => render(JSON.parse('null'), 'text'))).toMatch(/^65 E_EVIDENCE_SCHEMA/);
  });

  it('a record that calls itself of another kind than it is, or of none', async () => {
    const stopped = await sequentialRecord(pipelineOf('sattolo', 5), { seed: 'kind' });
    const called = (kind: string): AnyRecord => ({ ...stopped, core: { ...stopped.core, kind } });
    expect(await refusal(() => render(called('audit'), 'text'))).toMatch(/^65 E_EVIDENCE_SCHEMA the record /);
    expect(await refusal(() => render(called('verdict'), 'text'))).toMatch(/core\.kind: must be one of audit, .*, got "verdict"/);
  });

  it('names the version that wrote what does not fit here', async () => {
    const older = text.replace(`"version":"${VERSION}"`, '"version":"9.8.7"').replace('"alpha":', '"beta":1,"alpha":');
    expect(await refusal(() => parseEvidence(older, 'r.json'))).toContain(
      `it was made by version 9.8.7, this is ${VERSION}; read it with: shuffle-audit verify r.json (as built at the tag v9.8.7 of its repository)`,
    );
  });

  it('a file of more bytes than any record, or none that are text', async () => {
    const file = join(folder, 'large.json');
    writeFileSync(file, text);
    truncateSync(file, 2 ** 30);
    expect(await refusal(() => readEvidence(file))).toMatch(
      /^65 E_EVIDENCE_SYNTAX .*large\.json is no record: a record has at most 64 MiB, got more/,
    );
    expect(await refusal(() => readEvidence('/dev/zero'))).toMatch(/^65 E_PATH/);
    writeFileSync(file, Buffer.from(text.replace('"seed":"lies"', '"seed":"\u00ff"'), 'latin1'));
    expect(await refusal(() => readEvidence(file))).toContain('its bytes are not UTF-8');
    expect(await refusal(() => readEvidence(folder))).toMatch(/^66 E_INPUT_MISSING .*a folder/);
  });
});

describe('what is told of a record that is rendered again', () => {
  it('is nothing where its numbers were derived again', async () => expect(await deriveAgain(record, 'r.json')).toBeNull());

  it('names another version on the page, in the text and in JUnit', async () => {
    const older = resealed(changed({ tool: { name: 'shuffle-audit', version: '9.8.7' } }));
    const notDerived = (await deriveAgain(older, 'r.json')) ?? '';
    expect(notDerived).toBe(
      `version 9.8.7 made it, this is ${VERSION}; derive them with shuffle-audit verify (as built at the tag v9.8.7 of its repository)`,
    );
    const sentence = 'The numbers of this record were not derived again for this report: version 9.8.7 made it';
    expect(await render(older, 'html', { notDerived })).toContain(sentence);
    expect((await render(older, 'text', { notDerived })).replaceAll('\n', ' ')).toContain(sentence);
    expect(await render(older, 'junit', { notDerived })).toContain(`<properties><property name="note" value="${sentence}`);
    expect(await render(older, 'html')).not.toContain('not derived again');
  });

  it('leaves what was altered to whoever shows all that differs', () => {
    const file = join(folder, 'altered.json');
    writeFileSync(file, evidenceText(changed({ verdict: CLEAN })));
    expect(readAltered(file).core.verdict.kind).toBe('no-bias-found');
  });
});

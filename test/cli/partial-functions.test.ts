import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/record/evidence.js';
import type { HandOutcome } from '../../src/core/subject/outcome.js';
import { verifyRecord } from '../../src/host/audits.js';
import { openFunctionSubject } from '../../src/host/function/module/subject.js';
import { reopenAnew } from '../../src/host/function/reopen-anew.js';
import { replayOfFunction } from '../../src/host/function/replay-of-function.js';
import { requiredIn } from '../../src/kinds/index.js';
import { auditPage } from '../../src/report/audit/page.js';
import { pages } from '../../src/report/audit/pages.js';
import { recordOf } from '../support/record-of.js';

const CWD = join(import.meta.dirname, '../../fixtures/subjects');

const open = (name: string, n: number, deal: number, order: HandOutcome['order'] = 'kept'): ReturnType<typeof openFunctionSubject> =>
  openFunctionSubject({
    kind: 'module',
    file: './samples.js',
    export: name,
    n,
    outcome: { kind: 'hand', seen: deal, order },
    randomness: 'injected',
    cwd: CWD,
  });

const becauseOf = ({ core: { verdict } }: Evidence): readonly string[] => (verdict.kind === 'biased' ? verdict.because : []);

/** A mistake of each kind, with a row that must name it; an even one would be named less than once in a million seeds. */
const MISTAKES = [
  ['naive', 20, 4, 4000, 'seen-cards'],
  ['sorted', 20, 4, 4000, 'seen-cards'],
  ['sattolo', 20, 4, 4000, 'seen-places'],
  ['reservoirOffByOne', 12, 4, 4000, 'seen-cards'],
  ['cut', 20, 4, 4000, 'seen-pairs'],
] as const;

describe('functions that deal k of n cards', () => {
  it.each(MISTAKES)('finds %s of %i cards, %i dealt', async (name, n, k, trials, test) => {
    const record = await recordOf(await open(name, n, k), { seed: 'mistakes', trials });
    expect(becauseOf(record)).toContain(test);
  });

  it.each([
    ['sampleSize', 'kept'],
    ['partialFisherYates', 'kept'],
    ['trainingPart', 'kept'],
    ['selection', 'sorted'],
  ] as const)('finds nothing against %s, whose order is %s, and says what it would have seen', async (name, order) => {
    const subject = await open(name, 12, 5);
    expect(subject.origin).toMatchObject({ outcome: { kind: 'hand', seen: 5, order } satisfies HandOutcome });
    const record = await recordOf(subject, { seed: 'even', trials: 30_000, detect: 0.03 });
    expect(record.core.verdict).toMatchObject({ kind: 'no-bias-found', power: 0.99 });
    const required = record.core.results.filter((row) => row.required).map((row) => row.test);
    expect(required.toSorted()).toEqual(requiredIn(subject.space).toSorted());
    expect(required.includes('seen-places')).toBe(order === 'kept');
  });

  it('reservoir sampling is uneven in its order, and only there', async () => {
    expect(becauseOf(await recordOf(await open('reservoir', 12, 5), { seed: 'order', trials: 10_000 }))).toContain('seen-places');
    const record = await recordOf(await open('reservoir', 12, 5, 'unknown'), { seed: 'order', trials: 30_000, detect: 0.03 });
    expect(record.core.verdict.kind).toBe('no-bias-found');
    expect(record.core.skipped.map(({ test }) => test)).toEqual(expect.arrayContaining(['seen-places', 'seen-order']));
  });

  it('cards that come twice, or all that there are, break the contract', async () => {
    await expect(open('withReplacement', 8, 5)).rejects.toMatchObject({ code: 'E_SUBJECT_DUPLICATE' });
    await expect(open('everything', 8, 5)).rejects.toMatchObject({
      code: 'E_SUBJECT_LENGTH',
      message: expect.stringContaining('must hold 5 cards, got 8') as string,
    });
  });

  it('says how many deals would decide, and the number is right', async () => {
    const subject = await open('sampleSize', 12, 5);
    const { core } = await recordOf(subject, { seed: 'few', trials: 200, detect: 0.03 });
    expect(core.verdict.kind).toBe('inconclusive');
    const needed = core.verdict.kind === 'inconclusive' ? (core.verdict.trialsNeeded ?? 0) : 0;
    const enough = await recordOf(subject, { seed: 'enough', trials: needed, detect: 0.03 });
    expect(enough.core.verdict.smallestDetectable).toBeLessThanOrEqual(0.03);
    expect(enough.core.verdict.smallestDetectable).toBeGreaterThan(0.0295);
  });
});

describe('the record of partial deals', () => {
  it('is verified down to its deals, and an edited count is found', async () => {
    const record = await recordOf(await open('selection', 12, 5), { seed: 'verify', trials: 3000 });
    const again = (evidence: Evidence): ReturnType<typeof verifyRecord> =>
      verifyRecord(evidence, () => reopenAnew(evidence.core.subject.origin, 12, CWD), { workers: 1 });
    expect((await again(record)).map(({ outcome }) => outcome)).toEqual(Array<string>(5).fill('holds'));
    const edited = structuredClone(record) as unknown as { core: { subject: { origin: { outcome: { order: string } } } } };
    edited.core.subject.origin.outcome.order = 'kept';
    const found = await again(edited as unknown as Evidence);
    expect(found.map(({ outcome }) => outcome)).toContain('differs');
  });

  it('is told in words: how many cards are seen, which one too often, and the command that asks again', async () => {
    const record = await recordOf(await open('naive', 20, 4), { seed: 'words', trials: 20_000 });
    const text = pages.text(record, {});
    expect(text).toContain('4 of 20 cards, 20,000 deals');
    expect(text).toMatch(/some cards are in the hand more often than others/);
    expect(text).toMatch(/Card \d+ is in the hand [\d.]+ times as often as it should be\. With luck allowed for, at least/);
    const page = await auditPage(record);
    expect(page).toContain('4 of 20 cards');
    expect(page).toContain('The cards furthest from an even share');
    expect(page).not.toContain('No map');
    const few = await recordOf(await open('selection', 12, 4), { seed: 'words', trials: 500 });
    expect(pages.text(few, {})).toContain('run ./samples.js#selection --n 12 --deal 4');
    expect(pages.text(few, {}).replaceAll(/\s+/g, ' ')).toContain('sorted, so their places say nothing');
  });

  it('has a deal replayed as far as it is seen', async () => {
    const subject = await open('partialFisherYates', 12, 4);
    const plan = { n: 12, seed: 'replay', blockSize: 65_536, trials: 10 };
    const { outcome, source } = subject.origin;
    if (source.kind !== 'module') throw new Error('a module');
    expect((await replayOfFunction({ outcome, source }, plan, 3, CWD)).deck).toHaveLength(4);
  });
});

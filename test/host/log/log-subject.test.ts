import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../../src/core/record/evidence.js';
import type { LogStart } from '../../../src/core/source/log-source.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { Block } from '../../../src/core/subject/subject.js';
import type { LogSubject } from '../../../src/engine/log/log-subject.js';
import type { LogWishes } from '../../../src/engine/log/log-wishes.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import type { LogPlace } from '../../../src/host/log/log-bytes.js';
import { loggedDeal } from '../../../src/host/log/logged-deal.js';
import { reopenLog } from '../../../src/host/log/open-log.js';
import { logSubject, readLog } from '../../../src/host/log/read-log.js';
import { doubtWords } from '../../../src/kinds/words/doubt.js';
import { parseEvidence } from '../../../src/records/read-evidence.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { makeBlock } from '../../support/make-block.js';
import { recordOf, sealed } from '../../support/record-of.js';
import { failure, fixture, folder, outcomesOf, ownFolder, place, WISHES } from './logs.js';

ownFolder();

async function open(logs: readonly LogPlace[], wishes: Partial<LogWishes> = {}): Promise<LogSubject> {
  return logSubject(await readLog(logs, { ...WISHES, ...wishes }), logs);
}

async function recorded(log: LogPlace, wishes: Partial<LogWishes> = {}, detect = 0.1): Promise<Evidence> {
  const subject = await open([log], wishes);
  return recordOf(subject, { seed: 'log', trials: subject.trials, detect });
}

/** The deals of a block with their groups. */
async function groupedOf(subject: LogSubject, block: Block): Promise<readonly string[]> {
  const source = await subject.open(block);
  const batch = new Batch(subject.space.width, block.trials);
  await source.fill(batch);
  return Array.from({ length: batch.length }, (_, deck) => {
    const cells = batch.cells.subarray(deck * batch.width, (deck + 1) * batch.width);
    return `${batch.groups?.[deck] ?? 'none'}: ${cells.join(' ')}`;
  });
}

const lines = (log: LogPlace): readonly string[] => readFileSync(log.path, 'utf8').trim().split('\n');

/** Why a log cannot be told, as it is said. */
function reasonOf(core: EvidenceCore): string {
  return core.verdict.kind === 'inconclusive' ? doubtWords(core, core.verdict.reason) : '';
}

describe('the deals of a log as a subject', () => {
  it('are its rows in order, block after block, and again when opened again', async () => {
    const subject = await open([fixture('even-5.csv')]);
    const rows = lines(fixture('even-5.csv')).map((line) => line.replaceAll(',', ' '));
    const blocks = [0, 1, 2, 3].map((index) => makeBlock('rows', 4000, index, 1200));
    for (const _ of [1, 2]) {
      const decks: string[] = [];
      for (const block of blocks) decks.push(...(await outcomesOf(subject, block)));
      expect(decks).toEqual(rows);
    }
    subject.close?.();
  });

  it.each([
    ['even-5.csv', {}],
    ['crlf.csv', { start: 'previous' }],
    ['two-packs.csv', { packs: 2 }],
    ['hands-5.csv', { partial: { orderUnknown: false }, id: 'hand' }],
    ['scrambles-15.csv', { outcome: { kind: 'board', rows: 4, columns: 4 } }],
    ['operator-52.csv.gz', { id: 'deal', field: 'deck', by: { by: 'column', name: 'table' } }],
  ] as const)('of %s are the same whether they were kept or are read again', async (name, wishes) => {
    const read = await readLog([fixture(name)], { ...WISHES, ...wishes });
    expect(read.kept).not.toBeNull();
    const [kept, again] = [read, { ...read, kept: null }].map((one) => logSubject(one, [fixture(name)]));
    const trials = Math.floor(kept.trials / 3);
    for (const index of [0, 1, 2, 0]) {
      const block = makeBlock('kept', 3 * trials, index, trials);
      expect(await groupedOf(kept, block)).toEqual(await groupedOf(again, block));
    }
  });

  it('with --start new-deck-order have the number of their place in a new deck', async () => {
    const [first] = await outcomesOf(await open([fixture('names-52.csv')], { start: 'new-deck-order' }), makeBlock('new', 40));
    const names = lines(fixture('names-52.csv'))[0].split(',');
    const numbers = first.split(' ').map(Number);
    expect(numbers[names.indexOf('AS')]).toBe(0);
    expect(numbers[names.indexOf('KS')]).toBe(12);
    expect(numbers[names.indexOf('AD')]).toBe(13);
    expect(numbers[names.indexOf('KC')]).toBe(26);
    expect(numbers[names.indexOf('AH')]).toBe(51);
  });

  it('with --start previous are what turned each deal into the next', async () => {
    // The second deal takes the card that was third, then first, then second; the third deal turns the second round.
    const log = place('turns.csv', '0,1,2\n2,0,1\n1,0,2\n');
    const subject = await open([log], { start: 'previous' });
    expect(subject.trials).toBe(2);
    expect(await outcomesOf(subject, makeBlock('turns', 2))).toEqual(['2 0 1', '2 1 0']);
    expect(await failure(open([place('one.csv', '0,1,2\n')], { start: 'previous' }))).toMatchObject({ code: 'E_LOG_EMPTY' });
  });

  it('of several packs have different cards, each with an even lot among its equals, and the same ones when read again', async () => {
    const log = place('pairs.csv', '0,1,0,1\n'.repeat(4000));
    const subject = await open([log], { packs: 2 });
    const decks = await outcomesOf(subject, makeBlock('lots', 4000));
    expect(await outcomesOf(await open([log], { packs: 2 }), makeBlock('lots', 4000))).toEqual(decks);
    const counts = new Map<string, number>();
    for (const deck of decks) counts.set(deck, (counts.get(deck) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['0 2 1 3', '0 3 1 2', '1 2 0 3', '1 3 0 2']);
    // Binomial(4000, 1/4): 1,000 ± 137 is five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(137);
  });

  it('of several packs have no known start', async () => {
    for (const start of ['natural', 'new-deck-order', 'previous'] as const)
      expect(await failure(open([fixture('two-packs.csv')], { packs: 2, start }))).toMatchObject({ code: 'E_USAGE' });
    expect(await failure(open([fixture('numbers-52.csv')], { start: 'new-deck-order' }))).toMatchObject({ code: 'E_USAGE' });
  });
});

describe('the audit of a log', () => {
  it('finds the naive swap from CPython, with the start known and with it unknown', async () => {
    const known = (await recorded(fixture('naive-5.csv'), { start: 'natural' })).core;
    expect(known.verdict.kind).toBe('biased');
    expect(known.diagnosis?.best.map(({ id }) => id)).toEqual(['naive-swap']);
    const unknown = (await recorded(fixture('naive-5.csv'))).core;
    expect(unknown.verdict).toMatchObject({ kind: 'biased' });
    expect(unknown.verdict.kind === 'biased' && unknown.verdict.because).toContain('position-matrix');
  });

  it.each<[LogStart, string]>([
    ['natural', 'no-bias-found'],
    ['previous', 'no-bias-found'],
    ['unknown', 'inconclusive'],
  ])('of the even log, with the start %s, ends %s', async (start, kind) => {
    expect((await recorded(fixture('even-5.csv'), { start })).core.verdict.kind).toBe(kind);
  });

  it('leaves out what needs the start where it is not known, with the reason, and runs what does not', async () => {
    const tests = ['cyclic-displacement', 'fisher-yates-digits', 'fixed-points', 'permutations', 'position-matrix'];
    const subject = await open([fixture('even-5.csv')]);
    const { core } = await recordOf(subject, { seed: 'log', trials: subject.trials, tests });
    const reason = { why: 'no-start' };
    expect(core.skipped).toEqual(['cyclic-displacement', 'fisher-yates-digits', 'fixed-points'].map((test) => ({ test, reason })));
    expect(core.results.map(({ test }) => test)).toEqual(['permutations', 'position-matrix']);
  });

  it('of too few rows says how many are needed', async () => {
    const { verdict } = (await recorded(fixture('names-52.csv'), { start: 'natural' }, 0.01)).core;
    expect(verdict).toMatchObject({ kind: 'inconclusive' });
    expect(verdict.kind === 'inconclusive' && verdict.trialsNeeded).toBeGreaterThan(100_000);
  });

  it('draws no fresh sample: what is doubtful stays open, with the number of further deals', async () => {
    // 22 of 1,000 deals more in one order than even: p between the two levels.
    const orders = ['0,1', '1,0'].map((row, i) => `${row}\n`.repeat(i === 0 ? 560 : 440));
    const log = place('doubt.csv', orders.join(''));
    const subject = await open([log], { start: 'natural' });
    const { core } = await recordOf(subject, { seed: 'log', trials: 1000, detect: 0.3, tests: ['position-matrix'] });
    expect(core.confirmation).toBeNull();
    expect(core.verdict).toMatchObject({
      kind: 'inconclusive',
    });
    expect(reasonOf(core)).toBe('position-matrix is doubtful, and a recording has no fresh deals: only further ones can decide');
    expect(core.verdict.kind === 'inconclusive' && core.verdict.trialsNeeded).toBeGreaterThanOrEqual(4000);
  });

  it.each<[string, string, Partial<LogWishes>, RegExp]>([
    ['a malformed row', 'x', { maxRejects: 1 }, /^1 malformed row of 4001 rows was left out/],
    ['a deck of another size', '0,1', { n: 5 }, /^1 row with decks of another size was left out/],
  ])('with %s is at best inconclusive, however even the rest is', async (_claim, row, wishes, reason) => {
    const log = place('flawed.csv', `${readFileSync(fixture('even-5.csv').path, 'utf8')}${row}\n`);
    const { core } = await recorded(log, { start: 'natural', ...wishes });
    expect(core.verdict).toMatchObject({ kind: 'inconclusive' });
    expect(reasonOf(core)).toMatch(reason);
  });

  it('with a malformed row still finds a bias', async () => {
    const log = place('flawed-naive.csv', `${readFileSync(fixture('naive-5.csv').path, 'utf8')}x\n`);
    expect((await recorded(log, { start: 'natural', maxRejects: 1 })).core.verdict.kind).toBe('biased');
  });
});

describe('the record of a log', () => {
  const again = (record: Evidence): ReturnType<typeof verifyAny> => verifyAny(record, folder, { workers: 1 });
  const copy = (name: string): LogPlace => place(name, readFileSync(fixture(name).path));

  it.each<[string, Partial<LogWishes>]>([
    ['naive-5.csv', { start: 'natural' }],
    ['even-5.csv', {}],
    ['names-52.csv', { start: 'new-deck-order' }],
    ['one-based.tsv', { id: 'hand', field: 'deck' }],
    ['hands.ndjson', { id: 'hand', start: 'previous' }],
    ['two-packs.csv', { packs: 2 }],
    ['packed.csv.gz', {}],
  ])('%s is read by the schema, holds when read again, and renders', async (name, wishes) => {
    const record = await recorded(copy(name), wishes);
    expect(parseEvidence(evidenceText(record), 'record.json')).toEqual(record);
    expect((await again(record)).map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'digest holds',
      'rule holds',
      'counts holds',
      'numbers holds',
      'deals holds',
    ]);
    const text = pages.text(record, {});
    expect(text).toContain(`recorded in the file ${name}`);
    expect(await auditPage(record)).toContain(
      record.core.subject.origin.source.kind === 'log' ? record.core.subject.origin.source.files[0].sha256 : 'never',
    );
  });

  it('does not hold where the file has changed since', async () => {
    const log = copy('naive-5.csv');
    const record = await recorded(log, { start: 'natural' });
    writeFileSync(log.path, readFileSync(log.path, 'utf8').replace('0,1', '1,0'));
    const deals = (await again(record)).at(-1);
    expect(deals?.outcome).toBe('differs');
    const { outcome, source } = record.core.subject.origin;
    if (source.kind === 'log')
      expect(await failure(reopenLog({ outcome, source }, folder))).toMatchObject({
        code: expect.stringMatching(/^E_VERIFY$|^E_LOG_/),
      });
  });

  it('does not hold where a lie about the reading was sealed anew', async () => {
    const record = await recorded(copy('even-5.csv'), { start: 'natural', maxRejects: 0 });
    const { outcome, source } = record.core.subject.origin;
    if (source.kind !== 'log') throw new Error('a log was expected');
    for (const lie of [{ rejects: 1 }, { start: 'unknown' as const }, { repeated: 3 }, { rows: 3999 }]) {
      const forged = sealed({ ...record.core, subject: { ...record.core.subject, origin: { outcome, source: { ...source, ...lie } } } });
      expect((await again(forged)).map(({ outcome }) => outcome)).toContain('differs');
    }
  });

  it('leads from a deal back to its row', async () => {
    const subject = await open([copy('one-based.tsv')], { id: 'hand', field: 'deck' });
    const seventh = lines(fixture('one-based.tsv'))[7].split('\t');
    expect(await loggedDeal(subject.origin, 7, folder)).toEqual({
      trial: 7,
      file: 'one-based.tsv',
      line: 8,
      id: 1007,
      cards: seventh[1].split(' '),
    });
  });
});

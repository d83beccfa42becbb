import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CountedSample, Evidence, EvidenceCore } from '../../../src/core/record/evidence.js';
import { evidenceSchema } from '../../../src/core/record/evidence.js';
import type { Outcome } from '../../../src/core/subject/outcome.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import type { Keeper, Stage } from '../../../src/engine/count/keeper.js';
import { UNKEPT } from '../../../src/engine/count/keeper.js';
import { makePlan, type Wishes } from '../../../src/engine/plan/make-plan.js';
import { runAudit, verifyRecord } from '../../../src/host/audits.js';
import type { FunctionRequest } from '../../../src/host/function/module/function.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { reopenAnew } from '../../../src/host/function/reopen-anew.js';
import { replayOfFunction } from '../../../src/host/function/replay-of-function.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { recordOf, sealed } from '../../support/record-of.js';
import { failure } from './blocks.js';

const cwd = mkdtempSync(join(tmpdir(), 'second-sample-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
writeFileSync(
  join(cwd, 'lies.mjs'),
  `const even = (deck, below = (i) => i + 1) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * below(i));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
};
const inOrder = (deck) => deck.every((card, i) => card === i);
export const fair = (deck) => even(deck);
export const onlySorted = (deck) => (inOrder(deck) ? even(deck) : deck);
export const knows = (deck) => even(deck, inOrder(deck) ? (i) => i + 1 : (i) => i);
export const sorts = (deck) => deck.sort((a, b) => a - b);
export const fromTable = (deck) => { const kept = [...deck].sort((a, b) => a - b); const cut = Math.floor(Math.random() * 12); return [...kept.slice(cut), ...kept.slice(0, cut)]; };
const others = (f) => (deck) => (inOrder(deck) ? even(deck) : f(deck));
const sorted = (deck) => deck.sort((a, b) => a - b);
export const sortsOthers = others(sorted);
export const sortsHalf = others((deck) => (Math.random() < 0.5 ? sorted(deck) : even(deck)));
export const sortsFew = others((deck) => (Math.random() < 0.02 ? sorted(deck) : even(deck)));
export const oneDeck = others(() => [5, 3, 0, 1, 11, 10, 9, 8, 2, 4, 6, 7]);
export const nearlySorts = others((deck) => { const keys = deck.map((card) => card + 12 * Math.random()); return deck.map((card, i) => [(keys[i] + 4) % 24, card]).sort(([a], [b]) => a - b).map(([, card]) => card); });
export const always = () => [5, 3, 0, 1, 11, 10, 9, 8, 2, 4, 6, 7];
export const hashes = (deck) => {
  let state = deck.reduce((hash, card) => (Math.imul(hash ^ card, 0x9e3779b1) ^ (hash >>> 15)) >>> 0, 1);
  const next = () => { state = (state + 0x6d2b79f5) >>> 0; let t = Math.imul(state ^ (state >>> 15), state | 1); t ^= t + Math.imul(t ^ (t >>> 7), t | 61); return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32; };
  for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(next() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; }
  return deck;
};
export const own = () => even(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']);
let state = 7;
export const carries = (deck) => { for (let i = deck.length - 1; i > 0; i--) { state = (state * 48271) % 2147483647; const j = state % (i + 1); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck; };
export const refuses = (deck) => { if (!inOrder(deck)) throw new Error('no new deck'); return even(deck); };
export const hand = (deck, k) => even(deck).slice(0, k);
export const sortedHand = (deck, k) => hand(deck, k).sort((a, b) => a - b);
`,
);

const open = (name: string, more: Partial<FunctionRequest> = {}): Promise<Subject> =>
  openFunctionSubject({ kind: 'module', file: './lies.mjs', export: name, n: 12, randomness: 'injected', cwd, ...more } as FunctionRequest);

const WISHES: Wishes = { seed: 'second', trials: 20_000, detect: 0.1 };
const FEWER: Wishes = { ...WISHES, trials: 10_000 };
const auditOf = async (name: string, more: Partial<FunctionRequest> = {}, wishes: Wishes = WISHES): Promise<Evidence> =>
  recordOf(await open(name, more), wishes);

const headline = (record: Evidence): string => renderSummary(record).split('\n')[0];

const outcomesOf = async (record: Evidence): Promise<readonly string[]> =>
  (await verifyRecord(record, () => reopenAnew(record.core.subject.origin, record.core.plan.n, cwd), { workers: 1 })).map(
    ({ id, outcome }) => `${id} ${outcome}`,
  );

const HOLDS = ['digest holds', 'rule holds', 'counts holds', 'numbers holds', 'deals holds'];

describe('the second sample of a function', () => {
  it('leaves a clean verdict clean, and says its own deals and size', async () => {
    const record = await auditOf('fair');
    expect(record.core.plan.input).toEqual({ handed: 'shuffled', trials: 2000, alpha: 2.5e-7, absolute: { alpha: 2.5e-7 } });
    expect(record.core.verdict.kind).toBe('no-bias-found');
    expect(record.core.input?.results.find(({ test }) => test === 'position-matrix')?.trials).toBe(2000);
    expect(record.core.input?.counts['position-matrix']).not.toEqual(record.core.counts['position-matrix']);
    expect(record.core.input?.absolute?.counts['position-matrix']?.sum).toBe(2000 * 12);
    expect(record.core.input?.absolute?.counts['position-matrix']).not.toEqual(record.core.input?.counts['position-matrix']);
    const said = renderSummary(record).replaceAll(/\s+/g, ' ');
    expect(said).toContain(
      'In a second sample, of 2,000 deals, every deal began with a deck in random order. No test of it shows a bias; one of 9.1 % or more would have been seen 99 times in 100.',
    );
    expect(said).toContain(
      'The cards that came out of it were counted too, whatever deck went in. No test of them shows a bias; one of 9.1 % or more would have been seen 99 times in 100.',
    );
    expect(evidenceSchema.safeParse(record).error).toBeUndefined();
    expect(await outcomesOf(record)).toEqual(HOLDS);
  });

  it('finds a function that shuffles nothing but the deck in order', async () => {
    const record = await auditOf('onlySorted');
    expect(record.core.verdict).toMatchObject({ kind: 'biased', because: ['input'] });
    expect(headline(record)).toBe('■ Biased: handed decks in random order, it hands them back as they were');
    expect(await outcomesOf(record)).toEqual(HOLDS);
  });

  it('finds a function that knows the deck in order, and shuffles others worse', async () => {
    const record = await auditOf('knows');
    expect(record.core.verdict).toMatchObject({ kind: 'biased', because: ['input'] });
    expect(headline(record)).toBe('■ Biased: handed decks in random order, it hands them back less mixed');
  });

  it.each(['sorts', 'fromTable'])('finds %s where it was asked for decks in random order, relative to which it is even', async (name) => {
    const record = await auditOf(name, { input: 'shuffled' });
    expect(record.core.subject.origin.source).toMatchObject({ call: { input: 'shuffled' } });
    expect(record.core.plan.input?.handed).toBe('in-order');
    expect(record.core.verdict).toMatchObject({ kind: 'biased', because: expect.arrayContaining(['input', 'absolute']) as unknown });
    expect(headline(record)).toContain(
      name === 'sorts'
        ? 'handed decks in random order, it deals the same cards again and again: it sorts what it is handed'
        : 'handed decks in random order, it deals the same cards again and again',
    );
    expect(renderSummary(record).replaceAll(/\s+/g, ' ')).toContain('It shows a bias.');
    expect((await auditOf(name)).core.verdict.kind).toBe('biased');
    expect(await outcomesOf(record)).toEqual(HOLDS);
  });

  it('counts the order relative to the deck handed in, so that an even function is clean and a lazy one is not', async () => {
    expect((await auditOf('fair', { input: 'shuffled' })).core.verdict.kind).toBe('no-bias-found');
    const lazy = await auditOf('onlySorted', { input: 'shuffled' });
    expect(lazy.core.verdict.kind).toBe('biased');
    expect(headline(lazy)).toBe('■ Biased: every deck comes back as it was given');
  });

  it.each([['hand'], ['sortedHand']])('is dealt of hands too, sorted or not: %s', async (name) => {
    const outcome: Outcome = { kind: 'hand', seen: 5, order: 'kept' };
    for (const input of ['in-order', 'shuffled'] as const) {
      const record = await auditOf(name, { outcome, input });
      expect(record.core.plan.input?.handed).toBe(input === 'shuffled' ? 'in-order' : 'shuffled');
      expect(record.core.verdict.kind).toBe('no-bias-found');
      expect(await outcomesOf(record)).toEqual(HOLDS);
    }
  });

  it.each([
    [
      'sortsOthers',
      'it deals the same cards again and again: it sorts some of what it is handed',
      ['input', 'input/absolute', 'kept-cards'],
    ],
    ['sortsHalf', 'it deals the same cards again and again: it sorts some of what it is handed', ['input', 'input/absolute']],
    ['sortsFew', 'it deals the same cards again and again', ['input', 'input/absolute']],
    ['oneDeck', 'it deals the same cards again and again', ['input/absolute']],
    ['nearlySorts', 'what it deals depends on the cards it is handed', ['input', 'input/absolute', 'kept-cards']],
  ])('sees by the cards dealt what is even in order, and relative to decks in random order: %s', async (name, says, because) => {
    const record = await auditOf(name, {}, FEWER);
    // Objects are not sorted by taking one from another.
    expect(record.core.verdict).toMatchObject({ kind: 'biased', because });
    expect(headline(record)).toBe(`■ Biased: handed decks in random order, ${says}`);
    const said = renderSummary(record).replaceAll(/\s+/g, ' ');
    const relative = because.includes('input') ? '' : ' Nor does the order of the same deals relative to the decks handed in.';
    expect(said).toContain(`began with the deck in order, does not show it.${relative}`);
    expect(await outcomesOf(record)).toEqual(HOLDS);
    expect((await auditOf(name, { input: 'shuffled' }, FEWER)).core.verdict).toMatchObject({
      kind: 'biased',
      because: because.filter((reason) => reason !== 'input').map((reason) => reason.replace('input/', '')),
    });
  });

  it.each([
    ['what deals one deck whatever it is handed', 'always', [false, true]],
    ['what settles its order by the cards: texts and objects are all one to it, and go the same way each time', 'hashes', [true, false]],
  ])('finds by the deck in order %s', async (_, name, uneven) => {
    const { core } = await auditOf(name, {}, FEWER);
    expect(Math.min(...core.results.map(({ logPAdjusted }) => logPAdjusted))).toBeLessThan(Math.log(core.plan.alpha));
    expect(core.verdict.kind).toBe('biased');
    const beside = [core.input, core.input?.absolute];
    expect(beside.map((sample) => sample?.results.some(({ logPAdjusted }) => logPAdjusted < Math.log(2.5e-7)))).toEqual(uneven);
    expect((await auditOf(name, { input: 'shuffled' }, FEWER)).core.verdict.kind).toBe('biased');
  });

  it('is dealt by a process of its own where one process deals the whole sample', async () => {
    const subject = await open('carries');
    expect(subject.blocks).toBe('sequential');
    const record = await recordOf(subject, WISHES);
    expect(record.core.input?.results.length).toBeGreaterThan(20);
    expect(await outcomesOf(record)).toEqual(HOLDS);
  });

  it('is not there for cards of its own, for other outcomes, and where too few deals allow no test', async () => {
    expect((await auditOf('own')).core.plan.input).toBeUndefined();
    expect(makePlan((await open('fair')).space, { seed: 's', trials: 9 }).input).toBeUndefined();
    expect(await failure(open('own', { input: 'shuffled' }))).toMatchObject({
      code: 'E_USAGE',
      message: '--input shuffled cannot take ./lies.mjs#own: it deals cards of its own, whatever deck it is handed',
    });
    const board: Outcome = { kind: 'board', rows: 3, columns: 3 };
    expect((await failure(open('fair', { input: 'shuffled', outcome: board }))).message).toBe(
      '--input shuffled cannot take boards of a sliding puzzle: a scrambler starts from the solved board, got ./lies.mjs#fair',
    );
  });

  it('is tried before the first deal: a function that takes no other deck breaks its contract at once', async () => {
    expect((await failure(open('refuses'))).message).toContain(
      './lies.mjs#refuses, handed decks in random order: deal 1: must not throw, got Error: no new deck',
    );
  });

  it('is gone on with where a run was ended in the midst of it', async () => {
    const subject = await open('fair');
    const plan = { ...makePlan(subject.space, { ...WISHES, trials: 3000 }), blockSize: 100 };
    const whole = await runAudit(plan, subject, { workers: 1 });
    const stages = new Map<string, Stage>();
    const keeper: Keeper = {
      stage(name, keeping) {
        const stage = stages.get(name) ?? UNKEPT.stage(name, keeping);
        stages.set(name, stage);
        return stage;
      },
    };
    const ended = runAudit(plan, subject, {
      workers: 1,
      keeper,
      onProgress(role, done) {
        if (role === 'handed' && done > 200) throw new Error('ended');
      },
    });
    await expect(ended).rejects.toThrow('ended');
    expect([...(stages.get('handed')?.totals.blocks ?? [])]).toEqual([0, 1]);
    const again = await runAudit(plan, subject, { workers: 1, keeper });
    expect(again).toEqual(whole);
  });

  it('cannot be taken out of a record, nor its finding', async () => {
    const { core } = await auditOf('onlySorted');
    const { input: _, ...plan } = core.plan;
    const clean = (await auditOf('fair')).core;
    const forged: readonly EvidenceCore[] = [
      { ...core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.029, power: 0.99 } },
      withoutInput({ ...core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.029, power: 0.99 } }),
      withoutInput({ ...core, plan, verdict: { kind: 'no-bias-found', smallestDetectable: 0.029, power: 0.99 } }),
      { ...core, ...(clean.input && { input: clean.input }), verdict: clean.verdict },
      { ...core, plan: { ...core.plan, input: { handed: 'shuffled', trials: 2000, alpha: 1e-300 } } },
      ...(clean.input ? [withoutAbsolute(clean, clean.input), { ...clean, input: { ...clean.input, absolute: clean.input } }] : []),
    ];
    for (const forgery of forged) expect(await outcomesOf(sealed(forgery))).toContainEqual(expect.stringContaining('differs'));
  });

  it('cannot be taken out of the record of a function that is not dealt again', async () => {
    const { core } = await auditOf('onlySorted', { randomness: 'live' });
    const forged = withoutInput({ ...core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.029, power: 0.99 } });
    expect(await outcomesOf(sealed(forged))).toContainEqual(expect.stringMatching(/numbers.*differs|differs.*numbers/));
  });
});

function withoutAbsolute(core: EvidenceCore, { counts, results, skipped }: CountedSample): EvidenceCore {
  return { ...core, input: { counts, results, skipped } };
}

function withoutInput(core: EvidenceCore): EvidenceCore {
  const { input: _, ...rest } = core;
  return rest;
}

describe('replay of a deal that began with a deck in random order', () => {
  it('tells both decks, and numbers that are not those behind the deck handed in', async () => {
    const { origin } = await open('sorts', { input: 'shuffled' });
    if (origin.source.kind !== 'module') throw new Error('no module');
    const plan = { n: 12, seed: 'second', trials: 100, blockSize: 65_536 };
    const deal = await replayOfFunction({ source: origin.source, outcome: origin.outcome }, plan, 7, cwd);
    expect(deal.deck).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(deal.handed).not.toEqual(deal.deck);
    expect(deal.handed?.toSorted((a, b) => a - b)).toEqual(deal.deck);
    const shuffled = await open('fair', { input: 'shuffled' });
    const inOrder = await open('fair');
    const replayed = async ({ origin: { outcome, source } }: Subject): ReturnType<typeof replayOfFunction> => {
      if (source.kind !== 'module') throw new Error('no module');
      return replayOfFunction({ source, outcome }, plan, 7, cwd);
    };
    const [one, other] = [await replayed(shuffled), await replayed(inOrder)];
    expect(one.numbers).toEqual(other.numbers);
    // The same choices: place by place the same rearrangement, of another deck.
    expect(one.deck.map((card) => one.handed?.indexOf(card))).toEqual(other.deck.map((card) => card - 1));
  });
});

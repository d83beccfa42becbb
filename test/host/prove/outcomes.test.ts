import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OutcomeProofCore, SizedOutcome } from '../../../src/core/record/outcome-proof.js';
import type { AnyRecord } from '../../../src/core/record/record.js';
import { SCHEMA } from '../../../src/core/record/scheme-names.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { proveBuiltInOutcomes } from '../../../src/host/audits.js';
import { proveOutcomes } from '../../../src/host/prove/prove-outcomes.js';
import { outcomeClaimWords } from '../../../src/kinds/words/proved-outcomes.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { schemaOf } from '../../support/schema-of.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-outcomes-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const run = { startedAt: '2026-01-01T00:00:00.000Z', elapsedMs: 1, node: '20.0.0', cpu: 'none', workers: 1 };
const sealed = (core: AnyRecord['core']): AnyRecord => ({ schema: SCHEMA, core, digest: digestOf(core), run }) as AnyRecord;
const checked = async (core: AnyRecord['core']): Promise<readonly string[]> =>
  (await verifyAny(sealed(core), cwd, { workers: 1 })).map(({ outcome }) => outcome);

writeFileSync(
  join(cwd, 'mine.mjs'),
  `export const hand = (deck, k) => { for (let i = 0; i < k; i++) { const j = i + Math.floor(Math.random() * (deck.length - i)); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck.slice(0, k); };
export const sorted = (deck, k) => hand(deck, k).sort((a, b) => a - b);
export const anyBoard = (cells) => { for (let i = cells.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [cells[i], cells[j]] = [cells[j], cells[i]]; } return cells; };
export const rounded = (piles, max) => Array.from({ length: piles }, () => Math.round(Math.random() * max));
const wins = (piles) => { const sum = piles.reduce((a, b) => a ^ b); return piles.flatMap((s, i) => ((s ^ sum) < s ? [[i, s ^ sum]] : [])); };
const moved = (piles, [i, left]) => piles.map((s, k) => (k === i ? left : s));
export const even = (piles) => { const all = wins(piles); return all.length === 0 ? moved(piles, [0, 0]) : moved(piles, all[Math.floor(Math.random() * all.length)]); };
export const first = (piles) => moved(piles, wins(piles)[0] ?? [0, 0]);
export const loses = (piles) => moved(piles, Math.random() < 0.25 ? [0, 0] : (wins(piles)[0] ?? [0, 0]));
export const keys = (deck, k) => deck.map((card) => [Math.random(), card]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]).slice(0, k);
`,
);
const of = (name: string, outcome: SizedOutcome, n?: number): Promise<OutcomeProofCore> =>
  proveOutcomes({ kind: 'module', file: './mine.mjs', export: name, cwd, outcome }, { n });
const builtIn = (maker: string, outcome: SizedOutcome, n = 4): OutcomeProofCore =>
  proveBuiltInOutcomes({ source: { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' }, outcome }, n);

describe('the proof of a function', () => {
  it('that deals hands holds in order, and as sets where it sorts them', async () => {
    const kept = await of('hand', { kind: 'hand', seen: 2, order: 'kept' }, 4);
    expect(outcomeClaimWords(kept)).toBe('each of the 12 hands of 2 of 4 cards in their order has probability exactly 1/12');
    const sets = await of('sorted', { kind: 'hand', seen: 2, order: 'kept' }, 4);
    expect([sets.verdict.kind, sets.law.worst.outcomes, sets.subject.origin.outcome]).toEqual([
      'holds',
      '6',
      { kind: 'hand', seen: 2, order: 'sorted' },
    ]);
    expect(await checked(sets)).toEqual(['holds', 'holds']);
  });

  it('that scrambles boards has the law of the built-in one that does the same', async () => {
    const mine = await of('anyBoard', { kind: 'board', rows: 2, columns: 2 });
    const theirs = builtIn('unchecked', { kind: 'board', rows: 2, columns: 2 });
    expect(mine.law.probabilities).toEqual(theirs.law.probabilities);
    expect(mine.law.worst).toEqual(theirs.law.worst);
  });

  it('that deals piles has the law of the built-in one that does the same', async () => {
    const mine = await of('rounded', { kind: 'piles', piles: 2, max: 3 });
    expect(mine.law.probabilities).toEqual(builtIn('round', { kind: 'piles', piles: 2, max: 3 }).law.probabilities);
  });

  it('that plays is held to an even choice in every position', async () => {
    const game = { kind: 'moves', piles: 3, max: 3, choice: 'pile' } as const;
    const even = await of('even', game);
    expect([even.verdict.kind, even.law.situations]).toEqual(['holds', 21]);
    const first = await of('first', game);
    expect(first.law).toMatchObject({ uneven: 12, worst: { given: [1, 1, 1], totalVariation: '2/3' } });
    expect(first.law.probabilities).toEqual(builtIn('first-pile', game).law.probabilities);
    const loses = await of('loses', game);
    // 1 1 2 is won by taking the third pile alone.
    expect(loses.law.probabilities?.['1 1 2 0 0']).toBe('1/4');
    expect(await checked(first)).toEqual(['holds', 'holds']);
  });

  it('is refused with the reason where its choices cannot be counted, and for too many outcomes before anything is run', async () => {
    await expect(of('keys', { kind: 'hand', seen: 2, order: 'kept' }, 3)).rejects.toThrow(
      './mine.mjs#keys, hands of 2 of 3 cards in their order: a function whose choices are counted must use each random number on its own',
    );
    await expect(of('none', { kind: 'hand', seen: 5, order: 'kept' }, 52)).rejects.toThrow('at most 400000 of them, got 311875200');
  });
});

describe('verifying such a proof', () => {
  const core = builtIn('naive-swap', { kind: 'hand', seen: 2, order: 'kept' });

  it('finds an honest one of every kind to be what it says, and its record sound', async () => {
    const all = [
      core,
      builtIn('walk:7', { kind: 'board', rows: 2, columns: 2 }),
      builtIn('off-by-one', { kind: 'piles', piles: 2, max: 3 }),
      builtIn('largest-pile', { kind: 'moves', piles: 3, max: 3, choice: 'pile' }),
    ];
    for (const one of all) {
      expect(schemaOf(sealed(one)).safeParse(JSON.parse(JSON.stringify(sealed(one)))).error).toBeUndefined();
      expect(await checked(one)).toEqual(['holds', 'holds']);
    }
  });

  it.each<[string, (core: OutcomeProofCore) => OutcomeProofCore]>([
    ['a fraction', (one) => ({ ...one, law: { ...one.law, probabilities: { ...one.law.probabilities, '0 1': '1/12' } } })],
    ['the verdict', (one) => ({ ...one, verdict: { kind: 'holds' } })],
    ['the number of cards', (one) => ({ ...one, plan: { ...one.plan, n: 5 } })],
    ['the total variation', (one) => ({ ...one, law: { ...one.law, worst: { ...one.law.worst, totalVariation: '0/1' } } })],
  ])('finds %s altered, with the digest made again', async (_, forge) => {
    expect(await checked(forge(core))).toEqual(['holds', 'differs']);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import type { ProofCore } from '../../../src/core/record/proof.js';
import type { AnyRecord } from '../../../src/core/record/record.js';
import { SCHEMA } from '../../../src/core/record/scheme-names.js';
import type { DeckOutcome } from '../../../src/core/subject/outcome.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { proveClaims, provePipeline } from '../../../src/host/audits.js';
import type { Forced } from '../../../src/host/function/open-forced.js';
import { openForced } from '../../../src/host/function/open-forced.js';
import type { ProofForecast } from '../../../src/host/prove/proof-forecast.js';
import { ProofTooLong } from '../../../src/host/prove/proof-forecast.js';
import { proveForced, proveFunction } from '../../../src/host/prove/prove-function.js';
import { proofComesTo } from '../../../src/kinds/words/proved.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { scopeSentences } from '../../../src/report/proof/words/scope.js';
import { dealerOf } from '../../exact/explore/dealer.js';
import { readFixture } from '../../support/read-fixture.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-proofs-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const run = { startedAt: '2026-01-01T00:00:00.000Z', elapsedMs: 1, node: '20.0.0', cpu: 'none', workers: 1 };
const sealed = (core: AnyRecord['core']): AnyRecord => ({ schema: SCHEMA, core, digest: digestOf(core), run }) as AnyRecord;
const origin = (maker: string, more: Partial<BuiltInSource> = {}): Origin<BuiltInSource, DeckOutcome> => ({
  source: { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous', ...more },
  outcome: { kind: 'deck' },
});
const prove = (shuffle: string, n: number, more: Partial<BuiltInSource> = {}): ProofCore =>
  provePipeline(origin(shuffle, more), { n, asked: true });
const outcomes = async (record: AnyRecord): Promise<readonly string[]> =>
  (await verifyAny(record, cwd, { workers: 1 })).map(({ outcome }) => outcome);

describe('the proof of a built-in subject', () => {
  it('holds exactly where the shuffle and its draws are even', () => {
    expect(prove('fisher-yates', 5).verdict).toEqual({ kind: 'holds' });
    expect(prove('sattolo', 4).verdict).toEqual({ kind: 'fails' });
    expect(prove('naive-swap', 4).verdict).toEqual({ kind: 'fails' });
    expect(prove('fisher-yates', 4, { bounded: 'mask-reject:8' }).verdict.kind).toBe('holds');
    expect(prove('fisher-yates', 4, { bounded: 'modulo:8' }).verdict.kind).toBe('fails');
  });

  it('fails where small decks are even but the draws of 52 cards are not', () => {
    // 2^31 − 2 = 2 · 3^2 · 7 · 11 · 31 · 151 · 331: even below 2 and 3, uneven below 4.
    const core = prove('fisher-yates', 3, { prng: 'minstd', bounded: 'modulo' });
    expect(core.claims.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(['even-draws/52', 'even-positions/52']);
    expect(core.verdict.kind).toBe('fails');
    expect(proofComesTo(core)).toContain('exactly uniform for 2 and 3\u00a0cards, but');
  });

  it('says which decks it is about and that the generator was not looked at', () => {
    const core = prove('riffle:7', 52);
    const scope = scopeSentences(core);
    expect(core.plan.sizes).toEqual([2, 3, 4, 5, 6, 7, 52]);
    expect(scope).toContain('The orders were worked out for 2 to 7 and 52\u00a0cards, and nothing is said of those of other decks.');
    expect(scopeSentences(prove('naive-swap', 3))).toContain('Of 52 cards only single draws and single positions were worked out.');
    expect(scope.join(' ')).toContain('The generator, xoshiro128ss, was not looked at');
    // log2(52!) = 225.58
    expect(scope).toContain(
      'It has 128 bits of state to start from, so whatever its seeding, the first deal after a start is one of at most 2^128 decks, where 52 cards have about 2^225.6 orders.',
    );
    expect(scopeSentences(prove('naive-swap', 3, { prng: 'chacha20' })).join(' ')).not.toContain('bits of state');
  });

  it('ends below what is out of reach unless that was asked for', () => {
    const wish = { n: 7, asked: false } as const;
    const short = provePipeline(origin('sort-keys:8', { prng: 'minstd', bounded: 'modulo' }), wish);
    expect(short.plan.sizes).toEqual([2]);
    expect(scopeSentences(short).join(' ')).toContain('More than 2 cards are out of reach');
    expect(() => provePipeline(origin('sort-keys:8', { prng: 'minstd', bounded: 'modulo' }), { ...wish, asked: true })).toThrow(
      'sort-keys:8 of 3 cards',
    );
  });

  it('matches the reference at 52 cards for 32-bit modulo, and sets it against the limit', () => {
    const { deck, draws } = prove('fisher-yates', 4, { bounded: 'modulo' }).proof;
    const reference = readFixture<{ rows: readonly { name: string; tests: readonly { test: string; w2: number; trials: number }[] }[] }>(
      'stats/detection_n52.json',
    ).rows.find(({ name }) => name === 'fy_down_mod_32bit');
    const fewest = Math.min(...(reference?.tests ?? []).flatMap(({ trials }) => trials ?? []));
    expect((deck?.trialsToSee ?? 0) / fewest).toBeCloseTo(1, 12);
    expect([draws?.how, draws?.withinLimit, draws?.limit]).toEqual(['formula', true, '1/50000000']);
    expect(prove('fisher-yates', 4, { bounded: 'modulo:16' }).proof.draws).toMatchObject({ withinLimit: false });
  });
});

describe('the forecast of a proof of a function', () => {
  const coins = (count: number): string =>
    `export default (deck) => { for (let i = 0; i < ${count}; i++) if (Math.random() < 0.5) deck.push(deck.splice(i % deck.length, 1)[0]); return deck; };`;
  writeFileSync(join(cwd, 'coins.mjs'), coins(9));

  it('is heard once for all sizes before the first is proved, and says what they come to', async () => {
    const heard: (readonly ProofForecast[])[] = [];
    const at: string[] = [];
    const proof = await proveFunction(
      { kind: 'module', file: './coins.mjs', cwd },
      { n: 4, asked: false, onForecast: (sizes) => heard.push(sizes) > 0, onProgress: (what) => at.push(`${heard.length}, ${what}`) },
    );
    expect(at.filter((heardOf) => !heardOf.includes('will take'))[0]).toBe('1, 2 cards');
    expect(at[0]).toBe('0, what 2 cards will take');
    const [first = []] = heard;
    expect(first.map(({ what, leaves }) => [what, String(leaves)])).toEqual(
      proof.proof.laws.map(({ n, method }) => [`${n} cards`, method.kind === 'enumeration' ? method.tree : '']),
    );
    const shares = (proof.proof.probes ?? []).map(({ runs }, i) => first[i].calls / runs);
    expect(shares.filter((share) => share < 2 / 3 || share > 1.5)).toEqual([]);
  });

  it('is refused with leaves, calls and time of all, and with the sizes that take a minute', async () => {
    const proof = proveFunction({ kind: 'module', file: './coins.mjs', cwd }, { n: 4, asked: false, onForecast: () => false });
    await expect(proof).rejects.toMatchObject({
      code: 'E_USAGE',
      message: expect.stringMatching(
        /^\.\/coins\.mjs: a proof that takes more than a minute must be asked for with --yes, got one of about [\d,]+ leaves, [\d,]+ calls of the function and \d+ (?:second|minute)s?$/,
      ),
      hint: expect.stringMatching(/^--yes to go on, or --n \d$/),
    });
    const sizes = [20, 30, 40].map((seconds) => ({ what: '', leaves: 1, calls: 1, seconds, atLeast: false }));
    expect([new ProofTooLong(sizes).within, new ProofTooLong(sizes.slice(2)).within]).toEqual([2, 1]);
  });

  it.each([
    ['is not asked of what no proof gets over: its reason comes first', 1, 'depends on the exact value of number 1'],
    ['is not asked of it where a busy machine takes a few times as long', 6, 'depends on the exact value of number 1'],
    ['is asked of it where its deals are too slow to look at', 1e5, 'must be asked for with --yes'],
  ])('%s', async (_, slower, reason) => {
    const keys = 'export default (deck) => deck.map((c) => [Math.random(), c]).sort((a, b) => a[0] - b[0]).map((p) => p[1]);';
    writeFileSync(join(cwd, 'by-keys.mjs'), keys);
    // Time that this process worked, which a machine that is busy with other things does not stretch.
    const worked = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => slower * worked());
    onTestFinished(() => clock.mockRestore());
    const proof = proveFunction({ kind: 'module', file: './by-keys.mjs', cwd }, { n: 6, asked: false, onForecast: () => false });
    await expect(proof).rejects.toThrow(reason);
  });
});

describe('verifying a proof', () => {
  const proof = prove('naive-swap', 4);

  it('finds an honest one to be what it says', async () => {
    expect(await outcomes(sealed(proof))).toEqual(['holds', 'holds']);
    expect(await outcomes(sealed(proveClaims(4)))).toEqual(['holds', 'holds']);
  });

  it.each<[string, (core: ProofCore) => ProofCore]>([
    ['the verdict', (core) => ({ ...core, verdict: { kind: 'holds' } })],
    ['a claim', (core) => ({ ...core, claims: core.claims.map((claim) => ({ ...claim, holds: true })) })],
    ['the sizes', (core) => ({ ...core, plan: { ...core.plan, n: 3, sizes: [2, 3] } })],
    ['the subject', (core) => ({ ...core, subject: { ...core.subject, origin: origin('fisher-yates') } })],
    [
      'a probability',
      (core) => ({
        ...core,
        proof: {
          ...core.proof,
          laws: core.proof.laws.map((law) => ({ ...law, probabilities: { ...law.probabilities, '0 1 2': '1/6' } })),
        },
      }),
    ],
    ['the scope', (core) => ({ ...core, proof: { ...core.proof, scope: [{ on: 'sizes' }] } })],
    ['a parameter nobody has', (core) => ({ ...core, subject: { ...core.subject, origin: origin('naive-swap:3') } })],
  ])('finds %s altered, with the digest made again', async (_, forge) => {
    expect(await outcomes(sealed(forge(proof)))).toEqual(['holds', 'differs']);
  });

  it('finds an edit under the old digest', async () => {
    const record = sealed(proof);
    expect((await outcomes({ ...record, digest: `sha256:${'0'.repeat(64)}` } as AnyRecord))[0]).toBe('differs');
  });
});

describe('the proof of a function', () => {
  writeFileSync(
    join(cwd, 'mine.mjs'),
    'export default (deck) => { for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; } };\n',
  );
  writeFileSync(join(cwd, 'coin.mjs'), 'export default (deck) => deck.sort(() => (Math.random() < 0.5 ? 1 : -1));\n');

  it('of a Fisher–Yates shuffle holds, by every way its numbers can fall', async () => {
    const core = await proveFunction({ kind: 'module', file: './mine.mjs', cwd }, { n: 4, asked: true });
    expect(core.verdict).toEqual({ kind: 'holds' });
    expect(core.proof.laws.map(({ method, divides }) => [method.leaves, divides])).toEqual([
      [2, true],
      [6, true],
      [24, true],
    ]);
    expect(core.proof.probes?.filter(({ rational, error }) => !rational || error !== 0)).toEqual([]);
    expect(await outcomes(sealed(core))).toEqual(['holds', 'holds']);
  });

  it('of a random comparator is the law of the engine’s own sort', async () => {
    const { laws } = readFixture<{ laws: readonly { n: number; tv: string; leaves: number }[] }>('shuffle/sort-comparator.json');
    const core = await proveFunction({ kind: 'module', file: './coin.mjs', cwd }, { n: 4, asked: true });
    expect(core.proof.laws.slice(1).map(({ n, totalVariation, method }) => ({ n, tv: totalVariation, leaves: method.leaves }))).toEqual(
      laws.filter(({ n }) => n === 3 || n === 4).map(({ n, tv, leaves }) => ({ n, tv, leaves })),
    );
    for (const { counterexample } of core.proof.laws.slice(1)) expect(counterexample?.often.choices?.length).toBeGreaterThan(1);
  });

  it('says how narrow a change it could have missed, and finds wider ones', async () => {
    const known = await proveFunction({ kind: 'module', file: './mine.mjs', cwd }, { n: 2, asked: true });
    const seen = scopeSentences(known).find((sentence) => sentence.includes('known from outside'));
    expect(seen).toContain('65,536 deals or more with numbers from everywhere');
    expect(seen).toContain('within 0.00003 of a number could still be missed');
    writeFileSync(
      join(cwd, 'narrow.mjs'),
      'export default (deck) => { const u = Math.random(); return u < 0.5 || (u > 0.623456 && u < 0.623488) ? deck : deck.reverse(); };\n',
    );
    const core = await proveFunction({ kind: 'module', file: './narrow.mjs', cwd }, { n: 2, asked: true });
    expect([core.verdict.kind, core.proof.laws[0].greatest]).toEqual(['fails', '7813/15625']);
  });

  it('is refused with its name, the number of cards and the command that deals it', async () => {
    writeFileSync(
      join(cwd, 'keys.mjs'),
      'export const byKeys = (deck, random) => deck.map((card) => [random(), card]).sort((a, b) => a[0] - b[0]).map(([, card]) => card);\n',
    );
    await expect(proveFunction({ kind: 'module', file: './keys.mjs', export: 'byKeys', cwd }, { n: 3, asked: true })).rejects.toMatchObject(
      {
        code: 'E_UNPROVABLE',
        message: expect.stringMatching(
          /^\.\/keys\.mjs#byKeys of 2 cards: a function whose choices are counted must use each random number on its own/,
        ),
        hint: 'it can be dealt and its decks tested instead: shuffle-audit run ./keys.mjs#byKeys',
      },
    );
    writeFileSync(join(cwd, 'throws.mjs'), 'export default (deck) => { if (deck.length === 3) throw new Error("three"); return deck; };\n');
    await expect(proveFunction({ kind: 'module', file: './throws.mjs', cwd }, { n: 3, asked: true })).rejects.toThrow(
      './throws.mjs of 3 cards: deal 1: must not throw, got Error: three',
    );
  });

  it('ends below a deck with too many choices to count, unless that was asked for', async () => {
    const { source } = await openForced({ kind: 'module', file: './mine.mjs', n: 2, cwd });
    const coin = (deck: number[], random: () => number): number[] => (random() < 0.5 ? deck : deck.reverse());
    const forced: Forced = {
      id: './mine.mjs',
      source,
      outcome: { kind: 'deck' },
      dealing: 'shuffle-audit run ./mine.mjs',
      dealer: (n) =>
        n === 2
          ? Promise.resolve(dealerOf(coin, n))
          : Promise.reject(new AuditError('E_USAGE', 'the choice tree must have at most 10 leaves')),
    };
    const core = await proveForced(forced, { n: 4, asked: false });
    expect([core.plan.sizes, proofComesTo(core)]).toEqual([[2], 'exactly uniform for 2\u00a0cards']);
    expect(scopeSentences(core).join(' ')).toContain('More than 2 cards are out of reach');
    await expect(proveForced(forced, { n: 4, asked: true })).rejects.toThrow('./mine.mjs of 3 cards: the choice tree must have');
  });

  it('is refused above eight cards', async () => {
    await expect(proveFunction({ kind: 'module', file: './mine.mjs', cwd }, { n: 9, asked: true })).rejects.toThrow(
      'at most 8 cards, got 9',
    );
  });
});

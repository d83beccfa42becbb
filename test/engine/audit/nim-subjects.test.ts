import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../../src/core/record/evidence.js';
import { evidenceSchema } from '../../../src/core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import type { ChoiceSpace, MovesOutcome, PilesOutcome } from '../../../src/core/subject/outcome.js';
import { replayPipeline } from '../../../src/engine/replay-deal.js';
import { nimDealers, nimPlayers } from '../../../src/games/catalogues.js';
import { ownSpace } from '../../../src/games/nim/player/null-player.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { makerName } from '../../../src/kinds/built-in-id.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { faults } from '../../report/page-faults.js';
import { recordOf, sealed } from '../../support/record-of.js';

const PARTS = { prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' };
const dealer = (maker: string, piles = 3, max = 7): Origin<BuiltInSource, PilesOutcome> => ({
  source: { kind: 'built-in', maker, ...PARTS },
  outcome: { kind: 'piles', piles, max },
});
const player = (maker: string, choice: ChoiceSpace, piles = 3, max = 7): Origin<BuiltInSource, MovesOutcome> => ({
  source: { kind: 'built-in', maker, ...PARTS },
  outcome: { kind: 'moves', piles, max, choice },
});

const record = async (origin: Origin<BuiltInSource>, trials: number, detect = 0.05): Promise<Evidence> =>
  recordOf(await openOrigin(origin, 0, '.'), { seed: 'nim', trials, detect });

const becauseOf = ({ verdict }: EvidenceCore): readonly string[] => (verdict.kind === 'biased' ? verdict.because : []);

/** By which required row each mistake must be named. */
const SEEN_BY: Readonly<Record<string, string>> = { 'without-replacement': 'pile-pairs' };

/** The size at which a few thousand deals show it, where that is not 3 piles of 1 to 7: a byte leans little at 7. */
const SIZES: Readonly<Record<string, readonly [piles: number, max: number]>> = { 'byte-modulo': [2, 100] };

describe.each(nimDealers.all.map(({ id, uniform }) => [id, uniform] as const))('dealer %s', (id, uniform) => {
  it('is judged as its law says, by sample and by law', async () => {
    const { core } = await record(dealer(id, ...(SIZES[id] ?? [])), uniform ? 30_000 : 4000);
    expect(core.known?.size === 0).toBe(uniform);
    if (uniform) return expect(core.verdict).toMatchObject({ kind: 'no-bias-found', power: 0.99 });
    expect(becauseOf(core)).toContain(SEEN_BY[id] ?? 'pile-sizes/each');
    expect(becauseOf(core)).toContain('known-law');
    // The law's total variation from the even one, of whole deals: 0 only where there is nothing to see.
    expect(core.known?.variation).toMatchObject({ exact: true });
    expect(core.known?.variation?.value).toBeGreaterThan(0.05);
  });
});

describe.each(nimPlayers.all.map(({ id }) => [id] as const))('player %s', (id) => {
  const own = ownSpace(nimPlayers.get(id));

  // Every player in every space: test/nim/choice/laws.test.ts.
  it.each([...new Set([own ?? 'pile', 'pile' as const])])('is judged as its law says, by %s', async (space) => {
    const { core } = await record(player(id, space), 36_000, 0.08);
    const even = core.known?.size === 0;
    expect(becauseOf(core).includes('known-law')).toBe(!even);
    expect(becauseOf(core).some((test) => test.startsWith('choice-of-'))).toBe(!even);
    if (even) expect(core.verdict.kind).toBe('no-bias-found');
    if (own === space) expect(core.known).toMatchObject({ size: 0 });
    expect(core.claims).toMatchObject([{ id: 'nim/strength', holds: id !== 'random', cases: 301 }]);
  });
});

describe('the space decides', () => {
  it('an even choice of outcomes is uneven by piles, and the other way round', async () => {
    for (const [id, space] of [
      ['per-outcome', 'pile'],
      ['per-pile', 'outcome'],
    ] as const) {
      const { core } = await record(player(id, space, 4, 7), 20_000, 0.1);
      expect(becauseOf(core)).toContain('choice-of-size');
    }
  });
});

describe('a record of Nim', () => {
  const records = [dealer('off-by-one'), dealer('uniform-multiset', 4, 5), player('random', 'addition')];

  it.each(records.map((origin) => [makerName(origin), origin] as const))(
    'of %s fits the schema, is verified, and has a sound page',
    async (_, origin) => {
      const evidence = await record(origin, 12_000, 0.2);
      expect(evidenceSchema.safeParse(evidence).error).toBe(undefined);
      const checks = await verifyRecord(evidence, () => openOrigin(origin, 0, '.'), { workers: 1 });
      expect(checks.map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'holds', 'holds', 'holds']);
      const page = await auditPage(evidence);
      expect(faults(page)).toEqual([]);
      expect(page).toContain(origin.outcome.kind === 'piles' ? 'Stones of the piles' : 'The choice');
      expect(pages.text(evidence, {})).toContain(`${origin.outcome.piles} piles of 1 to ${origin.outcome.max} stones`);
    },
  );

  it('that was edited and digested anew is found out', async () => {
    const evidence = await record(player('random', 'pile'), 12_000, 0.2);
    const { core } = evidence;
    const lies: readonly EvidenceCore[] = [
      { ...core, claims: [{ ...core.claims[0], holds: true }] },
      { ...core, subject: { ...core.subject, origin: player('per-pile', 'pile') } },
      { ...core, subject: { ...core.subject, origin: player('random', 'outcome') } },
      { ...core, known: core.known && { ...core.known, size: 0 } },
    ];
    for (const lie of lies) {
      const checks = await verifyRecord(sealed(lie), () => openOrigin(lie.subject.origin, 0, '.'), { workers: 1 });
      expect(checks.filter(({ outcome }) => outcome === 'differs').length).toBeGreaterThan(0);
    }
  });

  it('tells each deal again, draw by draw', async () => {
    const { core } = await record(dealer('off-by-one'), 2000);
    const first = replayPipeline(dealer('off-by-one'), core.plan, 1);
    expect(first.draws.map(({ bound, draw }) => [bound, draw])).toEqual(first.deck.map((stones) => [7, stones]));
    const moved = replayPipeline(player('per-pile', 'pile'), { ...core.plan, n: 5 }, 2);
    expect(moved.deck.length).toBe(5);
    expect(moved.deck.slice(0, 3)).toEqual(moved.draws.slice(0, 3).map(({ draw }) => draw + 1));
  });
});

describe('sizes that cannot be', () => {
  it.each([
    [dealer('uniform', 3, 1), 'the largest pile must have at least 2 stones, or there is one deal only, got 1'],
    [dealer('uniform', 101, 7), 'a deal must have 1 to 100 piles, got 101'],
    [dealer('without-replacement', 9, 7), 'different piles need at least as many sizes as piles, got 9 piles of 1 to 7'],
    [player('first-pile', 'pile', 2, 7), '2 piles of 1 to 7 never leave a choice between winning moves'],
    [player('first-pile', 'pile', 9, 30), 'the positions of a player must be at most 250000, got 19683000000000'],
  ] as const)('are refused with the reason (%#)', async (origin, message) => {
    await expect(openOrigin(origin, 0, '.')).rejects.toMatchObject({ code: 'E_USAGE', message });
  });
});

import { describe, expect, it } from 'vitest';
import type { KnownLaw } from '../../../src/core/record/by-law.js';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { evidenceSchema } from '../../../src/core/record/evidence.js';
import { fitPlan } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { replayPipeline } from '../../../src/engine/replay-deal.js';
import { spaceOf } from '../../../src/engine/subject/space-of.js';
import { scramblers } from '../../../src/games/catalogues.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { walkSeries } from '../../../src/kinds/board/kind.js';
import { knownBoards } from '../../../src/kinds/board/known.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pages } from '../../../src/report/audit/pages.js';
import { faults } from '../../report/page-faults.js';
import { sealed } from '../../support/record-of.js';
import { boardsOf, scramblerOrigin } from './boards-of.js';
import { recordOfScrambler, SHOWN_BY } from './shown-by.js';

function knownOf(scrambler: string, size: string, bounded = 'lemire'): KnownLaw | null {
  const { outcome, source } = scramblerOrigin(scrambler, size);
  const origin = { outcome, source: { ...source, bounded } };
  const space = spaceOf(origin, 0);
  return knownBoards(
    origin,
    makePlan(space, { seed: 'law', trials: 10_000 }),
    fitPlan(makePlan(space, { seed: 'law', trials: 10_000 }), space).rows,
  );
}

/** Total variation, from the tables of the game's exact laws; the fractions are Johnson and Story's and Robbins and Bolker's laws. */
const VARIATIONS: readonly (readonly [scrambler: string, size: string, variation: number])[] = [
  ['first-tiles-swap', '2x3', 0],
  ['walk:20', '2x3', 0.8265],
  ['unchecked', '2x3', 0.5],
  ['cell-swap', '2x3', 1 / 6],
  ['blank-fixed', '2x3', 5 / 6],
  ['walk-propose:200', '2x3', 0.1362],
  ['walk-no-undo:20', '2x3', 0.5415],
  ['cell-swap', '4x4', 1 / 16],
  ['blank-fixed', '4x4', 15 / 16],
];

describe('what is known of scramblers', () => {
  it.each(VARIATIONS)('%s on %s: total variation %d', (scrambler, size, variation) => {
    const known = knownOf(scrambler, size);
    expect(known?.kind).toBe('outcomes');
    expect(known?.variation).toMatchObject({ exact: true });
    expect(Math.abs((known?.variation?.value ?? 2) - variation)).toBeLessThan(6e-5);
    // The root mean square is at least the mean, which is twice the variation but for boards that cannot be solved.
    if (variation === 0) expect(known).toMatchObject({ size: 0, trialsToSee: null });
    else expect(known?.size).toBeGreaterThanOrEqual(variation - 1e-9);
  });

  it('a lower bound where no law of every board is held, and nothing where the choices are uneven or the walk too long', () => {
    expect(knownOf('walk-propose:100', '4x4')).toMatchObject({ variation: { exact: false }, trialsToSee: null });
    // 15-puzzle after 100 legal moves: at least 0.7176.
    expect(knownOf('walk:100', '4x4')?.variation?.value).toBeCloseTo(0.7176, 4);
    expect(knownOf('walk:100', '3x3', 'modulo:8')).toBeNull();
    expect(knownOf('walk:20000', '4x4')).toBeNull();
  });
});

/** Of larger boards in the slow suite. */
describe.each(['2x3'])('every scrambler on %s', (size) => {
  it.each(scramblers.all.map(({ id, parameter, uniform }) => [parameter ? `${id}:50` : id, id, uniform] as const))(
    '%s is told by the statistic that must',
    async (spec, id, uniform) => {
      const { core } = await recordOfScrambler(spec, size);
      const because = core.verdict.kind === 'biased' ? core.verdict.because : [];
      // An even one is called biased in two of a million seeds.
      if (uniform) expect(because).toEqual([]);
      else expect(because).toContain(SHOWN_BY[id]);
    },
  );
});

describe('the record of a scrambler', () => {
  it('is what the schema says, is verified, and shows its lies', async () => {
    const record = await recordOfScrambler('walk:30', '2x3', 2000);
    expect(evidenceSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
    const { core } = record;
    const origin = scramblerOrigin('walk:30', '2x3');
    const checked = async (evidence: Evidence): Promise<readonly string[]> =>
      (await verifyRecord(evidence, () => openOrigin(origin, 6, '.'), { workers: 1 }))
        .filter(({ outcome }) => outcome !== 'holds')
        .map(({ id }) => id);
    expect(await checked(record)).toEqual([]);
    const known = core.known;
    if (!known) throw new Error('the law of 2 × 3 is known');
    expect(await checked(sealed({ ...core, known: { ...known, variation: { value: 0.01, exact: true } } }))).toContain('numbers');
    expect(await checked(sealed({ ...core, walk: core.walk?.map((far) => far / 2) ?? [] }))).toContain('numbers');
    const { law = [], ...counted } = core.counts['depth'];
    expect(law).not.toEqual([]);
    expect(await checked(sealed({ ...core, counts: { ...core.counts, depth: counted } }))).toContain('numbers');
    expect(await checked(sealed({ ...core, counts: { ...core.counts, depth: { ...counted, law: law.toReversed() } } }))).toContain(
      'numbers',
    );
    expect(await checked(sealed({ ...core, plan: { ...core.plan, tests: core.plan.tests.filter((id) => id !== 'blank') } }))).toContain(
      'rule',
    );
    const other = { ...origin, source: { ...origin.source, maker: 'walk:31' } };
    expect(await checked(sealed({ ...core, subject: { ...core.subject, origin: other } }))).not.toEqual([]);
  });

  it('holds how far from even a walk is after every number of moves, where its choices are even, and the page tells that', async () => {
    const record = await recordOfScrambler('walk:30', '2x3', 2000);
    const { known, walk = [] } = record.core;
    expect(walk).toHaveLength(101);
    expect(walk[0]).toBeCloseTo(1 - 1 / 360, 6);
    expect(walk[30]).toBeCloseTo(known?.variation?.value ?? 0, 6);
    const told = { ...record.core, walk: walk.map((far, moves) => (moves < 7 ? far : 0.01)) };
    expect((await auditPage(sealed(told))).replace(/\s/g, ' ')).toContain('to 1.0 % after 100 and 1.0 % after 99');
    const { walk: left, ...untold } = record.core;
    expect(left).toBe(walk);
    expect(await auditPage(sealed(untold))).not.toContain('What more moves would do');
    expect((await recordOfScrambler('cell-swap', '2x3', 500)).core.walk).toBeUndefined();
    const { outcome, source } = scramblerOrigin('walk:30', '2x3');
    const uneven = { outcome, source: { ...source, bounded: 'modulo:3' } };
    expect(walkSeries(uneven)).toBeNull();
    expect(walkSeries(scramblerOrigin('walk:30', '4x4'))).toBeNull();
  });

  it('replays the board that was made', async () => {
    const batch = await boardsOf('walk-propose:40', '3x3', 20, 'replay');
    const deal = replayPipeline(scramblerOrigin('walk-propose:40', '3x3'), { n: 9, seed: 'replay', blockSize: 65_536, trials: 20 }, 7);
    expect(deal.deck).toEqual([...batch.cells.subarray(54, 63)]);
    expect(deal.draws).toHaveLength(40);
  });

  it('speaks of boards, tiles and cells, and teaches what the mean hides', async () => {
    const record = await recordOfScrambler('walk-no-undo:100', '3x3', 20_000);
    const page = await auditPage(record);
    const text = pages.text(record, {});
    for (const form of [page, text]) {
      const said = form
        .replace(/<style>[\s\S]*<\/style>/, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/shuffle[- ]audit/gi, '')
        .replace(/\s+/g, ' ');
      expect(said).toContain('The blank is in row 2, column 2');
      expect(said).toContain('the mean is right, the law is not');
      expect(said.match(/\b(card|cards|deck|decks|shuffle|shuffles)\b/gi) ?? [], form.slice(0, 20)).toEqual([]);
    }
    expect(faults(page)).toEqual([]);
    expect(page).toContain('How many moves the boards are from the goal');
    expect(page).toContain('How much of the probability lies in the wrong place, after so many moves');
    // As many small boards as tiles, the blank among them.
    expect(page.match(/>tile \d</g)?.length).toBe(16);
  });

  it('has a page where no law of every board is held, and where the boards are few', async () => {
    for (const [scrambler, size, trials] of [
      ['walk-propose:60', '5x5', 500],
      ['sattolo', '2x2', 200],
      ['rejection', '2x3', 60],
    ] as const) {
      const page = await auditPage(await recordOfScrambler(scrambler, size, trials));
      expect(faults(page), `${scrambler} ${size}`).toEqual([]);
    }
  });
});

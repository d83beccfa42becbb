import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../src/core/record/evidence.js';
import type { Batch, Outcome } from '../../../src/core/subject/outcome.js';
import { assess } from '../../../src/engine/decide/assess.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { changesShown } from '../../../src/kinds/groups/changes.js';
import { builtInBatch, builtInOrigin } from '../../support/built-in-batch.js';
import { fittedTo, TURNABLES, turn } from '../../support/turned.js';

const ALPHA = 1e-6;

/** Of the rows beyond the level, strongest first, whether each shows a change. */
async function shownBy(outcome: Outcome, maker: string, n: number, batch: Batch): Promise<readonly boolean[]> {
  const { space } = await openOrigin(builtInOrigin(outcome, maker), n, '.');
  const fit = fittedTo(space, 'homogeneity', batch.length);
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  const rows = fit.rows.map((row) => ({ ...row, required: false }));
  const results = assess(rows, fit.test(accumulator.counts, batch.length), 0.01, ALPHA);
  const core = {
    plan: { alpha: ALPHA },
    subject: { origin: { outcome } },
    results,
    counts: { homogeneity: { values: [...accumulator.counts] } },
  } as unknown as EvidenceCore;
  const found = results.filter(({ logPAdjusted, tail }) => tail === 'upper' && logPAdjusted < Math.log(ALPHA));
  expect(found.length).toBeGreaterThan(0);
  return found.toSorted((a, b) => a.logP - b.logP).map((row) => changesShown(core, row, null));
}

describe('a change during the run', () => {
  it.each(Object.entries(TURNABLES))('is shown by a bias of a %s that turns', async (name, turnable) => {
    const { maker, n, outcome } = turnable;
    const batch = await builtInBatch(outcome, maker, 16_000, `turned ${name}`, n);
    turn(turnable, batch, 3, (deal) => deal < 8000);
    expect({ least: (await shownBy(outcome, maker, n, batch))[0] }).toEqual({ least: true });
  });

  it('is not shown by a law that never changes and scatters more than the even one', async () => {
    // The depth of a board after twenty moves is bunched where even boards seldom are, so its counts vary 24 times as much.
    const outcome = { kind: 'board', rows: 2, columns: 3 } as const;
    const batch = await builtInBatch(outcome, 'walk:20', 20_000, 'x');
    expect(await shownBy(outcome, 'walk:20', 0, batch)).toEqual([false]);
  });

  it('is not shown where the record holds no scatter, nor asked of other rows', async () => {
    const outcome = { kind: 'hand', seen: 3, order: 'kept' } as const;
    const row = assess(
      [{ test: 'homogeneity/run/cards', degrees: 35, scale: 1, required: false }],
      [
        {
          test: 'homogeneity/run/cards',
          value: 900,
          degrees: 35,
          p: 1e-99,
          logP: -200,
          lowerP: 1,
          logLowerP: 0,
          grade: 'calibrated',
          trials: 800,
          plain: null,
        } as never,
      ],
      0.01,
      ALPHA,
    );
    const core = { plan: { alpha: ALPHA }, subject: { origin: { outcome } }, results: row, counts: {} } as unknown as EvidenceCore;
    const shown = [row[0].test, 'seen-cards'].filter((test) => changesShown(core, { ...row[0], test }, null));
    expect(shown).toEqual(['seen-cards']);
  });
});

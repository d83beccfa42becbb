import { describe, expect, it } from 'vitest';
import { fitPlan } from '../../src/engine/fit.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { spaceOf } from '../../src/engine/subject/space-of.js';
import { scramblers } from '../../src/games/catalogues.js';
import { knownBoards } from '../../src/kinds/board/known.js';
import { scramblerOrigin } from '../kinds/board/boards-of.js';
import { recordOfScrambler, SHOWN_BY } from '../kinds/board/shown-by.js';

describe.each(['3x2', '3x3', '3x4', '4x4', '5x5'])('every scrambler on %s', (size) => {
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

/** Total variation on 3 × 3, from the tables of the game's exact laws. */
const VARIATIONS = [
  ['rejection', 0],
  ['walk:50', 0.8109],
  ['cell-swap', 1 / 9],
  ['blank-fixed', 8 / 9],
  ['naive-tile-swap', 0.123288],
  ['walk:200', 0.4444],
  ['walk:1000', 0.444444],
  ['walk-no-undo:50', 0.444445],
  ['walk-propose:200', 0.2209],
  ['walk-propose:500', 0.0086],
  ['walk-lazy:100', 0.7423],
  ['walk-click:200', 0.6005],
  ['naive-rejection', 0.13848],
  ['sattolo', 8 / 9],
] as const;

describe('the law of every board of 3 × 3', () => {
  it.each(VARIATIONS)('of %s is off by a total variation of %d', (scrambler, variation) => {
    const origin = scramblerOrigin(scrambler, '3x3');
    const space = spaceOf(origin, 9);
    const known = knownBoards(
      origin,
      makePlan(space, { seed: 'law', trials: 10_000 }),
      fitPlan(makePlan(space, { seed: 'law', trials: 10_000 }), space).rows,
    );
    expect(Math.abs((known?.variation?.value ?? 2) - variation)).toBeLessThan(6e-5);
  });
});

describe('what the law says of the boards that show a scrambler', () => {
  // 99 times in 100 for each of them: of five at most one in 1000 seeds fails twice.
  it.each(['walk-propose:150', 'walk-lazy:150', 'naive-tile-swap', 'naive-rejection', 'cell-swap'])(
    '%s is shown by so many',
    async (scrambler) => {
      const { core } = await recordOfScrambler(scrambler, '3x3', 4000);
      const needed = core.known?.trialsToSee ?? 0;
      expect(needed).toBeGreaterThan(0);
      const again = await recordOfScrambler(scrambler, '3x3', Math.max(1000, Math.ceil(1.1 * needed)));
      expect(Math.min(...again.core.results.map(({ logPAdjusted }) => logPAdjusted))).toBeLessThan(Math.log(again.core.plan.alpha));
    },
  );
});

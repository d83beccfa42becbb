import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../src/core/statistic/statistic.js';
import type { Batch, OutcomeSpace } from '../../../src/core/subject/outcome.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { builtInBatch, builtInOrigin } from '../../support/built-in-batch.js';
import { fittedTo, resultsIn, TURNABLES, turn } from '../../support/turned.js';

const { moves } = TURNABLES;
const TRIALS = 16_000;
const SEEN = Math.log(1e-9);

/** Positions that are lost: no move of them is a choice. */
function quiet({ cells, width }: Batch, from: number, to: number): void {
  for (let at = from * width; at < to * width; at += width) cells.set([1, 2, 3, 2, 0], at);
}

/** Moves that turn half-way, and their space. */
async function turned(where: (batch: Batch) => void, isThere: (deal: number) => boolean): Promise<[OutcomeSpace, Batch]> {
  const { space } = await openOrigin(builtInOrigin(moves.outcome, moves.maker), moves.n, '.');
  const batch = await builtInBatch(moves.outcome, moves.maker, TRIALS, 'some parts say nothing', moves.n);
  turn(moves, batch, 3, isThere);
  where(batch);
  return [space, batch];
}

const half = (deal: number): boolean => deal < TRIALS / 2;

describe('parts of the run of which some say nothing', () => {
  it('do not hide a change between the others', async () => {
    const [space, batch] = await turned((all) => quiet(all, (TRIALS * 7) / 8, TRIALS), half);
    const [pile] = resultsIn(space, 'homogeneity', batch);
    expect(pile.logP).toBeLessThan(SEEN);
    expect(pile.compared).toEqual({ parts: 7, of: 8, enough: true });
    // It counts for the deals that have a choice, and so do its size and its power.
    expect(Math.abs(pile.trials / ((TRIALS * 7) / 8) - 1)).toBeLessThan(0.05);
  });

  it('are joined to those beside them, so that the few choices that they hold are compared too', async () => {
    // All choices of every second eighth but forty.
    const thin = (all: Batch): void => {
      for (const eighth of [0, 2, 4, 6]) quiet(all, (TRIALS / 8) * eighth + 40, (TRIALS / 8) * (eighth + 1));
    };
    const [space, batch] = await turned(thin, half);
    const [pile] = resultsIn(space, 'homogeneity', batch);
    expect([pile.compared?.parts, pile.degrees, pile.logP < SEEN]).toEqual([4, 6, true]);
  });

  it.each([
    ['one part alone holds choices', (all: Batch): void => quiet(all, TRIALS / 8, TRIALS), 1],
    ['one part holds more than all others', (all: Batch): void => quiet(all, TRIALS / 8, TRIALS - 500), 2],
    ['there is no choice at all', (all: Batch): void => quiet(all, 0, TRIALS), 0],
  ])('are too few to see a change by where %s', async (_, where, parts) => {
    const [space, batch] = await turned(where, () => false);
    const rows = resultsIn(space, 'homogeneity', batch);
    expect(rows.map(({ compared }) => compared)).toEqual(rows.map(() => ({ parts, of: 8, enough: false })));
  });

  it('are all compared where every one says enough, and that is not said', async () => {
    const [space, batch] = await turned(() => undefined, half);
    expect(resultsIn(space, 'homogeneity', batch).flatMap(({ compared }) => compared ?? [])).toEqual([]);
  });
});

describe('groups of the user’s own of which some say nothing', () => {
  /** What is said of the groups, given how large each is, where the first chooses in another way and the last has no choice. */
  async function groupRows(sizes: readonly number[]): Promise<readonly TestResult[]> {
    const [space, batch] = await turned(
      (all) => quiet(all, TRIALS - (sizes.at(-1) ?? 0), TRIALS),
      (deal) => deal < sizes[0],
    );
    const fit = fittedTo({ ...space, recorded: { startKnown: true, reservations: [], groups: sizes } }, 'homogeneity', TRIALS);
    const accumulator = fit.accumulator();
    const groups = Uint16Array.from(sizes.flatMap((size, group) => Array<number>(size).fill(group)));
    accumulator.add({ width: batch.width, length: TRIALS, cells: batch.cells, groups });
    return fit.test(accumulator.counts, TRIALS).filter(({ test }) => test.includes('/group/'));
  }

  it('do not keep the others from being compared', async () => {
    const rows = await groupRows([8000, 7000, 1000]);
    expect(rows.map(({ compared }) => compared)).toEqual(rows.map(() => ({ parts: 2, of: 3, enough: true })));
    expect(Math.min(...rows.map(({ logP }) => logP))).toBeLessThan(SEEN);
  });

  it('leave nothing to compare where only one other is left', async () => {
    const rows = await groupRows([15_000, 1000]);
    expect(rows.map(({ compared }) => compared)).toEqual(rows.map(() => ({ parts: 1, of: 2, enough: false })));
  });
});

import { describe, expect, it } from 'vitest';
import type { TallyId } from '../../../src/core/statistic/tally.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { OutcomeSource, Subject } from '../../../src/core/subject/subject.js';
import { statisticsByReading } from '../../../src/engine/count/readings.js';
import { type Counts, runBlock } from '../../../src/engine/count/run-block.js';
import { fitPlan, type ReadStatistic } from '../../../src/engine/fit.js';
import { borrowArena } from '../../../src/kernel/arena.js';
import { deckStatistics } from '../../../src/kinds/deck/catalogue.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import { makeBlock } from '../../support/make-block.js';
import { pipelineOf } from '../../support/pipeline-of.js';

const TRIALS = 1500;
const LAGS = 2;

const allOf = ({ space }: Subject): readonly ReadStatistic[] =>
  fitPlan({ tests: deckStatistics.all.map(({ id }) => id), trials: TRIALS, lags: LAGS }, space).statistics;

/** The counts of a block with kernels, and without. */
async function bothWays(subject: Subject, statistics: readonly ReadStatistic[]): Promise<readonly [Counts, Counts]> {
  const block = makeBlock('both ways', TRIALS, 0, TRIALS);
  let borrowed = 0;
  const borrow = (): ReturnType<typeof borrowArena> => {
    borrowed++;
    return borrowArena();
  };
  const withKernels = await runBlock(subject, statistics, block, () => undefined, borrow);
  expect(borrowed).toBe(1);
  const without = await runBlock(
    subject,
    statistics,
    block,
    () => undefined,
    () => null,
  );
  return [withKernels, without];
}

/** A subject whose decks are read in two ways: the second one dealt by `other`. */
function twoReadings(subject: Subject, other: Subject): Subject {
  const open = (one: Subject, seed: string): OutcomeSource => one.open(makeBlock(seed, TRIALS, 0, TRIALS)) as OutcomeSource;
  return {
    ...subject,
    space: subject.space,
    open() {
      const sources = [open(subject, 'one'), open(other, 'other')] as const;
      return {
        async fill(batch) {
          await sources[0].fill(batch);
          if (batch.absolute) {
            batch.absolute.clear();
            await sources[1].fill(batch.absolute);
          }
        },
      };
    },
  };
}

describe('a block is counted alike with kernels and without', () => {
  it.each([
    [2, 'fisher-yates'],
    [5, 'naive-swap'],
    [52, 'fisher-yates'],
    [52, 'riffle:3'],
    [65, 'sattolo'],
    [257, 'naive-swap'],
  ])('%i cards by %s', async (n, shuffle) => {
    const subject = pipelineOf(shuffle, n);
    const [withKernels, without] = await bothWays(subject, allOf(subject));
    expect([...withKernels]).toEqual([...without]);
  });

  it('and decks that somebody changed after they were dealt count as they were left, however their cells were come by', async () => {
    const honest = pipelineOf('fisher-yates', 52);
    const turned = (when: 'after' | 'before' | 'once'): Subject => ({
      ...honest,
      open(block) {
        const source = honest.open(block) as OutcomeSource;
        let held: Batch | null = null;
        let cells: Uint16Array = new Uint16Array(0);
        return {
          fill(batch) {
            if (when === 'before' || (when === 'once' && held !== batch)) ({ cells } = batch);
            held = batch;
            void source.fill(batch);
            if (when === 'after') ({ cells } = batch);
            for (let deal = 0; deal < batch.length; deal += 2) cells.subarray(52 * deal, 52 * deal + 52).sort();
          },
        };
      },
    });
    const expected = await bothWays(honest, allOf(honest));
    for (const when of ['after', 'before', 'once'] as const) {
      const [withKernels, without] = await bothWays(turned(when), allOf(honest));
      expect([...withKernels], when).toEqual([...without]);
      expect([...withKernels], when).not.toEqual([...expected[0]]);
      // Every second deck is in order, so that of any 100 at least 50 have their first card on top.
      expect(withKernels.get('position-matrix')?.[0], when).toBeGreaterThanOrEqual(TRIALS / 2);
    }
  });

  it('and outcomes that are no whole decks are, whatever their cells hold', async () => {
    // 7 and 263 stones are one byte.
    const space = nimDeals({ piles: 4, max: 300 });
    const subject: Subject = {
      ...pipelineOf('fisher-yates', 4),
      space,
      open: () => {
        let dealt = 0;
        return {
          fill(batch) {
            for (; batch.length < batch.capacity && dealt < TRIALS; dealt++, batch.length++)
              batch.cells.set([7 + 256 * (dealt % 2), 1 + (dealt % 300), 1 + Math.floor(dealt / 300), 1], 4 * batch.length);
          },
        };
      },
    };
    const statistics = fitPlan({ tests: ['repeats'], trials: TRIALS, lags: 1 }, space).statistics;
    const counts = await runBlock(subject, statistics, makeBlock('piles', TRIALS, 0, TRIALS), () => undefined);
    const kept = statistics[0].fitted.accumulator();
    const source = await subject.open(makeBlock('piles', TRIALS, 0, TRIALS));
    const batch = new Batch(4, TRIALS);
    await source.fill(batch);
    kept.add(batch);
    expect(counts.get('repeats')).toEqual(kept.counts);
  });

  it('and a table that kernels do not make of so many cards is left to its statistic alone', async () => {
    // Made as if the longest row were looked for in more cards than its law is known of.
    const subject = pipelineOf('fisher-yates', 65);
    const added: string[] = [];
    const asked = (id: string, table: TallyId): ReadStatistic => {
      const fit = fitPlan({ tests: ['fixed-points'], trials: TRIALS, lags: 1 }, subject.space).statistics[0];
      return {
        ...fit,
        id,
        fitted: {
          ...fit.fitted,
          accumulator: () => ({
            counts: new Float64Array(1),
            add: () => void added.push(id),
            readers: [{ tally: { id: table, lag: 0 }, take: () => undefined }],
          }),
        },
      };
    };
    await runBlock(subject, [asked('few', 'longestIncreasing'), asked('any', 'fixedPoints')], makeBlock('few', 1, 0, 1), () => undefined);
    expect(added).toEqual(['few']);
  });

  it('in both readings', async () => {
    const subject = twoReadings(pipelineOf('fisher-yates', 52), pipelineOf('naive-swap', 52));
    const [withKernels, without] = await bothWays(subject, statisticsByReading(allOf(subject), true));
    expect([...withKernels]).toEqual([...without]);
    expect(withKernels.get('absolute:position-matrix')).not.toEqual(withKernels.get('position-matrix'));
  });
});

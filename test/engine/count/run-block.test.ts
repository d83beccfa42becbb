import { describe, expect, it } from 'vitest';
import type { OutcomeSource, Subject } from '../../../src/core/subject.js';
import { inReadings } from '../../../src/engine/count/readings.js';
import { type Counts, runBlock } from '../../../src/engine/count/run-block.js';
import { fitPlan, type ReadStatistic } from '../../../src/engine/fit.js';
import { borrowArena } from '../../../src/kernel/arena.js';
import { deckStatistics } from '../../../src/kinds/deck/catalogue.js';
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
  ])('%i cards by %s', async (n, shuffle) => {
    const subject = pipelineOf(shuffle, n);
    const [withKernels, without] = await bothWays(subject, allOf(subject));
    expect([...withKernels]).toEqual([...without]);
  });

  it('in both readings', async () => {
    const subject = twoReadings(pipelineOf('fisher-yates', 52), pipelineOf('naive-swap', 52));
    const [withKernels, without] = await bothWays(subject, inReadings(allOf(subject), true));
    expect([...withKernels]).toEqual([...without]);
    expect(withKernels.get('absolute:position-matrix')).not.toEqual(withKernels.get('position-matrix'));
  });
});

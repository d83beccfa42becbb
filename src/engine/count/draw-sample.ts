import { isBuiltIn } from '../../core/record/origin.js';
import { Batch } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import type { ReadStatistic } from '../fit.js';
import type { Host } from '../host.js';
import { blockAt, blockCount } from './blocks.js';
import type { Job } from './job.js';
import { blockRunner, condensed } from './job.js';
import type { Keeper } from './keeper.js';
import type { Lane } from './lane.js';
import { askAll, ownLane } from './lane.js';
import type { Counts } from './run-block.js';
import type { Totals } from './totals.js';

/** The number of decks dealt at once if nobody reads them. */
const UNSEEN_DECKS = 16;

/**
 * Draws a job's whole sample and counts it with its fitted statistics. The result does not depend on `workers`, nor on the blocks `keeper` has from
 * an earlier run. Built-in pipelines run on threads; functions already run in processes of their own, `workers` at a time. A subject that is one
 * stream is dealt in order.
 */
export async function drawSample(
  subject: Subject,
  job: Job,
  statistics: readonly ReadStatistic[],
  workers: number,
  keeper: Keeper,
  onDeals: (deals: number) => void,
  host: Host,
): Promise<Counts> {
  const all = { first: 0, end: blockCount(job.sampling) };
  return condensed(statistics, await drawBlocks(subject, job, statistics, all, workers, keeper, onDeals, host));
}

/** Draws some blocks of the sample in the same way, from `first` to below `end`. Their totals are not condensed yet. */
export async function drawBlocks(
  subject: Subject,
  job: Job,
  statistics: readonly ReadStatistic[],
  { end, first }: { readonly first: number; readonly end: number },
  workers: number,
  keeper: Keeper,
  onDeals: (deals: number) => void,
  host: Host,
): Promise<Totals> {
  const { sampling } = job;
  const keeping = statistics.flatMap(({ id, fitted }) => (fitted.condense ? [id] : []));
  const { add, totals } = keeper.stage(sampling.role, keeping, true);
  const done = new Set(totals.blocks);
  for (const index of done) onDeals(blockAt(sampling, index).trials);
  await passOver(subject, job, done, host);
  const left = end - first - done.size;
  await dealBlocks(subject, job, statistics, Math.min(workers, left), indicesWithout(first, end, done), add, onDeals, host);
  return totals;
}

/** Deals the blocks of these indices in a limited number of lanes, and passes on each as it arrives. A subject that is one stream is dealt in order. */
export async function dealBlocks(
  subject: Subject,
  job: Job,
  statistics: readonly ReadStatistic[],
  most: number,
  indices: Iterable<number>,
  add: (block: number, counts: Counts) => void,
  onDeals: (deals: number) => void,
  host: Host,
): Promise<void> {
  const count = subject.blocks === 'sequential' ? Math.min(1, most) : most;
  if (count > 1 && isBuiltIn(subject.origin)) {
    const lanes = Array.from({ length: count }, () => host.sampleLane(job, onDeals));
    await askAll(lanes, indices, add);
    return;
  }
  const own = ownBlocks(subject, job, statistics, onDeals, host);
  let failed = false;
  const inOrder = async (stretch: readonly number[]): Promise<void> => {
    for (const index of stretch) {
      // What another lane has found ends this one too, and not only once its stretch is dealt.
      if (failed) return;
      if (index !== stretch[0]) await host.breathe();
      add(index, await own(index));
    }
  };
  const lane = (): Lane<readonly number[], void> =>
    ownLane(
      (stretch) =>
        inOrder(stretch).catch((error: unknown) => {
          failed = true;
          throw error;
        }),
      () => host.breathe(),
    );
  await askAll(Array.from({ length: count }, lane), inStretches(indices, subject.stretch ?? 1), () => undefined);
}

/** Groups ascending indices by the stretches of `size` that they fall in. */
function* inStretches(indices: Iterable<number>, size: number): Generator<readonly number[]> {
  let stretch: number[] = [];
  for (const index of indices) {
    if (stretch.length > 0 && Math.floor(index / size) !== Math.floor(stretch[0] / size)) {
      yield stretch;
      stretch = [];
    }
    stretch.push(index);
    // Not asked for sooner than it is needed: what comes next may hang on what was dealt.
    if ((index + 1) % size > 0) continue;
    yield stretch;
    stretch = [];
  }
  if (stretch.length > 0) yield stretch;
}

function* indicesWithout(first: number, end: number, done: ReadonlySet<number>): Generator<number> {
  for (let index = first; index < end; index++) if (!done.has(index)) yield index;
}

/** Makes a subject that is one stream go through its earlier deals again, which nobody reads. */
async function passOver(subject: Subject, { sampling }: Job, done: ReadonlySet<number>, host: Host): Promise<void> {
  if (subject.blocks !== 'sequential') return;
  const batch = new Batch(subject.space.width, UNSEEN_DECKS);
  for (const index of [...done].sort((a, b) => a - b)) {
    const source = await subject.open(blockAt(sampling, index));
    for (;;) {
      const filled = source.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      const breath = host.breatheNowAndThen();
      if (breath) await breath;
    }
    await source.close?.();
  }
}

/** Deals blocks in this thread, which handles signals during a long one. */
function ownBlocks(
  subject: Subject,
  job: Job,
  statistics: readonly ReadStatistic[],
  onDeals: (deals: number) => void,
  host: Host,
): (index: number) => Promise<Counts> {
  const run = blockRunner(subject, job, statistics);
  return (index) =>
    run(index, (deals) => {
      onDeals(deals);
      return host.breatheNowAndThen();
    });
}

import { AuditError } from '../../core/errors.js';
import type { Accumulator, TestResult } from '../../core/statistic/statistic.js';
import { Batch } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { BLOCK_SIZE } from '../../core/subject/subject.js';
import { blockAt, blockCount } from '../../engine/count/blocks.js';
import { replayPipeline } from '../../engine/replay-deal.js';
import { builtInSubject } from '../../engine/subject/built-in-subject.js';
import { kindOf } from '../../kinds/index.js';
import { skipReasonWords } from '../../kinds/words/skip-reason.js';
import { sandboxSubject } from '../sandbox/subject.js';
import type { CountAsked, CountTold, DealtParts, DrawsAsked, DrawsTold, OwnAsked, Sampled } from './tasks.js';

/** The decks dealt before a stop is noticed. */
const DECKS = 256;

/** Returns the subject that the command line makes of the same parts. Throws E_UNKNOWN_ID and E_USAGE as it does. */
export function subjectOf({ n, outcome = { kind: 'deck' }, shuffle, ...parts }: DealtParts): Subject {
  const { bounded, prng, seeding } = parts;
  return builtInSubject({ source: { kind: 'built-in', maker: shuffle, bounded, prng, seeding }, outcome }, n);
}

/** The counts after a number of deals. They keep changing: whoever keeps them copies them. */
interface Counted {
  readonly deals: number;
  readonly counts: Float64Array;
}

/**
 * Deals a sample as an audit with this seed does, block by block. Yields what one statistic has counted after each number of deals in `at`. Waits for
 * `breathe` between batches. A statistic that sees its deals in order must be one that keeps them; each block is then counted separately. Throws
 * E_USAGE where it cannot count such decks.
 */
export async function* counted(subject: Subject, asked: Sampled, breathe: () => Promise<void>): AsyncGenerator<Counted> {
  const trials = asked.at.at(-1) ?? 0;
  const sampling = { role: 'sample', seed: asked.seed, trials, blockSize: BLOCK_SIZE } as const;
  const fitted = kindOf(subject.space.outcome).statistics.get(asked.statistic).fit(subject.space, trials);
  if ('skipped' in fitted) throw new AuditError('E_USAGE', `${asked.statistic} ${skipReasonWords(fitted.skipped, subject.space.one)}`);
  const accumulators: Accumulator[] = [];
  const counts = (): Float64Array => {
    const each = accumulators.map((one) => one.counts);
    return fitted.condense ? fitted.condense(each) : (each[0] ?? new Float64Array());
  };
  let deals = 0;
  let next = 0;
  for (let index = 0; index < blockCount(sampling); index++) {
    const block = blockAt(sampling, index);
    const source = await subject.open(block);
    if (index === 0 || fitted.condense) accumulators.push(fitted.accumulator(block));
    const [accumulator] = accumulators.slice(-1);
    for (let left = block.trials; left > 0; ) {
      const batch = new Batch(subject.space.width, Math.min(DECKS, left, (asked.at[next] ?? 0) - deals));
      await source.fill(batch);
      accumulator?.add(batch);
      deals += batch.length;
      left -= batch.length;
      if (deals === asked.at[next]) {
        next++;
        yield { deals, counts: counts() };
      }
      await breathe();
    }
  }
}

/** Returns how an audit that ended at each of these numbers of deals would test what was counted, fitted once; null where it could not. */
export function looksOf({ space }: Subject, asked: Sampled): (seen: Counted) => TestResult | null {
  const statistic = kindOf(space.outcome).statistics.get(asked.statistic);
  const looks = new Map(asked.at.map((deals) => [deals, statistic.fit(space, deals)]));
  return ({ counts, deals }) => {
    const fitted = looks.get(deals);
    return fitted && !('skipped' in fitted) ? (fitted.test(counts, deals)[0] ?? null) : null;
  };
}

/** Tells what was counted after each number of deals, and what an audit that ended there would say. Throws as `counted` does. */
export function count(asked: CountAsked, breathe: () => Promise<void>): AsyncGenerator<CountTold> {
  return told(subjectOf(asked), asked, breathe);
}

/** Does the same for a function of the learner's own. Throws E_SUBJECT_* where it breaks a rule. */
export function own(asked: OwnAsked, breathe: () => Promise<void>): AsyncGenerator<CountTold> {
  return told(sandboxSubject(asked.port, asked.n), asked, breathe);
}

async function* told(subject: Subject, asked: Sampled, breathe: () => Promise<void>): AsyncGenerator<CountTold> {
  const look = looksOf(subject, asked);
  for await (const seen of counted(subject, asked, breathe)) {
    const row = look(seen);
    const test = row && { value: row.value, degrees: row.degrees, logP: row.logP };
    yield { deals: seen.deals, counts: [...seen.counts], test };
  }
}

/** Tells what was drawn in one deal of a sample, as `replay` does. Throws E_USAGE where the parts do not fit each other. */
export async function* draws({ n, seed, shuffle, trial, ...parts }: DrawsAsked): AsyncGenerator<DrawsTold> {
  const origin = { source: { kind: 'built-in', maker: shuffle, ...parts }, outcome: { kind: 'deck' } } as const;
  const { draws: drawn } = replayPipeline(origin, { n, seed, blockSize: BLOCK_SIZE, trials: trial }, trial);
  yield await Promise.resolve({ draws: drawn.map(({ draw }) => draw) });
}

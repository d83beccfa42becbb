import { AuditError } from '../../../../core/errors.js';
import type { TestResult } from '../../../../core/statistic/statistic.js';
import { Words } from '../../../../core/subject/source.js';
import type { Block, Subject } from '../../../../core/subject/subject.js';
import type { Fit } from '../../../../engine/fit.js';
import { fitPlan } from '../../../../engine/fit.js';
import { canonical } from '../../../../engine/record/canonical.js';
import type { PathStep } from '../../../../engine/seeds/seed-path.js';
import { deriveWords, rootOf } from '../../../../engine/seeds/seed-path.js';
import { builtInSubject } from '../../../../engine/subject/built-in-subject.js';
import { wholeLaw } from '../../../../engine/whole-law.js';
import { kindOf } from '../../../../kinds/index.js';
import { lemire } from '../../../../parts/bounded/lemire.js';
import { chacha20 } from '../../../../parts/prng/index.js';
import type { CalibrationPlan } from '../../record/calibration.js';
import type { FarPlan } from '../../record/calibration-far.js';
import { evenDeals } from './even-deals.js';
import { sampleChain } from './sample-chain.js';
import { splitLevels } from './split-levels.js';
import { tailReader } from './tail-reader.js';

/** One measurement far in the tail: size and row by their index in the plan, and the index of the repeat. */
export interface FarBlock {
  readonly far: number;
  readonly row: number;
  readonly repeat: number;
}

/** Deals drawn to meet every outcome of a small space. */
const TO_MEET_ALL = 4096;

/** Returns the rows of a size, in the order of their statistics. */
export function farFit(plan: FarPlan, far: number): Fit {
  const { n, outcome, tests, trials } = plan.sizes[far];
  return fitPlan({ tests, trials, lags: undefined }, kindOf(outcome).space(outcome, { n }));
}

/**
 * Returns every measurement of a plan. A row that cannot decide at so few deals has none, nor has one with the law of another; one whose samples are
 * all counted has one.
 */
export function farBlocksOf(plan: FarPlan): readonly FarBlock[] {
  return plan.sizes.flatMap(({ by, trials }, far) =>
    farFit(plan, far).rows.flatMap(({ decidesFrom = 1, lawOf }, row) =>
      Array.from({ length: decidesFrom > trials || lawOf ? 0 : by === 'counting' ? 1 : plan.repeats }, (_, repeat) => ({
        far,
        row,
        repeat,
      })),
    ),
  );
}

/** Estimates the number of deals for one measurement. */
export function farDealsOf({ levels, particles, sizes }: FarPlan, { far }: FarBlock): number {
  return sizes[far].trials * particles * levels.length;
}

/** Returns the probabilities from a measurement: at every level for the row being too uneven, then at every level for too even. */
export async function farChances({ far: plan, seed }: Pick<CalibrationPlan, 'far' | 'seed'>, at: FarBlock): Promise<Float64Array> {
  const { by, n, outcome, tests, trials } = plan.sizes[at.far];
  const fit = farFit(plan, at.far);
  const { test } = fit.rows[at.row];
  const statistic = fit.statistics.find(({ fitted }) => fitted.rows.some((row) => row.test === test));
  if (!statistic) throw new AuditError('E_INTERNAL', `no statistic of ${tests.join(', ')} has the row ${test}`);
  const place = statistic.fitted.rows.findIndex((row) => row.test === test);
  const kind = kindOf(outcome);
  const source = { kind: 'built-in', maker: kind.even(outcome), prng: plan.prng, bounded: lemire.id, seeding: 'continuous' } as const;
  const subject = builtInSubject({ source, outcome }, n);
  const logs = plan.levels.map((level) => Math.log(level));
  const ordered = kind.statistics.get(statistic.id).ordered !== undefined;
  const chances = new Float64Array(2 * logs.length);
  for (const [tail, name] of (['logP', 'logLowerP'] as const).entries()) {
    const read = (results: readonly TestResult[]): number => results[place][name];
    const block = blockOf(seed, [
      ['role', 'far-out'],
      ['outcome', canonical(outcome)],
      ['cards', BigInt(n)],
      ['deals', BigInt(trials)],
      ['row', test],
      ['tail', name],
      ['repeat', BigInt(at.repeat)],
    ]);
    const deals = await evenDeals(subject, block);
    const words = new Words(chacha20.create(block.key('splitting', chacha20.seedWords, 0)), chacha20.range);
    const random = (): number => words.take() / words.range;
    const found =
      by === 'counting'
        ? wholeLaw(await everyOutcome(subject, deals), statistic, trials, read, logs)
        : await splitLevels(
            sampleChain(deals, statistic, ordered, trials, tailReader(statistic.fitted, place, name, trials), random),
            logs,
            plan,
            random,
          );
    chances.set(found, tail * logs.length);
  }
  return chances;
}

/** Returns all outcomes of a small space, by their rank. */
async function everyOutcome(
  { space }: Pick<Subject, 'space'>,
  { fill, width }: Awaited<ReturnType<typeof evenDeals>>,
): Promise<readonly Uint16Array[]> {
  const cells = new Uint16Array(TO_MEET_ALL * width);
  await fill(cells, TO_MEET_ALL);
  const met = new Map<number, Uint16Array>();
  for (let at = 0; at < cells.length; at += width) met.set(space.rank?.(cells, at) ?? 0, cells.slice(at, at + width));
  if (BigInt(met.size) !== space.size) throw new AuditError('E_INTERNAL', `${space.id} has ${space.size} outcomes, met ${met.size}`);
  return [...met].sort(([a], [b]) => a - b).map(([, outcome]) => outcome);
}

function blockOf(seed: string, path: readonly PathStep[]): Block {
  const root = rootOf(seed);
  const key: Block['key'] = (label, count, substream) =>
    deriveWords(root, [...path, ['prng', label], ['substream', BigInt(substream)]], count);
  return {
    index: 0,
    first: 0,
    trials: Number.MAX_SAFE_INTEGER,
    key,
    sharedKey: key,
    stream: { first: 0, key },
    deckKey: (count, substream) => key('deck', count, substream),
  };
}

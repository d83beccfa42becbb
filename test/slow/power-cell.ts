import { AuditError } from '../../src/core/errors.js';
import { ALPHA_BIASED } from '../../src/core/statistic/rules.js';
import type { TestResult } from '../../src/core/statistic/statistic.js';
import type { Subject } from '../../src/core/subject/subject.js';
import { BLOCK_SIZE } from '../../src/core/subject/subject.js';
import { drawCounts } from '../../src/engine/audit/run-audit.js';
import type { Role } from '../../src/engine/count/blocks.js';
import type { Counts } from '../../src/engine/count/run-block.js';
import { fitPlan } from '../../src/engine/fit.js';
import { testsOf } from '../../src/engine/plan/make-plan.js';
import { THIS_MACHINE } from '../../src/host/this-machine.js';
import { holmLevel } from '../../src/math/tails/power.js';
import { pipelineOf } from '../support/pipeline-of.js';
import type { Foretold, ForetoldRow } from './foretell.js';
import { foretell } from './foretell.js';
import type { Mistake } from './mistakes.js';
import { isOfTheShuffle, nameOf } from './mistakes.js';
import { MOST_DEALS, MOST_ESTIMATED, SAMPLES } from './power-rules.js';
import type { Cell } from './power-table.js';
import { beforehand, cleared, missed, wholeAudits } from './whole-audits.js';

/**
 * The noncentral law is a rough guide at few deals and to rows whose tails are mended, and no guide at all where deals depend on each
 * other: up they follow from an estimate, they are tried on samples of a role of their own, and raised
 * until no more than one of 100 misses: 400 tries, or where they are long as many as so many deals make, but 30.
 */
const MOST_TRIED = 50_000;
const MOST_TRIES = 400;
const LEAST_TRIES = 30;
const DEALS_TRIED = 5_000_000;
const STEP = 1.1;

/** Misses among so few samples as this show that the deals are far too few. */
const FEW_TRIES = 20;
const LONG_STEP = 1.5;

type Seen = Extract<Foretold, { kind: 'seen' }>;

/** Whether each of so many samples of `trials` deals shows the mistake in `row`, one after another. */
async function* shown(
  subject: Subject,
  row: string,
  trials: number,
  role: Exclude<Role, 'confirmation'>,
  samples: number,
  label: string,
): AsyncGenerator<boolean> {
  const [id] = row.split('/');
  const level = Math.log(
    holmLevel(ALPHA_BIASED, fitPlan({ tests: testsOf('deep', subject.space), trials, lags: undefined }, subject.space).rows.length),
  );
  const [statistic] = fitPlan({ tests: [id], trials, lags: undefined }, subject.space).statistics;
  // So few deals may be too few for the statistic.
  const result = (counts: Counts): TestResult | undefined =>
    statistic?.fitted.test(counts.get(id) ?? new Float64Array(0), trials).find(({ test }) => test === row);
  for (let k = 0; k < samples; k++) {
    const plan = { seed: `power ${label} ${k}`, blockSize: BLOCK_SIZE, n: subject.space.width };
    const counts = await drawCounts(subject, plan, { role, trials, tests: [id], lags: undefined }, { workers: 1 }, THIS_MACHINE);
    const seen = result(counts);
    yield seen !== undefined && seen.logP < level;
  }
}

/** How many of 100 samples of `trials` deals show the mistake in `row`. */
export async function found(subject: Subject, row: string, trials: number, label: string): Promise<number> {
  let times = 0;
  for await (const seen of shown(subject, row, trials, 'sample', SAMPLES, label)) if (seen) times++;
  return times;
}

/** The deals, from those foretold and below `cap`, at which trials of their own show it; null where there are none. */
async function tried(subject: Subject, { row, trials: foretold }: ForetoldRow, cap: number, label: string): Promise<number | null> {
  // The last number that failed: after a long step it is gone up from there again in short ones.
  let failed: number | null = null;
  let long = true;
  for (let trials = foretold; trials < cap; ) {
    const most = Math.min(MOST_TRIES, Math.max(LEAST_TRIES, Math.floor(DEALS_TRIED / trials)));
    let tries = 0;
    let missed = 0;
    for await (const seen of shown(subject, row, trials, 'estimate', most, `${label} tried`)) {
      tries++;
      if (!seen) missed++;
      if (100 * missed > most) break;
    }
    if (100 * missed <= most) {
      if (!long || failed === null) return trials;
      [cap, long] = [trials + 1, false];
    } else {
      failed = trials;
    }
    trials = Math.ceil((failed ?? trials) * (long && tries <= FEW_TRIES ? LONG_STEP : STEP));
  }
  return long ? null : cap - 1;
}

/** The row that trials of their own show first: the one foretold, or where its deals had to be raised any other that needs fewer. */
async function first(subject: Subject, foretold: Seen, label: string): Promise<ForetoldRow | null> {
  let best = await tried(subject, foretold, MOST_ESTIMATED, label);
  if (best === foretold.trials) return foretold;
  let { row } = foretold;
  for (const other of foretold.sooner(best ?? MOST_ESTIMATED)) {
    if (other.row === foretold.row) continue;
    const trials = await tried(subject, { ...other, trials: Math.max(other.trials, foretold.trials) }, best ?? MOST_ESTIMATED, label);
    if (trials !== null) [best, row] = [trials, other.row];
  }
  return best === null ? null : { row, trials: best, exact: false };
}

/**
 * Is a mistake found at the number of deals foretold for it? The row of the deep battery that sees it first and the deals that row needs are
 * worked out before, then 100 samples of that size are dealt. Found is a sample whose p is beyond the level that Holm leaves the row while
 * every other row of the battery is still open; so the verdict of the whole battery would be the same. Whole audits of that size, and of half
 * of it, follow.
 */
export async function cellOf(mistake: Mistake, n: number): Promise<Cell> {
  const subject = opened(mistake, n);
  if (typeof subject === 'string') return { kind: 'impossible', reason: subject };
  const label = `${nameOf(mistake)} ${n}`;
  const foretold = await foretell(mistake, subject, `power ${label}`);
  if (foretold.kind !== 'seen') return foretold;
  const { row, trials, exact } = foretold;
  if (trials > (exact ? MOST_DEALS : MOST_ESTIMATED)) return { kind: 'too-small', row, trials, exact };
  const seen = exact && trials > MOST_TRIED ? foretold : await first(subject, foretold, label);
  if (seen === null) return { kind: 'too-small', row, trials: MOST_ESTIMATED, exact: true, atLeast: true };
  return {
    kind: 'seen',
    row: seen.row,
    trials: seen.trials,
    exact: seen.exact,
    found: await found(subject, seen.row, seen.trials, label),
    audits: await wholeAudits(subject, seen.trials, label),
    half: await wholeAudits(subject, Math.floor(seen.trials / 2), `${label} half`),
  };
}

/** The pipeline of a mistake; or, where there is none, why. */
function opened({ shuffle, bounded, prng, seeding }: Mistake, n: number): Subject | string {
  try {
    return pipelineOf(shuffle, n, bounded, prng, seeding);
  } catch (error) {
    if (error instanceof AuditError) return error.message;
    throw error;
  }
}

/** What is wrong with how the whole audits of a cell ended: of as many deals as foretold, and of half as many, where only a clean one is. */
export function wrongEnds(mistake: Mistake, n: number, { audits, half, trials }: Extract<Cell, { kind: 'seen' }>): readonly string[] {
  const subject = opened(mistake, n);
  if (typeof subject === 'string') return [subject];
  const { copies, small } = beforehand(subject, trials);
  // The exact law is that of the parts before the generator: of a weak one it says nothing.
  const known = { copies, small: small && isOfTheShuffle(mistake) };
  const wrong = [audits && missed(audits, known), audits && cleared(audits, known), half && cleared(half, known)];
  return wrong.filter((what) => typeof what === 'string');
}

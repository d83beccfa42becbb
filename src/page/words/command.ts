import { DEFAULT_PARTS, PARTS } from '../../core/default-parts.js';
import type { EvidenceCore } from '../../core/evidence.js';
import { isLive, liveId } from '../../core/live-origin.js';
import { isNim } from '../../core/nim-origin.js';
import type { ProgramOrigin } from '../../core/program-origin.js';
import { recordedOf } from '../../core/recorded-log.js';
import { isDeviation } from '../../core/results.js';
import type { Origin, PipelineOrigin } from '../../core/subject.js';
import { withoutFresh } from '../facts/answer.js';
import { areCopies } from '../facts/results.js';
import { logWords, MORE_DEALS } from './log.js';
import { nimWord } from './nim.js';
import { spaceWords } from './partial.js';
import { programWords } from './program.js';
import { scramblerWord } from './scrambler.js';
import { shellWord } from './shell-word.js';

export { shellWord } from './shell-word.js';

/**
 * The command that decides an inconclusive audit, in parts that belong on one line each: the same subject with as many deals as the size
 * asked for needs. Null where the generator repeats itself within the audit or a fresh sample, which no number of deals mends, for a
 * function that a test called, and for a log with deals enough that holds something which rules out a clean verdict.
 */
export function decidingCommand(core: EvidenceCore): readonly string[] | null {
  const { plan, results, subject, verdict } = core;
  const { origin } = subject;
  if (areCopies(core) || withoutFresh(core).length > 0 || origin.kind === 'inline') return null;
  const tooFew = results.some((result) => result.required && isDeviation(result) && result.power.smallestDetectable > plan.detect);
  if (origin.kind === 'log') {
    if (!tooFew && ruledOut(core)) return null;
    // No number of deals clears a log whose tests need an order that nobody has named.
    const start = origin.start === 'unknown' && !origin.partial && !ruledOut(core);
    const words = logWords(origin).filter((word) => word !== MORE_DEALS || tooFew || !start);
    return ['npx shuffle-audit log', ...words, ...(start ? ['--start ORDER'] : []), `--detect ${plan.detect}`];
  }
  const needed = verdict.kind === 'inconclusive' && !tooFew ? verdict.trialsNeeded : null;
  // With too few deals the size asked for sets the number; only a bias left open needs more than that.
  const trials = needed === null ? [] : [`--trials ${needed}`];
  return runCommand(origin, [...spaceWords(origin, plan.n), `--detect ${plan.detect}`, ...trials]);
}

/** What the deciding command is good for: where a log rules out a clean verdict, more deals decide nothing and show smaller biases. */
export function decidingHeading(core: EvidenceCore): string {
  return ruledOut(core) ? 'To see smaller biases' : 'To decide it';
}

function ruledOut({ subject: { origin } }: EvidenceCore): boolean {
  return origin.kind === 'log' && recordedOf(origin).reservations.length > 0;
}

/** The command that runs a subject with these options, in parts that belong on one line each. */
export function runCommand(origin: Origin, options: readonly string[]): readonly string[] {
  const run = 'npx shuffle-audit run';
  // A program takes every word after its name for itself.
  return origin.kind === 'program' ? [run, ...options, ...programWords(origin)] : [run, ...subjectWords(origin), ...options];
}

/** The subject as a shell reads it, with the options that make it the same subject. */
function subjectWords(origin: Exclude<Origin, ProgramOrigin>): readonly string[] {
  if (origin.kind === 'log') return logWords(origin);
  if (isLive(origin)) return [shellWord(liveId(origin))];
  if (origin.kind === 'pipeline') return [shellWord(pipelineWord(origin))];
  if (isNim(origin)) return [shellWord(nimWord(origin))];
  if (origin.kind === 'scrambler') return [shellWord(scramblerWord(origin))];
  const spec = origin.kind === 'npm' ? `npm:${origin.specifier}#${origin.export}` : `${origin.file}#${origin.export}`;
  return [
    shellWord(spec),
    ...(origin.randomness === 'live' ? ['--randomness live'] : []),
    ...(origin.kind === 'module' && origin.call.random ? ['--pass-random'] : []),
    ...(origin.call.isolation === 'none' ? ['--isolation none'] : []),
  ];
}

/** The subject as a user would type it: parts that are the default ones at the end are left out. */
export function pipelineWord({ shuffle, prng, bounded, seeding }: PipelineOrigin): string {
  const parts = [shuffle, prng, bounded, seeding];
  const defaults = [null, ...PARTS.map((part) => DEFAULT_PARTS[part])];
  while (parts.at(-1) === defaults[parts.length - 1]) parts.pop();
  return parts.join('/');
}

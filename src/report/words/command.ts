import type { EvidenceCore } from '../../core/evidence.js';
import { isDeviation } from '../../core/results.js';
import type { Origin, PipelineOrigin } from '../../core/subject.js';
import { withoutFresh } from '../facts/answer.js';
import { areCopies } from '../facts/results.js';

/**
 * The command that decides an inconclusive audit, in parts that belong on one line each: the same subject with as many deals
 * as the size asked for needs. Null where the generator repeats itself within the audit or a fresh sample, which no number of deals mends.
 */
export function decidingCommand(core: EvidenceCore): readonly string[] | null {
  if (areCopies(core) || withoutFresh(core).length > 0) return null;
  const { plan, results, subject, verdict } = core;
  const tooFew = results.some((result) => result.required && isDeviation(result) && result.power.smallestDetectable > plan.detect);
  const needed = verdict.kind === 'inconclusive' && !tooFew ? verdict.trialsNeeded : null;
  // With too few deals the size asked for sets the number; only a bias left open needs more than that.
  const trials = needed === null ? [] : [`--trials ${needed}`];
  return ['npx shuffle-audit run', ...subjectWords(subject.origin), `--n ${plan.n}`, `--detect ${plan.detect}`, ...trials];
}

/** The subject as a shell reads it, with the options that make it the same subject. */
export function subjectWords(origin: Origin): readonly string[] {
  if (origin.kind === 'pipeline') return [shellWord(pipelineWord(origin))];
  const spec = origin.kind === 'npm' ? `npm:${origin.specifier}#${origin.export}` : `${origin.file}#${origin.export}`;
  return [
    shellWord(spec),
    ...(origin.randomness === 'live' ? ['--randomness live'] : []),
    ...(origin.kind === 'module' && origin.call.random ? ['--pass-random'] : []),
  ];
}

/** The subject as a user would type it: parts that are the default ones at the end are left out. */
export function pipelineWord({ shuffle, prng, bounded, seeding }: PipelineOrigin): string {
  const parts = [shuffle, prng, bounded, seeding];
  const defaults = [null, 'xoshiro128ss', 'lemire', 'continuous'];
  while (parts.at(-1) === defaults[parts.length - 1]) parts.pop();
  return parts.join('/');
}

/** A word as a POSIX shell reads it back: quoted where it holds anything a shell would act on. */
export function shellWord(word: string): string {
  return /^[A-Za-z0-9_@%+=:,./#-]+$/.test(word) && !word.startsWith('#') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

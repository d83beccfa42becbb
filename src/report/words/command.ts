import type { EvidenceCore } from '../../core/evidence.js';
import type { PipelineOrigin } from '../../core/subject.js';

/** The command that decides an inconclusive audit, in parts that belong on one line each: the same subject with as many deals as the size asked for needs. */
export function decidingCommand({ plan, results, subject, verdict }: EvidenceCore): readonly string[] {
  const { origin } = subject;
  const spec =
    origin.kind === 'pipeline'
      ? pipelineWord(origin)
      : origin.kind === 'npm'
        ? `npm:${origin.specifier}#${origin.export}`
        : `${origin.file}#${origin.export}`;
  const tooFew = results.some((result) => result.required && result.power.smallestDetectable > plan.detect);
  const needed = verdict.kind === 'inconclusive' && !tooFew ? verdict.trialsNeeded : null;
  // With too few deals the size asked for sets the number; only a bias left open needs more than that.
  const trials = needed === null ? [] : [`--trials ${needed}`];
  const fed =
    origin.kind === 'pipeline'
      ? []
      : [
          ...(origin.randomness === 'live' ? ['--randomness live'] : []),
          ...(origin.kind === 'module' && origin.call.random ? ['--pass-random'] : []),
          ...(origin.call.isolation === 'none' ? ['--isolation none'] : []),
        ];
  return ['npx shuffle-audit run', shellWord(spec), ...fed, `--n ${plan.n}`, `--detect ${plan.detect}`, ...trials];
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

import process from 'node:process';
import { AuditError } from '../../core/errors.js';
import { isBuiltIn, type Origin } from '../../core/record/origin.js';
import { prngs } from '../../parts/catalogues.js';

const FLAG = /(?:^|\s)--random[-_]seed\b/;

/**
 * Refuses to deal on threads with a generator that Node was told to seed alike in all of them. Their deals would be copies, which look like a bias
 * that is not there. Throws E_USAGE where the generator is one that `--random-seed` fixes and `given`, the flags of this process, holds it.
 */
export function refuseCopies(
  { source, outcome }: Origin,
  given: readonly string[] = [...process.execArgv, process.env['NODE_OPTIONS'] ?? ''],
): void {
  if (
    !isBuiltIn({ source, outcome }) ||
    !('prng' in source) ||
    !prngs.get(source.prng).flagSeeded ||
    !given.some((flag) => FLAG.test(flag))
  )
    return;
  throw new AuditError(
    'E_USAGE',
    `${source.prng} cannot be dealt on several threads under node --random-seed, which gives each of them the same numbers`,
    {
      hint: 'leave out --random-seed, or add --workers 1',
    },
  );
}

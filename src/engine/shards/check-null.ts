import type { DeclaredNull } from '../../core/declared-null.js';
import { AuditError } from '../../core/errors.js';

/** The nulls that deals in shards are held against: laws, of which a plan says all there is, so that a shard turns its deals as one process does. */
const LAWS: ReadonlySet<string> = new Set<DeclaredNull['kind']>([
  'cyclic',
  'weighted',
  'derangement',
  'blocks',
  'strata',
  'no-adjacent',
  'matchings',
]);

/** Throws E_USAGE for a declared null that is none of the laws; absent, every order is to be equally likely. */
export function checkNull(declared: DeclaredNull | undefined): void {
  if (!declared || LAWS.has(declared.kind)) return;
  throw new AuditError('E_USAGE', `an audit in shards is held against one of ${[...LAWS].join(', ')}, got --null ${declared.kind}`, {
    hint: 'deal it by one process: shuffle-audit run',
  });
}

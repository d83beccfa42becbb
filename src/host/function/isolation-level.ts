import type { IsolationLevel } from '../../core/record/run-info.js';
import type { Isolation } from '../../core/source/function-source.js';
import { childLevel } from './child/tools.js';

/** Returns how far this machine isolates the processes that deal from a source; null where it is no function of a file or a package. */
export function isolationLevel({
  call,
}: {
  readonly kind: string;
  readonly call?: { readonly isolation: Isolation };
}): IsolationLevel | null {
  if (call === undefined) return null;
  return call.isolation === 'none' ? 'none' : childLevel();
}

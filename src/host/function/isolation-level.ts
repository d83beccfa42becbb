import type { IsolationLevel } from '../../core/function-source.js';
import type { AnySource, Origin } from '../../core/origin.js';
import { childLevel } from './child/tools.js';

/** How far the processes that deal a subject are shut in on this machine; null where the subject is no function of a file or a package. */
export function isolationLevel({ source }: Origin<AnySource>): IsolationLevel | null {
  if (source.kind !== 'module' && source.kind !== 'npm') return null;
  return source.call.isolation === 'none' ? 'none' : childLevel();
}

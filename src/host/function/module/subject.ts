import type { Subject } from '../../../core/subject/subject.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { childBlocks } from '../child/blocks.js';
import type { FunctionRequest } from './function.js';
import { findFunction } from './function.js';

export type { FunctionRequest } from './function.js';

/**
 * Opens a user's module or an npm package's export as a subject. It is loaded and tried in a child process, and every block is dealt by a fresh one.
 * Throws E_USAGE, E_INPUT_MISSING, E_SUBJECT_LOAD, E_NONDETERMINISTIC, and E_SUBJECT_* for its first deals.
 *
 * @example
 * ```ts
 * import { openFunctionSubject } from 'shuffle-audit';
 *
 * const cwd = import.meta.dirname;
 * const subject = await openFunctionSubject({ kind: 'module', file: './shuffle.js', n: 52, randomness: 'injected', cwd });
 * console.log(`${subject.id}: ${subject.space.width} cards`);
 *
 * // prints:
 * // ./shuffle.js#shuffle: 52 cards
 * ```
 */
export async function openFunctionSubject(request: FunctionRequest): Promise<Subject> {
  const { handsBack, lost, origin, url, timeoutMs } = await findFunction(request, true);
  return {
    ...childBlocks(origin, url, spaceOf(origin, request.n), request.cwd, timeoutMs),
    ...(handsBack && { handsBack }),
    ...(lost && { lost }),
  };
}

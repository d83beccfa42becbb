import type { OmitEach } from '../../core/omit-each.js';
import type { Origin } from '../../core/record/origin.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import type { Subject } from '../../core/subject/subject.js';
import { kindOf } from '../../kinds/index.js';
import { openOrigin } from '../open-origin.js';
import { changedSince } from './module/loaded.js';
import { openFunctionSubject } from './module/subject.js';
import type { ForcedRequest } from './open-forced.js';

/**
 * Opens a record's subject for `verify`, as `openOrigin` does, but tries a function again as if for the first time. The way it is called and dealt is
 * thus found out and not taken from the record. Throws what either throws.
 */
export async function reopenAnew(origin: Origin, n: number, cwd: string): Promise<Subject> {
  const subject = await openOrigin(origin, n, cwd);
  const { outcome, source } = origin;
  if (source.kind !== 'module' && source.kind !== 'npm') return subject;
  const asked = kindOf(outcome).asked?.(outcome) ?? outcome;
  const { input = 'in-order' } = source.call;
  const anew = await openFunctionSubject({ ...requestAgain(source, cwd), outcome: asked, n, randomness: source.randomness, input });
  return asLoaded(anew, source);
}

/** Returns the subject, which must have loaded the files of the record. Throws E_VERIFY for the first one it did not load. */
function asLoaded(anew: Subject, recorded: FunctionSource): Subject {
  const { outcome, source } = anew.origin;
  if (source.kind !== 'module' && source.kind !== 'npm') return anew;
  // A record from before files were kept names none.
  const { files: found = [], ...unlisted } = source;
  if (!recorded.files) return { ...anew, origin: { outcome, source: unlisted } };
  const named = new Set([...recorded.files, ...found].map(({ file }) => file));
  for (const file of named) {
    const [was, is] = [recorded.files, found].map((files) =>
      files
        .filter((one) => one.file === file)
        .map(({ sha256 }) => sha256)
        .join(' and '),
    );
    if (was !== is) throw changedSince(file, was || 'none', is || 'none');
  }
  return anew;
}

/** Returns the request that would find the function of a record again today. */
export function requestAgain(source: FunctionSource, cwd: string): OmitEach<ForcedRequest, 'n'> {
  const named = source.kind === 'module' ? { kind: source.kind, file: source.file } : { kind: source.kind, specifier: source.specifier };
  const { random, wrapper } = source.call;
  return {
    ...named,
    ...(wrapper === undefined ? { export: source.export } : { wrapper }),
    passRandom: random,
    isolation: source.call.isolation,
    cwd,
  };
}

import { fileURLToPath } from 'node:url';
import type { Origin } from '../../../core/record/origin.js';
import type { FunctionSource } from '../../../core/source/function-source.js';
import { Batch } from '../../../core/subject/outcome.js';
import type { Subject } from '../../../core/subject/subject.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { handedDeck } from '../../../kinds/handout.js';
import { permutations } from '../../../math/orders/permutation.js';
import { CHILD_TIMEOUT_MS, childBlocks } from '../child/blocks.js';
import { ChildSession } from '../child/session.js';
import { npmParent } from '../npm/parent.js';
import { moduleCode } from './code.js';
import { changedSince, checkLoads, knownLoads } from './loaded.js';
import { moduleSha256 } from './sha256.js';

/** Finds the address of the code an origin names, again from `cwd`. Throws E_VERIFY where it is no longer the code of the record. */
export async function childCode(source: FunctionSource, cwd: string, timeoutMs: number): Promise<string> {
  if (source.kind === 'module') {
    const { url, sha256, sources = [] } = await moduleCode(source.file, cwd);
    same(source.file, source.sha256, sha256);
    const { known } = knownLoads(source, url, cwd, 'record');
    if (known) checkLoads(sources, known, source.file);
    return url;
  }
  const { specifier } = source;
  const context = { id: `npm:${specifier}`, cwd, first: 0 };
  const code = { kind: 'package', specifier, parent: npmParent(cwd) } as const;
  const { isolation } = source.call;
  const { wrapper } = source.call;
  const call = {
    path: source.export.split('.'),
    ...(wrapper !== undefined && { wrapper }),
    random: false,
    style: null,
    touches: null,
    isolation,
  };
  const task = { ...call, code, handed: handedDeck(1), trials: 0, state: null, record: -1 };
  const session = await ChildSession.start(task, context, permutations(1), timeoutMs);
  await session.fill(new Batch(1, 1));
  const url = session.ready?.url ?? '';
  same(context.id, source.sha256, moduleSha256(fileURLToPath(url), context.id), `npm install ${source.package}@${source.version}`);
  return url;
}

/** Opens the subject of a record's origin again. Throws E_VERIFY where the code has changed since, E_INPUT_MISSING where it is gone. */
export async function reopenFunctionSubject(
  origin: Origin<FunctionSource>,
  n: number,
  cwd: string,
  timeoutMs: number = CHILD_TIMEOUT_MS,
): Promise<Subject> {
  return childBlocks(origin, await childCode(origin.source, cwd, timeoutMs), spaceOf(origin, n), cwd, timeoutMs, 'record');
}

function same(id: string, was: string, is: string, hint?: string): void {
  if (was !== is) throw changedSince(id, was, is, hint);
}

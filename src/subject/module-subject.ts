import { fileURLToPath } from 'node:url';
import { AuditError } from '../core/errors.js';
import type { CallStyle, Randomness, Subject } from '../core/subject.js';
import { permutations } from '../math/permutation.js';
import { CHILD_TIMEOUT_MS, childBlocks } from './child-blocks.js';
import { childProbe } from './child-probe.js';
import type { ChildCode } from './child-protocol.js';
import { moduleCode } from './module-code.js';
import { moduleSha256 } from './module-sha256.js';
import { npmPackage } from './npm-package.js';
import { npmParent } from './npm-parent.js';

/** A JavaScript function to audit. */
export type FunctionRequest = (
  | {
      readonly kind: 'module';
      /** As typed, from `cwd`: `./my-shuffle.js`, or TypeScript. */
      readonly file: string;
      /** Without it the default export, or the only function exported. */
      readonly export?: string;
    }
  | {
      readonly kind: 'npm';
      /** `lodash`, `@scope/pkg/sub`. */
      readonly specifier: string;
      /** A dotted path; without it the default export, or the only function exported. */
      readonly export?: string;
    }
) & {
  /** Cards, from 1 to 65,536. */
  readonly n: number;
  readonly randomness: Randomness;
  /** Give the function `random()` whatever its second parameter is called. */
  readonly passRandom?: boolean;
  /** For one deal, and for loading; 10,000 unless said otherwise. */
  readonly timeoutMs?: number;
  readonly cwd: string;
};

/**
 * A user's module or an npm package's export as a subject: loaded and tried in a child process, and every block dealt by a fresh one.
 * Throws E_INPUT_MISSING, E_SUBJECT_LOAD, E_NONDETERMINISTIC, and what its first deals break: E_SUBJECT_*.
 */
export async function openFunctionSubject(request: FunctionRequest): Promise<Subject> {
  const { n, randomness, passRandom = false, timeoutMs = CHILD_TIMEOUT_MS, cwd } = request;
  if (!(Number.isInteger(n) && n >= 1 && n <= 65_536)) throw new AuditError('E_USAGE', `a deck must have from 1 to 65536 cards, got ${n}`);
  const isModule = request.kind === 'module';
  const named = request.export === undefined ? '' : `#${request.export}`;
  const context = { id: `${isModule ? slashed(request.file) : `npm:${request.specifier}`}${named}`, cwd, first: 0 };
  const file = isModule ? await moduleCode(request.file, cwd) : null;
  const code: ChildCode =
    isModule && file ? { kind: 'file', url: file.url } : { kind: 'package', specifier: specifierOf(request), parent: npmParent(cwd) };
  const path = request.export === undefined ? null : request.export.split('.');
  const random = passRandom || (isModule ? 'named' : false);
  const space = permutations(n);
  const { ready, end, carries } = await childProbe({ code, path, owned: !isModule, random, n }, randomness, space, context, timeoutMs);
  const call: CallStyle = { result: end.result, async: end.async, random: ready.random, stream: carries ? 'one' : 'block' };
  if (isModule && file) {
    const origin = { kind: 'module', file: slashed(request.file), export: ready.export, sha256: file.sha256, call, randomness } as const;
    return childBlocks(origin, ready.url, space, cwd, timeoutMs);
  }
  const { name, version } = npmPackage(fileURLToPath(ready.url)) ?? { name: 'none', version: 'none' };
  const sha256 = moduleSha256(fileURLToPath(ready.url), context.id);
  const origin = {
    kind: 'npm',
    specifier: specifierOf(request),
    export: ready.export,
    package: name,
    version,
    sha256,
    call,
    randomness,
  } as const;
  return childBlocks(origin, ready.url, space, cwd, timeoutMs);
}

function specifierOf(request: FunctionRequest): string {
  const specifier = request.kind === 'npm' ? request.specifier : '';
  if (/^(?:@[^/@:\s]+\/)?[^./@:\s\\][^/@:\s\\]*(?:\/[^\s:\\]+)?$/.test(specifier)) return specifier;
  throw new AuditError('E_USAGE', `a package must be named as in an import (lodash, @scope/pkg/sub), got "${specifier}"`, {
    hint: 'npm:lodash#shuffle',
  });
}

function slashed(file: string): string {
  return file.replaceAll('\\', '/');
}

import { fileURLToPath } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import type { CallStyle, FunctionSource, Isolation, Randomness } from '../../../core/function-source.js';
import type { Origin } from '../../../core/origin.js';
import type { BoardShape, Outcome } from '../../../core/outcome.js';
import { checkCards } from '../../../engine/subject/check-cards.js';
import { boards } from '../../../kinds/board/boards.js';
import { partialDeals } from '../../../math/hands/partial-deals.js';
import { permutations } from '../../../math/orders/permutation.js';
import { CHILD_TIMEOUT_MS } from '../child/blocks.js';
import { childProbe } from '../child/probe.js';
import type { ChildCode } from '../child/protocol.js';
import { npmPackage } from '../npm/package.js';
import { npmParent } from '../npm/parent.js';
import { moduleCode } from './code.js';
import { moduleSha256 } from './sha256.js';

/** A JavaScript function to look at. */
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
  /** Cards that it deals of the n, which it is told by its second argument; all of them where absent. */
  readonly deal?: number;
  /** Where it scrambles a sliding puzzle of n cells: its size. It gets the solved board and is called as functions that shuffle decks are. */
  readonly board?: BoardShape;
  /** Whether the order of those cards is to be taken to say nothing. */
  readonly orderUnknown?: boolean;
  /** Give the function `random()` whatever its second parameter is called. */
  readonly passRandom?: boolean;
  /** 'process' unless said otherwise; 'none' only for code that is trusted. */
  readonly isolation?: Isolation;
  /** Refuse a function that replaces parts of the language, rather than say so: E_SUBJECT_TAMPER. */
  readonly strict?: boolean;
  /** For one deal, and for loading; 10,000 unless said otherwise. */
  readonly timeoutMs?: number;
  readonly cwd: string;
};

/** A function that was loaded and tried. */
export interface FoundFunction {
  readonly origin: Origin<FunctionSource>;
  /** Of the file it was loaded from. */
  readonly url: string;
  readonly timeoutMs: number;
}

/**
 * Finds a user's module or an npm package's export, loads it in a child process and tries it there.
 * Throws E_USAGE, E_INPUT_MISSING, E_SUBJECT_LOAD, E_NONDETERMINISTIC, and what its first deals break: E_SUBJECT_*.
 */
export async function findFunction(request: FunctionRequest): Promise<FoundFunction> {
  const { n, randomness, passRandom = false, isolation = 'process', timeoutMs = CHILD_TIMEOUT_MS, cwd } = request;
  checkCards(n);
  const isModule = request.kind === 'module';
  const context = { id: functionId(request), cwd, first: 0 };
  const file = isModule ? await moduleCode(request.file, cwd) : null;
  const code: ChildCode =
    isModule && file ? { kind: 'file', url: file.url } : { kind: 'package', specifier: specifierOf(request), parent: npmParent(cwd) };
  const path = request.export === undefined ? null : request.export.split('.');
  const random = passRandom || (isModule ? 'named' : false);
  const { board, deal, orderUnknown } = request;
  const space = board ? boards(board) : deal === undefined ? permutations(n) : partialDeals(n, { seen: deal, order: 'kept' });
  const { ready, end, carries, sorted } = await childProbe(
    { code, path, owned: !isModule, random, n, ...(deal !== undefined && { deal }), ...(board && { board: true }), isolation },
    randomness,
    space,
    context,
    timeoutMs,
  );
  if (request.strict && end.touches !== '')
    throw new AuditError('E_SUBJECT_TAMPER', `${context.id}: must leave the language as it is, got another ${end.touches}`);
  const call: CallStyle = {
    result: end.result,
    async: end.async,
    random: ready.random,
    stream: carries ? 'one' : 'block',
    isolation,
    ...(end.touches === '' ? {} : { touches: end.touches.split(', ') }),
  };
  const order = orderUnknown ? 'unknown' : sorted ? 'sorted' : 'kept';
  const outcome: Outcome = board
    ? { kind: 'board', rows: board.rows, columns: board.columns }
    : deal === undefined
      ? { kind: 'deck' }
      : { kind: 'hand', seen: deal, order };
  const { url } = ready;
  if (isModule && file) {
    const source = { kind: 'module', file: slashed(request.file), export: ready.export, sha256: file.sha256, call, randomness } as const;
    return { origin: { source, outcome }, url, timeoutMs };
  }
  const { name, version } = npmPackage(fileURLToPath(url)) ?? { name: 'none', version: 'none' };
  const sha256 = moduleSha256(fileURLToPath(url), context.id);
  const specifier = specifierOf(request);
  const source = { kind: 'npm', specifier, export: ready.export, package: name, version, sha256, call, randomness } as const;
  return { origin: { source, outcome }, url, timeoutMs };
}

/** What the user calls a function before it is loaded: `./my-shuffle.js`, `npm:lodash#shuffle`. */
export function functionId(request: FunctionRequest): string {
  const named = request.export === undefined ? '' : `#${request.export}`;
  return `${request.kind === 'module' ? slashed(request.file) : `npm:${request.specifier}`}${named}`;
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

import { fileURLToPath } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import type { Origin } from '../../../core/record/origin.js';
import type { CallStyle, FunctionSource, Isolation, Randomness } from '../../../core/source/function-source.js';
import type { Handing } from '../../../core/source/handing.js';
import type { Outcome, OutcomeSpace } from '../../../core/subject/outcome.js';
import type { ChildCode } from '../../../engine/child/protocol.js';
import { checkCards } from '../../../engine/subject/check-cards.js';
import { checkTakes, whyNot } from '../../../engine/subject/takes.js';
import { kindOf } from '../../../kinds/index.js';
import { CHILD_TIMEOUT_MS, childrenOfSample, HANDED_WORDS } from '../child/blocks.js';
import { type ChildProbe, childProbe, PROBE_STATE, type ProbeContext } from '../child/probe.js';
import { childTryForms } from '../child/try-forms.js';
import { childUnmoved } from '../child/unmoved.js';
import { npmPackage } from '../npm/package.js';
import { npmParent } from '../npm/parent.js';
import { moduleCode } from './code.js';
import { homeOf, loadedFiles } from './loaded.js';
import { moduleSha256 } from './sha256.js';

/** A function to audit, of a file or a package, and how it is called: its module, its name, what it is handed and where its numbers come from. */
export type FunctionRequest = (
  | {
      readonly kind: 'module';
      /** The path as typed, from `cwd`: `./my-shuffle.js`, or TypeScript. */
      readonly file: string;
      /** Name of the export; if absent the default export, or the only function exported. */
      readonly export?: string;
    }
  | {
      readonly kind: 'npm';
      /** The package specifier: `lodash`, `@scope/pkg/sub`. */
      readonly specifier: string;
      /** A dotted path to the export; if absent the default export, or the only function exported. */
      readonly export?: string;
    }
) & {
  /** Cards, from 1 to 65,536; cells of an outcome that is no deal of cards. */
  readonly n: number;
  readonly randomness: Randomness;
  /**
   * The outcome it makes; whole decks where absent. For a hand its second argument is the number of cards to deal. For boards it gets the solved one,
   * for piles their number, for moves the piles. For piles and moves its second argument is the most stones of a pile.
   */
  readonly outcome?: Outcome;
  /** Gives the function `random()` whatever its second parameter is called. */
  readonly passRandom?: boolean;
  /** The way it is handed its decks; in order by default. An audit deals a second, smaller sample in the other way. */
  readonly input?: Handing;
  /**
   * A function to deal with instead of an export: an expression in which the exports are in scope by name. It gets `random()` after its other
   * arguments.
   */
  readonly wrapper?: string;
  /** The isolation, 'process' by default; 'none' only for trusted code. */
  readonly isolation?: Isolation;
  /** Refuses a function that replaces parts of the language with E_SUBJECT_TAMPER, instead of only reporting it. */
  readonly strict?: boolean;
  /** Milliseconds for one deal, and for loading; 10,000 by default. */
  readonly timeoutMs?: number;
  readonly cwd: string;
  /** Called for the deals of its trial: the deal that came, from 1, and the most deals of one look. */
  readonly onTry?: (deal: number, of: number) => void;
};

export interface FoundFunction {
  readonly origin: Origin<FunctionSource>;
  readonly url: string;
  readonly timeoutMs: number;
  /** True if every deal of the first look came back as it was handed in. */
  readonly handsBack: boolean;
  /** The rule it breaks by losing cards of decks other than those from 0 on; null where it loses none. */
  readonly lost: AuditError | null;
}

const DECKS: Outcome = { kind: 'deck' };

/**
 * Finds a user's module or an npm package's export, loads it in a child process and tries it there. With `others`, it also tries it with decks in
 * random order. Throws E_USAGE, E_INPUT_MISSING, E_SUBJECT_LOAD, E_NONDETERMINISTIC, and E_SUBJECT_* for its first deals.
 */
export async function findFunction(request: FunctionRequest, others: boolean): Promise<FoundFunction> {
  const {
    randomness,
    passRandom = false,
    outcome: asked = DECKS,
    input = 'in-order',
    isolation = 'process',
    timeoutMs = CHILD_TIMEOUT_MS,
    cwd,
  } = request;
  const space = kindOf(asked).space(asked, { n: request.n });
  const n = space.cards;
  checkCards(n);
  if (input === 'shuffled') checkTakes(request.kind, asked, 'input', functionId(request));
  const isModule = request.kind === 'module';
  const { onTry } = request;
  const context = { id: functionId(request), cwd, first: 0, mayHurry: others, ...(onTry && { onTry }) };
  const file = isModule ? await moduleCode(request.file, cwd) : null;
  const code: ChildCode =
    isModule && file ? { kind: 'file', url: file.url } : { kind: 'package', specifier: specifierOf(request), parent: npmParent(cwd) };
  const path = request.export === undefined ? null : request.export.split('.');
  const { wrapper } = request;
  const random = passRandom || wrapper !== undefined || (isModule ? ('named' as const) : false);
  const task = { code, path, ...(wrapper !== undefined && { wrapper }), random, handed: kindOf(asked).handed(asked, n), isolation };
  const handed = { ...context, id: `${context.id}, handed ${HANDED_WORDS.shuffled}` };
  const shuffled = others && input === 'shuffled';
  const also = others && !shuffled && whyNot(request.kind, asked, 'input') === null;
  const first = await childProbe(task, randomness, space, context, timeoutMs);
  const { ready, end, sorted, startsAlike, names, loads } = first;
  if (shuffled && names)
    throw new AuditError('E_USAGE', `--input shuffled cannot take ${context.id}: it deals cards of its own, whatever deck it is handed`, {
      hint: 'leave it out',
    });
  const { carries, handsBack } = shuffled ? await withOtherDecks(task, first, randomness, space, handed, timeoutMs) : first;
  const formed = (shuffled || also) && !names;
  // The forms of a file's cards are tried by one more.
  if (others) await childrenOfSample({ call: { isolation }, randomness }, ready.url, cwd, Number(formed && isModule));
  const forms = formed ? await childTryForms(task, randomness === 'injected' ? PROBE_STATE : null, space, handed, timeoutMs) : null;
  if (request.strict && end.touches !== '')
    throw new AuditError('E_SUBJECT_TAMPER', `${context.id}: must leave the language as it is, got another ${end.touches}`);
  const style = { result: end.result, async: end.async, beside: end.beside };
  const forced = { ...task, style, touches: null, trials: 0, state: null, record: -1, forced: true } as const;
  const alike =
    task.handed.first.kind === 'list' && task.handed.answer.cells === n && first.cells.every((card, i) => card === first.cells[i % n]);
  const unmoved =
    others && randomness === 'injected' && alike
      ? await childUnmoved(first.cells.subarray(0, n), forced, space, context, timeoutMs)
      : undefined;
  const call: CallStyle = {
    result: end.result,
    async: end.async,
    random: ready.random,
    ...(wrapper !== undefined && { wrapper }),
    stream: carries ? 'one' : 'block',
    ...(startsAlike && { starts: 'alike' }),
    isolation,
    ...(end.beside === '' ? {} : { beside: end.beside }),
    ...(names ? { cards: names.vocabulary } : {}),
    ...(end.touches === '' ? {} : { touches: end.touches.split(', ') }),
    ...(forms && { forms: forms.tried }),
    ...(unmoved && { unmoved }),
    ...(input === 'shuffled' && { input }),
  };
  const outcome: Outcome = sorted ? (kindOf(asked).sorted?.(asked) ?? asked) : asked;
  const { url } = ready;
  const home = homeOf(isModule ? request.file : null, url, cwd);
  const own = loads.filter(({ path }) => file?.bundle !== path);
  const files = loadedFiles([...(file?.sources ?? []), ...own], home, context.id);
  if (isModule && file) {
    const source = {
      kind: 'module',
      file: slashed(request.file),
      export: ready.export,
      sha256: file.sha256,
      files,
      call,
      randomness,
    } as const;
    return { origin: { source, outcome }, url, timeoutMs, handsBack, lost: forms?.lost ?? null };
  }
  const { name, version } = npmPackage(fileURLToPath(url)) ?? { name: 'none', version: 'none' };
  const sha256 = moduleSha256(fileURLToPath(url), context.id);
  const specifier = specifierOf(request);
  const source = { kind: 'npm', specifier, export: ready.export, package: name, version, sha256, files, call, randomness } as const;
  return { origin: { source, outcome }, url, timeoutMs, handsBack, lost: forms?.lost ?? null };
}

/** Tries a function with decks in random order, which also shows whether it carries anything over, or hands back its input. Throws E_SUBJECT_*. */
async function withOtherDecks(
  task: Parameters<typeof childProbe>[0],
  first: ChildProbe,
  randomness: Randomness,
  space: OutcomeSpace,
  context: ProbeContext,
  timeoutMs: number,
): Promise<Pick<ChildProbe, 'carries' | 'handsBack'>> {
  const { carries, handsBack } = await childProbe({ ...task, deck: PROBE_STATE }, randomness, space, context, timeoutMs);
  return { carries: first.carries || carries, handsBack };
}

/** Returns the user's name for a function before it is loaded: `./my-shuffle.js`, `npm:lodash#shuffle`. */
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

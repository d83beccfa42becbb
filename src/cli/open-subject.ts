import { PARTS } from '../core/default-parts.js';
import { AuditError } from '../core/errors.js';
import type { Isolation, Randomness } from '../core/function-source.js';
import type { BuiltInSource, Origin } from '../core/origin.js';
import type { HandOutcome } from '../core/outcome.js';
import type { Subject } from '../core/subject.js';
import { builtInSubject } from '../engine/subject/built-in-subject.js';
import { firstCards } from '../engine/subject/first-cards.js';
import { pipeline } from '../engine/subject/pipeline.js';
import { openFunctionSubject } from '../host/function/module/subject.js';
import { openProgramSubject } from '../host/program/subject.js';
import { raceSubject } from '../host/race/subject.js';
import { boundeds, prngs, seedings, shuffles } from '../parts/catalogues.js';
import type { Pipeline } from '../parts/pipeline.js';
import { boardSpaceOf, refuseBoardOptions, scramblerOf } from './board-options.js';
import type { Values } from './command.js';
import { givenText, isOn, textOf } from './command.js';
import { nimOriginOf, refuseNimOptions } from './nim-options.js';
import { MOST_DECK_CARDS } from './options.js';
import { parseCount } from './parse-number.js';
import { partIds } from './part-ids.js';
import { programRequestOf, refuseProgramOptions } from './program-request.js';
import type { SubjectSpec } from './subject-spec.js';
import { parseSubject } from './subject-spec.js';

/** A subject as named on the command line, looked up but not opened: a built-in one by its parts, or a function to be loaded. */
export type SubjectRequest =
  | { readonly kind: 'pipeline'; readonly parts: Pipeline }
  | { readonly kind: 'scrambler'; readonly origin: Origin<BuiltInSource> }
  | { readonly kind: 'nim'; readonly origin: Origin<BuiltInSource> }
  | { readonly kind: 'race'; readonly locked: boolean }
  | (Exclude<SubjectSpec, { kind: 'nim' | 'pipeline' | 'race' | 'scrambler' }> & {
      readonly randomness: Randomness;
      readonly passRandom: boolean;
      readonly isolation: Isolation;
      readonly strict: boolean;
      readonly timeoutMs: number;
      readonly cwd: string;
    });

/** The subject that `text` and the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function requestOf(text: string, values: Values): SubjectRequest {
  refuseProgramOptions(values, text);
  const spec = parseSubject(text);
  if (spec.kind === 'nim') return { kind: 'nim', origin: nimOriginOf(spec, values) };
  refuseNimOptions(values, text);
  if (spec.kind === 'scrambler') return { kind: 'scrambler', origin: scramblerOf(spec, values) };
  refuseBoardOptions(values, text);
  if (spec.kind === 'pipeline') return { kind: 'pipeline', parts: partsOf(spec, values) };
  for (const part of PARTS) {
    if (textOf(values, part) !== undefined)
      throw new AuditError('E_USAGE', `--${part} is a part of built-in subjects, got it with ${text}`);
  }
  if (spec.kind === 'race') return spec;
  const randomness = textOf(values, 'randomness') ?? 'injected';
  if (randomness !== 'injected' && randomness !== 'live') {
    throw new AuditError('E_USAGE', `--randomness must be injected or live, got "${randomness}"`);
  }
  return {
    ...spec,
    randomness,
    passRandom: isOn(values, 'pass-random'),
    isolation: isolationOf(values),
    strict: isOn(values, 'strict'),
    timeoutMs: 1000 * parseCount('timeout', givenText(values, 'timeout'), 1, 86_400),
    cwd: process.cwd(),
  };
}

/** What a function may do, as asked for. Throws E_USAGE. */
export function isolationOf(values: Values): Isolation {
  const isolation = textOf(values, 'isolation') ?? 'process';
  if (isolation === 'process' || isolation === 'none') return isolation;
  throw new AuditError('E_USAGE', `--isolation must be process or none, got "${isolation}"`);
}

/** Opens the subject that `text` and the options name, or the program with these words, for decks of `n` cards. */
export async function openSubject(text: string | readonly string[], n: number, values: Values): Promise<Subject> {
  if (typeof text === 'string' && parseSubject(text).kind === 'nim') return openNim(requestOf(text, values));
  if (typeof text !== 'string') refuseNimOptions(values, 'a program');
  const partial = partialDealOf(values);
  if (partial && typeof text !== 'string')
    throw new AuditError('E_USAGE', '--deal is for functions and built-in shuffles, got it with a program', {
      hint: 'have it write its hands to a file: shuffle-audit log --partial',
    });
  const board = boardSpaceOf(values);
  if (board && typeof text !== 'string')
    throw new AuditError('E_USAGE', '--space is for functions and logs, got it with a program', {
      hint: 'have it write its boards to a file: shuffle-audit log --space',
    });
  if (typeof text !== 'string') return openProgramSubject({ ...programRequestOf(text, values), n });
  const request = requestOf(text, values);
  if (request.kind === 'nim') return openNim(request);
  if (request.kind === 'scrambler') {
    if (board)
      throw new AuditError('E_USAGE', `--space is for functions and logs, got it with ${text}`, {
        hint: 'a built-in scrambler has a --size',
      });
    if (partial) throw new AuditError('E_USAGE', `--deal is for functions and built-in shuffles, got it with ${text}`);
    return builtInSubject(request.origin, n);
  }
  if (request.kind === 'race') {
    if (partial || board)
      throw new AuditError(
        'E_USAGE',
        `--${partial ? 'deal' : 'space'} is for functions${partial ? ' and built-in shuffles' : ' and logs'}, got it with ${text}`,
      );
    return raceSubject(request.locked, n);
  }
  if (request.kind !== 'pipeline' && board) {
    if (partial) throw new AuditError('E_USAGE', `--deal is for decks of cards, got it with --space ${textOf(values, 'space')}`);
    return openFunctionSubject({ ...request, board, n: board.rows * board.columns });
  }
  if (board)
    throw new AuditError('E_USAGE', `--space is for functions and logs, got it with ${text}`, {
      hint: 'a built-in scrambler has a --size',
    });
  if (request.kind !== 'pipeline') return openFunctionSubject({ ...request, ...functionDeal(partial), n });
  const whole = pipeline(request.parts, n);
  return partial ? firstCards(whole, partial) : whole;
}

/** `--space` means something else of a player, so a subject of Nim is opened before that is read as the size of a board. */
function openNim(request: SubjectRequest): Subject {
  if (request.kind !== 'nim') throw new AuditError('E_INTERNAL', `a subject of Nim was expected, got ${request.kind}`);
  return builtInSubject(request.origin, 0);
}

/** What of every deal is seen, as asked for by --deal and --order-unknown; null where it is all. Throws E_USAGE. */
export function partialDealOf(values: Values): HandOutcome | null {
  const text = textOf(values, 'deal');
  const unknown = isOn(values, 'order-unknown');
  if (text === undefined && unknown) throw new AuditError('E_USAGE', '--order-unknown is for hands, got it without --deal');
  return text === undefined
    ? null
    : { kind: 'hand', seen: parseCount('deal', text, 1, MOST_DECK_CARDS), order: unknown ? 'unknown' : 'kept' };
}

function functionDeal(partial: HandOutcome | null): { readonly deal?: number; readonly orderUnknown?: boolean } {
  return partial ? { deal: partial.seen, orderUnknown: partial.order === 'unknown' } : {};
}

function partsOf(spec: SubjectSpec & { kind: 'pipeline' }, values: Values): Pipeline {
  const { bounded, prng, seeding } = partIds(spec, spec.preset ?? 'the subject', values);
  return {
    shuffle: shuffles.get(spec.shuffle),
    prng: prngs.get(prng),
    bounded: boundeds.get(bounded),
    seeding: seedings.get(seeding),
  };
}

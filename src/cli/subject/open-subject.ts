import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { Isolation, Randomness } from '../../core/source/function-source.js';
import type { Handing } from '../../core/source/handing.js';
import type { Outcome } from '../../core/subject/outcome.js';
import type { Subject } from '../../core/subject/subject.js';
import { alphabetOf } from '../../engine/log/alphabet-of.js';
import { NEW_DECK_ORDER, STANDARD_CARDS } from '../../engine/log/standard-cards.js';
import { builtInSubject } from '../../engine/subject/built-in-subject.js';
import { openAdded } from '../../host/added-sources.js';
import { openFunctionSubject } from '../../host/function/module/subject.js';
import type { ProgramAlphabet } from '../../host/program/cards.js';
import { openProgramSubject, type ProgramRequest } from '../../host/program/subject.js';
import { type OptionValues, readOptions, type TypedOptions } from '../options/option.js';
import { optionsOf, type SHARED } from '../options/shared.js';
import { builtInOf } from './built-in-options.js';
import { checkOptions, outcomeOf } from './outcome-options.js';
import { type AddedSpec, type BuiltInSpec, parseSubject, type SubjectSpec } from './subject-spec.js';

/** A subject as named on the command line, looked up but not opened. */
export type SubjectRequest =
  | { readonly kind: 'built-in'; readonly origin: Origin<BuiltInSource>; readonly outcome: Outcome }
  | (AddedSpec & { readonly outcome: Outcome })
  | ({ readonly kind: 'program' } & Omit<ProgramRequest, 'n'> & { readonly outcome: Outcome })
  | FunctionSpec;

type FunctionSpec = Exclude<SubjectSpec, BuiltInSpec | AddedSpec> & {
  readonly outcome: Outcome;
  readonly randomness: Randomness;
  readonly input: Handing;
  readonly passRandom: boolean;
  readonly wrapper?: string;
  readonly isolation: Isolation;
  readonly strict: boolean;
  readonly timeoutMs: number;
  readonly cwd: string;
};

const OF_SUBJECTS = optionsOf(
  'space',
  'deal',
  'orderUnknown',
  'prng',
  'bounded',
  'seeding',
  'nativeSeed',
  'size',
  'moves',
  'piles',
  'max',
  'randomness',
  'input',
  'passRandom',
  'call',
  'isolation',
  'strict',
  'protocol',
  'cards',
  'deadline',
  'timeout',
);
const NOTHING = readOptions(OF_SUBJECTS, {});

export type SubjectAsked = Partial<OptionValues<typeof OF_SUBJECTS>> & { readonly given: TypedOptions };

/** Returns the subject that `text` and the options name, or the program with these words. Throws E_USAGE and E_UNKNOWN_ID. */
export function requestOf(text: string | readonly string[], given: SubjectAsked): SubjectRequest {
  const asked = { ...NOTHING, ...given };
  if (typeof text !== 'string') {
    const outcome = outcomeOf(asked);
    checkOptions(asked, 'program', outcome, `the program ${text[0]}`);
    return { kind: 'program', ...programRequestOf(text, asked), outcome };
  }
  const spec = parseSubject(text);
  if ('id' in spec) {
    const origin = builtInOf(spec, asked, text);
    return { kind: 'built-in', origin, outcome: origin.outcome };
  }
  const outcome = outcomeOf(asked);
  checkOptions(asked, spec.kind, outcome, text);
  return 'source' in spec ? { ...spec, outcome } : functionOf(spec, outcome, asked);
}

function functionOf(spec: Exclude<SubjectSpec, BuiltInSpec | AddedSpec>, outcome: Outcome, asked: typeof NOTHING): FunctionSpec {
  const { call: wrapper, input, isolation, passRandom, randomness, strict, timeout } = asked;
  if (wrapper !== undefined && 'export' in spec)
    throw new AuditError('E_USAGE', `--call names what it calls itself, got #${spec.export} too`, {
      hint: 'the exports have their own names in it: leave out the # and what follows',
    });
  return {
    ...spec,
    ...(wrapper !== undefined && { wrapper }),
    outcome,
    randomness,
    input,
    passRandom,
    isolation,
    strict,
    timeoutMs: 1000 * timeout,
    cwd: process.cwd(),
  };
}

/** Opens the requested subject. `onTry` is called for the trial deals of a function: the number of this deal, from 1, and the most that one look makes. */
export async function openRequested(request: SubjectRequest, n: number, onTry?: (deal: number, of: number) => void): Promise<Subject> {
  if ('source' in request) return openAdded(request.source, n);
  switch (request.kind) {
    case 'built-in':
      return builtInSubject(request.origin, n);
    case 'program':
      return openProgramSubject({ ...request, n });
    case 'module':
    case 'npm':
      return openFunctionSubject({ ...request, n, ...(onTry && { onTry }) });
  }
}

/** Returns the program with these words, and its options. Throws E_USAGE for cards that such a protocol cannot name. */
function programRequestOf(
  [program, ...args]: readonly string[],
  { cards, deadline, protocol, timeout }: Pick<OptionValues<typeof SHARED>, 'cards' | 'deadline' | 'protocol' | 'timeout'>,
): Omit<ProgramRequest, 'n'> {
  const alphabet = cards === undefined ? undefined : cardsNamed(cards);
  if ((protocol === 'u8' || protocol === 'u16le') && Array.isArray(alphabet))
    throw new AuditError(
      'E_USAGE',
      `with --protocol ${protocol} every card is a number, so --cards must be from-0 or from-1, got "${cards}"`,
    );
  return {
    program,
    args,
    cwd: process.cwd(),
    ...(protocol && { protocol }),
    alphabet,
    timeoutMs: 1000 * timeout,
    deadlineMs: 1000 * deadline,
  };
}

function cardsNamed(text: string): ProgramAlphabet {
  if (text === 'from-0' || text === 'from-1') return text;
  if (text === 'standard') return STANDARD_CARDS;
  return text === 'new-deck-order' ? NEW_DECK_ORDER : alphabetOf(text);
}

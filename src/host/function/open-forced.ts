import { AuditError } from '../../core/errors.js';
import type { OmitEach } from '../../core/omit-each.js';
import type { FunctionSource } from '../../core/source/function-source.js';
import { childId } from '../../core/source/source-ids.js';
import type { ForcedDealer, ForcedOutcomes } from '../../core/subject/forced.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { checkCards } from '../../engine/subject/check-cards.js';
import { followsChoices } from '../../engine/subject/follows-choices.js';
import { kindOf } from '../../kinds/index.js';
import { callWords } from '../../kinds/words/command.js';
import { childCall } from './child/blocks.js';
import { ChildForcedSession } from './child/forced-session.js';
import type { FunctionRequest } from './module/function.js';
import { findFunction, functionId } from './module/function.js';
import { knownLoads } from './module/loaded.js';

/** A function to be dealt with numbers of our choosing; it is first tried with `n` cards. */
export type ForcedRequest = OmitEach<FunctionRequest, 'randomness' | 'input'>;

/** A function whose every deal follows from the numbers it is given, as far as trials can tell. */
export interface Forced {
  readonly id: string;
  readonly source: FunctionSource;
  /** The outcome it makes: as asked for, except for hands that were found to be always sorted. */
  readonly outcome: Outcome;
  /** The command that deals it instead. */
  readonly dealing: string;
  /**
   * Starts a process that makes its outcomes of `n` cards, from 1 to 65,536; the caller closes it. `outcomes` numbers outcomes that are not whole
   * decks. Sixteen deals are tried in two orders first: E_NONDETERMINISTIC where they differ, or where the code draws as it loads. `signal` ends the
   * process, also while it starts. Throws E_USAGE and E_SUBJECT_* too.
   */
  dealer(n: number, outcomes?: ForcedOutcomes, signal?: AbortSignal): Promise<ForcedDealer>;
}

/**
 * Opens a user's module or an npm package's export for a proof. Throws what opening it as a subject throws. Throws E_NONDETERMINISTIC for a function
 * that keeps state from deal to deal: its deals do not follow from their own choices alone.
 */
export async function openForced(request: ForcedRequest): Promise<Forced> {
  const whole: FunctionRequest = { ...request, randomness: 'injected' };
  const typed = functionId(whole);
  const dealing = ['shuffle-audit run', typed, ...callWords(request.wrapper), ...(request.passRandom ? ['--pass-random'] : [])].join(' ');
  const {
    origin: { outcome, source },
    url,
    timeoutMs,
  } = await hinted(findFunction(whole, false), `${dealing} --randomness live`);
  const keeps = new AuditError(
    'E_NONDETERMINISTIC',
    `${typed}: a proof needs every deal to follow from its own choices alone, but it keeps something from deal to deal (a generator of its own, a kept deck, a count)`,
    { hint: dealing },
  );
  if (source.call.stream === 'one') throw keeps;
  if (source.call.cards)
    throw new AuditError(
      'E_USAGE',
      `${typed}: a proof needs a function that shuffles the numbers it is given, but it deals cards of its own`,
      {
        hint: dealing,
      },
    );
  const id = childId(source);
  return {
    id,
    source,
    outcome,
    dealing,
    async dealer(n, outcomes, signal) {
      checkCards(n);
      const { handed, space } = kindOf(outcome);
      const task = { ...childCall(source, url), handed: handed(outcome, n), trials: 0, state: null, record: -1, forced: true } as const;
      const made = { space: space(outcome, { n }), ...(outcomes && { outcomes }) };
      const context = { id, cwd: request.cwd, first: 0, ...knownLoads(source, url, request.cwd, 'start') };
      const dealer = await hinted(ChildForcedSession.start(task, made, context, timeoutMs, signal), dealing);
      if (await hinted(followsChoices(dealer), dealing)) return dealer;
      dealer.close();
      throw keeps;
    },
  };
}

/** Adds `hint` to the error where the function does not follow from its choices. */
async function hinted<T>(opening: Promise<T>, hint: string): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof AuditError) || error.code !== 'E_NONDETERMINISTIC') throw error;
    throw new AuditError(error.code, error.message, { hint, ...(error.at && { at: error.at }), cause: error });
  }
}

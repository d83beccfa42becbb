import { AuditError } from '../core/errors.js';
import { doubtWords } from '../kinds/words/doubt.js';
import type { ShuffleAudit } from './audit-shuffle.js';
import { auditShuffle } from './audit-shuffle.js';
import type { ShuffleUnderTest, TestOptions } from './test-options.js';

export interface MatcherAnswer {
  readonly pass: boolean;
  message(): string;
}

/**
 * `expect(shuffle).toShuffleUniformly({ n: 52 })`, for `expect.extend` of Vitest and Jest. Passes unless the deals show a bias; see `auditShuffle`
 * for the deals and the rate of false alarms. For an asynchronous shuffle the answer is a promise, to be awaited.
 *
 * Throws, with `.not` too, where there is nothing to say about evenness: what `auditShuffle` throws, and E_USAGE where the deals asked for are too
 * few to see a bias of any size.
 */
export function toShuffleUniformly(received: unknown, options?: TestOptions): MatcherAnswer | Promise<MatcherAnswer> {
  if (typeof received !== 'function') {
    const got = received === null ? 'null' : typeof received;
    fail(
      new AuditError('E_USAGE', `toShuffleUniformly needs the shuffle itself, a function of a deck, got ${got}`, {
        hint: 'expect(shuffle), not expect(shuffle(deck))',
      }),
    );
  }
  try {
    const audit = auditShuffle(received as ShuffleUnderTest, options) as ShuffleAudit | Promise<ShuffleAudit>;
    return 'verdict' in audit ? answerOf(audit) : audit.then(answerOf).catch(fail);
  } catch (error) {
    return fail(error);
  }
}

/** Throws an error whose message includes its hint, since a test runner prints the message and nothing else. */
function fail(error: unknown): never {
  if (!(error instanceof AuditError) || error.hint === undefined) throw error;
  const { at, code, hint, message } = error;
  throw new AuditError(code, `${message}\n\n${hint}`, { hint, ...(at && { at }), cause: error });
}

/** The answer to the test runner for an audit. Throws E_USAGE where its deals are too few to see a bias of any size. */
export function answerOf({ core, message, verdict }: ShuffleAudit): MatcherAnswer {
  const name = core.subject.id;
  if (verdict.kind === 'inconclusive') {
    const { trialsNeeded } = verdict;
    throw new AuditError('E_USAGE', `${name}: ${doubtWords(core, verdict.reason)}`, {
      hint:
        trialsNeeded === null
          ? 'leave out tests, or name the required ones too'
          : `ask for at least { trials: ${trialsNeeded} }, or leave trials out`,
    });
  }
  const biased = verdict.kind === 'biased';
  const lead = biased ? `expected ${name} to shuffle evenly` : `expected ${name} to show a bias`;
  return { pass: !biased, message: () => `${lead}\n\n${message}` };
}

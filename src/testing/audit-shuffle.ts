import { AuditError } from '../core/errors.js';
import type { EvidenceCore, Plan, Verdict } from '../core/record/evidence.js';
import type { Origin } from '../core/record/origin.js';
import type { InlineSource } from '../core/source/live-source.js';
import { SIDE_LOOKS, sidePlans } from '../core/statistic/side-looks.js';
import { counted } from '../core/words/counted.js';
import { blockAt } from '../engine/count/blocks.js';
import type { Readings } from '../engine/count/readings.js';
import { conclude, firstLook } from '../engine/decide/conclude.js';
import { testSideLooks } from '../engine/decide/test-side-looks.js';
import { diagnosisOf } from '../engine/diagnose/diagnosis.js';
import type { Fits } from '../engine/fit.js';
import { deriveByLaw } from '../engine/plan/derive-by-law.js';
import { testFits, testPlan } from '../engine/plan/test-plan.js';
import { buildCore } from '../engine/record/build-core.js';
import { borrowRandom } from '../host/lend-random.js';
import { VERSION } from '../host/version.js';
import { count, sizeUp } from '../page/numbers.js';
import { say } from '../page/phrase.js';
import { onceIn } from '../page/probability.js';
import { terminal, wrapped } from '../page/wrap.js';
import { renderSummary } from '../report/audit/summary.js';
import { InsideDealer, type InsideWishes } from './deal-inside.js';
import { dealSample, SampleNumbers, tryTwice } from './deal-sample.js';
import { insideOf } from './inside-subject.js';
import { doSteps, type Steps } from './steps.js';
import { type ShuffleUnderTest, type TestOptions, type TestWishes, testWishesOf } from './test-options.js';

/** The result of an audit inside a test: the verdict, the same in words, and the digested part of a record. */
export interface ShuffleAudit {
  readonly verdict: Verdict;
  /** The verdict in plain words, with the finding, its certainty, the mistake that fits, and the deals made. Several lines. */
  readonly message: string;
  /** Plan, exact counts and results: the core that `render` prints. */
  readonly core: EvidenceCore;
}

/**
 * Audits a function in place, in this very process: for tests. By default it deals 20,000 decks of 52 cards from a fixed seed, in well under a
 * second. The seeded stream
 * replaces Math.random while the function is called (and only for it). There is one look, biased where an even
 * shuffle would look so less than once in a thousand million seeds (`falseAlarms`). An asynchronous function makes the answer a promise.
 *
 * Throws E_USAGE for invalid options, E_SUBJECT_* where a deal throws, loses or doubles a card or is no deck (with the deal and the
 * position), and E_NONDETERMINISTIC where the same numbers do not give the same deals.
 *
 * @example
 * ```ts
 * import { auditShuffle } from 'shuffle-audit';
 *
 * const { verdict } = auditShuffle((deck) => deck.sort(() => Math.random() - 0.5), { n: 8, trials: 2000 });
 * console.log(verdict.kind);
 *
 * // prints:
 * // biased
 * ```
 */
export function auditShuffle(
  shuffle: (deck: number[], random: () => number) => PromiseLike<unknown>,
  options?: TestOptions,
): Promise<ShuffleAudit>;
export function auditShuffle(shuffle: ShuffleUnderTest, options?: TestOptions): ShuffleAudit;
export function auditShuffle(shuffle: ShuffleUnderTest, options: TestOptions = {}): ShuffleAudit | Promise<ShuffleAudit> {
  if (typeof shuffle !== 'function')
    throw new AuditError('E_USAGE', `a shuffle must be a function of a deck, got ${typeof shuffle}`, {
      hint: 'auditShuffle(shuffle), not auditShuffle(shuffle(deck))',
    });
  const wishes = testWishesOf(options);
  const fits = testFits(wishes.n);
  const numbers = wishes.randomness === 'injected' ? new SampleNumbers() : null;
  const steps = auditSteps(insideOf(shuffle, wishes, fits.space, numbers), wishes, testPlan(wishes, fits), fits, numbers);
  const giveBack = numbers ? borrowRandom() : () => undefined;
  return doSteps(steps, numbers?.next ?? null, giveBack);
}

/** Deals and judges as planned. `numbers` null: the subject's randomness is its own. */
export function* auditSteps(
  inside: InsideWishes & Pick<InlineSource, 'language'>,
  wishes: TestWishes,
  plan: Plan,
  fits: Fits,
  numbers: SampleNumbers | null,
): Steps<ShuffleAudit> {
  const dealer = new InsideDealer(inside);
  const { input: handed, randomness } = wishes;
  const { language, name } = inside;
  if (numbers) yield* tryTwice(blockAt({ ...plan, role: 'sample' }, 0), handed, dealer, numbers);
  const counts = yield* dealSample(plan, { role: 'sample', trials: plan.trials, handed }, fits, dealer, numbers);
  const second = plan.input && (yield* dealSample(plan, { role: 'handed', ...plan.input }, fits, dealer, numbers));
  const source: InlineSource = { kind: 'inline', name, randomness, input: handed, ...(language !== undefined && { language }) };
  const core = coreOf(plan, fits, source, counts, second ?? null);
  return { verdict: core.verdict, message: testMessage(core), core };
}

/** One look at the counts of both samples, by the rule that every audit follows; no fresh sample is drawn. */
function coreOf(plan: Plan, fits: Fits, source: InlineSource, first: Readings, second: Readings | null): EvidenceCore {
  const { space } = fits;
  const origin: Origin = { source, outcome: { kind: 'deck' } };
  const law = deriveByLaw(origin, plan, fits);
  const counts = first.relative;
  const look = { ...firstLook(plan, fits, counts), flags: [] };
  const beside = testSideLooks(plan, fits, {
    input: second?.relative ?? null,
    inputAbsolute: second?.absolute ?? null,
    absolute: first.absolute,
  });
  const verdict = conclude(plan, fits, look, { beside, fresh: null }, law);
  const subject = { id: source.name, origin, replayable: false, space };
  return buildCore(VERSION, plan, subject, law, {
    look,
    counts,
    fresh: null,
    beside,
    verdict,
    diagnosis: diagnosisOf(plan, space, counts, look.results, verdict),
  });
}

/** The finding of an audit inside a test, in the words of every report, and the deals made for it. */
function testMessage(core: EvidenceCore): string {
  return `${renderSummary({ core })}\n\n${terminal(wrapped(dealt(core)))}`;
}

function dealt({ plan, subject, verdict }: EvidenceCore): ReturnType<typeof say> {
  const { source } = subject.origin;
  const live = source.kind === 'inline' && source.randomness === 'live';
  const { alpha, n, seed, trials } = plan;
  const beside = sidePlans(plan);
  const alarms = SIDE_LOOKS.reduce((sum, look) => sum + (beside[look]?.alpha ?? 0), alpha);
  const from = live ? 'by its own randomness' : `from the seed “${seed}”`;
  const seen = verdict.smallestDetectable;
  const sees = seen === null ? '' : ` A bias of ${sizeUp(seen)} or more would have been seen 99 times in 100.`;
  // A test is called by one process, and cannot start another.
  const starts = live
    ? ' One process dealt them all: whether its next start deals others was not looked at; npx shuffle-audit run does.'
    : '';
  return say`${counted(count(trials), 'deck')} of ${count(n)} cards were dealt ${from}.${sees} An even shuffle ends such a test as biased less than once in ${onceIn(Math.log(alarms))} ${live ? 'times' : 'seeds'}.${starts}`;
}

import type { Guard } from '../../../core/record/by-law.js';
import type { EvidenceCore, Verdict } from '../../../core/record/evidence.js';
import { sizeToExclude } from '../../../core/statistic/rules.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { headlineOf } from '../../../kinds/declared.js';
import { isOfGroups, isOfOneGroup } from '../../../kinds/groups/cuts.js';
import { mayBeTold } from '../../../kinds/groups/starts-alike.js';
import { kindOf } from '../../../kinds/index.js';
import { nounsOf } from '../../../kinds/pages.js';
import { doubtWords } from '../../../kinds/words/doubt.js';
import { guardsWords } from '../../../kinds/words/guard.js';
import { type LogLacks, logReservations } from '../../../kinds/words/log.js';
import { answerOf, freshBarriers } from '../../../page/facts/answer.js';
import { areCopies } from '../../../page/facts/results.js';
import { askedSize, count, fixed, NBSP, rounded } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { fewestSentence, reliableSentence } from './fewest-sentence.js';
import { knownSentence, unevenLaw } from './known.js';
import { luckSentence, splitSentence } from './luck.js';
import { seedArgumentWords } from './seed-argument.js';
import { twoCardsSentence } from './two-cards.js';

type Inconclusive = Extract<Verdict, { kind: 'inconclusive' }>;

const NAME = 'Cannot tell:';
const NEITHER = 'This is neither a good result nor a bad one.';

/** The words of an inconclusive verdict: the reason, the size that would have been seen, and what would decide it. */
export function inconclusiveWords(core: EvidenceCore, verdict: Inconclusive): VerdictWords {
  const law = unevenLaw(core);
  const known = law ? [knownSentence(law, core.plan.detect, core.subject.origin.outcome.kind)] : [];
  const more = [splitSentence(core), luckSentence(core), twoCardsSentence(core), ...known].filter((phrase) => phrase.length > 0);
  const words = { name: NAME, more: [...more, ...fewestSentence(core)] };
  if (areCopies(core)) return { name: NAME, more: [], ...copies(core, verdict) };
  const told = mayBeTold(core.subject.origin);
  if (told !== null) return { ...words, ...seedArgumentWords(core, told) };
  const fresh = freshBarriers(core);
  if (fresh.length > 0) return { ...words, ...noFreshDeals(core, fresh) };
  const answers = core.results.map((result) => answerOf(core, result).kind);
  const few = verdict.trialsNeeded !== null && verdict.trialsNeeded > core.plan.trials;
  const held = core.subject.origin.source.kind === 'log' ? logReservations(core.subject.origin.source) : null;
  if (held) return { ...words, ...reserved(core, verdict, held) };
  if (verdict.smallestDetectable === null && !few) return { ...words, ...leftOut(core, verdict) };
  if (verdict.smallestDetectable === null || answers.includes('too-few')) return { ...words, more, ...tooFew(core, verdict) };
  if (mayHaveChanged(core)) return { ...words, ...changed(core) };
  if (answers.includes('doubtful') && !core.confirmation) return { ...words, ...doubtful(core) };
  if (answers.includes('untold')) return { ...words, ...untold(core) };
  if (answers.includes('open')) return { ...words, ...open(core, verdict) };
  const reason = doubtWords(core, verdict.reason);
  return { ...words, rest: [reason], lead: say`The record gives the reason: ${reason}.`, sure: say`${NEITHER}` };
}

/** The reason why more deals alone decide nothing for a log. */
const NO_START =
  ' Nor has anybody said with --start what order the deck had before each shuffle. Without that, no number of deals leads to a clean verdict.';

type Rest = Pick<VerdictWords, 'rest' | 'lead' | 'sure'>;

function tooFew(core: EvidenceCore, verdict: Inconclusive): Rest {
  const { deal } = nounsOf(core.subject.origin.outcome.kind);
  const detect = sizeToExclude(core.plan);
  const { trials } = core.plan;
  const needed = verdict.trialsNeeded;
  const more =
    needed === null
      ? []
      : say` To detect ${askedSize(detect)} takes about ${strong(counted(rounded(needed), deal, NBSP))}, ${factor(needed / trials)} as many.`;
  return {
    rest: say`${counted(count(trials), deal, NBSP)} ${verbFor(trials, 'is')} too few`,
    lead: say`${reliableSentence(core)}${more}${startMissing(core) ? NO_START : ''}`,
    sure: say`${foundNothing(core)} a bias of ${askedSize(detect)} could have gone unseen. ${NEITHER}`,
  };
}

/** Says what the tests found, as the start of a sentence: none was made, one is doubtful, or none stands out. */
function foundNothing(core: EvidenceCore): string {
  if (core.results.length === 0) return 'No test could be made, so';
  if (core.results.some((result) => answerOf(core, result).kind === 'doubtful')) return 'No test found a bias beyond doubt, but';
  return 'No test found anything, but';
}

/** Says what the tests found, where they alone do not decide. */
const beyondDoubt = ({ results }: EvidenceCore): string =>
  results.length === 0 ? 'No test could be made.' : 'No test that ran found a bias beyond doubt.';

function copies(core: EvidenceCore, { reason }: Inconclusive): Rest {
  const { cards, deals } = nounsOf(core.subject.origin.outcome.kind);
  return {
    rest: ['the generator repeats itself within this audit'],
    lead: say`${capital(deals)} that are copies of one another cannot be counted as if each had been ${cards ? 'dealt' : 'made'} anew: ${doubtWords(core, reason)}.`,
    sure: say`More ${deals} would only be more copies. A generator that does not repeat itself so soon can decide. ${NEITHER}`,
  };
}

function reserved(core: EvidenceCore, { trialsNeeded }: Inconclusive, { rest, told }: LogLacks): Rest {
  const { deal } = nounsOf(core.subject.origin.outcome.kind);
  const more =
    trialsNeeded === null
      ? []
      : say` To detect ${askedSize(sizeToExclude(core.plan))} would also take about ${strong(counted(rounded(trialsNeeded), deal, NBSP))}.`;
  return {
    rest: [rest],
    lead: [...told, ...more],
    sure: say`${beyondDoubt(core)} ${NEITHER}`,
  };
}

function startMissing({ subject }: EvidenceCore): boolean {
  const { outcome, source } = subject.origin;
  return source.kind === 'log' && source.start === 'unknown' && kindOf(outcome).rows.fromStart === true;
}

function leftOut(core: EvidenceCore, { reason }: Inconclusive): Rest {
  const start = startMissing(core)
    ? ' They need to know the order of the deck before each shuffle; whoever knows it can say so with --start.'
    : '';
  return {
    rest: ['not every required test was run'],
    lead: say`Only all required tests together can say how small a bias would have been seen. Here ${doubtWords(core, reason)}.${start}`,
    sure: say`${beyondDoubt(core)} ${NEITHER}`,
  };
}

function doubtful(core: EvidenceCore): Rest {
  const { deals } = nounsOf(core.subject.origin.outcome.kind);
  const none = core.subject.origin.source.kind === 'log' ? `a recording has no fresh ${deals}` : `no fresh ${deals} were drawn`;
  return {
    rest: [`${doubtfulTests(core)}, and ${none}`],
    lead: seldom(core),
    sure: say`Only fresh ${deals} can decide. ${NEITHER}`,
  };
}

/** True if a row that tests for changes during the run is doubtful in deals that cannot be dealt again, so that no fresh ones can settle it. */
function mayHaveChanged(core: EvidenceCore): boolean {
  const asks = (test: string): boolean => headlineOf(core.subject.origin.outcome.kind, test)?.about === 'changes';
  return (
    core.subject.replay === 'none' &&
    core.confirmation !== null &&
    core.results.some((result) => answerOf(core, result).kind === 'doubtful' && asks(result.test))
  );
}

function changed(core: EvidenceCore): Rest {
  const { cards, deals, shuffle } = nounsOf(core.subject.origin.outcome.kind);
  return {
    rest: ['the chances may have changed during the run'],
    lead: say`Parts of the run differ by more than an even ${shuffle} makes them differ in 99 of${NBSP}100 audits. The fresh ${deals} did not show it again. But the first ${deals} cannot be ${cards ? 'dealt' : 'made'} again, and fresh ones need not show what changed during them.`,
    sure: say`A second audit decides: what shows in both is not luck. ${NEITHER}`,
  };
}

function untold(core: EvidenceCore): Rest {
  const rows = core.results.filter((result) => answerOf(core, result).kind === 'untold');
  const groups = rows.every(({ test }) => isOfGroups(test) || isOfOneGroup(test));
  const where = groups ? 'the groups' : 'parts of the run';
  const { deals } = nounsOf(core.subject.origin.outcome.kind);
  return {
    rest: [`${where} hold too little to be compared`],
    lead: say`Whether a bias ${groups ? 'differs from group to group' : 'changes during the run'} could not be looked for: ${strong(rows.length === 1 ? 'one test' : `${counted(count(rows.length), 'test')}`)} found enough to compare in too few of ${groups ? 'the groups' : 'its parts'}, or nearly all of it in one. ${groups ? 'Groups that differ' : 'A bias that turns'} can even out over all ${deals}.`,
    sure: say`No test that ran found a bias beyond doubt. ${groups ? 'Larger groups' : `More ${deals}, of all parts of the run,`} can decide. ${NEITHER}`,
  };
}

function noFreshDeals(core: EvidenceCore, fresh: readonly Guard[]): Rest {
  return {
    rest: [`${doubtfulTests(core)}, and no fresh ${nounsOf(core.subject.origin.outcome.kind).deals} can be drawn`],
    lead: seldom(core),
    sure: say`Only fresh ${nounsOf(core.subject.origin.outcome.kind).deals} can decide, and none can be drawn: ${guardsWords(fresh)}. A generator that does not repeat itself so soon can decide. ${NEITHER}`,
  };
}

function seldom({ subject }: EvidenceCore): Phrase {
  return say`An even ${nounsOf(subject.origin.outcome.kind).shuffle} gives such a result in fewer than ${strong(`1 in${NBSP}100`)} audits: too often to call this one biased, too seldom to clear it.`;
}

function doubtfulTests(core: EvidenceCore): string {
  const tests = core.results.filter((result) => answerOf(core, result).kind === 'doubtful');
  return `${tests.length === 1 ? 'one test' : counted(count(tests.length), 'test')} ${verbFor(tests.length, 'is')} doubtful`;
}

function open(core: EvidenceCore, verdict: Inconclusive): Rest {
  const { deal, deals, shuffle } = nounsOf(core.subject.origin.outcome.kind);
  const detect = sizeToExclude(core.plan);
  const tests = core.results.filter((result) => answerOf(core, result).kind === 'open');
  const needed =
    verdict.trialsNeeded === null ? [] : say` About ${strong(counted(rounded(verdict.trialsNeeded), deal, NBSP))} would settle it.`;
  return {
    rest: say`a bias of ${askedSize(detect)} is neither seen nor excluded`,
    lead: [
      ...say`There were enough ${deals}, but ${tests.length === 1 ? 'one required test' : counted(count(tests.length), 'required test')} came out too high to exclude ${askedSize(detect)} and too low to show a bias.`,
      ...needed,
    ],
    sure: say`A ${shuffle} without any bias ends here in about 1 of${NBSP}100 audits. ${NEITHER}`,
  };
}

const factor = (times: number): string => counted(times < 10 ? fixed(times, 1) : count(Math.round(times)), 'time');

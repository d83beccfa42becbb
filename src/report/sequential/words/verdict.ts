import type { Guard } from '../../../core/record/by-law.js';
import type { SequentialCore, SequentialReason } from '../../../core/record/sequential.js';
import { keptCards } from '../../../core/source/kept-cards.js';
import { whyNever } from '../../../engine/audit/sequential-core.js';
import { guardsWords } from '../../../kinds/words/guard.js';
import { count, NBSP } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { keptClause } from '../../../page/words/card-forms.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { strongest } from '../facts/strongest.js';
import { evidencePhrase } from './evidence.js';
import { many, nounsIn } from './many.js';

export function sequentialWords(core: SequentialCore): VerdictWords {
  const { verdict } = core;
  if (verdict.kind === 'biased') {
    return verdict.reason === undefined ? biased(core) : REASONS[verdict.reason](core);
  }
  return verdict.reason.why === 'copies' ? copies(core, verdict.reason.guards) : undecided(core);
}

const REASONS: Readonly<Record<SequentialReason, (core: SequentialCore) => VerdictWords>> = {
  impossible,
  'starts-alike': startsAlike,
  'keeps-cards': keepsCards,
};

/** True if the evidence is there, but from a generator that repeats itself within the run, so that no number of outcomes decides. */
export function repeatsItself({ plan, result, verdict }: SequentialCore): boolean {
  return verdict.kind === 'inconclusive' && result.end.logE >= Math.log(lineOf(plan));
}

export function evidenceMeaning(core: SequentialCore): Phrase {
  const { deal, shuffle } = nounsIn(core);
  return say`Evidence is what a stake of 1 becomes in a bet against luck, settled after every ${deal}. If the ${shuffle} is even it stays 1 on average; at ${lineOf(core.plan)} the run is decided.`;
}

/** The evidence that decides: 1,000,000. */
export function lineOf({ alpha }: SequentialCore['plan']): number {
  return Math.round(1 / alpha);
}

function biased(core: SequentialCore): VerdictWords {
  const { plan, result } = core;
  const line = lineOf(plan);
  const first = strongest(core);
  const { deals, shuffle, uneven } = nounsIn(core);
  return {
    name: 'Biased:',
    rest: [first.process.reading === 'absolute' ? 'what it deals depends on the cards it is handed' : uneven],
    lead: say`It took ${strong(many(core, result.trials, NBSP))}. By then the evidence against an even ${shuffle} had grown from 1 to ${strong(evidencePhrase(result.end.logE))}. Luck alone ever takes it to ${line} in at most one of ${line} audits.`,
    more: [
      say`The strongest kind of evidence bets on ${first.process.bets}: alone it reached ${evidencePhrase(first.logE)}.`,
      say`Such a run does not measure how large the bias is; an audit of a fixed number of ${deals} does.`,
    ],
    sure: say`However many ${deals} it takes, this rule calls an even ${shuffle} biased in at most one of ${line} audits. It holds at every moment, so stopping early takes nothing away from it.`,
  };
}

function undecided(core: SequentialCore): VerdictWords {
  const { plan, result } = core;
  const { largest } = result;
  const { deal, deals, shuffle } = nounsIn(core);
  const most =
    largest.trial === 0
      ? say`It never rose above the 1 it started with.`
      : say`It was highest with ${deal} ${largest.trial}, at ${evidencePhrase(largest.logE)}.`;
  return {
    name: 'Cannot tell:',
    rest: say`${many(core, result.trials, NBSP)} did not show a bias`,
    lead: say`The evidence against an even ${shuffle} stands at ${strong(evidencePhrase(result.end.logE))}; at ${lineOf(plan)} it would have been decided. ${most}`,
    more: [
      say`A run that stops by itself can show a bias, and never that there is none. For that the number of ${deals} must be fixed beforehand, large enough to see a bias of a given size; the audit below does so.`,
    ],
    sure: say`This is neither a good result nor a bad one. A small bias may need more ${deals} than these.`,
  };
}

/** The words for a run where an outcome came that has no chance. */
function impossible(core: SequentialCore): VerdictWords {
  const { plan, result, subject } = core;
  const reason = whyNever(plan.n, subject.origin, result.impossible ?? []) ?? 'it has no chance';
  const { deal, deals, shuffle } = nounsIn(core);
  const before = result.trials - 1;
  return {
    name: 'Biased:',
    rest: say`${deal} ${result.trials} is one that an even ${shuffle} never makes`,
    lead: say`It took ${strong(many(core, result.trials, NBSP))}. The last one cannot come by luck: ${reason}.`,
    more: [
      before === 0
        ? say`No ${deal} came before it that could be bet on.`
        : say`No finite number says what a bet on it wins, so the evidence stands as it stood before it, at ${evidencePhrase(result.end.logE)} after ${many(core, before, NBSP)}.`,
      say`Such a run does not measure how often such ${deals} come; an audit of a fixed number of ${deals} does.`,
    ],
    sure: say`The chance of such a ${deal} is 0, however many are made: one is enough.`,
  };
}

/** The words for a function that leaves decks of other cards in order, which was found before the run. */
function keepsCards(core: SequentialCore): VerdictWords {
  return {
    name: 'Biased:',
    rest: [keptClause(keptCards(core.subject.origin))],
    lead: say`Before the run ${strong('it left decks of other cards than the numbers from 0 on in order, or equal cards side by side')}. It looks at what the cards are.`,
    more: [say`A shuffle must key cards by their place in the deck, and not by their value.`],
    sure: say`An even shuffle does so in every deal of such a look less than once in 1,000 million times.`,
  };
}

/** The words for a subject that deals the same after every start, which was found before the run. */
function startsAlike(core: SequentialCore): VerdictWords {
  const { deals, shuffle } = nounsIn(core);
  return {
    name: 'Biased:',
    rest: [`it makes the same ${deals} after every start`],
    lead: say`Before the run ${strong('two processes, started one after the other, began alike')}. Whatever restarts it makes ${deals} that were made before.`,
    more: [
      say`Its generator begins with the same state every time: a seed that stands in the code, or one that did not change between the two starts. The ${deals} of one process alone need not show it, so the run ended with the first.`,
    ],
    sure: say`Two processes of an even ${shuffle} begin alike less than once in 1,000 million times.`,
  };
}

/** The words for evidence from deals that were not each dealt anew. */
function copies(core: SequentialCore, guards: readonly Guard[]): VerdictWords {
  const { result } = core;
  const { cards, deal, deals, shuffle } = nounsIn(core);
  const made = cards ? 'dealt' : 'made';
  return {
    name: 'Cannot tell:',
    rest: ['the generator repeats itself within this run'],
    lead: say`The evidence against an even ${shuffle} reached ${strong(evidencePhrase(result.end.logE))} with ${deal} ${count(result.trials)}, but ${deals} that are copies of one another cannot be counted as if each had been ${made} anew: ${guardsWords(guards)}.`,
    more: [],
    sure: say`More ${deals} would only be more copies. A generator that does not repeat itself so soon can decide.`,
  };
}

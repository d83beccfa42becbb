import type { KnownLaw } from '../../../core/record/by-law.js';
import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import { counted, nounFor, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { establishedHeadline, establishedRow, followsFromPositions } from '../../../kinds/deck/page/cause.js';
import { hangTogether, positionsShown } from '../../../kinds/deck/page/together.js';
import { tellsDistinctDeals } from '../../../kinds/deck/statistics/repeats.js';
import { unevenPositions } from '../../../kinds/deck/statistics/uneven-positions.js';
import { headlineOf, isBetweenDeals, resultCounting } from '../../../kinds/declared.js';
import { rowsOfClumps } from '../../../kinds/groups/clumps.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { orderWords } from '../../../kinds/words/log-order.js';
import { findings } from '../../../page/facts/results.js';
import { count, interval, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { sizePhrase } from '../../../page/size-phrase.js';
import { isOneDeal } from '../../../page/words/distinct-deals.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { keptSentences } from '../facts/kept-forms.js';
import { repeatsFirst } from '../facts/leading-repeats.js';
import { biasedLead, equalPairs } from './biased-lead.js';
import { declaredWords } from './declared.js';
import { equalNouns } from './equal-nouns.js';
import { keptWords } from './kept-cards.js';
import { knownSentence, unevenLaw } from './known.js';
import { referenceWords } from './reference.js';
import { repeatedSentences, repeatedWords } from './repeated.js';
import { sideLookWords } from './side-looks.js';
import { startsSentences, startsWords } from './starts.js';
import { sureOfBias } from './sure-of-bias.js';

const NAME = 'Biased:';

export function biasedWords(core: EvidenceCore): VerdictWords {
  const found = findings(core);
  if (found.length === 0) return keptWords(core) ?? sideLookWords(core) ?? startsWords(core) ?? repeatedWords(core) ?? knownWords(core);
  const { null: declared } = core.plan;
  if (isReference(declared)) return referenceWords(core, declared, found);
  if (declared) return declaredWords(core, declared, found);
  const told = repeatsFirst(core, rowsOfClumps(core, found));
  const uneven = told.filter(({ tail }) => tail === 'upper');
  return {
    name: NAME,
    rest: [headline(core, uneven)],
    lead: biasedLead(core, told),
    more: [
      ...more(core, uneven),
      ...besides(uneven, core),
      ...startsSentences(core),
      ...repeatedSentences(core),
      ...orderSentences(core),
      ...keptSentences(core),
    ],
    sure: sureOfBias(core, found),
  };
}

/** Says beside a bias that the rows of a log were sorted. */
function orderSentences({ subject: { origin } }: EvidenceCore): readonly Phrase[] {
  const order = origin.source.kind === 'log' ? orderWords(origin.source) : null;
  return order ? [order.told] : [];
}

function knownWords({ known, plan, subject }: EvidenceCore): VerdictWords {
  return {
    name: NAME,
    rest: [
      known?.kind === 'outcomes'
        ? nounsOf(subject.origin.outcome.kind).uneven
        : known?.kind === 'positions'
          ? unevenPositions.says
          : 'the choices are not all equally likely',
    ],
    lead: known ? knownSentence(known, plan.detect, subject.origin.outcome.kind) : say`The exact law of this shuffle is uneven.`,
    more: [
      say`${plan.trials === 1 ? 'One' : `The ${count(plan.trials)}`} ${nounFor(plan.trials, nounsOf(subject.origin.outcome.kind).deal)} alone ${verbFor(plan.trials, 'does')} not show it. It follows from the method${nounsOf(subject.origin.outcome.kind).cards ? ', without dealing a card' : ''}.`,
    ],
    sure: say`This is calculated, not estimated. It holds as far as the generator’s words are even.`,
  };
}

function headline(core: EvidenceCore, uneven: readonly RecordedResult[]): string {
  if (uneven.length === 0) return 'the counts are too even to be luck';
  // Strongest first: where deals hang together most of all, what else looks uneven may follow from that.
  const [strongest] = uneven;
  if (strongest && !isDeviation(strongest)) {
    const { deal, deals } = equalNouns(core.subject.origin);
    const { effect, value } = strongest;
    if (effect.name !== 'frequent-deal') return `there are too many duplicate ${deals}`;
    return isOneDeal(effect, value) ? `one ${deal} comes far too often` : `${counted(count(effect.different), deal)} come far too often`;
  }
  const { kind } = core.subject.origin.outcome;
  const established = establishedHeadline(core, uneven);
  return pageOf({ kind }).headline?.(core, established) ?? established ?? nounsOf(kind).uneven;
}

/**
 * Mentions whole deals that repeat, even where something else stands out more. It does not say that all are the same where the kind's own headline
 * does.
 */
function besides([strongest, ...others]: readonly RecordedResult[], core: EvidenceCore): readonly Phrase[] {
  const { origin } = core.subject;
  const { kind } = origin.outcome;
  if (!strongest || isBetweenDeals(kind, strongest.test)) return [];
  return others
    .filter(({ test }) => tellsDistinctDeals(test))
    .slice(0, 1)
    .filter((result) => !(isAlwaysOne(result) && pageOf({ kind }).headline?.(core, null)))
    .map((result) => (isDeviation(result) ? [] : say`In addition, ${equalPairs(result, core)}.`));
}

/** True if every pair of deals was equal. */
function isAlwaysOne({ effect }: RecordedResult): boolean {
  return effect.name === 'distinct-deals' && effect.estimate === 1;
}

function exactSentence({ kind, positions, size: exact }: KnownLaw): Phrase {
  if (kind === 'positions') return say`By exact calculation, without dealing, it is ${sizePhrase(exact)}.`;
  const choices = say`the choices are uneven by ${sizePhrase(exact)}`;
  return positions === null
    ? say`By exact calculation, without dealing, ${choices}.`
    : say`By exact calculation, without dealing, ${choices}, and the chances of the positions by ${sizePhrase(positions)}.`;
}

function more(core: EvidenceCore, uneven: readonly RecordedResult[]): readonly Phrase[] {
  const law = unevenLaw(core);
  const exact = law
    ? [law.kind === 'outcomes' ? knownSentence(law, core.plan.detect, core.subject.origin.outcome.kind) : exactSentence(law)]
    : [];
  const row = resultCounting(core, 'positions');
  const { deal, deals } = nounsOf(core.subject.origin.outcome.kind);
  if (uneven.length === 0) {
    return [
      say`${capital(deals)} that are arranged, stratified or drawn without replacement scatter less than luck would make them. That is a dependence between ${deals}, not a flaw in any one ${deal}.`,
      ...exact,
    ];
  }
  if (row && uneven.includes(row) && !positionsShown(core)) {
    return [
      say`This does not show that any single card lands in one position more often than in another. The counts scatter because ${hangTogether(core) ? 'a deal depends on an earlier one' : 'the cards of a deal move together'}.`,
      ...exact,
    ];
  }
  if (row && uneven.includes(row)) {
    return [
      say`On average a card’s chances are off by ${strong(size(row.effect.estimate))}. The 95 % interval is ${interval(row.effect.low, row.effect.high)}.`,
      ...exact,
    ];
  }
  if (!row) return [...(pageOf(core.subject.origin.outcome).more?.(core, uneven) ?? []), ...exact];
  const found =
    row.effect.high > 0
      ? say`Card by position, the chances are off by at most ${sizeUp(row.effect.high)} on average.`
      : say`Card by position, nothing stands out from luck.`;
  return [isOfPositions(core, uneven) ? say`${found} That is over all ${deals} together.` : found, ...exact];
}

/** True if the headline itself concerns the chances of positions: that they are uneven, or change. */
function isOfPositions(core: EvidenceCore, uneven: readonly RecordedResult[]): boolean {
  const row = establishedRow(core, uneven);
  const said = row && headlineOf(core.subject.origin.outcome.kind, row.test);
  return said?.about === 'positions' || said?.about === 'changes' || followsFromPositions(core, uneven);
}

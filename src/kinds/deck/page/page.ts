import type { EvidenceCore } from '../../../core/record/evidence.js';
import { rearranges } from '../../../core/source/rearranges.js';
import type { DeckOutcome } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import type { DocSection } from '../../../page/document/doc.js';
import { CARD_NOUNS } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { cardTerm } from '../../../page/words/card-term.js';
import { statisticOf } from '../../declared.js';
import type { KindPage } from '../../page.js';
import { expectedWords } from '../../words/expected.js';
import { declaredStep } from '../declared/declared-step.js';
import { stepFacts } from '../declared/step-facts.js';
import { shuffleLawWords } from '../known.js';
import { referenceBefore } from '../reference/reference-before.js';
import { referenceFollowers } from '../reference/reference-followers.js';
import { positionMatrix } from '../statistics/position-matrix.js';
import { duplicatesFirst, duplicatesLater } from './duplicates.js';
import { isHandedBack, isOneOrder } from './handed-back.js';
import { map } from './map.js';
import { dealBeforeSection, neighboursFirst, neighboursLater } from './order/sections.js';
import { positionMap } from './positions.js';
import { recurrenceLead } from './recurrence.js';
import { referenceComparison } from './reference-comparison.js';
import { steps } from './steps.js';

const MOST_CARDS = 12;

const COLUMNS = ['Card', 'dealt', 'declared'].map((head, k) => ({ head, number: k > 0 }));

/**
 * Shows, under a declared null, the cards that stand out most at the position furthest from it, as they were dealt. Null without a declared null, or
 * without such counts.
 */
export function declaredCards(core: EvidenceCore): DocSection | null {
  const facts = stepFacts(core, declaredStep.id);
  if (!facts) return null;
  const { plan, subject, verdict } = core;
  const names = cardNames(subject.origin);
  const pairs = plan.null?.kind === 'matchings';
  const card = cardName(names, facts.position + 1);
  const furthest = pairs
    ? `Of all cards and partners, the partners of card ${card} are the furthest from what is declared`
    : `Of all positions, position ${count(facts.position + 1)} is the furthest from what is declared`;
  const rows = facts.cells
    .slice(0, MOST_CARDS)
    .map(({ card: own, expected, seen }) => [cardName(names, own + 1), count(seen), expectedWords(expected)]);
  const shown = Math.min(MOST_CARDS, plan.n);
  return {
    id: 'declared',
    heading: 'The cards as they were dealt',
    beside: [
      say`${furthest}${verdict.kind === 'no-bias-found' ? ', no further than luck takes one' : ''}. ${
        shown < plan.n ? `The ${counted(count(shown), 'card')} that stand out most there` : 'All of them'
      }, in ${counted(count(plan.trials), 'deal')}:`,
    ],
    body: [{ is: 'table', caption: 'As dealt, and as declared', columns: COLUMNS, rows }],
  };
}

export const deckPage: KindPage<DeckOutcome> = {
  nouns: { ...CARD_NOUNS, uneven: 'the orders of the cards are not all equally likely' },
  size: (_, n) => `${count(n)} cards`,
  outcome: (_, n) => `deal of ${n} cards`,
  nameWords: () => [],
  options: (_, n) => [`--n ${n}`],
  logOptions: (_, { leftOut, packs, vocabulary }) => (leftOut.length === 0 ? [] : [`--n ${packs * vocabulary.cards.length}`]),
  logFacts: (_, { start }) => [['Start', start]],
  builtIn: (_, maker) => ({ maker: say`The built-in shuffle ${strong(maker)}`, even: [] }),
  beside: () => [],
  terms(_, card, source) {
    return say`${cardTerm(source, card)} Position 1 is the top after ${source.kind === 'log' ? 'the shuffle' : 'it'}.`;
  },
  unseen(tests, lags = 1) {
    const asked = tests.map((id) => statisticOf('deck', id));
    const deals = asked.some((statistic) => statistic?.looksBack || statistic?.id === referenceBefore.id)
      ? `Whether a deal depends on one further back than ${lags === 1 ? 'the deal before it' : `the ${counted(count(lags), 'deal')} before it`}${lags === 1 ? '' : ', and on those further back than the one before in other ways than how far cards move, how far neighbours part and how many runs a card takes up, the three things that --lags looks at'}`
      : 'Whether one deal depends on the deal before it';
    const kinds = asked.some((statistic) => statistic?.counts === 'successors' || statistic?.id === referenceFollowers.id)
      ? 'such as three cards that keep together'
      : 'such as which card follows which';
    return `${deals}, and kinds of unevenness that no test here counts, ${kinds}.`;
  },
  told: (cells) => `deck   ${cells.join(' ')}`,
  law: shuffleLawWords,
  offBy: (size) => say` Order by order the chances are off by ${size} on average.`,
  headline: (core) => (isHandedBack(core) ? 'every deck comes back as it was given' : isOneOrder(core) ? oneOrderHeadline(core) : null),
  lead: (core, found) => (isHandedBack(core) ? handedBackLead(core) : isOneOrder(core) ? oneOrderLead(core) : recurrenceLead(core, found)),
  markOf: '',
  sizedBy: { test: positionMatrix.id, by: 'position' },
  map: positionMap,
  sections: [
    referenceComparison,
    declaredCards,
    duplicatesFirst,
    dealBeforeSection,
    neighboursFirst,
    map,
    neighboursLater,
    steps,
    duplicatesLater,
  ],
  style: '',
};

/** Explains deals that left every card in place and, for a function, the most common cause. */
function handedBackLead({ plan, subject }: EvidenceCore): Phrase {
  const { source } = subject.origin;
  const asked =
    'call' in source && source.call.unmoved !== 'one-sided'
      ? say` Did you forget ${strong('return')}? A function that shuffles a copy must return it.`
      : [];
  return say`${strong(`Every card lies where it lay before,`)} in each of ${counted(count(plan.trials), 'deal')}.${asked}`;
}

function oneOrderHeadline({ subject }: EvidenceCore): string {
  return rearranges(subject.origin) ? 'every deck is rearranged in the same way' : 'every deal is the same';
}

function oneOrderLead({ plan, subject }: EvidenceCore): Phrase {
  if (rearranges(subject.origin))
    return say`${strong('Every position took its card from the same place in the deck before the shuffle')}, in each of ${counted(count(plan.trials), 'deal')}.`;
  return say`${strong('Every position held the same card')} in each of ${counted(count(plan.trials), 'deal')}.`;
}

import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { DeckOutcome } from '../../../core/outcome.js';
import { rearranges } from '../../../core/rearranges.js';
import { CARD_NOUNS } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardTerm } from '../../../page/words/card-term.js';
import { statisticOf } from '../../declared.js';
import type { KindPage } from '../../page.js';
import { shuffleLawWords } from '../known.js';
import { referenceBefore } from '../reference/reference-before.js';
import { referenceFollowers } from '../reference/reference-followers.js';
import { positionMatrix } from '../statistics/position-matrix.js';
import { besideReference } from './beside-reference.js';
import { declaredCards } from './declared-cards.js';
import { duplicatesFirst, duplicatesLater } from './duplicates.js';
import { isHandedBack, isOneOrder } from './handed-back.js';
import { map } from './map.js';
import { dealBeforeSection, neighboursFirst, neighboursLater } from './order/sections.js';
import { positionMap } from './positions.js';
import { steps } from './steps.js';

/** How whole decks are told. */
export const deckPage: KindPage<DeckOutcome> = {
  nouns: { ...CARD_NOUNS, uneven: 'the orders of the cards are not all equally likely' },
  size: (_, n) => `${count(n)} cards`,
  outcome: (_, n) => `deal of ${n} cards`,
  nameWords: () => [],
  options: (_, n) => [`--n ${n}`],
  logOptions: () => [],
  logFacts: (_, { start }) => [['Start', start]],
  builtIn: (_, maker) => ({ maker: say`The built-in shuffle ${strong(maker)}`, even: [] }),
  beside: () => [],
  terms(_, card, source) {
    return say`${cardTerm(source, card)} Position 1 is the top after ${source.kind === 'log' ? 'the shuffle' : 'it'}.`;
  },
  unseen(tests, lags = 1) {
    const asked = tests.map((id) => statisticOf('deck', id));
    const deals = asked.some((statistic) => statistic?.betweenDeals && (statistic.group || statistic.id === referenceBefore.id))
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
  lead: (core) => (isHandedBack(core) ? handedBackLead(core) : isOneOrder(core) ? oneOrderLead(core) : null),
  markOf: '',
  sizedBy: { test: positionMatrix.id, by: 'position' },
  map: positionMap,
  sections: [
    besideReference,
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

/** What deals that left every card where it lay come to, and of a function what most often makes it so. */
function handedBackLead({ plan, subject }: EvidenceCore): Phrase {
  const { kind } = subject.origin.source;
  const asked =
    kind === 'module' || kind === 'npm' ? say` Did you forget ${strong('return')}? A function that shuffles a copy must return it.` : [];
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

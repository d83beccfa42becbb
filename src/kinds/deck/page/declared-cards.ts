import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { DocSection } from '../../../page/document/doc.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { expectedWords } from '../../words/expected.js';
import { declaredStep } from '../declared/declared-step.js';
import { stepFacts } from '../declared/step-facts.js';

/** Cards of the table, at most. */
const MOST_CARDS = 12;

const COLUMNS = ['Card', 'dealt', 'declared'].map((head, k) => ({ head, number: k > 0 }));

/** Under a declared null: the cards that stand out most at the position furthest from it, as they were dealt. Null without a null, or without such counts. */
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

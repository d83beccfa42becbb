import { nounFor } from '../../../core/counted.js';
import type { DeclaredNull } from '../../../core/declared-null.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { stepFacts } from '../../../kinds/deck/declared/step-facts.js';
import { expectedWords } from '../../../kinds/words/expected.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';

/**
 * Of the position that a test of cards and positions found: which card stands out most, in how many deals it came there, and in how many it should have. Empty for
 * other tests, and where the record holds no such counts.
 */
export function declaredStepSentence(core: EvidenceCore, declared: DeclaredNull, test: string): Phrase {
  const facts = stepFacts(core, test);
  if (!facts) return [];
  const { trials } = core.plan;
  const [{ card, expected, seen }] = facts.cells;
  const names = cardNames(core.subject.origin);
  const came =
    declared.kind === 'matchings'
      ? `Cards ${cardName(names, facts.position + 1)} and ${cardName(names, card + 1)} came together`
      : `Card ${cardName(names, card + 1)} came at position ${count(facts.position + 1)}`;
  return say` ${came} in ${strong(`${count(seen)} of ${count(trials)} ${nounFor(trials, 'deal')}`)}, where ${expectedWords(expected)} are declared.`;
}

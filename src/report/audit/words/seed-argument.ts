import type { EvidenceCore } from '../../../core/record/evidence.js';
import { nounsOf } from '../../../kinds/pages.js';
import { code, say } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';

/** The words for a program whose two starts were alike, and whose argument may be its seed. */
export function seedArgumentWords({ subject }: EvidenceCore, told: string): Pick<VerdictWords, 'rest' | 'lead' | 'sure'> {
  const { cards, deals } = nounsOf(subject.origin.outcome.kind);
  return {
    rest: [`two starts ${cards ? 'dealt' : 'made'} the same ${deals}`],
    lead: say`Before the audit two starts began with the same ${deals}. Either the program seeds itself the same every time, which is a bias, or the argument ${code(told)} is its seed.`,
    sure: say`Start it without a seed, so that it takes its own. To audit what this one seed ${cards ? 'deals' : 'makes'}, write the ${deals} to a file and give that to ${code('log')}. This is neither a good result nor a bad one.`,
  };
}

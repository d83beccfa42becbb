import type { EvidenceCore } from '../../../core/evidence.js';
import { nullName } from '../../../kinds/words/declared-null.js';
import { type Phrase, say } from '../../../page/phrase.js';

/** What was declared to be right, in a sentence; empty where nothing is. */
export function underNull({ plan }: EvidenceCore): Phrase {
  return plan.null ? say`Under the null: ${nullName(plan.null)}.` : [];
}

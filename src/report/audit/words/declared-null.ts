import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { nullName } from '../../../kinds/words/declared-null.js';
import { referenceName } from '../../../kinds/words/reference.js';
import { type Phrase, say } from '../../../page/phrase.js';

/** Says which law was declared to be right; empty where none was. */
export function declaredNullSentence({ plan }: EvidenceCore): Phrase {
  if (isReference(plan.null)) return say`Held against the reference ${referenceName(plan.null)}, which is declared right.`;
  return plan.null ? say`Under the null: ${nullName(plan.null)}.` : [];
}

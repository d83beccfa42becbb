import { type DeclaredNull, isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { nullName, nullWords } from '../../../kinds/words/declared-null.js';
import { referenceName } from '../../../kinds/words/reference.js';
import { code, type Phrase, say } from '../../../page/phrase.js';

/** Says which law was declared to be right; empty where none was. */
export function declaredNullSentence({ plan }: EvidenceCore): Phrase {
  if (isReference(plan.null)) return say`Held against the reference ${referenceName(plan.null)}, which is declared right.`;
  return plan.null ? say`Under the null: ${nullName(plan.null)}.` : [];
}

/** Says which law, were it declared, the deals look like, and how to ask; `declared` is that law. */
export function explainedSentence(declared: DeclaredNull): Phrase {
  return say`The deals look like those of another law: ${nullName(declared)}. If that is what is wanted, ask again with ${code(nullWords(declared).join(' '))}.`;
}

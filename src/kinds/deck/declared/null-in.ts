import { isReference } from '../../../core/record/declared-null.js';
import type { Skipped } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { lawOfNull } from '../../../math/nulls/law-of-null.js';
import type { NullLaw } from '../../../math/nulls/null-law.js';

/** Makes the law that is declared in a space, a new one for each caller that follows deals with it; skipped where nothing is declared. */
export function nullIn({ cards, declared }: Pick<OutcomeSpace, 'cards' | 'declared'>): (() => NullLaw) | Skipped {
  if (!declared || isReference(declared)) return { skipped: { why: 'no-null' } };
  return () => lawOfNull(declared, cards);
}

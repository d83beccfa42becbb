import type { Outcome } from '../../core/subject/outcome.js';
import { pageOf } from '../pages.js';

/** Words the size of the outcomes of a record: "52 cards". */
export function audited(core: {
  readonly plan: { readonly n: number };
  readonly subject: { readonly origin: { readonly outcome: Outcome } };
}): string {
  const { outcome } = core.subject.origin;
  return pageOf(outcome).size(outcome, core.plan.n);
}

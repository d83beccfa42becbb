import { AuditError } from '../core/errors.js';
import type { AnySource, Origin } from '../core/origin.js';
import { spaceOf } from '../engine/subject/space-of.js';

/** What a core must say in the same way twice: how many cards its plan deals, and how many its subject has. */
interface Sized {
  readonly plan: { readonly n: number };
  readonly subject: { readonly origin: Origin<AnySource> };
}

/** That a plan deals another number of cards than its outcomes have, or that there are no such outcomes; null where neither is so. */
export function sizeContradiction({ plan: { n }, subject: { origin } }: Sized): string | null {
  try {
    const { cards } = spaceOf(origin, n);
    return cards === n ? null : `core.plan.n: must be what core.subject deals, ${cards}, got ${n}`;
  } catch (error) {
    if (error instanceof AuditError) return `core.subject.origin: ${error.message}`;
    throw error;
  }
}

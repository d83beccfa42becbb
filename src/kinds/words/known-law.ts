import type { KnownLaw } from '../../core/record/by-law.js';
import type { EvidenceCore } from '../../core/record/evidence.js';
import { isBuiltIn } from '../../core/record/origin.js';
import { pageOf } from '../pages.js';

/** Tells what is known of a built-in subject without dealing: a clause, which gives its parts by their ids. */
export function lawWords({ subject: { origin } }: Pick<EvidenceCore, 'subject'>, law: KnownLaw): string {
  return isBuiltIn(origin) ? (pageOf(origin.outcome).law?.(law, origin) ?? '') : '';
}

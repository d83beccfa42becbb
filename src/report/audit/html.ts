import type { Evidence } from '../../core/evidence.js';
import type { Told } from '../../page/words/told.js';
import { auditPage } from './page.js';

/**
 * One audit as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the record; equal records give equal bytes.
 *
 * @example
 * ```ts
 * import { boundeds, makePlan, pipeline, prngs, renderHtml, runAudit, seedings, shuffles, startSealing } from 'shuffle-audit';
 *
 * const parts = {
 *   shuffle: shuffles.get('naive-swap'),
 *   prng: prngs.get('xoshiro128ss'),
 *   bounded: boundeds.get('lemire'),
 *   seeding: seedings.get('continuous'),
 * };
 * const subject = pipeline(parts, 5);
 * const sealing = startSealing();
 * const core = await runAudit(makePlan(subject.space, { seed: 'example', trials: 5000 }), subject, { workers: 1 });
 * const page = await renderHtml(sealing.seal(core, 1).record);
 * console.log(page.slice(0, 15));
 *
 * // prints:
 * // <!doctype html>
 * ```
 */
export async function renderHtml(evidence: Evidence, told: Told = {}): Promise<string> {
  return auditPage(evidence, told);
}

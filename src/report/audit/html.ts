import type { Evidence } from '../../core/evidence.js';
import { html, type Markup } from '../../page/markup.js';
import { nounsOf } from '../../page/nouns.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { recordMeta } from '../../page/sections/meta.js';
import { cardsWords } from '../../page/words/partial.js';
import { shortHash } from '../../page/words/short-hash.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { pagePartsOf } from './page-parts.js';
import { check } from './sections/check.js';
import { verdictWords } from './words/verdict.js';

/**
 * One audit as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the record; equal records give equal bytes. The drawing libraries are loaded on first use.
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
export async function renderHtml(evidence: Evidence): Promise<string> {
  const { core } = evidence;
  const name = core.subject.id;
  const own = pagePartsOf(core.subject.origin.outcome.kind);
  const scale = `${cardsWords(core.subject.origin, core.plan.n)}, ${count(core.plan.trials)} ${nounsOf(core.subject.origin.outcome.kind).deals}`;
  const words = verdictWords(core);
  const parts: Markup[] = [];
  for (const section of own.sections) {
    const part = await section(core);
    if (part) parts.push(part);
  }
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${name}`,
    printed: `shuffle-audit · ${name} · ${scale} · record ${shortHash(evidence)}`,
    style: own.style,
    look: LOOK[core.verdict.kind],
    meta: recordMeta('Shuffle audit', name, scale, evidence),
    body: [...parts, check(evidence)],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}

import type { Evidence } from '../../core/evidence.js';
import { html, type Markup } from '../../page/markup.js';
import { nounsOf } from '../../page/nouns.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { sheet } from '../../page/style/sheet.js';
import { cardsWords } from '../../page/words/partial.js';
import { shortHash } from '../../page/words/short-hash.js';
import { pagePartsOf } from './page-parts.js';
import { check } from './sections/check.js';
import { meta } from './sections/meta.js';
import { verdictWords } from './words/verdict.js';

const CLASS = { biased: 'biased', 'no-bias-found': 'clean', inconclusive: 'unsure' } as const;

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
  const own = pagePartsOf(core.subject.space);
  const style = sheet(
    `shuffle-audit · ${name} · ${cardsWords(core.subject.origin, core.plan.n)}, ${count(core.plan.trials)} ${nounsOf(core.subject.space).deals} · record ${shortHash(evidence)}`,
  );
  const words = verdictWords(core);
  const parts: Markup[] = [];
  for (const section of own.sections) {
    const part = await section(core);
    if (part) parts.push(part);
  }
  const body = [...parts, check(evidence)];
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${name}`,
    style: [style, own.style.trim()].filter((sheetPart) => sheetPart !== '').join('\n'),
    look: CLASS[core.verdict.kind],
    meta: meta(evidence),
    body,
    foot: html`Verdict <code>${core.verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}

import { counted } from '../../core/counted.js';
import type { Evidence } from '../../core/evidence.js';
import { isAudit } from '../../core/proof.js';
import { renderable } from '../../engine/record/check-record.js';
import { pageOf } from '../../kinds/pages.js';
import { html } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { recordMeta } from '../../page/sections/meta.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { besideSection } from './sections/beside.js';
import { check } from './sections/check.js';
import { diagnosis } from './sections/diagnosis.js';
import { groups } from './sections/groups.js';
import { auditHero } from './sections/hero.js';
import { known } from './sections/known.js';
import { method } from './sections/method.js';
import { resolution } from './sections/resolution.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';
import { turn } from './sections/turn.js';
import { verdictWords } from './words/verdict.js';

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
  const record = renderable(evidence, isAudit);
  const { core } = record;
  const name = core.subject.id;
  const { outcome } = core.subject.origin;
  const own = pageOf(outcome);
  const scale = `${own.size(outcome, core.plan.n)}, ${counted(count(core.plan.trials), own.nouns.deal)}`;
  const words = verdictWords(core);
  const logTurn: typeof turn = (one) => turn(one, record.run.turned);
  const sections = [auditHero, resolution, besideSection, ...own.sections, logTurn, groups, diagnosis, known, tests, strip, method];
  const parts = sections.map((section) => section(core)).filter((part) => part !== null);
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${name}`,
    printed: `shuffle-audit · ${name} · ${scale} · record ${shortHash(record)}`,
    style: own.style,
    look: LOOK[core.verdict.kind],
    meta: recordMeta('Shuffle audit', name, scale, record),
    body: [...parts, check(record, told)],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}

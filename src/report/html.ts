import type { Evidence } from '../core/evidence.js';
import { partialOf } from '../core/partial-of.js';
import { html } from './markup.js';
import { count } from './numbers.js';
import { page } from './page.js';
import { check } from './sections/check.js';
import { diagnosis } from './sections/diagnosis.js';
import { hero } from './sections/hero.js';
import { known } from './sections/known.js';
import { map } from './sections/map.js';
import { meta } from './sections/meta.js';
import { method } from './sections/method.js';
import { resolution } from './sections/resolution.js';
import { seen } from './sections/seen.js';
import { steps } from './sections/steps.js';
import { strip } from './sections/strip.js';
import { tests } from './sections/tests.js';
import { sheet } from './style/sheet.js';
import { cardsWords } from './words/partial.js';
import { shortHash } from './words/short-hash.js';
import { verdictWords } from './words/verdict.js';

const CLASS = { biased: 'biased', 'no-bias-found': 'clean', inconclusive: 'unsure' } as const;

/**
 * One audit as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the record; equal records give equal bytes. The drawing libraries are loaded on first use.
 */
export async function renderHtml(evidence: Evidence): Promise<string> {
  const { core } = evidence;
  const name = core.subject.id;
  const style = sheet(
    `shuffle-audit · ${name} · ${cardsWords(core.subject.origin, core.plan.n)}, ${count(core.plan.trials)} deals · record ${shortHash(evidence)}`,
  );
  const words = verdictWords(core);
  const body = [
    hero(core),
    await resolution(core),
    // Of partial deals there is no map of positions and no single choice to draw.
    ...(partialOf(core.subject.origin) ? [seen(core)] : [await map(core), await steps(core)]),
    diagnosis(core),
    known(core),
    tests(core),
    await strip(core),
    method(core),
    check(evidence),
  ];
  return page({
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${name}`,
    style,
    look: CLASS[core.verdict.kind],
    meta: meta(evidence),
    body,
    foot: html`Verdict <code>${core.verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}

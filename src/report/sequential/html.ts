import type { Sequential } from '../../core/sequential.js';
import { pageOf } from '../../kinds/pages.js';
import { html } from '../../page/markup.js';
import { page } from '../../page/page.js';
import { recordMeta } from '../../page/sections/meta.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { sequentialCheck } from './sections/check.js';
import { stoppedDiagnosis } from './sections/diagnosis.js';
import { evidenceSection } from './sections/evidence.js';
import { sequentialHero } from './sections/hero.js';
import { stoppedMapSection } from './sections/map.js';
import { sequentialMethod } from './sections/method.js';
import { stoppedPlaces } from './sections/places.js';
import { many, oneByOne } from './words/many.js';
import { sequentialWords } from './words/verdict.js';

/** What only the page of a run that stops by itself has: its drawing leaves room for its table on the first sheet. */
const SEQUENTIAL = `
@media print{
.evidence svg.wide{max-width:520px}
}
`;

/**
 * One run that stopped when it was decided, as one self-contained HTML page: no script, no request, a strict Content-Security-Policy.
 * A pure function of the record; equal records give equal bytes. The drawing libraries are loaded on first use.
 */
export async function renderSequentialHtml(record: Sequential, told: Told = {}): Promise<string> {
  const { core } = record;
  const { plan, result, subject, verdict } = core;
  const { outcome } = subject.origin;
  const scale = `${pageOf(outcome).size(outcome, plan.n)}, ${many(core, result.trials)} until it ${verdict.kind === 'biased' ? 'was decided' : 'ended'}`;
  return page({
    title: `${sequentialWords(core).name.replace(/[:,]$/, '')}: shuffle audit of ${subject.id}, ${oneByOne(core)}`,
    printed: `shuffle-audit · ${subject.id} · ${scale} · record ${shortHash(record)}`,
    style: SEQUENTIAL,
    look: LOOK[verdict.kind],
    meta: recordMeta(`Shuffle audit, ${oneByOne(core)},`, subject.id, scale, record),
    body: [
      sequentialHero(core),
      await evidenceSection(core),
      await (pageOf(outcome).cell ? stoppedPlaces(core) : stoppedMapSection(core)),
      stoppedDiagnosis(core),
      sequentialMethod(core),
      sequentialCheck(record, told),
    ],
    foot: html`Verdict <code>${verdict.kind}</code>. This report states what was tested and found. It is no certificate.`,
  });
}

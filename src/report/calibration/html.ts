import type { Calibration } from '../../core/calibration.js';
import { html } from '../../page/markup.js';
import { page } from '../../page/page.js';
import { hero } from '../../page/sections/hero.js';
import { recordMeta } from '../../page/sections/meta.js';
import { section } from '../../page/sections/section.js';
import { shortHash } from '../../page/words/short-hash.js';
import type { Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { calibrationCheck } from './sections/check.js';
import { farSection } from './sections/far.js';
import { outsideSection } from './sections/outside.js';
import { ratesSection } from './sections/rates.js';
import { regionsSection } from './sections/regions.js';
import { sourcesSection } from './sections/sources.js';
import { spreadSection } from './sections/spread.js';
import { calibratedWords, calibrationWords, scaleWords, scopeSentences, sourcesSentence, TERMS } from './words.js';

/** What only the page of a calibration has: the distance between its drawings, which are never parted on paper. */
const CALIBRATION = `
section.full figure+figure{margin-top:26px}
@media print{
figure[class^=rates]{break-inside:avoid-page}
}
`;

/**
 * One calibration as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the record; equal records give equal bytes.
 */
export async function renderCalibrationHtml(record: Calibration, told: Told = {}): Promise<string> {
  const { core } = record;
  const words = calibrationWords(core);
  const scale = scaleWords(core);
  const look = LOOK[core.verdict.kind];
  return page({
    title: `${words.name.replace(/:$/, '')}: calibration of shuffle-audit`,
    printed: `shuffle-audit · calibration · ${scale} · record ${shortHash(record)}`,
    style: CALIBRATION,
    look,
    meta: recordMeta('Calibration', calibratedWords(core), scale, record),
    body: [
      hero({
        mark: look,
        words,
        facts: [
          ['What was dealt', sourcesSentence(core)],
          ['How sure', words.sure],
          ['Words used', TERMS],
        ],
      }),
      ratesSection(core),
      outsideSection(core),
      farSection(core),
      spreadSection(core),
      sourcesSection(core),
      regionsSection(core),
      section({
        heading: 'What this shows, and what not',
        exhibit: html`<ul class="said">${scopeSentences(core).map((text) => html`<li>${text}</li>`)}</ul>`,
        paper: 'together',
      }),
      calibrationCheck(record, told),
    ],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This page states how often the tests raise an alarm where there is nothing to find. It is no certificate.`,
  });
}

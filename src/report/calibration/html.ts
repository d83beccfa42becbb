import type { Calibration } from '../../core/calibration.js';
import { html } from '../../page/markup.js';
import { page } from '../../page/page.js';
import { proofMeta } from '../../page/sections/meta.js';
import { PROOF } from '../../page/style/document.js';
import { sheet } from '../../page/style/sheet.js';
import { shortHash } from '../../page/words/short-hash.js';
import { heroOf } from '../proof/sections/hero.js';
import { checkItYourself, outsideSection, pictures, regionsSection, sourcesSection, spreadSection } from './sections.js';
import { CALIBRATION } from './style.js';
import { CALIBRATION_GLYPH, calibratedWords, calibrationWords, scaleWords, scopeSentences, sourcesSentence, TERMS } from './words.js';

/**
 * One calibration as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the record; equal records give equal bytes.
 */
export async function renderCalibrationHtml(record: Calibration): Promise<string> {
  const { core } = record;
  const words = calibrationWords(core);
  const scale = scaleWords(core);
  return page({
    title: `${words.name.replace(/:$/, '')}: calibration of shuffle-audit`,
    style: `${sheet(`shuffle-audit · calibration · ${scale} · record ${shortHash(record)}`)}\n${PROOF.trim()}\n${CALIBRATION.trim()}`,
    look: ({ holds: 'clean', fails: 'biased', inconclusive: 'unsure' } as const)[core.verdict.kind],
    meta: proofMeta('Calibration', calibratedWords(core), scale, record),
    body: [
      heroOf(CALIBRATION_GLYPH[core.verdict.kind], words, [
        ['What was dealt', sourcesSentence(core)],
        ['How sure', words.sure],
        ['Words used', TERMS],
      ]),
      pictures(core),
      outsideSection(core),
      spreadSection(core),
      sourcesSection(core),
      regionsSection(core),
      html`<section class="together"><div class="beside"><h2>What this shows, and what not</h2></div><div class="exhibit"><ul class="said">${scopeSentences(core).map((text) => html`<li>${text}</li>`)}</ul></div></section>`,
      checkItYourself(record),
    ],
    foot: html`Verdict <code>${core.verdict.kind}</code>. This page states how often the tests raise an alarm where there is nothing to find. It is no certificate.`,
  });
}

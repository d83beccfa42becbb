import type { Diagnosis } from '../../../core/diagnosis.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup } from '../../../page/phrase.js';
import { diagnosisFootnote, diagnosisSentence } from '../../../page/words/diagnosis.js';
import { settingOf } from '../words/diagnosis-setting.js';

/** Which known mistake explains the bias; nothing where none was looked for. */
export function diagnosis(core: EvidenceCore): Markup | null {
  const { diagnosis: found } = core;
  if (!found) return null;
  const what = found.best.map(({ summary, title }) => html`<div><h3>${title}</h3><p>${summary}</p></div>`);
  return html`<section><div class="beside"><h2>${heading(found)}</h2><p>${markup(diagnosisSentence(found, settingOf(core)))}</p></div><div class="exhibit">${what}<p class="caption">${diagnosisFootnote(found)}</p></div></section>`;
}

function heading({ best, seed, steps }: Diagnosis): string {
  if (best.length > 0) return 'Which known mistake fits';
  if (seed) return seed.deals === 1 ? 'One deal only' : 'Few different deals';
  return steps ? 'What the steps show' : 'No known mistake fits';
}

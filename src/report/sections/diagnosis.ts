import type { EvidenceCore } from '../../core/evidence.js';
import { html, type Markup } from '../markup.js';
import { markup } from '../phrase.js';
import { diagnosisFootnote, diagnosisSentence } from '../words/diagnosis.js';

/** Which known mistake explains the bias; nothing where none was looked for. */
export function diagnosis({ diagnosis: found }: EvidenceCore): Markup | null {
  if (!found) return null;
  const what = found.best.map(({ summary, title }) => html`<div><h3>${title}</h3><p>${summary}</p></div>`);
  return html`<section><div class="beside"><h2>${found.best.length > 0 ? 'Which known mistake fits' : 'No known mistake fits'}</h2><p>${markup(diagnosisSentence(found))}</p></div><div class="exhibit">${what}<p class="caption">${diagnosisFootnote(found)}</p></div></section>`;
}

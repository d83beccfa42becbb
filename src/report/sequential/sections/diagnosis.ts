import type { SequentialCore } from '../../../core/sequential.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { diagnosisFootnote } from '../../../page/words/diagnosis.js';
import { earlyDiagnosis } from '../words/diagnosis.js';

/** Which known mistake fits the positions; nothing where none was looked for. */
export function stoppedDiagnosis({ diagnosis, plan, result }: SequentialCore): Markup | null {
  if (!diagnosis) return null;
  const heading =
    diagnosis.best.length > 0 ? 'Which known mistake fits' : diagnosis.even ? 'Too early to name a mistake' : 'No known mistake fits';
  const what = diagnosis.best.map(({ summary, title }) => html`<div><h3>${title}</h3><p>${summary}</p></div>`);
  const note = diagnosis.even ? null : html`<p class="caption">${diagnosisFootnote(diagnosis)}</p>`;
  return section({
    heading,
    exhibit: [html`<p>${markup(earlyDiagnosis(diagnosis, result.trials, plan.n))}</p>`, what, note],
  });
}

import type { SequentialCore } from '../../../core/sequential.js';
import { curesOf } from '../../../engine/diagnose/cures.js';
import { mistakeWords } from '../../../kinds/words/known-mistake.js';
import { html, type Markup } from '../../../page/markup.js';
import { markup } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { cureMarkup } from '../../../page/words/cure.js';
import { comparisonLimit, comparisonNote } from '../../../page/words/diagnosis.js';
import { earlyDiagnosis } from '../words/diagnosis.js';

/** Which known mistake fits the positions; nothing where none was looked for. */
export function stoppedDiagnosis({ diagnosis, plan, result, subject }: SequentialCore): Markup | null {
  if (!diagnosis) return null;
  const heading =
    diagnosis.best.length > 0 ? 'Which known mistake fits' : diagnosis.even ? 'Too early to name a mistake' : 'No known mistake fits';
  const what = diagnosis.best.map(mistakeWords).map(({ summary, title }) => html`<div><h3>${title}</h3><p>${summary}</p></div>`);
  const note = diagnosis.even ? null : html`<p class="caption">${comparisonNote(diagnosis)} ${comparisonLimit(diagnosis)}</p>`;
  const cure = diagnosis.even ? null : cureMarkup(curesOf(diagnosis, plan.n), subject.origin.source);
  return section({
    heading,
    exhibit: [html`<p>${markup(earlyDiagnosis(diagnosis, result.trials, plan.n))}</p>`, what, cure, note],
  });
}

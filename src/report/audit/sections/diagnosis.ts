import type { Diagnosis } from '../../../core/diagnosis.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { curesOf } from '../../../engine/diagnose/cures.js';
import { mistakeWords } from '../../../kinds/words/known-mistake.js';
import { html, type Markup } from '../../../page/markup.js';
import { section } from '../../../page/sections/section.js';
import { cureMarkup } from '../../../page/words/cure.js';
import { comparisonLimit, comparisonNote, type DiagnosisSetting, diagnosisSentence } from '../../../page/words/diagnosis.js';
import { leftover } from '../facts/leftover.js';
import { settingOf } from '../words/diagnosis-setting.js';
import { leftoverFold } from './leftover.js';

/** Which known mistake explains the bias; nothing where none was looked for. */
export function diagnosis(core: EvidenceCore): Markup | null {
  const { diagnosis: found } = core;
  if (!found) return null;
  const setting = settingOf(core);
  const what = found.best.map(mistakeWords).map(({ summary, title }) => html`<p><b>${title}.</b> ${summary}</p>`);
  const cure = cureMarkup(curesOf(found, core.plan.n), core.subject.origin.source);
  const left = leftover(core);
  const note = html`<p class="caption">${comparisonNote(found)}</p>`;
  return section({
    heading: heading(found, setting),
    beside: [diagnosisSentence(found, setting), html`<p class="caption">${comparisonLimit(found)}</p>`],
    exhibit: [what, cure, left ? leftoverFold(left, note) : note],
  });
}

function heading({ best, seed, steps }: Diagnosis, { nouns }: DiagnosisSetting): string {
  if (best.length > 0) return 'Which known mistake fits';
  if (seed) return seed.deals === 1 ? `One ${nouns.deal} only` : `Few different ${nouns.deals}`;
  return steps ? 'What the steps show' : 'No known mistake fits';
}

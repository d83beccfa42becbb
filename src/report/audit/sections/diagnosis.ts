import type { Diagnosis } from '../../../core/diagnosis.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { html, type Markup } from '../../../page/markup.js';
import { section } from '../../../page/sections/section.js';
import { type DiagnosisSetting, diagnosisFootnote, diagnosisSentence } from '../../../page/words/diagnosis.js';
import { settingOf } from '../words/diagnosis-setting.js';

/** Which known mistake explains the bias; nothing where none was looked for. */
export function diagnosis(core: EvidenceCore): Markup | null {
  const { diagnosis: found } = core;
  if (!found) return null;
  const setting = settingOf(core);
  const what = found.best.map(({ summary, title }) => html`<div><h3>${title}</h3><p>${summary}</p></div>`);
  return section({
    heading: heading(found, setting),
    beside: [diagnosisSentence(found, setting)],
    exhibit: [what, html`<p class="caption">${diagnosisFootnote(found)}</p>`],
  });
}

function heading({ best, seed, steps }: Diagnosis, { nouns }: DiagnosisSetting): string {
  if (best.length > 0) return 'Which known mistake fits';
  if (seed) return seed.deals === 1 ? `One ${nouns.deal} only` : `Few different ${nouns.deals}`;
  return steps ? 'What the steps show' : 'No known mistake fits';
}

import type { SurveyCore } from '../../../core/survey-record.js';
import { versionTurns } from '../../../engine/survey/version-turns.js';
import { html, type Markup } from '../../../page/markup.js';
import { section } from '../../../page/sections/section.js';
import { groupOf } from '../facts/groups.js';
import { GROUP_WORDS } from '../words/survey.js';
import { alikeSentence, isAlike, turnSentences } from '../words/versions.js';

/** Subjects of several versions, the earliest first; nothing where there are none. */
export function versionsSection(core: SurveyCore): Markup | null {
  const all = versionTurns(core);
  if (all.length === 0) return null;
  const [alike, changing] = [all.filter(isAlike), all.filter((one) => !isAlike(one))];
  const told = changing.map((one) => {
    const versions = one.versions.map(({ row, version }) => html`<li>${version}: ${GROUP_WORDS[groupOf(row)].toLowerCase()}</li>`);
    return html`<h3><code>${one.subject}</code></h3><p>${turnSentences(one).join(' ')}</p><ul>${versions}</ul>`;
  });
  const same = alike.length === 0 ? null : html`<p>${alikeSentence(alike)}</p>`;
  return section({ heading: 'From version to version', beside: ['Only the versions of the list were looked at.'], exhibit: [told, same] });
}

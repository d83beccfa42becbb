import type { Block, DocSection } from '../../../../page/document/doc.js';
import { html } from '../../../../page/markup.js';
import { code, say } from '../../../../page/phrase.js';
import { versionTurns } from '../../engine/version-turns.js';
import type { SurveyCore } from '../../record/survey.js';
import { groupOf } from '../facts/groups.js';
import { GROUP_WORDS } from '../words/survey.js';
import { alikeSentence, isAlike, turnSentences } from '../words/versions.js';

/** Shows subjects of several versions, the earliest first; null where there are none. */
export function versionsSection(core: SurveyCore): DocSection | null {
  const all = versionTurns(core);
  if (all.length === 0) return null;
  const [alike, changing] = [all.filter(isAlike), all.filter((one) => !isAlike(one))];
  const told = changing.flatMap((one): readonly Block[] => {
    const turns = turnSentences(one).join(' ');
    const versions = one.versions.map(({ row, version }) => `${version}: ${GROUP_WORDS[groupOf(row)].toLowerCase()}`);
    return [
      { is: 'sentence', text: say`${code(one.subject)}: ${turns}`, drawn: () => html`<h3><code>${one.subject}</code></h3><p>${turns}</p>` },
      { is: 'list', items: versions, drawn: () => html`<ul>${versions.map((said) => html`<li>${said}</li>`)}</ul>` },
    ];
  });
  const same = alikeSentence(alike);
  const alikes: readonly Block[] = alike.length === 0 ? [] : [{ is: 'sentence', text: same, drawn: () => html`<p>${same}</p>` }];
  return {
    id: 'versions',
    heading: 'From version to version',
    beside: ['Only the versions of the list were looked at.'],
    body: [...told, ...alikes],
  };
}

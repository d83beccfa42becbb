import type { Diagnosis } from '../../../core/diagnosis.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { curesOf } from '../../../engine/diagnose/cures.js';
import { mistakeWords } from '../../../kinds/words/known-mistake.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { say, strong } from '../../../page/phrase.js';
import { cureBlocks } from '../../../page/words/cure.js';
import { comparisonLimit, comparisonNote, type DiagnosisSetting, diagnosisSentence } from '../../../page/words/diagnosis.js';
import { leftover } from '../facts/leftover.js';
import { settingOf } from '../words/diagnosis-setting.js';
import { leftoverFold } from './leftover.js';

/** Which known mistake explains the bias; nothing where none was looked for. What the few lines say, only the page says here too. */
export function diagnosis(core: EvidenceCore): DocSection | null {
  const { diagnosis: found } = core;
  if (!found) return null;
  const setting = settingOf(core);
  const what = found.best
    .map(mistakeWords)
    .map(({ summary, title }): Block => ({ is: 'sentence', text: say`${strong(`${title}.`)} ${summary}`, main: true }));
  const cure = cureBlocks(curesOf(found, core.plan.n), core.subject.origin.source);
  const left = leftover(core);
  const note: Block = { is: 'sentence', text: comparisonNote(found) };
  return {
    id: 'diagnosis',
    heading: heading(found, setting),
    beside: [
      { is: 'sentence', text: diagnosisSentence(found, setting), main: true, only: ['html'] },
      { is: 'sentence', text: comparisonLimit(found) },
    ],
    body: [...what, ...cure.map((block): Block => ({ ...block, only: ['html'] })), left ? leftoverFold(left, note) : note],
  };
}

function heading({ best, seed, steps }: Diagnosis, { nouns }: DiagnosisSetting): string {
  if (best.length > 0) return 'Which known mistake fits';
  if (seed) return seed.deals === 1 ? `One ${nouns.deal} only` : `Few different ${nouns.deals}`;
  return steps ? 'What the steps show' : 'No known mistake fits';
}

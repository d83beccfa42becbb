import type { SequentialCore } from '../../../core/record/sequential.js';
import { curesOf } from '../../../engine/diagnose/cures.js';
import { mistakesWords } from '../../../kinds/words/known-mistake.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { cureBlocks } from '../../../page/words/cure.js';
import { comparisonLimit, comparisonNote } from '../../../page/words/diagnosis.js';
import { earlyDiagnosis } from '../words/diagnosis.js';

/** The known mistake that fits the positions; null where none was looked for. Only the page repeats what the few lines say. */
export function stoppedDiagnosis({ diagnosis, plan, result, subject }: SequentialCore): DocSection | null {
  if (!diagnosis) return null;
  const { best, even } = diagnosis;
  const heading = best.length > 0 ? 'Which known mistake fits' : even ? 'Too early to name a mistake' : 'No known mistake fits';
  const what = mistakesWords(best).map(
    ({ summary, title }): Block => ({ is: 'part', head: title, body: [{ is: 'sentence', text: summary, main: true }] }),
  );
  const cure = even ? [] : cureBlocks(curesOf(diagnosis, plan.n, subject.origin.source), subject.origin.source);
  const said: Block = { is: 'sentence', text: earlyDiagnosis(diagnosis, result.trials, plan.n), main: true };
  return {
    id: 'diagnosis',
    heading,
    beside: [],
    body: [
      { ...said, only: ['html'] },
      ...what,
      ...cure.map((block): Block => ({ ...block, only: ['html'] })),
      ...(even ? [] : [{ is: 'sentence', text: `${comparisonNote(diagnosis)} ${comparisonLimit(diagnosis)}` } as const]),
    ],
    ...(even && { only: ['html'] as const }),
  };
}

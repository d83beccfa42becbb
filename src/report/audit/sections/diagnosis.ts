import type { Diagnosis } from '../../../core/record/diagnosis.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { curesOf } from '../../../engine/diagnose/cures.js';
import { isTurned } from '../../../kinds/deck/page/handed-back.js';
import { mistakesWords } from '../../../kinds/words/known-mistake.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { svg } from '../../../page/charts/figure.js';
import { positionMapSpec } from '../../../page/charts/position-map.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { colourScale } from '../../../page/facts/colour-scale.js';
import { pooled } from '../../../page/facts/pooled.js';
import { html, type Markup } from '../../../page/markup.js';
import { signed, size } from '../../../page/numbers.js';
import { code, say, strong } from '../../../page/phrase.js';
import { cureBlocks } from '../../../page/words/cure.js';
import { comparisonLimit, comparisonNote, type DiagnosisSetting, diagnosisSentence } from '../../../page/words/diagnosis.js';
import { type Leftover, leftover } from '../facts/leftover.js';
import { settingOf } from '../words/diagnosis-setting.js';

const COLUMNS = ['Cards by positions', 'off from even'];

/** The part that the fitting mistake leaves unexplained: a line with the two key figures, and folded behind it a small table, a second map, and `note`. */
function leftoverFold({ fromEven, fromMistake, map, mistake }: Leftover, note: Block): Block {
  const row = (name: string, of: (from: Leftover['fromEven']) => string): readonly string[] => [name, of(fromEven), of(fromMistake)];
  return {
    is: 'fold',
    head: say`What is left of the bias after ${code(mistake)}: ${size(fromMistake.typical)} a cell, where luck alone leaves ${size(fromMistake.luck)}`,
    body: [
      {
        is: 'table',
        caption: 'What is left of the bias',
        columns: [...COLUMNS, `off from ${mistake}`].map((head, k) => ({ head, number: k > 0 })),
        rows: [
          row('A cell, as root mean square', ({ typical }) => size(typical)),
          row('The same by luck alone', ({ luck }) => size(luck)),
          row('The furthest cell', ({ furthest }) => `${signed(furthest, 1)} %`),
        ],
      },
      { is: 'figure', says: null, draw: () => restMap(map, mistake, fromMistake) },
      note,
    ],
  };
}

function restMap(map: Leftover['map'], mistake: string, { furthest, luck, typical }: Leftover['fromMistake']): Markup {
  const drawn = pooled(map);
  const title = `What is left after ${mistake}: how often each card lands in each position, against what it leads to`;
  const described = `A cell is off by ${size(typical)} on average, where luck alone leaves ${size(luck)}; the furthest by ${signed(furthest, 1)} per cent.`;
  return html`<figure class="rest"><figcaption class="caption">The map without what <code>${mistake}</code> explains. Its scale ends at ${size(colourScale(drawn).end)} either way.</figcaption>${svg('rest', 'map', drawPlainly(positionMapSpec(drawn, map.n, [])), title, described)}</figure>`;
}

/** The known mistake that explains the bias; null where none was looked for. Only the page repeats what the few lines say. */
export function diagnosis(core: EvidenceCore): DocSection | null {
  const { diagnosis: found } = core;
  if (!found) return null;
  const setting = settingOf(core);
  const what = mistakesWords(found.best).map(
    ({ summary, title }): Block => ({ is: 'sentence', text: say`${strong(`${title}.`)} ${summary}`, main: true }),
  );
  const { source } = core.subject.origin;
  const cure = cureBlocks(curesOf(found, core.plan.n, source, isTurned(core)), source);
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

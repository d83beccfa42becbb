import type { EvidenceCore } from '../../../../core/record/evidence.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { notDrawnSection } from '../../../../page/sections/section.js';
import { lagOf, statisticOf } from '../../../declared.js';
import { dealBefore } from '../../../groups/look-back.js';
import { positionsShown } from '../together.js';
import { type Chosen, dependenceChosen, dependenceRow, neighboursChosen } from './chosen.js';

const NOT_KEPT =
  'The record keeps these counts only as a sum and a hash, because there are more than 65,536. They were tested all the same: see every test below.';

/** Shows what remains of an earlier deal, where the verdict is that a deal depends on it. */
export function dealBeforeSection(core: EvidenceCore): DocSection | null {
  const row = dependenceRow(core);
  if (!row) return null;
  const { kind } = core.subject.origin.outcome;
  const heading = `What is left of ${dealBefore(lagOf(kind, row.test))}`;
  const chosen = dependenceChosen(core);
  if (chosen) return drawn(core, chosen, heading);
  const statistic = statisticOf(kind, row.test);
  return statistic && !core.counts[statistic.id]?.values ? notDrawnSection(heading, 'No drawing', NOT_KEPT) : null;
}

/** Shows which card follows which, where the verdict is not about positions. */
export function neighboursFirst(core: EvidenceCore): DocSection | null {
  return positionsShown(core) ? null : neighbours(core);
}

/** Shows the same where it comes after the positions. */
export function neighboursLater(core: EvidenceCore): DocSection | null {
  return positionsShown(core) ? neighbours(core) : null;
}

function neighbours(core: EvidenceCore): DocSection | null {
  const chosen = neighboursChosen(core);
  return chosen && drawn(core, chosen, 'Which card follows which');
}

function drawn(core: EvidenceCore, { finding, picture }: Chosen, heading: string): DocSection {
  return { id: 'order', heading, beside: picture.says(finding, core), body: [picture.draw(finding, core)], layout: { paper: 'together' } };
}

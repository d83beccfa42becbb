import { isReference } from '../../core/record/declared-null.js';
import type { Evidence, EvidenceCore } from '../../core/record/evidence.js';
import { counted } from '../../core/words/counted.js';
import { BATTERIES } from '../../engine/plan/batteries.js';
import { nounsOf } from '../../kinds/pages.js';
import { promisedSize } from '../../kinds/planning/promised-size.js';
import { audited } from '../../kinds/words/audited-size.js';
import { nullName } from '../../kinds/words/declared-null.js';
import { docPages } from '../../page/document/doc-pages.js';
import { askedSize, count, sizeUp } from '../../page/numbers.js';
import { plain } from '../../page/phrase.js';
import { AUDITED, type RecordPages } from '../../page/record-pages.js';
import { sizePhrase } from '../../page/size-phrase.js';
import { auditDocument } from './document.js';

export const pages: RecordPages<EvidenceCore> = docPages(auditDocument, (record) => ({
  id: record.core.subject.id,
  deals: true,
  plan: planned(record),
  verdict: { words: AUDITED[record.core.verdict.kind], size: seen(record) },
}));

function planned({ core }: Evidence): string {
  const { battery, detect, null: declared, tests, trials } = core.plan;
  const { deal } = nounsOf(core.subject.origin.outcome.kind);
  const fresh = core.confirmation;
  const again = fresh === null ? '' : ` and ${counted(count(fresh.trials), `fresh ${deal}`)}`;
  return `${audited(core)}, ${counted(count(trials), deal)}${again}, ${BATTERIES.some(({ id }) => id === battery) ? `battery ${battery}` : counted(count(tests.length), 'chosen statistic')}, detect ${askedSize(detect)}${declared ? `, ${isReference(declared) ? '' : 'under the null: '}${nullName(declared)}` : ''}`;
}

/** Writes the size that a clean verdict excludes; for the others, the size from which a bias would have been seen. */
function seen({ core }: Evidence): string | null {
  const { known, verdict } = core;
  if (verdict.kind === 'no-bias-found') {
    const apart = known && known.size > 0 ? `, apart from a known one of ${plain(sizePhrase(known.size))}` : '';
    return `down to ${sizeUp(verdict.smallestDetectable)}${apart}`;
  }
  const size = promisedSize(core);
  return size === null ? 'no size sure to be seen' : `seen from ${sizeUp(size)}`;
}

import { counted } from '../../../core/counted.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count, sizeUp } from '../../../page/numbers.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import type { OneListCore } from '../record/one-list.js';
import { orderDocument } from './document.js';

/** How an audit of shuffled lists is told. */
export const pages: RecordPages<OneListCore> = docPages(orderDocument, ({ core: { plan, subject, verdict } }) => {
  const size = `${sizeUp(verdict.smallestDetectable)} between eighths`;
  return {
    id: subject.id,
    deals: true,
    plan: `${counted(count(plan.trials), 'list')} of ${counted(count(plan.n), 'item')}`,
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'no-bias-found' ? `down to ${size}` : `seen from ${size}` },
  };
});

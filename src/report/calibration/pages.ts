import type { CalibrationCore } from '../../core/calibration.js';
import { counted } from '../../core/counted.js';
import { calibrationStatement } from '../../kinds/words/calibration.js';
import { docPages } from '../../page/document/doc-pages.js';
import { count } from '../../page/numbers.js';
import { type RecordPages, SETTLED } from '../../page/record-pages.js';
import { calibrationDocument } from './document.js';

/** How a calibration is told. */
export const pages: RecordPages<CalibrationCore> = docPages(calibrationDocument, ({ core: { plan, verdict } }) => {
  const audits = plan.sources.reduce((sum, one) => sum + one.audits, 0);
  return {
    id: 'calibration',
    deals: true,
    plan: `calibration: ${counted(count(audits), 'audit')} at each of ${counted(count(plan.sizes.length), 'size')}`,
    verdict: { words: SETTLED[verdict.kind], size: calibrationStatement(verdict) },
  };
});

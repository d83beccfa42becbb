import type { CalibrationCore } from '../../core/calibration.js';
import { counted } from '../../core/counted.js';
import { calibrationStatement } from '../../kinds/words/calibration.js';
import { count } from '../../page/numbers.js';
import { type RecordPages, SETTLED } from '../../page/record-pages.js';
import { renderCalibrationHtml } from './html.js';
import { renderCalibrationJunit } from './junit.js';
import { renderCalibrationSummary, renderCalibrationText } from './text.js';

/** How a calibration is told. */
export const pages: RecordPages<CalibrationCore> = {
  html: renderCalibrationHtml,
  text: renderCalibrationText,
  summary: renderCalibrationSummary,
  junit: renderCalibrationJunit,
  line({ core: { plan, verdict } }) {
    const audits = plan.sources.reduce((sum, one) => sum + one.audits, 0);
    return {
      id: 'calibration',
      deals: true,
      plan: `calibration: ${counted(count(audits), 'audit')} at each of ${counted(count(plan.sizes.length), 'size')}`,
      verdict: { words: SETTLED[verdict.kind], size: calibrationStatement(verdict) },
    };
  },
};

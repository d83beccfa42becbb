import type { JournalHeader } from '../../../host/journal/format.js';
import { textsOf } from '../../../host/journal/journal-header.js';
import { VERSION } from '../../../host/version.js';
import type { CalibrationPlan } from '../record/calibration.js';

/** Names everything that determines the audits of a calibration, whose recorded bytes stand in the journal itself. */
export function calibrationHeader(plan: Omit<CalibrationPlan, 'recording'>): JournalHeader {
  return { version: VERSION, subject: 'calibration', ...textsOf(plan) };
}

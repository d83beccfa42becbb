import type { CalibrationVerdict } from '../../src/core/record/calibration.js';
import { calibrationQuestionWords } from '../../src/kinds/words/calibration.js';

/** What fails, as it is told; nothing where nothing does. */
export function becauseWords(verdict: CalibrationVerdict): readonly string[] {
  return verdict.kind === 'fails' ? verdict.because.map(calibrationQuestionWords) : [];
}

import { calibrationQuestionWords } from '../../../src/wings/calibration/page/question-words.js';
import type { CalibrationVerdict } from '../../../src/wings/calibration/record/calibration.js';

/** What fails, as it is told; nothing where nothing does. */
export function becauseWords(verdict: CalibrationVerdict): readonly string[] {
  return verdict.kind === 'fails' ? verdict.because.map(calibrationQuestionWords) : [];
}

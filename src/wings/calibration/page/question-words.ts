import { counted, verbFor } from '../../../core/words/counted.js';
import { kindOf } from '../../../kinds/index.js';
import { count } from '../../../page/numbers.js';
import type { CalibrationQuestion, CalibrationRow, CalibrationTail, CalibrationVerdict } from '../record/calibration.js';

export const TAIL_WORDS: Readonly<Record<CalibrationTail, string>> = { upper: 'too uneven', lower: 'too even' };

/** Names a row at its size: "13/150 parity", "permutation(5)/100 fisher-yates-digits/down". */
export function calibrationRowWords({ n, outcome, test, trials }: CalibrationRow): string {
  return `${outcome ? kindOf(outcome).space(outcome, { n }).id.replaceAll(' ', '-') : n}/${trials} ${test}`;
}

/** Names a question that a row fails: "13/150 parity on os too uneven under 0.01". */
export function calibrationQuestionWords(question: CalibrationQuestion): string {
  const row = `${calibrationRowWords(question)}${question.source === undefined ? '' : ` on ${question.source}`}`;
  return question.asks === 'spread' ? `${row} spread` : `${row} ${TAIL_WORDS[question.asks]} under ${question.level}`;
}

/** States the result of a calibration: one sentence, lower case, no full stop. */
export function calibrationStatement(verdict: CalibrationVerdict): string {
  switch (verdict.kind) {
    case 'holds':
      return 'no row rejects an even shuffle more often than it may';
    case 'fails':
      return `rows that reject an even shuffle more often than they may, or whose p-values are not spread evenly: ${[...new Set(verdict.because.map(calibrationRowWords))].join(', ')}`;
    case 'inconclusive':
      return `${counted(count(verdict.audits), 'audit')} ${verbFor(verdict.audits, 'is')} too few; a test that rejects twice as often as it may would be seen four times in five from about ${counted(count(verdict.needed), 'audit')}`;
  }
}

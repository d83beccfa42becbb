import type { CalibrationCore } from '../../core/record/calibration.js';
import { calibrationSchema } from '../../core/record/calibration.js';
import { verifyCalibration } from '../../engine/verify/verify-calibration.js';
import { readRecording } from '../../host/record/recording.js';
import { THIS_MACHINE } from '../../host/this-machine.js';
import type { RecordKind } from '../record-kind.js';

export const calibration: RecordKind<CalibrationCore> = {
  kind: 'calibration',
  schema: calibrationSchema,
  replay: () => ({
    reason: 'is the record of a calibration, whose deals are not replayed one by one',
    hint: 'deal them all again: shuffle-audit verify $FILE',
  }),
  files: () => [],
  isRedone: () => true,
  redo: (record, { beside, running }) =>
    verifyCalibration(record, (name, bytes) => readRecording(`${beside}/${name}`, bytes), running, THIS_MACHINE),
  pages: async () => (await import('../../report/calibration/pages.js')).pages,
};

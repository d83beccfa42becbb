import type { RecordKind } from '../../../records/record-kind.js';
import { verifyCalibration } from '../engine/verify-calibration.js';
import { CALIBRATING_MACHINE } from '../host/calibrating-machine.js';
import { readRecording } from '../host/recording.js';
import type { CalibrationCore } from './calibration.js';
import { calibrationSchema } from './calibration.js';

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
    verifyCalibration(record, (name, bytes) => readRecording(`${beside}/${name}`, bytes), running, CALIBRATING_MACHINE),
  pages: async () => (await import('../page/pages.js')).pages,
};

import type { Running } from '../../../engine/audit/run-audit.js';
import { calibrate as calibrateOn } from '../engine/calibrate.js';
import type { MadeCalibration } from '../engine/make-calibration.js';
import type { CalibrationCore, CalibrationPlan } from '../record/calibration.js';
import { CALIBRATING_MACHINE } from './calibrating-machine.js';

/**
 * Runs a calibration on this machine: audits even shuffles again and again and compares the rates with those stated. `recorded` holds the bytes of
 * the plan's recording, or null where it has none. The number of workers cannot change the result.
 */
export function calibrate(
  plan: CalibrationPlan,
  made: Pick<MadeCalibration, 'refused' | 'regions'>,
  recorded: Uint8Array | null,
  running: Running,
): Promise<CalibrationCore> {
  return calibrateOn(plan, made, recorded, running, CALIBRATING_MACHINE);
}

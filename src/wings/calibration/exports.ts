export type { CalibrationWishes } from './engine/make-calibration.js';
export { makeCalibration } from './engine/make-calibration.js';
export { calibrate } from './host/calibrate.js';
export type { Calibration, CalibrationCore, CalibrationPlan } from './record/calibration.js';

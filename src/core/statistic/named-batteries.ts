import type { BatteryId } from './statistic.js';

/** The battery of a plan where none is named. */
export const DEFAULT_BATTERY: BatteryId = 'standard';

/** The battery of a plan whose statistics were named one by one. */
export const CHOSEN = 'chosen';

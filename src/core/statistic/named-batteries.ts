import type { BatteryId } from './statistic.js';

export const DEFAULT_BATTERY: BatteryId = 'standard';

/** The battery id of a plan whose statistics were named one by one. */
export const CHOSEN = 'chosen';

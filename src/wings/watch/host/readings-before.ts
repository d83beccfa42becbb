import { decisionLine } from '../../../engine/sequential/decision-line.js';
import type { Readings } from './metrics.js';
import { readState } from './state-file.js';
import type { WatchRequest } from './watch-request.js';

/** Returns the readings of a watch before its first row: what its state remembers. Throws as `readState` does. */
export function readingsBefore({ alpha, state }: WatchRequest): Readings {
  const kept = state === null ? null : readState(state);
  return { deals: kept?.alarm.deals ?? 0, malformed: kept?.malformed ?? 0, logE: 0, line: decisionLine(alpha), bets: 0 };
}

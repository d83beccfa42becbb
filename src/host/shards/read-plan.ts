import { type PlanFile, parsePlan } from '../../engine/shards/plan-file.js';
import { recordText } from '../record/record-text.js';
import { VERSION } from '../version.js';

/** The plan in a file. Throws E_INPUT_MISSING where it cannot be read, E_SHARD where it is none, was altered or is none that an audit has. */
export function readPlan(file: string): PlanFile {
  return parsePlan(recordText(file), file, VERSION);
}

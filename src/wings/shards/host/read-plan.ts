import { recordText } from '../../../host/record/record-text.js';
import { VERSION } from '../../../host/version.js';
import { parsePlan } from '../engine/plan-file.js';
import type { PlanFile } from '../engine/shard-schema.js';

/** Reads the plan in a file. Throws E_INPUT_MISSING where it cannot be read, E_SHARD where it is no plan, was altered or is none that an audit has. */
export function readPlan(file: string): PlanFile {
  return parsePlan(recordText(file), file, VERSION);
}

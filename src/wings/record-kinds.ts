import type { RecordKind } from '../records/record-kind.js';
import { allocation } from './allocations/record/kind.js';
import { calibration } from './calibration/record/kind.js';
import { list } from './lists/record/kind.js';
import { prediction } from './predict/record/kind.js';
import { race } from './race/record/kind.js';
import { survey } from './survey/record/kind.js';
import { untilCaught } from './until-caught/record/kind.js';
import { wins } from './wins/record/kind.js';

export const RECORD_KINDS: readonly RecordKind[] = [calibration, race, untilCaught, survey, list, prediction, allocation, wins];

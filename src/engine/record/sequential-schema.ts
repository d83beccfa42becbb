import { sequentialRecord } from '../../core/record/sequential.js';
import { KINDS } from '../../kinds/index.js';
import { nameBothReadings } from '../../kinds/planning/processes-of.js';

const kinds = Object.values(KINDS).map(({ evidence }) => nameBothReadings(evidence.processes.map(({ id }) => id)));

/** The record of a run that stops when it is decided. */
export const sequentialSchema = sequentialRecord([...new Set(kinds.flat())], Math.max(...kinds.map(({ length }) => length)));

import { writeFileSync } from 'node:fs';
import { evidenceJsonSchema, installRecordKinds } from '../records/registry.js';
import { RECORD_KINDS } from './record-kinds.js';

/** Build step: writes the published JSON Schema, of every kind of record, beside the compiled package. */
installRecordKinds(RECORD_KINDS);
writeFileSync(new URL('../evidence.schema.json', import.meta.url), `${JSON.stringify(evidenceJsonSchema(), null, 2)}\n`);

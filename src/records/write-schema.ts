import { writeFileSync } from 'node:fs';
import { evidenceJsonSchema } from './registry.js';

/** Build step: writes the published JSON Schema beside the compiled package. */
writeFileSync(new URL('../evidence.schema.json', import.meta.url), `${JSON.stringify(evidenceJsonSchema(), null, 2)}\n`);

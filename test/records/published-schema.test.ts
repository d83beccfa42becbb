import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { evidenceJsonSchema } from '../../src/records/registry.js';
import { PROJECT } from '../house/source-tree.js';

/** `npm run tables` sets this: the file is then written anew instead of being held to the sources. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';
const FILE = join(PROJECT, 'fixtures/record/evidence.schema.json');

/**
 * The form in which records are published, whole: who reads records with another program rests on it. A change shows here, field by field, and
 * one that old readers would misread takes a new number.
 */
it('the published schema is the one that stands in fixtures/record', () => {
  const made = `${JSON.stringify(evidenceJsonSchema(), null, 1)}\n`;
  if (WRITE) writeFileSync(FILE, made);
  else expect(readFileSync(FILE, 'utf8'), 'run: npm run tables').toBe(made);
});

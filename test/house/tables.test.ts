import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLES, withTables } from './catalogue-tables.js';
import { DOCUMENTS } from './documents.js';
import { PROJECT } from './source-tree.js';

/** `npm run tables` sets this: the documents are then written anew instead of being held to the catalogues. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';

describe('the tables of the documents', () => {
  it.each(DOCUMENTS)('of %s are those of the catalogues', (name) => {
    const file = join(PROJECT, name);
    const text = readFileSync(file, 'utf8');
    const made = withTables(text);
    if (WRITE) writeFileSync(file, made);
    else expect(text, 'run: npm run tables').toBe(made);
  });

  it('all stand in a document', () => {
    const texts = DOCUMENTS.map((name) => readFileSync(join(PROJECT, name), 'utf8')).join('\n');
    for (const name of Object.keys(TABLES)) expect(texts, name).toContain(`<!-- table ${name} -->`);
  });

  it('are made anew wherever an entry changed, and refused where they are not known', () => {
    const stale = '<!-- table batteries -->\n\n| battery |\n\n<!-- end batteries -->';
    expect(withTables(stale)).toContain('`standard`');
    expect(() => withTables('<!-- table nothing -->\n<!-- end nothing -->')).toThrow(/no table is called nothing/);
    expect(() => withTables('<!-- table batteries -->\n<!-- end statistics -->')).toThrow(/ends as statistics/);
  });
});

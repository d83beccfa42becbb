import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesIn } from '../../src/cli/write-files.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-write-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a record whose page cannot be drawn is written alone: no page of an earlier record stands beside it', () => {
  const files = filesIn(folder, 'one');
  files.write('first', 'page of the first');
  writeFileSync(files.journal, 'blocks');
  files.writeAlone('second');
  expect([readFileSync(files.record, 'utf8'), readdirSync(folder)]).toEqual(['second', ['one.json']]);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkedName } from '../../src/cli/options/types.js';
import { filesIn } from '../../src/cli/write/write-files.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-write-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a record whose page cannot be drawn is written alone: no page of an earlier record stands beside it', () => {
  const files = filesIn(folder, 'one');
  files.write('first', 'page of the first');
  writeFileSync(files.journal, 'blocks');
  files.writeAlone('second');
  expect([readFileSync(files.record, 'utf8'), readdirSync(folder)]).toEqual(['second', ['one.json']]);
});

it.each(['x.document', 'x.document.hi', '.document.bn'])('no run is called %s, whose page would be the document of another', (name) => {
  expect(() => checkedName(name)).toThrow(expect.objectContaining({ code: 'E_USAGE', message: expect.stringContaining(`got "${name}"`) }));
});

it.each(['document', 'x-document', 'x.document.html.1', 'documents'])('a run may be called %s', (name) => {
  expect(checkedName(name)).toBe(name);
});

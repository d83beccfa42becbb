import { createHash } from 'node:crypto';
import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { checkOnDisk } from '../../../src/host/function/module/loaded.js';
import { folderOf } from './blocks.js';

it.each<readonly [string, (file: string) => void]>([
  ['written to', (file) => writeFileSync(file, 'export default 2;')],
  [
    'written to as if long ago',
    (file) => {
      writeFileSync(file, 'export default 2;');
      utimesSync(file, 1, 1);
    },
  ],
  [
    'another of the same name and length',
    (file) => {
      writeFileSync(`${file}.new`, 'export default 2;');
      renameSync(`${file}.new`, file);
    },
  ],
])('a file whose digest is kept is read again once it was %s', async (_, change) => {
  const home = folderOf({ 'one.mjs': 'export default 1;' });
  const path = join(home, 'one.mjs');
  const loads = [{ path, sha256: createHash('sha256').update(readFileSync(path)).digest('hex') }];
  const later = Date.now() + 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  try {
    checkOnDisk(loads, home, 'one');
    checkOnDisk(loads, home, 'one');
  } finally {
    clock.mockRestore();
  }
  await wait(20);
  change(path);
  expect(() => checkOnDisk(loads, home, 'one')).toThrow('one: its code must stay as it is while it is audited, got another one.mjs');
});

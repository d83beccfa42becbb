import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { temporaryFolder } from '../../temporary-folder.js';

// The process number is the same in every thread: the main one removes the folders of all, which may end without a word.
const PREFIX = `shuffle-audit-${process.pid}-`;
let used = false;

/** Writes a module to a new temporary folder, removed as the process ends; returns its `file:` address. */
export function moduleTemporary(code: string): string {
  const file = join(temporaryFolder(PREFIX), 'module.mjs');
  if (!used && isMainThread) process.once('exit', removeAll);
  used = true;
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

function removeAll(): void {
  for (const folder of readdirSync(tmpdir())) {
    if (folder.startsWith(PREFIX)) rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  }
}

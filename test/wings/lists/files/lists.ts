import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { AuditError } from '../../../../src/core/errors.js';
import type { ItemList } from '../../../../src/wings/lists/item-list.js';

let folder = '';

/** Makes a folder for the lists of the running suite, until it ends. */
export function ownFolder(): void {
  const own = mkdtempSync(join(tmpdir(), 'shuffle-audit-lists-'));
  folder = own;
  afterAll(() => rmSync(own, { recursive: true, force: true }));
}

/** Writes a list and says where it is. */
export function listFile(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A list of the fixtures. */
export function fixture(name: string): string {
  return join(import.meta.dirname, '../../../../fixtures/lists', name);
}

/** Every item that something reads, in order. */
export async function itemsOf(list: Pick<ItemList, 'read'>): Promise<readonly number[]> {
  const items: number[] = [];
  for await (const piece of list.read()) items.push(...piece);
  return items;
}

/** The failure of an attempt that must fail as one that its user can act on, its message without the folder of the files. */
export async function failure(
  attempt: Promise<unknown>,
): Promise<{ readonly code: string; readonly said: string; readonly line?: number }> {
  const error = await attempt.then(
    () => new Error('nothing failed'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AuditError)) throw error;
  const { code, message, at } = error;
  return { code, said: message.replaceAll(`${folder}/`, ''), ...(at?.line !== undefined && { line: at.line }) };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { Block, Subject } from '../../../src/core/subject/subject.js';
import { DeckReader } from '../../../src/engine/log/deck-reader.js';
import type { LogWishes } from '../../../src/engine/log/log-wishes.js';
import type { ReadLog } from '../../../src/engine/log/read-log.js';
import type { LogPlace } from '../../../src/host/log/log-bytes.js';
import { fileInputs } from '../../../src/host/log/log-bytes.js';
import { readLog } from '../../../src/host/log/read-log.js';

/** The folder that the logs of the running suite are written to. */
export let folder = '';

/** Makes that folder, until the suite ends. Every suite calls it once: suites share a process. */
export function ownFolder(): void {
  const own = mkdtempSync(join(tmpdir(), 'shuffle-audit-log-'));
  folder = own;
  afterAll(() => rmSync(own, { recursive: true, force: true }));
}

export const WISHES: LogWishes = { packs: 1, start: 'unknown', maxRejects: 0 };

/** Writes a log and says where it is. */
export function place(name: string, content: string | Uint8Array): LogPlace {
  writeFileSync(join(folder, name), content);
  return { name, path: join(folder, name) };
}

/** A log of the fixtures. */
export function fixture(name: string): LogPlace {
  return { name, path: join(import.meta.dirname, '../../../fixtures/logs', name) };
}

/** Reads a log given as its text. */
export function read(content: string | Uint8Array, wishes: Partial<LogWishes> = {}, name = 'deals.csv'): Promise<ReadLog> {
  return readLog([place(name, content)], { ...WISHES, ...wishes });
}

/** The failure of an attempt that must fail, and as one that its user can act on. */
export async function failure(attempt: Promise<unknown>): Promise<AuditError> {
  const error = await attempt.then(
    () => new Error('nothing failed'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AuditError)) throw error;
  return error;
}

/** Every deck of some files as the names of its cards, read in pieces of so many bytes. */
export async function decksOf(places: readonly LogPlace[], wishes: Partial<LogWishes> = {}, piece?: number): Promise<readonly string[]> {
  const reader = await DeckReader.open(fileInputs(places), { ...WISHES, ...wishes }, piece);
  const { form } = reader;
  const batch = new Batch(form.width, 7);
  const decks: string[] = [];
  try {
    for (;;) {
      await reader.fill(batch);
      if (batch.length === 0) break;
      for (let deck = 0; deck < batch.length; deck++) {
        const cells = batch.cells.subarray(deck * form.width, (deck + 1) * form.width);
        decks.push(Array.from(cells, (card) => form.vocabulary.cards[card]).join(' '));
      }
    }
  } finally {
    await reader.close();
  }
  return decks;
}

/** One block of a subject's outcomes, each as its cards' numbers with spaces. */
export async function outcomesOf(subject: Subject, block: Block): Promise<readonly string[]> {
  const source = await subject.open(block);
  const batch = new Batch(subject.space.width, 7);
  const decks: string[] = [];
  try {
    do {
      await source.fill(batch);
      for (let deck = 0; deck < batch.length; deck++)
        decks.push(batch.cells.subarray(deck * batch.width, (deck + 1) * batch.width).join(' '));
    } while (batch.length > 0);
  } catch (error) {
    subject.close?.();
    throw error;
  }
  return decks;
}

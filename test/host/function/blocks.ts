import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { Block, Subject } from '../../../src/core/subject/subject.js';
import { xoshiro128ss } from '../../../src/parts/prng/xoshiro128ss.js';

// A test process ends by a signal, which leaves it no time to tidy.
afterAll(() => {
  for (const folder of readdirSync(tmpdir())) {
    if (folder.startsWith(`shuffle-audit-${process.pid}-`)) rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  }
});

/** The example subjects of the project. */
export const EXAMPLES: string = fileURLToPath(new URL('../../../fixtures/subjects', import.meta.url));

/** A block whose keys are SHA-256 of a literal seed and the path. */
export function blockOf(seed: string, index: number, trials: number, first: number = index * trials): Block {
  const key = (path: string, count: number): Uint32Array => {
    const words = new Uint32Array(count);
    for (let i = 0; i < count; i++) words[i] = createHash('sha256').update(`${seed}/${path}/${i}`).digest().readUInt32LE(0);
    return words;
  };
  const sharedKey: Block['sharedKey'] = (label, count, substream) => key(`${label}/${substream}`, count);
  return {
    index,
    first,
    trials,
    key: (label, count, substream) => key(`${label}/${index}/${substream}`, count),
    sharedKey,
    stream: { first, key: sharedKey },
    deckKey: (count, substream) => key(`deck/${index}/${substream}`, count),
  };
}

/** The numbers an injected `Math.random` gives in a block, by the catalogue's generator and in big integers: not the child's own code. */
export function numbersOf(block: Block): { next(): number; readonly words: number[] } {
  const source = xoshiro128ss.create(block.key('math-random', 4, 0));
  const pair = new Uint32Array(2);
  const words: number[] = [];
  return {
    words,
    next() {
      source.fill(pair);
      words.push(...pair);
      const [high, low] = [...pair].map(BigInt);
      return Number(((high >> 5n) << 26n) | (low >> 6n)) / 2 ** 53;
    },
  };
}

/** Durstenfeld's shuffle of a new deck. */
export function downward(n: number, random: () => number): number[] {
  const deck = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** The decks of a block by `downward`. */
export function decksBy(block: Block, n: number): number[][] {
  const numbers = numbersOf(block);
  return Array.from({ length: block.trials }, () => downward(n, numbers.next));
}

/** Every deck of a block, read `capacity` at a time. */
export async function deal(subject: Subject, block: Block, capacity: number = 100): Promise<number[][]> {
  const source = await subject.open(block);
  const n = subject.space.width;
  const batch = new Batch(n, capacity);
  const decks: number[][] = [];
  for (;;) {
    await source.fill(batch);
    if (batch.length === 0) return decks;
    for (let k = 0; k < batch.length; k++) decks.push([...batch.cells.subarray(k * n, (k + 1) * n)]);
  }
}

/** A new folder with these files, removed after the test. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'subject-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The AuditError a promise ends in. */
export async function failure(promise: Promise<unknown>): Promise<AuditError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof AuditError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

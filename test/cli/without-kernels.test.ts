import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPackage } from '../support/checkout.js';

const AUDITS = fileURLToPath(new URL('../../fixtures/kernels/audits.mjs', import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-kernels-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

interface Audited {
  /** Name and digest of each record. */
  readonly digests: readonly (readonly [string, string])[];
  /** Kernels that no audit called. */
  readonly silent: readonly string[];
}

/** What a process of its own audits. */
async function audited(engine: 'with' | 'without' | 'lying', ...paths: readonly string[]): Promise<Audited> {
  const dist = pathToFileURL(join(builtPackage(), 'dist/index.js')).href;
  const { stdout } = await promisify(execFile)(process.execPath, [AUDITS, dist, engine, ...paths], { cwd, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Audited;
}

const PATHS = ['dealers', 'counters', 'functions', 'logs'];

describe('an engine without WebAssembly', () => {
  let made: Audited;
  let without: Audited;
  beforeAll(async () => {
    made = await audited('with', ...PATHS);
    without = await audited('without', ...PATHS);
  });

  it('makes the same records, digest by digest, on every path that has a kernel', () => {
    // Every kernel was called, so the paths are all there are. One is called in the processes of functions alone, and held to its definition in test/engine/child; the
    // others are of the search for a generator's state, and held to theirs in test/wings/predict/solve.
    expect(made.silent).toEqual(['addSums', 'glibcSeeds', 'mt19937ByArraySeeds', 'packCells', 'sumTables', 'twisterSums']);
    expect(made.digests.length).toBeGreaterThan(300);
    expect(without.digests).toEqual(made.digests);
  });

  it('is how a kernel that counts a deal too few is found', async () => {
    const lying = await audited('lying', 'counters');
    const right = new Map(without.digests);
    const found = lying.digests.filter(([name, digest]) => digest !== right.get(name));
    expect(lying.digests.map(([name]) => name).filter((name) => !right.has(name))).toEqual([]);
    // It counts decks in rows of bytes.
    expect(found.map(([name]) => name)).toEqual(lying.digests.map(([name]) => name).filter((name) => Number.parseInt(name, 10) <= 256));
  });
});

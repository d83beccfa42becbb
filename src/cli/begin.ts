import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import type { Wings } from './additions.js';

/** The command lines that are answered sooner than the cache is read. */
const SAYS_OF_ITSELF = /^(?:--version|--help|-h)$/;

/**
 * The bytecode a function must run, in bytes, before V8 optimizes it: more than four times V8's default. A short run ends before most optimization
 * pays off, and it took more than a fifth of its processor time. Set for the engine of Node 20 only: later ones have other stages.
 */
const BYTES_BEFORE_COMPILED = 600_000;

/**
 * The growth factor of V8's new space when many objects survive a collection: 1 keeps it at its initial megabyte. It grew to 17 MB in a million deals
 * and 34 in two, and a long run kept that to its end. More collections cost a short run nothing measurable, and a long one some 2 %.
 */
const GROWTH_OF_NEW_SPACE = 1;

/**
 * The growth in per cent that V8 allows the old space before it collects garbage. By default it grew to four times its size, and the tests at the end
 * of an audit, whose program takes 12 MB, left some 9 MB of garbage. A collection or two more in an audit of two million deals cost nothing
 * measurable.
 */
const GROWTH_BETWEEN_COLLECTIONS = 80;

/** Sets the flags of V8 under which the program runs, and its code cache is made. @public */
export function setFlags(): void {
  setFlagsFromString(`--semi-space-growth-factor=${GROWTH_OF_NEW_SPACE}`);
  setFlagsFromString(`--heap-growing-percent=${GROWTH_BETWEEN_COLLECTIONS}`);
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_COMPILED}`);
}

/**
 * Loads the program and starts it: out of the build's code cache where that fits, and else file by file. ES module imports open all files at once,
 * more than some systems allow. `require` opens them one by one, so it is used where this version of Node can.
 */
export async function begin(argv: readonly string[], wings: () => Promise<Wings>): Promise<void> {
  // that of the flags given
  const tag = cachedDataVersionTag();
  setFlags();
  const folder = new URL('../cached/', import.meta.url);
  if (!SAYS_OF_ITSELF.test(argv.join(' ')) && existsSync(new URL('program.cache', folder))) {
    const cached = (await import('./code-cache.js')).cachedProgram(folder, tag);
    if (cached) return cached.start(argv, cached.wings);
  }
  const { start } = process.features.require_module
    ? (createRequire(import.meta.url)('./main.js') as typeof import('./main.js'))
    : await import('./main.js');
  await start(argv, wings);
}

import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { Wings } from './additions.js';
import { listenForInterrupts } from './interrupts.js';

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

/**
 * Starts the program. An interrupt ends it with its own code and one line. The handler is set before anything large is loaded, since loading can take
 * longer than some users wait. Files are written whole or not at all, so there is nothing to clean up; processes of a subject end with ours.
 */
export async function start(argv: readonly string[], wings: () => Promise<Wings>): Promise<void> {
  listenForInterrupts();
  setFlagsFromString(`--semi-space-growth-factor=${GROWTH_OF_NEW_SPACE}`);
  setFlagsFromString(`--heap-growing-percent=${GROWTH_BETWEEN_COLLECTIONS}`);
  if (process.versions.v8.startsWith('11.')) setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_COMPILED}`);
  // Imports read all their files at once, more than some systems let a process open; what is required is read one by one, and sooner.
  const { main } = process.features.require_module
    ? (createRequire(import.meta.url)('./main.js') as typeof import('./main.js'))
    : await import('./main.js');
  await main(argv, wings);
}

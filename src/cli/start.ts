import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { Wings } from './additions.js';
import { listenForInterrupts } from './interrupts.js';

/**
 * How much of its code a function runs, in bytes, before V8 takes the time to compile it for speed: more than four times what it waits for by itself. A short
 * run ends before most of that pays, and it was more than a fifth of its processor time. Told to the engine of Node 20 alone: later ones have other stages.
 */
const BYTES_BEFORE_COMPILED = 600_000;

/**
 * How many times as large V8 makes the room for what is new, whenever much of it outlives a collection: not larger than it starts with, a megabyte. It grew to 17 MB
 * in a million deals and 34 in two, and a long run kept those to its end. More collections cost a short run nothing that could be measured, and a long one some 2 %.
 */
const GROWTH_OF_NEW_SPACE = 1;

/**
 * By how many parts in a hundred V8 lets what lives long grow before it collects what of it is garbage: it let it grow to four times as much, and the tests at the end of an audit, whose program takes 12 MB,
 * left some 9 MB of garbage. A collection or two more in an audit of two million deals cost nothing that could be measured.
 */
const GROWTH_BETWEEN_COLLECTIONS = 80;

/**
 * Starts the program. An interrupt ends it with its own code and one line, and is heard before anything large is loaded, since loading takes
 * longer than some people's patience. Files are written whole or not at all, so there is nothing to clean up; processes of a subject end
 * with ours.
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

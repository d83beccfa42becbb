import { createRequire } from 'node:module';
import process from 'node:process';
import type { Wings } from './additions.js';

/**
 * Loads the program and starts it. ES module imports open all files at once, more than some systems allow. `require` opens them one by one, so it is
 * used where this version of Node can.
 */
export async function begin(argv: readonly string[], wings: () => Promise<Wings>): Promise<void> {
  const { start } = process.features.require_module
    ? (createRequire(import.meta.url)('./start.js') as typeof import('./start.js'))
    : await import('./start.js');
  await start(argv, wings);
}

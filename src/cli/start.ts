import { createRequire } from 'node:module';
import { listenForInterrupts } from './interrupts.js';

/**
 * Starts the program. An interrupt ends it with its own code and one line, and is heard before anything large is loaded, since loading takes
 * longer than some people's patience. Files are written whole or not at all, so there is nothing to clean up; processes of a subject end
 * with ours.
 */
export async function start(argv: readonly string[]): Promise<void> {
  listenForInterrupts();
  // Imports read all their files at once, more than some systems let a process open; what is required is read one by one, and sooner.
  const { main } = process.features.require_module
    ? (createRequire(import.meta.url)('./main.js') as typeof import('./main.js'))
    : await import('./main.js');
  await main(argv);
}

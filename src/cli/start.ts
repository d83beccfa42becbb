import { listenForInterrupts } from './interrupts.js';

/**
 * Starts the program. An interrupt ends it with its own code and one line, and is heard before anything large is loaded, since loading takes
 * longer than some people's patience. Files are written whole or not at all, so there is nothing to clean up; processes of a subject end
 * with ours.
 */
export async function start(argv: readonly string[]): Promise<void> {
  listenForInterrupts();
  const { main } = await import('./main.js');
  await main(argv);
}

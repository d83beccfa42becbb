const EXIT_SIGINT = 130;
const EXIT_SIGTERM = 143;

/**
 * Starts the program. An interrupt ends it with its own code and one line, and is heard before anything large is loaded, since loading takes
 * longer than some people's patience. Files are written whole or not at all, so there is nothing to clean up; processes of a subject end
 * with ours.
 */
export async function start(argv: readonly string[]): Promise<void> {
  endOn('SIGINT', EXIT_SIGINT);
  endOn('SIGTERM', EXIT_SIGTERM);
  const { main } = await import('./main.js');
  await main(argv);
}

function endOn(signal: 'SIGINT' | 'SIGTERM', code: number): void {
  process.once(signal, () => {
    process.stderr.write('shuffle-audit: interrupted: no record was written\n');
    process.exit(code);
  });
}

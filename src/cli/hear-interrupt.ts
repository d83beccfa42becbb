const EXIT_SIGINT = 130;
const EXIT_SIGTERM = 143;

/**
 * Ends the program on an interrupt with its own code and a line that says what is kept, instead of the line that says that nothing is.
 * Returns how to stop listening.
 */
export function hearInterrupt(kept: () => string): () => void {
  const end = (signal: NodeJS.Signals): void => {
    process.stderr.write(`shuffle-audit: interrupted: ${kept()}\n`);
    process.exit(signal === 'SIGINT' ? EXIT_SIGINT : EXIT_SIGTERM);
  };
  // Before the program's own listener, which would end it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependListener(signal, end);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, end);
  };
}

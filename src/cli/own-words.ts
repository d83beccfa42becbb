/** The words up to `--`: what follows belongs to a program. */
export function ownWords(argv: readonly string[]): readonly string[] {
  const dashes = argv.indexOf('--');
  return dashes < 0 ? argv : argv.slice(0, dashes);
}

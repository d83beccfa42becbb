/** A word as a POSIX shell reads it back: quoted where it holds anything a shell would act on. */
export function shellWord(word: string): string {
  return /^[A-Za-z0-9_@%+=:,./#-]+$/.test(word) && !word.startsWith('#') ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

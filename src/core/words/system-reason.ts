/** The text that `systemReason` returns if no file of that name exists. */
export const NO_FILE = 'no such file';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: NO_FILE,
  ENOTDIR: 'no such folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'a folder',
};

/**
 * Returns the error text for a file that the system refused: that it does not exist, or why it cannot be read. `name`: the user's name for it, with
 * its noun if that helps.
 */
export function cannotRead(name: string, cause: unknown): string {
  const reason = systemReason(cause);
  return reason === NO_FILE ? `${name} does not exist` : `cannot read ${name}: ${reason}`;
}

/** Returns the reason why the system refused a file, as the end of a sentence: in words if known, else its own code. */
export function systemReason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
  return REASONS[code] ?? code;
}

/** What `systemReason` says where nothing of that name is there. */
export const NO_FILE = 'no such file';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: NO_FILE,
  ENOTDIR: 'no such folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'a folder',
};

/** What is said of a file that the system refused: that it does not exist, or why it cannot be read. `name`: what the user called it, with its noun where that helps. */
export function cannotRead(name: string, cause: unknown): string {
  const reason = systemReason(cause);
  return reason === NO_FILE ? `${name} does not exist` : `cannot read ${name}: ${reason}`;
}

/** Why the system refused a file, as the end of a sentence: in words where they are known, else its own code. */
export function systemReason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
  return REASONS[code] ?? code;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'a folder',
};

/** Why the system refused a file, as the end of a sentence: in words where they are known, else its own code. */
export function systemReason(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
  return REASONS[code] ?? code;
}

import { statSync } from 'node:fs';

/** What the system says of a file: another one, or one that was written to, has another stamp; `none` where there is none. */
export function fileStamp(path: string): string {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat ? [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ') : 'none';
}

import { statSync } from 'node:fs';

/** What the system says of a file: another one, or one that was written to, has another stamp; `none` where there is none. */
export function fileStamp(path: string): string {
  try {
    const { ctimeNs, dev, ino, mtimeNs, size } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return 'none';
  }
}

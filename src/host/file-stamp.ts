import { statSync } from 'node:fs';

/** Returns the system's stamp of a file. It changes when the file is replaced or written to; `none` where there is no file. */
export function fileStamp(path: string): string {
  try {
    const { ctimeNs, dev, ino, mtimeNs, size } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch {
    return 'none';
  }
}

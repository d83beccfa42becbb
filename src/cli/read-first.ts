import { createRequire } from 'node:module';

/**
 * Reads a module of this folder and all that it imports, one file after the other and sooner than an import, which reads them all at once, more than some
 * systems let a process open. The import that follows finds all of it there.
 */
export function readFirst(path: string): void {
  if (process.features.require_module) createRequire(import.meta.url)(path);
}

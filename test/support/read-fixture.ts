import { readFileSync } from 'node:fs';

/** A JSON fixture by its path below fixtures/. */
export function readFixture<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8')) as T;
}

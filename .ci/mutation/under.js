import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder and all below it whose names end so; a file is itself. @param {string} place @param {string} end @returns {string[]} */
export function under(place, end) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(place, name));
}

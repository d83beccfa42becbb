// The manifest of records that are not kept in the repository: a line each in a CSV file.
import { readFileSync } from 'node:fs';

/**
 * A record: its file beside the manifest, its digest, the seed its deals follow from and how many they are (both empty where it has none), the commit that it was made
 * at, and the command that makes it again.
 * @typedef {{ record: string, digest: string, seed: string, deals: string, commit: string, command: string }} Line
 */

const COLUMNS = /** @type {const} */ (['record', 'digest', 'seed', 'deals', 'commit', 'command']);

/** @param {string} file @returns {readonly Line[]} */
export function readManifest(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  if (head !== COLUMNS.join(',')) throw new Error(`${file} must begin with ${COLUMNS.join(',')}, got ${head}`);
  return lines.map((line) => {
    const cells = line.split(',');
    const [record, digest, seed, deals, commit, command] = cells;
    if (cells.length !== COLUMNS.length) throw new Error(`a line of ${file} must have ${COLUMNS.length} cells, got ${line}`);
    return { record, digest, seed, deals, commit, command };
  });
}

/** The same as text, in the order of the files' names. @param {readonly Line[]} lines */
export function manifestText(lines) {
  const sorted = [...lines].sort((a, b) => (a.record < b.record ? -1 : 1));
  return [COLUMNS.join(','), ...sorted.map((line) => COLUMNS.map((column) => line[column]).join(',')), ''].join('\n');
}

/** The words of a command, as the program takes them. @param {Line} line */
export function wordsOf({ command }) {
  return command.split(' ').slice('npx shuffle-audit'.split(' ').length);
}

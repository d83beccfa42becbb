import { join, relative, resolve } from 'node:path';
import { parseSubject } from '../../../cli/subject/subject-spec.js';
import { prepareFolder, writeWhole } from '../../../host/write-whole.js';

/**
 * Writes the list of subjects that were named one by one, beside the page, and returns its path: the same survey is made from it again. Paths in it
 * begin at its folder. Throws E_USAGE for what is no subject.
 */
export function writtenList(subjects: readonly string[], trials: number | undefined, out: string, name: string): string {
  const rows = [...new Set(subjects)].map((subject) => [placed(subject, out), ...(trials === undefined ? [] : [String(trials)])]);
  const file = join(out, `${name}.csv`);
  prepareFolder(out);
  writeWhole(
    file,
    `${[['subject', ...(trials === undefined ? [] : ['trials'])], ...rows].map((row) => row.map(quoted).join(',')).join('\n')}\n`,
  );
  return file;
}

/** Returns a subject as the folder of its list names it. */
function placed(subject: string, out: string): string {
  const spec = parseSubject(subject);
  if (spec.kind !== 'module') return subject;
  const path = relative(resolve(out), resolve(spec.file)).replaceAll('\\', '/');
  return `${path.startsWith('../') ? '' : './'}${path}${spec.export === undefined ? '' : `#${spec.export}`}`;
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

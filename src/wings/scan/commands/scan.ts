import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { command, neededWord } from '../../../cli/command.js';
import { workersOf } from '../../../cli/common.js';
import { option, reworded } from '../../../cli/options/option.js';
import { optionsOf, SHARED } from '../../../cli/options/shared.js';
import { listOf, text } from '../../../cli/options/types.js';
import { factLine, print, printJson, printLines, SCREEN } from '../../../cli/print.js';
import { SOON_MS, stepProgressOn } from '../../../cli/progress.js';
import { seedOf } from '../../../cli/seed/seed-of.js';
import { AuditError } from '../../../core/errors.js';
import { readFile } from '../../../host/read-file.js';
import { temporaryFolder } from '../../../host/temporary-folder.js';
import { type Candidate, candidatesIn } from '../find/candidates.js';
import { linkProject, type Tried, tryFind } from '../judge/try-find.js';
import { findLines, summaryLines, type Unread, unreadLines } from '../judge/words.js';
import { sourceParser } from '../read/parse-source.js';
import { codeIn } from '../read/walk-folder.js';

/** The size of bias that an audit of a find must be able to see. */
const DETECT = 0.05;
const MINIFIED_COLUMNS = 500;

/** `scan`: finds what looks like a shuffle in a folder, and proves or audits each. */
export const scan = command(
  {
    operands: { folder: neededWord('the folder of a project, such as .', { files: true }) },
    options: {
      skip: option(listOf(text), { says: 'files and folders to pass over, by name or path, separated by commas', usually: 'none' }),
      detect: reworded(SHARED.detect, { says: 'the relative bias that an audit of a find must see', usually: '5%' }),
      ...optionsOf('seed', 'workers'),
    },
    examples: [
      ['$0 scan .', 'every shuffle of a project, with its place and what is wrong'],
      ['$0 scan src --skip legacy --json', 'one object, for a program'],
    ],
    ends: 'Ends with 20 if any find is biased, else 21 if an audit of one cannot tell, else 0, whatever was not tried; 64 and above: an error.',
  },
  async (asked) => {
    const { detect = DETECT, folder, json, quiet, skip = [] } = asked;
    const seed = seedOf(asked).text;
    const progress = stepProgressOn(SCREEN, quiet, 'scanning', SOON_MS);
    const candidates: Candidate[] = [];
    const unread: Unread[] = [];
    const files = await readInto(candidates, unread, folder, codeIn(folder, skip));
    const scratch = temporaryFolder('shuffle-audit-scan-');
    const removed = (): void => rmSync(scratch, { recursive: true, force: true });
    process.once('exit', removed);
    linkProject(scratch, folder);
    const shared = { seed, detect, workers: workersOf(asked), cwd: process.cwd() };
    const finds: Tried[] = [];
    for (const [k, one] of candidates.entries()) {
      const place = `${one.source.file}:${one.line} ${one.name}, ${k + 1} of ${candidates.length}`;
      const tried = await tryFind(one, scratch, { ...shared, onProgress: (what) => progress.report(`${place}: ${what}`) });
      finds.push(tried);
      progress.done();
      if (!json) printLines(findLines(tried));
    }
    removed();
    process.off('exit', removed);
    if (json) printJson({ kind: 'scan', folder, seed, detect, files, unread, finds });
    else {
      printLines(unread.flatMap(unreadLines));
      print(...summaryLines(files, finds, unread), ...(finds.some(({ by }) => by === 'audit') ? [factLine('seed', seed)] : []));
    }
    const verdicts = new Set(finds.map(({ verdict }) => verdict));
    return verdicts.has('biased') ? 20 : verdicts.has('inconclusive') ? 21 : 0;
  },
);

/** Reads files of a folder, and adds what is found in them. One that is no code is told, and passed over. Returns the number of those that were read. */
async function readInto(candidates: Candidate[], unread: Unread[], folder: string, names: readonly string[]): Promise<number> {
  const parse = await sourceParser();
  let files = 0;
  for (const name of names) {
    const file = join(folder, name).replaceAll('\\', '/');
    try {
      const code = readFile(file).toString('utf8');
      if (code.length > MINIFIED_COLUMNS * (code.split('\n').length + 1)) continue;
      candidates.push(...candidatesIn({ file, path: resolve(file), text: code, program: parse(file, code) }));
      files++;
    } catch (error) {
      if (!(error instanceof AuditError) && !(error instanceof Error && 'code' in error)) throw error;
      unread.push({ file, reason: error.message });
    }
  }
  return files;
}

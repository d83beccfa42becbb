import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditError } from '../../core/errors.js';
import { thisBuild } from '../../host/build.js';
import { PACKAGE_ROOT } from '../../host/package-root.js';
import { prepareFolder, writeWhole } from '../../host/write-whole.js';
import { shellWord, subjectWords } from '../../kinds/words/command.js';
import { command, word } from '../command.js';
import { cardsOf } from '../common.js';
import { type FirstFile, firstFiles, testCommand } from '../init/first-files.js';
import { RUNNERS, readProject } from '../init/project.js';
import { option } from '../options/option.js';
import { optionsOf } from '../options/shared.js';
import { oneOf } from '../options/types.js';
import { WRITTEN } from '../options/written.js';
import { fileLine, print, printJson } from '../print.js';
import { openSubject } from '../subject/open-named.js';
import { requestOf } from '../subject/open-subject.js';

/** `init`: writes the first test of a shuffle, the set-up of its test runner, and a workflow into a project. */
export const init = command(
  {
    operands: { subject: word('the function to test: ./shuffle.js, ./src/shuffle.ts#name', { files: true }) },
    options: {
      ...optionsOf('n', 'randomness', 'passRandom', 'isolation', 'strict', 'timeout'),
      runner: option(oneOf(...RUNNERS), {
        says: `what runs the tests: ${RUNNERS.join(', ')}`,
        usually: 'as package.json says',
        group: WRITTEN,
      }),
    },
    examples: [
      ['$0 init ./src/shuffle.js#shuffle', 'test, set-up and workflow for a function of your project'],
      ['$0 init ./src/shuffle.js --runner node', 'for the runner that comes with Node'],
    ],
  },
  async (asked) => {
    const { passRandom, runner, subject: spec } = asked;
    if (spec === undefined)
      throw new AuditError('E_USAGE', 'init needs a function, got none', { hint: 'shuffle-audit init ./src/shuffle.js#shuffle' });
    const request = requestOf(spec, asked);
    if (request.kind !== 'module')
      throw new AuditError('E_USAGE', `init writes a test of a function in a file of yours, got ${spec}`, {
        hint: 'shuffle-audit init ./src/shuffle.js#shuffle',
      });
    const found = readProject(process.cwd());
    const project = runner === undefined ? found : { ...found, runner };
    const n = cardsOf(asked);
    // What cannot be dealt with cannot be tested: better said now than by the first test.
    const { close, origin } = await openSubject(spec, n, asked);
    close?.();
    if (origin.source.kind !== 'module') throw new AuditError('E_INTERNAL', 'a file opens as a function of it');
    const file = relative(process.cwd(), resolve(origin.source.file)).split(/[/\\]/).join(posix.sep);
    const { randomness } = origin.source;
    const files = firstFiles({ file, export: origin.source.export, n, randomness, passRandom, words: subjectWords(origin) }, project);
    write(files);
    const { add, test } = project.installer;
    const next = [...(project.asksForUs ? [] : [`${add} ${installed()}`]), testCommand(project.runner, test)];
    if (asked.json) printJson({ files: files.map((one) => one.file), next });
    else
      print(
        ...files.map((one) => fileLine('wrote', one.file)),
        '',
        'Next:',
        ...next.map((line) => `  ${line}`),
        ...(project.runner === 'node'
          ? [`  (npm test must run node --test; this file alone: node --test ${shellWord(files[0].file)})`]
          : []),
      );
    return 0;
  },
);

/** Returns the argument for a package manager to add this package: its folder if its name is not known to be its own. */
function installed(): string {
  return thisBuild().from === 'registry' ? 'shuffle-audit' : shellWord(fileURLToPath(PACKAGE_ROOT).replace(/[\\/]$/, ''));
}

/** Writes all of them or none. Throws E_CANNOT_CREATE if one exists. */
function write(files: readonly FirstFile[]): void {
  const there = files.filter(({ file }) => existsSync(file)).map(({ file }) => file);
  if (there.length > 0)
    throw new AuditError('E_CANNOT_CREATE', `init writes new files alone, and there is one already: ${there.join(', ')}`, {
      hint: 'remove or rename what is there; nothing was written',
    });
  for (const { file, text } of files) {
    prepareFolder(dirname(file));
    writeWhole(join('.', file), text);
  }
}

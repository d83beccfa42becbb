import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditError } from '../../core/errors.js';
import { thisBuild } from '../../host/build.js';
import { PACKAGE_ROOT } from '../../host/package-root.js';
import { prepareFolder, writeWhole } from '../../host/write-whole.js';
import { shellWord, subjectWords } from '../../kinds/words/command.js';
import type { Command } from '../command.js';
import { isOn, textOf } from '../command.js';
import { cardsOf } from '../common.js';
import { type FirstFile, firstFiles, testCommand } from '../init/first-files.js';
import { type Project, RUNNERS, readProject } from '../init/project.js';
import { openSubject } from '../open-named.js';
import { requestOf } from '../open-subject.js';
import { optionsOf } from '../options.js';
import { fileLine, print, printJson } from '../print.js';

/** `init`: the first test of a shuffle, what sets the runner up for it, and a workflow, written into a project. */
export const init: Command = {
  positionals: { subject: 'the function to test: ./shuffle.js, ./src/shuffle.ts#name' },
  options: {
    ...optionsOf('n', 'randomness', 'pass-random', 'isolation', 'strict', 'timeout'),
    runner: {
      type: 'string',
      requiresArg: true,
      describe: `what runs the tests: ${RUNNERS.join(', ')}`,
      defaultDescription: 'as package.json says',
      group: 'What is written:',
    },
  },
  examples: [
    ['$0 init ./src/shuffle.js#shuffle', 'test, set-up and workflow for a function of your project'],
    ['$0 init ./src/shuffle.js --runner node', 'for the runner that comes with Node'],
  ],
  async run(values) {
    const spec = textOf(values, 'subject');
    if (spec === undefined)
      throw new AuditError('E_USAGE', 'init needs a function, got none', { hint: 'shuffle-audit init ./src/shuffle.js#shuffle' });
    const request = requestOf(spec, values);
    if (request.kind !== 'module')
      throw new AuditError('E_USAGE', `init writes a test of a function in a file of yours, got ${spec}`, {
        hint: 'shuffle-audit init ./src/shuffle.js#shuffle',
      });
    const project = chosen(readProject(process.cwd()), textOf(values, 'runner'));
    const n = cardsOf(values);
    // What cannot be dealt with cannot be tested: better said now than by the first test.
    const { close, origin } = await openSubject(spec, n, values);
    close?.();
    if (origin.source.kind !== 'module') throw new AuditError('E_INTERNAL', 'a file opens as a function of it');
    const file = relative(process.cwd(), resolve(origin.source.file)).split(/[/\\]/).join(posix.sep);
    const { randomness } = origin.source;
    const files = firstFiles(
      { file, export: origin.source.export, n, randomness, passRandom: isOn(values, 'pass-random'), words: subjectWords(origin) },
      project,
    );
    write(files);
    const { add, test } = project.installer;
    const next = [...(project.asksForUs ? [] : [`${add} ${installed()}`]), testCommand(project.runner, test)];
    if (isOn(values, 'json')) printJson({ files: files.map((one) => one.file), next });
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
};

/** What a package manager is told to add: this package, by its folder where its name is not known to be its own. */
function installed(): string {
  return thisBuild().from === 'registry' ? 'shuffle-audit' : shellWord(fileURLToPath(PACKAGE_ROOT).replace(/[\\/]$/, ''));
}

function chosen(project: Project, typed: string | undefined): Project {
  if (typed === undefined) return project;
  const runner = RUNNERS.find((one) => one === typed);
  if (runner) return { ...project, runner };
  throw new AuditError('E_USAGE', `--runner must be one of ${RUNNERS.join(', ')}, got "${typed}"`);
}

/** Writes all of them or none. Throws E_CANNOT_CREATE where one exists. */
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

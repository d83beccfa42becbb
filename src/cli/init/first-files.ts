import { posix } from 'node:path';
import type { Randomness } from '../../core/source/function-source.js';
import { shellWord } from '../../kinds/words/command.js';
import type { Project, Runner } from './project.js';

export interface FirstSubject {
  /** Its file, from the project's folder, with slashes: `src/shuffle.js`. */
  readonly file: string;
  /** The name of its export: `default`, or another. */
  readonly export: string;
  readonly n: number;
  readonly randomness: Randomness;
  /** True if it takes its random numbers by an argument whose name does not say so. */
  readonly passRandom: boolean;
  /** The function as named on a command line, with the options that make it the same subject. */
  readonly words: readonly string[];
}

/** A file to write: its path from the project's folder, and its text. */
export interface FirstFile {
  readonly file: string;
  readonly text: string;
}

/** Returns the first test of a shuffle, the set-up of its runner, and a workflow that runs it and looks closer every night. */
export function firstFiles(subject: FirstSubject, project: Project): readonly FirstFile[] {
  const { modules, runner, tests } = project;
  const stem = posix.basename(subject.file).replace(/\.[cm]?[jt]sx?$/, '');
  const typed = /\.[cm]?ts$/.test(subject.file);
  const common = runner === 'jest' && !modules && !typed;
  // Node sees by its name alone that a file is an ES module, where the project's are not.
  const ending = typed ? 'ts' : runner === 'node' && !modules ? 'mjs' : 'js';
  const around = { project, name: nameOf(subject, stem), typed };
  const test = { file: posix.join(tests, `${stem}.test.${ending}`), text: (common ? commonTest : TESTS[runner])(subject, around) };
  const setUp = { file: posix.join(tests, `shuffle-audit.setup.${ending}`), text: common ? COMMON_SET_UP : SET_UP[runner] };
  const job = { file: '.github/workflows/shuffle.yml', text: workflow(subject, project, stem) };
  return runner === 'node' ? [test, job] : [test, setUp, job];
}

interface Around {
  readonly project: Project;
  /** The name of the function in the test. */
  readonly name: string;
  /** True if the test is written in TypeScript, as the function is. */
  readonly typed: boolean;
}

const TESTS: Readonly<Record<Runner, (subject: FirstSubject, around: Around) => string>> = {
  vitest: (subject, around) => `import { expect, test } from 'vitest';\n${matcherTest(subject, around, './shuffle-audit.setup.js')}`,
  jest: (subject, around) =>
    `import { expect, test } from '@jest/globals';\n${matcherTest(subject, around, `./shuffle-audit.setup${around.typed ? '' : '.js'}`)}`,
  node: (subject, { name, project }) => `import assert from 'node:assert/strict';
import test from 'node:test';
import { auditShuffle } from 'shuffle-audit';
${imported(subject, project, name)}

test('${name} shuffles evenly', () => {
  const { verdict, message } = auditShuffle(${name}, ${options(subject)});
  assert.equal(verdict.kind, 'no-bias-found', message);
});
`,
};

function matcherTest(subject: FirstSubject, { name, project }: Around, setUp: string): string {
  return `${imported(subject, project, name)}
import '${setUp}';

test('${name} shuffles evenly', () => {
  expect(${name}).toShuffleUniformly(${options(subject)});
});
`;
}

function commonTest(subject: FirstSubject, { name, project }: Around): string {
  return `require('./shuffle-audit.setup.js');
const ${subject.export === 'default' ? name : `{ ${name} }`} = require('${pathFrom(project.tests, subject.file)}');

test('${name} shuffles evenly', () => {
  expect(${name}).toShuffleUniformly(${options(subject)});
});
`;
}

/** The set-up for a CommonJS test: the matcher is an ES module, which it can only await. */
const COMMON_SET_UP = `beforeAll(async () => {
  expect.extend(await import('shuffle-audit/matchers'));
});
`;

const SET_UP: Readonly<Record<Runner, string>> = {
  vitest: `import * as matchers from 'shuffle-audit/matchers';
import { expect } from 'vitest';

expect.extend(matchers);
`,
  jest: `import { expect } from '@jest/globals';
import * as matchers from 'shuffle-audit/jest-globals';

expect.extend(matchers);
`,
  node: '',
};

function imported(subject: FirstSubject, { runner, tests }: Project, name: string): string {
  // Node takes a file of TypeScript by its own name; compilers and Vitest want that of the compiled one, and Jest's want none.
  const path = pathFrom(tests, subject.file);
  const found = runner === 'node' ? path : path.replace(/\.([cm]?)ts$/, runner === 'jest' ? '' : '.$1js');
  return `import ${subject.export === 'default' ? name : `{ ${name} }`} from '${found}';`;
}

function pathFrom(folder: string, file: string): string {
  const path = posix.relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns the function's name in the test: its export name. A default export is named after its file if that is a valid name. */
function nameOf({ export: name }: FirstSubject, stem: string): string {
  if (name !== 'default') return name;
  const words = stem.split(/[^\p{L}\p{N}_$]+/u).filter((word) => word !== '');
  const joined = words.map((word, k) => (k === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return /^[\p{L}_$]/u.test(joined) ? joined : 'shuffle';
}

function options({ n, passRandom, randomness }: FirstSubject): string {
  return `{ n: ${n}${randomness === 'live' ? ", randomness: 'live'" : ''}${passRandom ? ', passRandom: true' : ''} }`;
}

function workflow(subject: FirstSubject, { installer, runner }: Project, stem: string): string {
  const { exec, install, prepare, test } = installer;
  const others = subject.randomness === 'live' ? '' : ' --seed "night-$GITHUB_RUN_ID"';
  const cards = subject.n === 52 ? '' : ` --n ${subject.n}`;
  const run = `${exec} shuffle-audit run ${subject.words.join(' ')}${cards}${others} --name ${shellWord(stem)} --quiet`;
  const record = shellWord(`reports/${stem}.json`);
  const steps = ['uses: actions/checkout@v4', 'uses: actions/setup-node@v4', ...[...prepare, install].map((line) => `run: ${line}`)].map(
    (step) => `      - ${step}${step.includes('setup-node') ? '\n        with:\n          node-version: 22' : ''}`,
  );
  return `# Two looks at a shuffle: the tests, always with the same deals, and once a night many more of them, every night others.
name: shuffle
on:
  push:
  pull_request:
  schedule:
    - cron: '17 3 * * *'

jobs:
  tests:
    runs-on: ubuntu-latest
    steps:
${steps.join('\n')}
      - run: ${testCommand(runner, test)}

  audit:
    if: github.event_name == 'schedule'
    runs-on: ubuntu-latest
    steps:
${steps.join('\n')}
      # ends with 0 where no bias was found, 20 where one was, 21 where it cannot tell, 64 and above where it could not look
      - run: ${run}
      - if: always()
        run: ${exec} shuffle-audit report ${record} --format markdown >> "$GITHUB_STEP_SUMMARY"
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: shuffle-audit
          path: reports/
`;
}

/** Returns the command that runs the tests by hand and in the workflow. Jest loads ES modules only with a Node flag. */
export function testCommand(runner: Runner, test: string): string {
  return runner === 'jest' ? `NODE_OPTIONS=--experimental-vm-modules ${test}` : test;
}

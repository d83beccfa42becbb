import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../core/errors.js';
import { readFile } from '../../host/read-file.js';

/** The runners of tests that a first test is written for. */
export type Runner = 'vitest' | 'jest' | 'node';

/** All of them. */
export const RUNNERS: readonly Runner[] = ['vitest', 'jest', 'node'];

/** Who installs a project's packages: told by the lock file that lies there. */
export interface Installer {
  /** Before the packages are installed; none for what comes with Node. */
  readonly prepare: readonly string[];
  readonly install: string;
  readonly test: string;
  /** Before the name of a program of an installed package. */
  readonly exec: string;
  readonly add: string;
}

/** What is known of the project in a folder. */
export interface Project {
  readonly runner: Runner;
  readonly installer: Installer;
  /** Whether its .js files are ES modules. */
  readonly modules: boolean;
  /** The folder of its tests: the first of the usual ones that there is, or `test`. */
  readonly tests: string;
  /** Whether its package.json asks for this package. */
  readonly asksForUs: boolean;
}

const TEST_FOLDERS = ['test', 'tests', '__tests__', 'spec'];

const NPM: Installer = { prepare: [], install: 'npm ci', test: 'npm test', exec: 'npx', add: 'npm install --save-dev' };

const INSTALLERS: Readonly<Record<string, Installer>> = {
  'pnpm-lock.yaml': {
    prepare: ['corepack enable'],
    install: 'pnpm install --frozen-lockfile',
    test: 'pnpm test',
    exec: 'pnpm exec',
    add: 'pnpm add --save-dev',
  },
  'yarn.lock': {
    prepare: ['corepack enable'],
    install: 'yarn install --immutable',
    test: 'yarn test',
    exec: 'yarn run',
    add: 'yarn add --dev',
  },
};

/** What package.json and the files beside it tell of a project. Throws E_INPUT_MISSING where there is none, E_LOAD where it is no JSON object. */
export function readProject(folder: string): Project {
  const manifest = readManifest(join(folder, 'package.json'));
  const packages = new Set(['dependencies', 'devDependencies'].flatMap((field) => Object.keys(objectOf(manifest[field]))));
  const lock = Object.keys(INSTALLERS).find((name) => existsSync(join(folder, name)));
  return {
    runner: packages.has('vitest') ? 'vitest' : packages.has('jest') ? 'jest' : 'node',
    installer: lock === undefined ? NPM : INSTALLERS[lock],
    modules: manifest['type'] === 'module',
    tests: TEST_FOLDERS.find((name) => existsSync(join(folder, name))) ?? 'test',
    asksForUs: packages.has('shuffle-audit'),
  };
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file))
    throw new AuditError('E_INPUT_MISSING', 'init writes into a project, and package.json does not exist here', { hint: 'npm init -y' });
  try {
    return objectOf(JSON.parse(readFile(file).toString('utf8')));
  } catch (error) {
    throw new AuditError('E_LOAD', `package.json must be JSON, got: ${error instanceof Error ? error.message : 'something else'}`, {
      at: { file: 'package.json' },
      cause: error,
    });
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../core/errors.js';
import { readFile } from '../../host/read-file.js';

export type Runner = 'vitest' | 'jest' | 'node';

export const RUNNERS: readonly Runner[] = ['vitest', 'jest', 'node'];

/** The package manager of a project, found by its lock file. */
export interface Installer {
  /** Commands that run before the packages are installed; none for a manager that comes with Node. */
  readonly prepare: readonly string[];
  readonly install: string;
  readonly test: string;
  /** Words before the name of an installed package's program. */
  readonly exec: string;
  readonly add: string;
}

export interface Project {
  readonly runner: Runner;
  readonly installer: Installer;
  /** True if its .js files are ES modules. */
  readonly modules: boolean;
  /** The folder of its tests: the first of the usual ones that exists, or `test`. */
  readonly tests: string;
  /** True if its package.json lists this package. */
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

/** Reads a project from package.json and the files beside it. Throws E_INPUT_MISSING if there is none, E_LOAD if it is no JSON object. */
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

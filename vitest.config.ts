import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { FaultReporter } from './test/faults/fault-reporter.js';

/** Suites that start the whole program, processes of subjects, a browser or an installation. */
const PROGRAM = [
  'test/cli/**/*.test.ts',
  'test/pack/**/*.test.ts',
  'test/reports/**/*.test.ts',
  'test/report/**/browser.test.ts',
  'test/lab/**/browser.test.ts',
  'test/house/documents.test.ts',
  'test/faults/**/*.test.ts',
  'test/host/{function,program,race}/**/*.test.ts',
  'test/host/subjects.test.ts',
  'test/exact/explore/*.test.ts',
  'test/host/prove/**/*.test.ts',
  'test/engine/audit/unseen-mistakes.test.ts',
];

/** Suites that take minutes. */
const SLOW = ['test/slow/**/*.test.ts'];

/** A run ended a thousand times: `npm run test:kill`. */
const KILL = ['test/slow/kill.test.ts'];

/** The tests themselves, held to their levels, delays and power in many audits each, other suites of many or large audits, and claims on larger boards. */
const CALIBRATION = [
  'test/engine/calibration.test.ts',
  'test/engine/caught/period.test.ts',
  'test/engine/audit/{few-seeds,sequential-kinds}.test.ts',
  'test/engine/decide/beside.test.ts',
  'test/engine/diagnose/{diagnosis,large-decks}.test.ts',
  'test/engine/watch/delays.test.ts',
  'test/games/puzzle/boards-of-8.test.ts',
  'test/kinds/{nim-levels,one-group,turned}.test.ts',
  'test/kinds/{board,hand}/levels.test.ts',
  'test/kinds/board/page/walk-law.test.ts',
  'test/math/pairs/frequent-deal.test.ts',
  'test/report/caught/bars.test.ts',
];

/** Kernels held to their definitions, word by word and cell by cell, at every kind of deck: whole seconds a test. */
const KERNELS = ['test/kernel/{wide-tables,tables}.test.ts', 'test/kernel/deal/*.test.ts'];

// `npm test` leaves out the others; each has its own mode and command, so that none takes more than two minutes but the slow one.
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  program: PROGRAM,
  kernels: KERNELS,
  calibration: CALIBRATION,
  kill: KILL,
  slow: SLOW,
};

/** What starts the program as it is published. */
const BUILT = ['program', 'kill', 'slow'];

/** How long a test may take before it is taken to hang, in minutes: far beyond what any takes, since a busy machine may be several times slower. */
const MINUTES: Readonly<Record<string, number>> = { calibration: 20, kill: 60, slow: 60 };

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const SOURCES = join(ROOT, 'src/');

/** Tests import what the compiler made of a source, where it made something: the runner then transforms the tests alone. */
const compiledModules: Plugin = {
  name: 'compiled-modules',
  enforce: 'pre',
  resolveId(asked, importer) {
    if (importer === undefined || !asked.startsWith('.')) return null;
    const path = resolve(dirname(importer), asked);
    if (!path.startsWith(SOURCES)) return null;
    const compiled = join(ROOT, 'compiled', path.slice(SOURCES.length).replace(/\.ts$/, '.js'));
    return existsSync(compiled) ? compiled : null;
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [compiledModules],
  test: {
    // loaded by Node itself, once a process
    server: { deps: { external: [/\/compiled\//] } },
    // a failure names the source
    execArgv: ['--enable-source-maps'],
    // no test may meet what older sources made
    globalSetup: BUILT.includes(mode) ? ['test/setup/compile.ts', 'test/setup/build.ts'] : 'test/setup/compile.ts',
    include: [...(INCLUDED[mode] ?? ['test/**/*.test.ts'])],
    exclude: mode === 'slow' ? KILL : INCLUDED[mode] ? [] : [...PROGRAM, ...KERNELS, ...CALIBRATION, ...SLOW],
    // separate processes, because some suites read signals, exit codes and the working folder
    pool: 'forks',
    // suites of `npm test` leave the process as they found it and share it, which halves its time: each module is loaded once
    isolate: mode in INCLUDED,
    maxWorkers: '100%',
    testTimeout: (MINUTES[mode] ?? 5) * 60_000,
    hookTimeout: (MINUTES[mode] ?? 5) * 60_000,
    // the table first: the runner's own closing lines end the output
    reporters: [new FaultReporter(), 'default'],
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
}));

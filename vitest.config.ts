import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { FaultReporter } from './test/faults/fault-reporter.js';
import { SlowFiles } from './test/setup/slow-files.js';

/** Suites that start processes of subjects, a browser or an installation. */
const PROGRAM = [
  'test/pack/**/!(build|bullmq|library-examples|release|runners).test.ts',
  'test/reports/**/!(check-record-py|remake).test.ts',
  'test/house/documents.test.ts',
  'test/wings/standards/documents.test.ts',
  'test/wings/survey/page/committed.test.ts',
  'test/wings/until-caught/page/generators.test.ts',
  'test/faults/**/*.test.ts',
  'test/host/{function,program}/**/*.test.ts',
  'test/host/subjects.test.ts',
  'test/exact/explore/*.test.ts',
  'test/host/prove/**/*.test.ts',
  'test/wings/race/host/*.test.ts',
  'test/wings/tape/host/prove-program.test.ts',
];

/** Suites that take minutes. */
const SLOW = [
  'test/slow/**/*.test.ts',
  'test/engine/diagnose/causes.test.ts',
  'test/wings/calibration/engine/large-levels.test.ts',
  'test/wings/lists/{items/list-bytes,mechanisms/table,traces/planted-lists}.test.ts',
  'test/wings/watch/engine/million-deals.test.ts',
];

/** A run ended a thousand times: `npm run test:kill`. */
const KILL = ['test/slow/kill.test.ts'];

/** The tests themselves, held to their levels, delays and power in many audits each, other suites of many or large audits, and claims on larger boards. */
const CALIBRATION = [
  'test/engine/audit/{few-seeds,sequential-kinds}.test.ts',
  'test/engine/decide/test-side-looks.test.ts',
  'test/engine/diagnose/{diagnosis,large-decks}.test.ts',
  'test/wings/calibration/engine/levels.test.ts',
  'test/wings/watch/engine/delays.test.ts',
  'test/games/puzzle/boards-of-8.test.ts',
  'test/kinds/{nim-levels,one-group,turned}.test.ts',
  'test/kinds/{board,hand}/levels.test.ts',
  'test/kinds/board/page/walk-law.test.ts',
  'test/math/pairs/frequent-deal.test.ts',
  'test/wings/until-caught/engine/period.test.ts',
  'test/wings/until-caught/page/bars.test.ts',
  'test/wings/{allocations,lists}/counting/levels.test.ts',
];

/** Kernels held to their definitions, word by word and cell by cell, at every kind of deck: whole seconds a test. */
const KERNELS = ['test/kernel/{wide-tables,tables}.test.ts', 'test/kernel/deal/*.test.ts'];

/** Suites of minutes whose subjects hardly change: pages in a browser, builds and releases, the toolchains of other languages, the second pair of eyes. */
const LASTING = [
  'test/{lab,report,wings}/**/browser.test.ts',
  'test/pack/{build,bullmq,library-examples,release,runners}.test.ts',
  'test/reports/{check-record-py,remake}.test.ts',
  'test/engine/audit/unseen-mistakes.test.ts',
  'test/house/wings.test.ts',
  'test/wings/{predict,scan}/false-accusations.test.ts',
];

/** Suites of more than a second or so, those of the command line among them: `npm run test:full`. */
const FULL = [
  'test/cli/**/*.test.ts',
  'test/engine/audit/{large-decks,nim-subjects,run-audit,sequential}.test.ts',
  'test/engine/child/cards.test.ts',
  'test/engine/count/run-block.test.ts',
  'test/engine/diagnose/{dealt-law,explain,fitted-keys,written-causes}.test.ts',
  'test/engine/log/{kept-decks,plain-rows}.test.ts',
  'test/engine/plan/guards.test.ts',
  'test/engine/prove/prove-built-in-outcomes.test.ts',
  'test/engine/record/large-decks.test.ts',
  'test/wings/calibration/{engine/calibrate,page/prose}.test.ts',
  'test/wings/shards/engine/{declared-null,merge-shards}.test.ts',
  'test/wings/*/commands/*.test.ts',
  'test/wings/tape/exact/*.test.ts',
  'test/wings/watch/words/*.test.ts',
  'test/wings/wins/command-line/*.test.ts',
  'test/wings/watch/host/{followed-file,log-stretch}.test.ts',
  'test/engine/subject/uniform-under-null.test.ts',
  'test/engine/verify/verify-record.test.ts',
  'test/exact/claims/contract.test.ts',
  'test/wings/race/{race,record/first-loss}.test.ts',
  'test/games/nim/claims.test.ts',
  'test/games/puzzle/{claims,searches}.test.ts',
  'test/games/puzzle/law/{exact-walk,walk-laws}.test.ts',
  'test/games/puzzle/scrambler/through-pipeline.test.ts',
  'test/host/log/{log-groups,log-subject,reading}.test.ts',
  'test/records/{claims-lies,lies}.test.ts',
  'test/wings/shards/host/merge-shards.test.ts',
  'test/house/{browser-bundle,imports,own-rules,rewording,sources}.test.ts',
  'test/kernel/rows.test.ts',
  'test/kinds/evidence.test.ts',
  'test/kinds/shares/share-standing.test.ts',
  'test/kinds/board/{contract,known,parts}.test.ts',
  'test/kinds/board/page/words.test.ts',
  'test/kinds/deck/{far-out,lags,statistics,steps}.test.ts',
  'test/kinds/deck/declared/declared-step.test.ts',
  'test/kinds/deck/page/order/chosen.test.ts',
  'test/kinds/deck/reference/reference-statistics.test.ts',
  'test/kinds/moves/laws.test.ts',
  'test/lab/lessons/searches/searches.test.ts',
  'test/lab/worker/{count,matches}.test.ts',
  'test/math/nulls/{even-map,spaced-orders}.test.ts',
  'test/math/pairs/slice.test.ts',
  'test/math/pearson/{correlation-result,few-counts,two-parts-law}.test.ts',
  'test/page/charts/draw-plainly.test.ts',
  'test/page/words/code/{language,languages}.test.ts',
  'test/parts/bounded/contract.test.ts',
  'test/parts/prng/contract.test.ts',
  'test/parts/shuffle/laws.test.ts',
  'test/parts/shuffle/keyed/permutations.test.ts',
  'test/report/prose.test.ts',
  'test/report/audit/{charts,sections/turn}.test.ts',
  'test/report/audit/words/{causes,headlines,uneven-positions}.test.ts',
  'test/report/compare/html.test.ts',
  'test/wings/standards/{document/html,profile,profiles/uneven-positions}.test.ts',
  'test/report/proof/html.test.ts',
  'test/report/sequential/kinds.test.ts',
  'test/testing/{audit-shuffle,to-shuffle-uniformly}.test.ts',
  'test/wings/ledger/report-index.test.ts',
  'test/wings/until-caught/compare/*.test.ts',
  'test/wings/until-caught/engine/until-caught.test.ts',
  'test/wings/lists/counting/contract.test.ts',
  'test/wings/predict/{logs,read-from}.test.ts',
  'test/wings/predict/solve/noisy-way.test.ts',
  'test/wings/lists/files/memory.test.ts',
  'test/wings/lists/items/item-reader.test.ts',
  'test/wings/lists/page/html.test.ts',
  'test/wings/lists/traces/mechanisms.test.ts',
  'test/wings/predict/solve/linear/big/{bit-matrix,twister-matrix,twister-ways}.test.ts',
];

// `npm test` is the rest; each of these has its own mode and command.
const INCLUDED: Readonly<Record<string, readonly string[]>> = {
  full: FULL,
  lasting: LASTING,
  program: PROGRAM,
  kernels: KERNELS,
  calibration: CALIBRATION,
  kill: KILL,
  slow: SLOW,
};

/** The modes beside `npm test`. */
export const MODES: readonly string[] = Object.keys(INCLUDED);

/** What starts the program as it is published. */
const BUILT = ['full', 'lasting', 'program', 'kill', 'slow'];

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

/** The file to which .ci/changed.js has the result of every suite written. */
const { SHUFFLE_AUDIT_TOLD: told } = process.env;

export default defineConfig(({ mode }) => ({
  plugins: [compiledModules],
  test: {
    // loaded by Node itself, once a process
    server: { deps: { external: [/\/compiled\//] } },
    // a failure names the source
    execArgv: ['--enable-source-maps'],
    // no test may meet what older sources made
    globalSetup: BUILT.includes(mode) ? ['test/setup/compile.ts', 'test/setup/build.ts'] : 'test/setup/compile.ts',
    setupFiles: 'test/setup/wings.ts',
    include: [...(INCLUDED[mode] ?? ['test/**/*.test.ts'])],
    exclude: mode === 'slow' ? KILL : INCLUDED[mode] ? [] : [...FULL, ...LASTING, ...PROGRAM, ...KERNELS, ...CALIBRATION, ...SLOW],
    // separate processes, because some suites read signals, exit codes and the working folder
    pool: 'forks',
    // suites leave the process as they found it and share it, so that each module is loaded once; those that start others have one to themselves
    isolate: mode !== 'full' && mode in INCLUDED,
    maxWorkers: '100%',
    testTimeout: (MINUTES[mode] ?? 5) * 60_000,
    hookTimeout: (MINUTES[mode] ?? 5) * 60_000,
    // the tables first: the runner's own closing lines end the output
    reporters: [new FaultReporter(), ...(mode in INCLUDED ? [] : [new SlowFiles()]), 'default', ...(told ? (['json'] as const) : [])],
    ...(told && { outputFile: told }),
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
}));

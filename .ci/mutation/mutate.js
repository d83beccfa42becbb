// `npm run test:mutation`: changes the sources of one part after another, a mutant at a time, and asks its tests to notice. What each part
// came to is kept in fixtures/mutation, with the commit, as soon as that part is done: an interrupted run goes on with the parts that are left.
// Of a part that was run before on this machine only those mutants are run again whose source, or whose tests, have changed since.
//   npm run test:mutation                      every part that has not been run at this state of its files
//   npm run test:mutation -- math/tails core   these, whatever was kept
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { writePage } from './page.js';
import { PARTS } from './parts.js';
import { under } from './under.js';

const KEPT = 'fixtures/mutation';

/** @typedef {import('./page.js').Part} Part */

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`test:mutation: no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(64);
}
mkdirSync(KEPT, { recursive: true });
for (const part of Object.keys(PARTS)) keepCommit(part);
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const state = stateOf(part);
  if (asked.length === 0 && kept(part)?.state === state) {
    console.log(`${part}: kept, nothing of it or its tests has changed`);
    continue;
  }
  const found = await mutated(part, state);
  keep(found);
  console.log(`${part}: ${found.killed} of ${found.mutants} killed, ${found.survived.length} survived`);
}

/** What a part came to when it was run last, if it was. @param {string} part */
function kept(part) {
  const file = keptIn(part);
  return existsSync(file) ? /** @type {Part} */ (JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** @param {Part} found */
function keep(found) {
  writeFileSync(keptIn(found.part), `${JSON.stringify(found, null, 2)}\n`);
  writePage();
}

/** @param {string} part */
function keptIn(part) {
  return join(KEPT, `${fileName(part)}.json`);
}

/** @param {string} part */
function fileName(part) {
  return part.replaceAll(/[/: ]+/g, '-');
}

/**
 * A result names a commit at which its part was in the state that was run. One that a rebase took out of the history can be looked up by nobody:
 * where the part is in that state still, the present commit says as much, and takes its place.
 * @param {string} part
 */
function keepCommit(part) {
  const last = kept(part);
  if (last && last.state === stateOf(part) && !isBehindUs(last.commit)) keep({ ...last, commit: presentCommit() });
}

/** @param {string} commit */
function isBehindUs(commit) {
  return spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { stdio: 'ignore' }).status === 0;
}

function presentCommit() {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** Of the sources of a part and its tests: what was run at the same state need not be run again. @param {string} part */
function stateOf(part) {
  const hash = createHash('sha256');
  const { sources, tests } = PARTS[part];
  for (const file of [...sources, ...tests].flatMap((folder) => under(folder, '.ts')).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} part @param {string} state @returns {Promise<Part>} */
async function mutated(part, state) {
  const { sources, tests } = PARTS[part];
  process.env['SHUFFLE_AUDIT_MUTATION_TESTS'] = tests.flatMap((folder) => under(folder, '.test.ts')).join(',');
  const before = `node_modules/.cache/mutants/${fileName(part)}.json`;
  forgetUnnoticed(before);
  const results = await new Stryker({
    mutate: sources.flatMap((folder) => under(folder, '.ts')),
    plugins: [fileURLToPath(new URL('./runner.js', import.meta.url))],
    testRunner: 'in-process',
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['SHUFFLE_AUDIT_MUTATION_WORKERS'] ?? 1),
    // A mutant that loops is ended, and counts as noticed: nearly always by its steps, which are counted. One that is slow on a machine with other
    // work must not count so, and gets half of what its tests took first, which was with every step counted, and a minute.
    timeoutMS: 60_000,
    timeoutFactor: 0.5,
    dryRunTimeoutMinutes: 60,
    reporters: ['dots'],
    tempDirName: 'node_modules/.cache/mutation',
    incremental: true,
    incrementalFile: before,
    // Rewriting a tsconfig.json asks for an interface that TypeScript 7 does not have, and no test needs one.
    tsconfigFile: 'none',
    ignorePatterns: ['reports', 'dist', 'examples'],
  }).runMutationTest();
  const counted = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError' && status !== 'RuntimeError');
  const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  return {
    part,
    commit: presentCommit(),
    state,
    branches: branchesOf(part),
    mutants: counted.length,
    killed: noticed.length,
    survived: counted
      .filter((one) => !noticed.includes(one))
      .map(({ fileName, location, mutatorName, replacement, status }) => ({
        file: relative(process.cwd(), fileName),
        line: location.start.line,
        mutator: mutatorName,
        was: textAt(fileName, location),
        became: replacement ?? '',
        covered: status !== 'NoCoverage',
      })),
  };
}

/**
 * Mutants of what is run while a module loads are tied to no test, so that Stryker does not see when one is added: those that nothing noticed
 * are run again.
 * @param {string} before
 */
function forgetUnnoticed(before) {
  if (!existsSync(before)) return;
  const report = /** @type {{ files: Record<string, { mutants: { static?: boolean, status: string }[] }> }} */ (
    JSON.parse(readFileSync(before, 'utf8'))
  );
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter((one) => !one.static || one.status === 'Killed');
  writeFileSync(before, JSON.stringify(report));
}

/** How many branches of the sources of a part its tests go through, and how many there are. @param {string} part */
function branchesOf(part) {
  const folder = mkdtempSync(join(tmpdir(), 'branches-'));
  try {
    const { sources, tests } = PARTS[part];
    const only = [...sources.map((source) => `--coverage.include=${source}/**`), '--coverage.reporter=json-summary'];
    const args = ['vitest', 'run', '--coverage', ...only, `--coverage.reportsDirectory=${folder}`, ...tests];
    execFileSync('npx', args, { stdio: 'ignore' });
    const summary = /** @type {{ total: { branches: { covered: number, total: number } } }} */ (
      JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8'))
    );
    const { covered, total } = summary.total.branches;
    return { covered, total };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What the sources say there, on one line. Lines count from 1, columns from 0.
 * @param {string} file @param {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 */
function textAt(file, { start, end }) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const text = lines.slice(start.line - 1, end.line);
  text[text.length - 1] = text[text.length - 1].slice(0, end.column - 1);
  text[0] = text[0].slice(start.column - 1);
  return text.map((line) => line.trim()).join(' ');
}

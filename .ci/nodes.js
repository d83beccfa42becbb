// Installs the newest of the other Nodes that `engines` allows into a temporary folder, and starts functions with each: the suites below, and audits whose
// records are compared with those of the Node that runs this. Prints a line a Node; ends with 1 where any failed. Other Nodes: `npm run test:nodes -- 26`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NODES = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24'];
const SUITES = ['test/host/function', 'test/faults/javascript.test.ts', 'test/faults/isolation.test.ts'];

/** Subjects of runs, the name of each record, and the exit code: the first is a mistake, the second has too few deals to be cleared. */
const RUNS = /** @type {const} */ ([
  ['./examples/shuffle.js', 'shuffle-shuffle', 20],
  ['npm:lodash#shuffle', 'lodash-shuffle', 21],
  ['naive-swap', 'naive-swap', 20],
]);

/** Versions of V8 differ in the last digits of powers. */
const NEAR = 1e-9;

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-nodes-'));
try {
  const own = audits(process.execPath, 'own');
  if (own.wrong.length > 0) throw new Error(own.wrong.join(', '));
  const lines = NODES.map((wanted) => tried(wanted, own.cores));
  for (const { line } of lines) console.log(line);
  process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} wanted @param {readonly unknown[]} expected */
function tried(wanted, expected) {
  const node = installed(wanted);
  if (node === null) return { ok: false, line: `FAILED node ${wanted}: cannot be installed` };
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const suites = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', '--mode', 'program', ...SUITES], { stdio: 'inherit' });
  const { cores, wrong } = audits(node, wanted);
  const apart = cores.flatMap((core, i) => (near(expected[i], core) ? [] : [`another record of ${RUNS[i][0]}`]));
  const faults = [...(suites.status === 0 ? [] : ['suites']), ...wrong, ...apart];
  const same = JSON.stringify(cores) === JSON.stringify(expected) ? 'the same records' : 'records that differ in last digits';
  return {
    ok: faults.length === 0,
    line: faults.length === 0 ? `ok     node ${version}: ${same}` : `FAILED node ${version}: ${faults.join(', ')}`,
  };
}

/** @param {string} wanted */
function installed(wanted) {
  const into = join(folder, `node-${wanted}`);
  mkdirSync(into);
  // The package fetches the program of this machine as it is installed.
  writeFileSync(join(into, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', `node@${wanted}`], { cwd: into, stdio: 'inherit' });
  return status === 0 ? join(into, 'node_modules', 'node', 'bin', 'node') : null;
}

/** What each run's record holds, and which ended as it must not. @param {string} node @param {string} name */
function audits(node, name) {
  const out = join(folder, `runs-${name}`);
  const wrong = RUNS.flatMap(([subject, , expected]) => {
    const options = ['--trials', '20000', '--seed', 'nodes', '--out', out, '--quiet'];
    const { status } = spawnSync(node, ['dist/cli.js', 'run', subject, ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
    return status === expected ? [] : [`the run of ${subject} ended with ${status}`];
  });
  const cores = wrong.length > 0 ? [] : RUNS.map(([, file]) => coreOf(join(out, `${file}.json`)));
  return { cores, wrong };
}

/** @param {string} path */
function coreOf(path) {
  const { core } = /** @type {{ core: unknown }} */ (JSON.parse(readFileSync(path, 'utf8')));
  return core;
}

/** Whether two values are the same but for the last digits of numbers. @param {unknown} one @param {unknown} other @returns {boolean} */
function near(one, other) {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= NEAR * Math.max(Math.abs(one), Math.abs(other));
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, value]) => right.has(name) && near(value, right.get(name)));
}

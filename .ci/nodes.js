// Installs the newest of the other Nodes that `engines` allows into a temporary folder, and starts functions with each: the suites below, audits whose
// records must be those of the Node that runs this, and `verify` of every sample, and of one that was altered. Prints a line a Node; ends with 1 where any
// failed. Other Nodes: `npm run test:nodes -- 26`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NODES = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24'];
const SUITES = [
  ['--mode', 'program', 'test/host/function', 'test/faults/javascript.test.ts', 'test/faults/isolation.test.ts'],
  ['test/math/engine-digits.test.ts', 'test/math/primitives/pow.test.ts', 'test/engine/verify'],
];
const SAMPLES = 'reports/samples';
/** The sample that is altered in one digit. */
const LIE = 'naive-swap.json';

/** Subjects of runs, the name of each record, and the exit code: the first is a mistake, the second has too few deals to be cleared. */
const RUNS = /** @type {const} */ ([
  ['./examples/shuffle.js', 'shuffle-shuffle', 20],
  ['npm:lodash#shuffle', 'lodash-shuffle', 21],
  ['naive-swap', 'naive-swap', 20],
]);

/** The digest of a core, as the built program works it out. */
const { digestOf } = /** @type {{ digestOf: (core: unknown) => string }} */ (
  await import(new URL('../compiled/engine/record/digest.js', import.meta.url).href)
);

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

/** @param {string} wanted @param {readonly string[]} expected */
function tried(wanted, expected) {
  const node = installed(wanted);
  if (node === null) return { ok: false, line: `FAILED node ${wanted}: cannot be installed` };
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const suites = SUITES.flatMap((suite) => {
    const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...suite], { stdio: 'inherit' });
    return status === 0 ? [] : [`the suites ${suite.join(' ')}`];
  });
  const { cores, wrong } = audits(node, wanted);
  const apart = cores.flatMap((core, i) => (core === expected[i] ? [] : [`another record of ${RUNS[i][0]}`]));
  const faults = [...suites, ...wrong, ...apart, ...samples(node)];
  return {
    ok: faults.length === 0,
    line: faults.length === 0 ? `ok     node ${version}: the same records, bit for bit` : `FAILED node ${version}: ${faults.join(', ')}`,
  };
}

/** The samples that a Node does not verify bit for bit, and the lie that it does not see. @param {string} node */
function samples(node) {
  const records = readdirSync(SAMPLES).filter((name) => name.endsWith('.json'));
  const doubted = records.flatMap((name) => {
    const { status, stdout } = spawnSync(node, ['dist/cli.js', 'verify', join(SAMPLES, name), '--json', '--quiet'], { encoding: 'utf8' });
    if (status !== 0) return [`verify of ${name} ended with ${status}`];
    return stdout.includes('beyond the twelfth') ? [`other last digits in ${name}`] : [];
  });
  const [p] = readFileSync(join(SAMPLES, LIE), 'utf8').match(/"p":0\.\d{12}/) ?? [''];
  const altered = join(folder, LIE);
  // The twelfth digit is another one. The digest is made right again, as a forger would.
  const other = `${p.slice(0, -1)}${p.endsWith('5') ? 6 : 5}`;
  const text = readFileSync(join(SAMPLES, LIE), 'utf8').replace(p, other);
  const { core } = /** @type {{ core: unknown }} */ (JSON.parse(text));
  writeFileSync(altered, text.replace(/"digest": "sha256:[0-9a-f]+"/, `"digest": ${JSON.stringify(digestOf(core))}`));
  const { status, stdout } = spawnSync(node, ['dist/cli.js', 'verify', altered, '--json', '--quiet'], { encoding: 'utf8' });
  const seen = status === 20 && stdout.includes('"digest"') && /"id":\s*"numbers",[^}]*"outcome":\s*"differs"/.test(stdout);
  return seen ? doubted : [...doubted, `a p altered in its twelfth digit was not seen, but ended with ${status}`];
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
  return JSON.stringify(core);
}

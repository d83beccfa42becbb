import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The reference in C, compiled; null where there is no compiler. @param {string} folder */
export function compileReference(folder) {
  const to = join(folder, 'core_ref');
  const { status } = spawnSync('gcc', ['-O3', '-march=native', '-DN=52', 'fixtures/bench/core_ref.c', '-o', to, '-lm']);
  return status === 0 ? to : null;
}

/** Nanoseconds a deal of the reference in C. @param {string} reference */
export function reference(reference) {
  return Number(execFileSync(reference, ['200000', '10'], { encoding: 'utf8' }).split(' ')[3]);
}

/** How many times as much two of the reference do at once as one alone, by the clock. @param {string} reference */
export async function twoAtOnce(reference) {
  const one = await clock(1);
  return (2 * one) / (await clock(2));

  /** @param {number} processes */
  async function clock(processes) {
    const began = performance.now();
    const all = Array.from({ length: processes }, () => spawn(reference, ['8000000', '10'], { stdio: 'ignore' }));
    await Promise.all(all.map((one) => new Promise((done) => one.once('close', done))));
    return performance.now() - began;
  }
}

/** Nanoseconds a deal by the fastest that is known in C, for the core job (`C_core_best`) and for eight statistics (`C_battery_best`); null where the machine does not run it. @param {string} folder @param {string} name */
export function bestC(folder, name) {
  const to = join(folder, 'c_battery');
  if (!existsSync(to))
    spawnSync('gcc', ['-O3', '-march=native', '-DCONSTN=52', 'fixtures/bench/c_battery.c', '-o', to, '-lm'], { stdio: 'ignore' });
  return nanoseconds(to, ['40', '64'], name);
}

/** The same by numpy; null where it is not installed. */
export const numpy = () => nanoseconds('python3', ['fixtures/bench/numpy_core.py', '100000', '52', 'numpy_permuted_bincount']);

/** By plain Python. */
export const python = () => nanoseconds('python3', ['fixtures/bench/python_core.py', '50000']);

/** By R. */
export const r = () => nanoseconds('Rscript', ['fixtures/bench/r_core.R', '100000']);

/** The median that a script prints as RESULT NAME LEAST MEDIAN: of the first line, or of the one with a name. @param {string} command @param {readonly string[]} words @param {string} [name] */
function nanoseconds(command, words, name) {
  const { status, stdout } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) return null;
  const lines = stdout.split('\n').map((line) => line.split(' '));
  const found = lines.find(([result, of]) => result === 'RESULT' && (name === undefined || of === name));
  return found ? Number(found[3]) : null;
}

/** What numpy.loadtxt takes for a file of decks, numpy's own start left out; null where it is not installed. @param {string} file */
export function loadtxt(file) {
  const { status, stdout } = spawnSync('python3', ['-c', LOADTXT, file], { encoding: 'utf8' });
  if (status !== 0) return null;
  const [wall = Number.NaN, cpu = Number.NaN] = stdout.split(' ').map(Number);
  return { wall, cpu };
}

const LOADTXT = `
import sys, time, numpy
wall, cpu = time.monotonic(), time.process_time()
numpy.loadtxt(sys.argv[1], delimiter=',', dtype=numpy.uint8)
print(time.monotonic() - wall, time.process_time() - cpu)
`;

import { execFileSync, spawn, spawnSync } from 'node:child_process';
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

/** Nanoseconds a deal by numpy; null where it is not installed. */
export function numpy() {
  const { status, stdout } = spawnSync('python3', ['fixtures/bench/numpy_core.py', '100000', '52', 'numpy_permuted_bincount'], {
    encoding: 'utf8',
  });
  return status === 0 ? Number(stdout.split(' ')[3]) : null;
}

/** Seconds that numpy.loadtxt takes for a file of decks; null where it is not installed. @param {string} file */
export function loadtxt(file) {
  const { status, stdout } = spawnSync(
    'python3',
    [
      '-c',
      'import sys, time, numpy\nt = time.process_time()\nnumpy.loadtxt(sys.argv[1], delimiter=",", dtype=numpy.uint8)\nprint(time.process_time() - t)',
      file,
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? Number(stdout) : null;
}

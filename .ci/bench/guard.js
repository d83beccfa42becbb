// `npm run bench:guard`: each kernel's share of the time that its readable definition takes, both timed in turn on this machine, so that no processor decides; ends
// with 1 where one takes half as much again as it should.
import { execFileSync } from 'node:child_process';
import { shown } from './page.js';

const ROUNDS = 3;
/** How many times its share is too much. */
const TOO_MUCH = 1.5;
/** Slices of a job: the definitions take half a second for one. */
const SLICES = { kernels: 15, definitions: 3 };
/** The share of the time that the definitions take to deal 52 cards and count them, by what is counted. */
const SHARES = Object.entries({ core: 0.15, quick: 0.12, standard: 0.08 });
const WITHOUT = ['--import', 'data:text/javascript,delete globalThis.WebAssembly'];

/** Nanoseconds a deal. @param {string} job @param {number} slices @param {readonly string[]} flags */
const time = (job, slices, flags = []) =>
  Number(execFileSync(process.execPath, [...flags, '.ci/bench/inside.js', job, '52', `${slices}`], { encoding: 'utf8' }));

for (const [job, share] of SHARES) {
  const [kernels, definitions] = [[], []].map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < ROUNDS; round++) {
    kernels.push(time(job, SLICES.kernels));
    definitions.push(time(job, SLICES.definitions, WITHOUT));
  }
  // noise only adds
  const taken = Math.min(...kernels) / Math.min(...definitions);
  const slow = taken > TOO_MUCH * share;
  console.log(`${job}: ${shown(taken)} of the time of the definitions, of which ${shown(share)} is expected${slow ? ': TOO SLOW' : ''}`);
  if (slow) process.exitCode = 1;
}

// Audits over keys by the program itself: every deal has a key of its own.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The verdict's word where a bias was found, and the exit codes of the verdicts that are not 0: biased, cannot tell. */
const BIASED = 'biased';
const VERDICTS = new Set([20, 21]);

/**
 * @typedef {object} Audited
 * @property {boolean} biased
 * @property {number} sees  The least relative deviation that every required test would have seen 99 times in 100.
 * @property {string} test  The test with the least p, and the logarithm of that.
 * @property {number} logP
 */

/** What is read of a record. @typedef {{ core: { verdict: { kind: string, smallestDetectable: number }, results: readonly { test: string, logP: number }[] } }} Recorded */

/** The audit of a shuffle at *quick*. @param {string} folder @param {string} seed @param {string} shuffle @param {number} n @param {number} deals @returns {Promise<Audited>} */
export async function audited(folder, seed, shuffle, n, deals) {
  const args = ['dist/cli.js', 'run', shuffle, '--n', `${n}`, '--trials', `${deals}`, '--battery', 'quick', '--seed', seed];
  await run(process.execPath, [...args, '--out', folder, '--name', 'one', '--quiet']).catch((/** @type {unknown} */ error) => {
    if (!(error instanceof Error && 'code' in error && VERDICTS.has(Number(error.code)))) throw error;
  });
  const { core } = /** @type {Recorded} */ (JSON.parse(readFileSync(join(folder, 'one.json'), 'utf8')));
  const { logP, test } = core.results.reduce((a, b) => (b.logP < a.logP ? b : a));
  return { biased: core.verdict.kind === BIASED, sees: core.verdict.smallestDetectable, test, logP };
}

/**
 * The least rounds at which an audit finds nothing, between the last that was biased and the first that was not: doubled until there is one, then halved. More
 * rounds are taken to hide what fewer hide.
 * @param {(rounds: number) => Promise<Audited>} audit
 */
export async function leastRounds(audit) {
  let enough = 1;
  /** @type {Map<number, Audited>} */
  const made = new Map();
  const at = async (/** @type {number} */ rounds) => {
    const known = made.get(rounds) ?? (await audit(rounds));
    made.set(rounds, known);
    return known;
  };
  while ((await at(enough)).biased) enough *= 2;
  let short = enough >> 1;
  while (enough - short > 1) {
    const middle = (enough + short) >> 1;
    if ((await at(middle)).biased) short = middle;
    else enough = middle;
  }
  const before = made.get(short);
  return { rounds: enough, sees: (await at(enough)).sees, below: before ? { test: before.test, logP: before.logP } : null };
}

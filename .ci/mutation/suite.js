// The functions of vitest by which a file of tests says what its tests are: those that the tests of parts use.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { format } from 'node:util';

/** @typedef {{ readonly id: string, readonly name: string, readonly file: string, readonly run: () => Promise<void> }} Test */
/** @typedef {(...given: readonly unknown[]) => unknown} Body */

/** Of a file's text: a test of a file that has changed is another test, whose mutants must be run again. @param {string} file */
function versionOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

/** What a file of tests imports from vitest, and the tests that it then holds. @param {string} file */
export function suiteOf(file) {
  const version = versionOf(file);
  /** @type {Test[]} */
  const tests = [];
  /** @type {string[]} */
  const within = [];

  /** @param {string} name @param {Body} body @param {readonly unknown[]} given */
  const add = (name, body, given) => {
    const whole = [...within, name].join(' ');
    // Told apart by their places: two rows of a table may be named alike.
    const run = async () => void (await body(...given));
    tests.push({ id: `${file}#${tests.length} ${whole}`, name: `${whole} (${tests.length}, ${version})`, file, run });
  };
  /** @param {string} name @param {Body} body @param {readonly unknown[]} given */
  const group = (name, body, given) => {
    within.push(name);
    body(...given);
    within.pop();
  };
  const it = declares(add);
  return { tests, api: { describe: declares(group), it, test: it } };
}

/** @param {(name: string, body: Body, given: readonly unknown[]) => void} one */
function declares(one) {
  const once = (/** @type {string} */ name, /** @type {Body} */ body) => one(name, body, []);
  return Object.assign(once, {
    each: (/** @type {Iterable<unknown>} */ rows) => (/** @type {string} */ name, /** @type {Body} */ body) => {
      for (const row of rows) {
        const given = /** @type {readonly unknown[]} */ (Array.isArray(row) ? row : [row]);
        one(format(name, ...given), body, given);
      }
    },
    skipIf: (/** @type {unknown} */ skipped) => (skipped ? () => {} : once),
  });
}

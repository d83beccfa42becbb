// How Stryker runs the tests of a part: in one process, each file of tests bundled once and evaluated anew for every mutant, so that a mutant
// costs what its tests cost and no process, thread or module graph. Tests are those of the vitest project, and so is `expect`; of vitest's other
// functions there are those that the tests of parts use (./suite.js), and any other fails at the first run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { expect } from 'vitest';
import { bundled } from './bundle.js';
import { suiteOf } from './suite.js';

/** Where instrumented code looks for the mutant that is switched on, and notes what it came through. */
const NAMESPACE = '__stryker__';

/** Milliseconds from which on a test is asked only of what it comes through. */
const DEAR = 50;

/** Where a runner that takes over from one that hung finds what the first run of all tests showed, beside the bundles. */
const firstRun = () => join(process.cwd(), '.bundles', 'first-run.json');

/** A test that comes by a mutant so many times as often as it did without it never ends; in tests that hardly come by, so many times more. */
const ENDLESS = 100;
const FEW_HITS = 100_000;

/** @typedef {{ files: readonly string[], passedOver: readonly string[], hits: Readonly<Record<string, Readonly<Record<string, number>>>> }} FirstRun */
/** @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { perTest?: Record<string, Record<string, number>> } }} Switch */
/** @typedef {import('./suite.js').Test} Test */
/** @typedef {{ id: string, name: string, timeSpentMs: number, fileName: string, status: 0 | 1, failureMessage?: string }} Outcome */

// Some matchers ask vitest which file is being run.
Object.assign(globalThis, { __vitest_worker__: { filepath: '', config: {} } });

class InProcess {
  /** The tests of a part by file, those of the quickest file first. @type {{ file: string, load: import('./bundle.js').Load }[]} */
  #files = [];
  /** Ids of tests that took their time and came through nothing of the part: what a module holds from its start is noticed by others, or not at all. */
  #passedOver = new Set();
  /** How often each test came by each mutant. @type {FirstRun['hits']} */
  #hits = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const named = (process.env['SHUFFLE_AUDIT_MUTATION_TESTS'] ?? '').split(',');
    for (const file of named) this.#files.push({ file, load: await bundled(isAbsolute(file) ? file : join(process.cwd(), file)) });
    if (existsSync(firstRun())) this.#know(/** @type {FirstRun} */ (JSON.parse(readFileSync(firstRun(), 'utf8'))));
  }

  /** @param {FirstRun} first */
  #know({ files, hits, passedOver }) {
    this.#files.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file));
    this.#passedOver = new Set(passedOver);
    this.#hits = hits;
  }

  async dryRun() {
    const { state } = switched();
    /** @type {Outcome[]} */
    const tests = [];
    /** @type {Map<string, number>} */
    const spent = new Map();
    for (const { file, load } of this.#files) {
      const from = performance.now();
      for (const test of await this.#testsOf(file, load)) {
        state.currentTestId = test.id;
        const found = await outcome(test);
        tests.push(found);
        if (found.timeSpentMs > DEAR && !state.mutantCoverage?.perTest?.[test.id]) this.#passedOver.add(test.id);
        state.currentTestId = undefined;
      }
      spent.set(file, performance.now() - from);
    }
    const files = this.#files.map(({ file }) => file).sort((a, b) => (spent.get(a) ?? 0) - (spent.get(b) ?? 0));
    const first = { files, passedOver: [...this.#passedOver], hits: state.mutantCoverage?.perTest ?? {} };
    writeFileSync(firstRun(), JSON.stringify(first));
    this.#know(first);
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
  }

  /** @param {{ testFilter?: string[], hitLimit?: number, activeMutant: { id: string }, mutantActivation: 'static' | 'runtime' }} options */
  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter }) {
    const { state, clear } = switched();
    const asked = testFilter && new Set(testFilter);
    let nrOfTests = 0;
    try {
      for (const { file, load } of this.#files) {
        if (asked && ![...asked].some((id) => id.startsWith(`${file}#`))) continue;
        Object.assign(state, { hitCount: 0, hitLimit });
        if (mutantActivation === 'static') state.activeMutant = activeMutant.id;
        else clear();
        const tests = await this.#testsOf(file, load);
        state.activeMutant = activeMutant.id;
        for (const test of tests) {
          if (asked ? !asked.has(test.id) : this.#passedOver.has(test.id)) continue;
          nrOfTests++;
          // By each test, of which the first shows a loop that all of them together would show only much later.
          const most = Math.min(hitLimit ?? Number.POSITIVE_INFINITY, ENDLESS * (this.#hits[test.id]?.[activeMutant.id] ?? 0) + FEW_HITS);
          Object.assign(state, { hitCount: 0, hitLimit: most });
          const { failureMessage, id } = await outcome(test);
          if (Number(state.hitCount) > most) return { status: 'timeout', reason: 'it came by more often than an end allows' };
          if (failureMessage === undefined) continue;
          // What noticed this one may well notice the next.
          this.#files.sort((a, b) => Number(b.file === file) - Number(a.file === file));
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests };
        }
      }
    } finally {
      clear();
    }
    return { status: 'survived', nrOfTests };
  }

  /** The tests that a file holds; one that fails, where the file itself does. @param {string} file @param {import('./bundle.js').Load} load @returns {Promise<readonly Test[]>} */
  async #testsOf(file, load) {
    const { api, tests } = suiteOf(file);
    try {
      await load({ ...api, expect });
    } catch (error) {
      const run = () => Promise.reject(new Error(`${file} fails before its first test`, { cause: error }));
      return [{ id: `${file}#`, name: file, file, run }];
    }
    return tests;
  }
}

/** The switch of the instrumented code, which starts afresh. */
function switched() {
  const all = /** @type {Record<string, Switch>} */ (/** @type {unknown} */ (globalThis));
  all[NAMESPACE] ??= {};
  const state = all[NAMESPACE];
  return {
    state,
    clear() {
      state.activeMutant = undefined;
    },
  };
}

/** @param {Test} test @returns {Promise<Outcome>} */
async function outcome({ file, id, name, run }) {
  const from = performance.now();
  /** @type {string | undefined} */
  let failureMessage;
  try {
    await run();
  } catch (error) {
    failureMessage = error instanceof Error ? error.message : String(error);
  }
  const seen = { id, name, fileName: file, timeSpentMs: performance.now() - from };
  return failureMessage === undefined ? { ...seen, status: 0 } : { ...seen, status: 1, failureMessage };
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: () => new InProcess() }];

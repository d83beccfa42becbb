import { checkNumber } from '../core/check-number.js';
import { AuditError } from '../core/errors.js';
import type { Handing } from '../core/source/handing.js';
import type { TestAsked } from '../engine/plan/test-plan.js';

/** A shuffle as a test has it: rearranges the deck it is given, or returns a deck; at once or as a promise. */
export type ShuffleUnderTest = (deck: number[], random: () => number) => unknown;

/** The options of a test; each absent one takes its default. */
export interface TestOptions {
  /** The cards in the deck, 2 to 5,000; by default 52. */
  readonly n?: number;
  /** The number of deals; by default about a million cards' worth, 20,000 decks of 52. */
  readonly trials?: number;
  /** The relative bias that must be visible, such as 0.01; it sets the number of deals. Not together with `trials`. */
  readonly detect?: number;
  /** The chance that the test fails for an even shuffle, over all seeds: from 1e-12 to 0.01; by default 1e-9. */
  readonly falseAlarms?: number;
  /** The text that every deal follows from; by default 'test'. The same text gives the same deals, today and in a year. */
  readonly seed?: string;
  /** Only these statistics, by their ids. */
  readonly tests?: readonly string[];
  /**
   * 'injected' (the default): Math.random gives the seeded stream while the function is called, so that the test always ends the same. 'live': the
   * function keeps its own randomness, and every run deals anew.
   */
  readonly randomness?: 'injected' | 'live';
  /**
   * Gives the function `random()` as its second argument whatever its parameters are called; on by default where the second is called random, rng or
   * rand.
   */
  readonly passRandom?: boolean;
  /**
   * The decks handed to the function: the same deck in order every time (the default), or a deck in random order. In that case the order of the
   * result relative to it is counted. A second sample of a tenth of the deals is handed them in the other way.
   */
  readonly input?: Handing;
}

/** The options with every default filled in. */
export interface TestWishes extends TestAsked {
  readonly randomness: 'injected' | 'live';
  readonly passRandom: boolean | null;
}

export const MOST_CARDS = 5000;
export const MOST_TRIALS = 1e9;
const NAMES: readonly string[] = ['n', 'trials', 'detect', 'falseAlarms', 'seed', 'tests', 'randomness', 'passRandom', 'input'];

/** Checks the options of a test, since tests are often written in plain JavaScript. Throws E_USAGE. */
export function testWishesOf(options: TestOptions): TestWishes {
  for (const name of Object.keys(options)) {
    if (!NAMES.includes(name)) throw new AuditError('E_USAGE', `the options are ${NAMES.join(', ')}, got "${name}"`);
  }
  const {
    n = 52,
    trials,
    detect,
    falseAlarms = 1e-9,
    seed = 'test',
    tests,
    randomness = 'injected',
    passRandom,
    input = 'in-order',
  } = options;
  checkNumber('n', n, 2, MOST_CARDS, true);
  if (trials !== undefined) checkNumber('trials', trials, 1, MOST_TRIALS, true);
  if (detect !== undefined) checkNumber('detect', detect, 1e-4, 1, false);
  checkNumber('falseAlarms', falseAlarms, 1e-12, 0.01, false);
  if (trials !== undefined && detect !== undefined)
    throw new AuditError(
      'E_USAGE',
      `detect sets the number of deals, so trials must be left out, got trials ${trials} and detect ${detect}`,
    );
  if (typeof seed !== 'string') throw new AuditError('E_USAGE', `seed must be a text, got ${typeof seed}`);
  if (!['injected', 'live'].includes(randomness))
    throw new AuditError('E_USAGE', `randomness must be injected or live, got ${JSON.stringify(randomness)}`);
  if (!['in-order', 'shuffled'].includes(input))
    throw new AuditError('E_USAGE', `input must be in-order or shuffled, got ${JSON.stringify(input)}`);
  return {
    n,
    trials: trials ?? null,
    detect: detect ?? null,
    falseAlarms,
    seed,
    tests: tests ?? null,
    randomness,
    passRandom: passRandom ?? null,
    input,
  };
}

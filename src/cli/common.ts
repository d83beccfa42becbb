import { availableParallelism } from 'node:os';
import { MOST_LAGS } from '../core/rules.js';
import type { Wishes } from '../engine/plan/make-plan.js';
import { MOST_TRIALS } from '../engine/plan/make-plan.js';
import type { Values } from './command.js';
import { givenText, textOf } from './command.js';
import { MOST_DECK_CARDS } from './options.js';
import { parseCount, parseSize } from './parse-number.js';

/** `--n`, checked. */
export function cardsOf(values: Values): number {
  return parseCount('n', givenText(values, 'n'), 2, MOST_DECK_CARDS);
}

/** `--workers`, checked; as many as there are cores by default. */
export function workersOf(values: Values): number {
  const text = textOf(values, 'workers');
  return text === undefined ? availableParallelism() : parseCount('workers', text, 1, 256);
}

/** The options that shape a plan, checked, without a seed. */
export function wishesOf(values: Values): Omit<Wishes, 'seed'> {
  const trials = textOf(values, 'trials');
  const battery = textOf(values, 'battery');
  const tests = textOf(values, 'tests');
  const detect = textOf(values, 'detect');
  const lags = textOf(values, 'lags');
  return {
    ...(trials !== undefined && { trials: parseCount('trials', trials, 1, MOST_TRIALS) }),
    ...(battery !== undefined && { battery }),
    ...(tests !== undefined && { tests: tests.split(',').map((id) => id.trim()) }),
    ...(lags !== undefined && { lags: parseCount('lags', lags, 1, MOST_LAGS) }),
    ...(detect !== undefined && { detect: parseSize('detect', detect) }),
  };
}

import { availableParallelism } from 'node:os';
import { counted } from '../core/counted.js';
import { parseCount } from '../core/parse-count.js';
import { MOST_LAGS } from '../core/rules.js';
import type { Wishes } from '../engine/plan/make-plan.js';
import { MOST_TRIALS } from '../engine/plan/make-plan.js';
import { filesFor, lanesWithin, openFiles } from '../host/open-files.js';
import type { Values } from './command.js';
import { givenText, isOn, textOf } from './command.js';
import { MOST_DECK_CARDS } from './options.js';
import { parseSize } from './parse-number.js';
import { tell } from './print.js';

const MOST_WORKERS = 256;

/** The most of which hands are dealt, runs bet until decided or statistics are calibrated: tables of theirs grow with the square of the cards. */
export const MOST_SQUARED_CARDS = 5000;

/** `--n`, checked. */
export function cardsOf(values: Values): number {
  const squared = textOf(values, 'deal') !== undefined || isOn(values, 'until-decided');
  return parseCount('n', givenText(values, 'n'), 2, squared ? MOST_SQUARED_CARDS : MOST_DECK_CARDS);
}

/** `--workers`, checked; as many as there are cores by default, but no more than the files that may be open allow, which is told. */
export function workersOf(values: Values): number {
  const text = textOf(values, 'workers');
  const asked = text === undefined ? availableParallelism() : parseCount('workers', text, 1, MOST_WORKERS);
  const files = openFiles();
  const most = files === null ? asked : Math.min(asked, lanesWithin(files));
  if (files !== null && most < asked && !isOn(values, 'quiet'))
    tell(
      `shuffle-audit: the system lets this program open ${counted(files.most, 'file')}: it deals on ${counted(most, 'core')} and not on ${asked}; for all of them: ulimit -n ${filesFor(asked, files)}`,
    );
  return most;
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

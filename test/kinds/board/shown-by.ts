import type { Evidence } from '../../../src/core/record/evidence.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { recordOf } from '../../support/record-of.js';
import { scramblerOrigin } from './boards-of.js';

/** Which statistic shows which scrambler in 4,000 boards; a walk is made of 50 moves. */
export const SHOWN_BY: Readonly<Record<string, string>> = {
  'blank-fixed': 'blank',
  'cell-swap': 'solvable',
  naive: 'solvable',
  'naive-rejection': 'tile-cell',
  'naive-tile-swap': 'tile-cell',
  sattolo: 'solvable',
  unchecked: 'solvable',
  walk: 'blank',
  'walk-click': 'tile-cell',
  'walk-lazy': 'tile-cell',
  'walk-no-undo': 'blank',
  'walk-propose': 'tile-cell',
};

/** The record of an audit of a scrambler with the default parts. */
export const recordOfScrambler = async (scrambler: string, size: string, trials = 4000): Promise<Evidence> => {
  const origin = scramblerOrigin(scrambler, size);
  return recordOf(await openOrigin(origin, 0, '.'), { seed: 'scramblers', trials, detect: 0.1 });
};

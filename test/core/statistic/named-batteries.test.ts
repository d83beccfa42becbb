import { expect, it } from 'vitest';
import { CHOSEN, DEFAULT_BATTERY } from '../../../src/core/statistic/named-batteries.js';

it('batteries are called in a plan what the command line and every record call them', () => {
  expect([DEFAULT_BATTERY, CHOSEN]).toEqual(['standard', 'chosen']);
});

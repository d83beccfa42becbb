import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../../src/records/check-record.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

// Of 171 cards and more n! is beyond a double, and so few equal pairs are expected that a double holds none: shoes of 4, 6 and 8 decks, and the most.
describe('the record of a large deck', () => {
  it.each([170, 177, 208, 416, 1001, 5000])('of %i cards fits its schema', async (n) => {
    const record = await recordOf(pipelineOf('fisher-yates', n), { seed: 'large', trials: 20, tests: ['position-matrix', 'repeats'] });
    expect(checkRecord(JSON.parse(JSON.stringify(record)), 'r.json').digest).toBe(record.digest);
  });
});

import { describe, expect, it } from 'vitest';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

/** Every number of a record that is none, by its place. */
function notFinite(value: unknown, place = ''): readonly string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [place];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => notFinite(one, `${place}/${key}`));
}

// Luck's own chance of so few steps down is smaller than the least double, and was once taken for 0.
describe('mistakes of large decks, whose steps down luck hardly ever makes,', () => {
  it.each([
    ['riffle:2', 200, 100],
    ['sort-keys:2', 256, 100],
  ])('%s of %i cards is explained by itself', async (shuffle, n, trials) => {
    const { core } = await recordOf(pipelineOf(shuffle, n), { seed: 'large', trials });
    expect(notFinite(core)).toEqual([]);
    expect(core.diagnosis?.closest.id).toBe(shuffle);
  });

  it('have finite numbers where so many cards leave little to compare with', async () => {
    const { core } = await recordOf(pipelineOf('riffle:2', 1500), { seed: 'large', trials: 60 });
    expect(notFinite(core)).toEqual([]);
    expect(core.verdict.kind).toBe('biased');
  });

  it('a number that is none is seen', () => {
    expect(notFinite({ a: [1, Number.NaN], b: { c: Number.POSITIVE_INFINITY } })).toEqual(['/a/1', '/b/c']);
  });
});

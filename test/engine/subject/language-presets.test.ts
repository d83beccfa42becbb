import { describe, expect, it } from 'vitest';
import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { reachOf } from '../../../src/engine/plan/reach.js';
import { replayPipeline } from '../../../src/engine/replay-deal.js';
import { LANGUAGE_PRESETS } from '../../../src/engine/subject/language-presets.js';
import { partsOf } from '../../../src/engine/subject/parts-of.js';
import { pipeline } from '../../../src/engine/subject/pipeline.js';
import { PRESETS, presetWith } from '../../../src/engine/subject/presets.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { makeBlock } from '../../support/make-block.js';
import { readFixture } from '../../support/read-fixture.js';

/** Decks that a language dealt in a row from one seed; see fixtures/presets/README.md. */
interface Dealt {
  readonly program: string;
  readonly command: string;
  readonly streams: readonly { readonly n: number; readonly seed: number; readonly decks: readonly (readonly number[])[] }[];
}

const DEALT = readFixture<Readonly<Record<string, Dealt>>>('presets/decks.json');

/** The origin of a language's shuffle, started from a seed. */
function seeded({ origin }: { readonly origin: Origin<BuiltInSource> }, seed: number): Origin<BuiltInSource> {
  return { ...origin, source: { ...origin.source, seeding: `from-seed:${seed}` } };
}

/** What a subject deals first, in a row. */
function decksOf(origin: Origin<BuiltInSource>, n: number, count: number): number[][] {
  const batch = new Batch(n, count);
  const source = pipeline(partsOf(origin), n).open(makeBlock('any', count, 0, count));
  if (source instanceof Promise) throw new Error('a pipeline opens at once');
  void source.fill(batch);
  return Array.from({ length: count }, (_, row) => [...batch.cells.subarray(row * n, (row + 1) * n)]);
}

describe('the shuffles of the languages', () => {
  it('have decks of their language, and no deck is without a preset', () => {
    expect(Object.keys(DEALT).sort()).toEqual(LANGUAGE_PRESETS.map(({ id }) => id).sort());
  });

  it.each(LANGUAGE_PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s deals what the language deals, deck after deck',
    (id, preset) => {
      for (const { decks, n, seed } of DEALT[id].streams)
        expect(decksOf(seeded(preset, seed), n, decks.length), `${n} cards, seed ${seed}`).toEqual(decks);
    },
  );

  it.each(LANGUAGE_PRESETS.map((preset) => [preset.id, preset] as const))('%s is told from every other by its decks', (id, preset) => {
    const others = Object.entries(DEALT).filter(([other]) => other !== id);
    const { decks, n, seed } = DEALT[id].streams[2];
    for (const [other, { streams }] of others) expect(streams[2].decks, other).not.toEqual(decksOf(seeded(preset, seed), n, decks.length));
  });

  it.each(LANGUAGE_PRESETS.map((preset) => [preset.id, preset] as const))('%s replays a deal of its stream', (id, preset) => {
    const { decks, n, seed } = DEALT[id].streams[2];
    const replayed = replayPipeline(seeded(preset, seed), { ...makePlan(permutations(n), { seed: 'any', trials: 100 }) }, 3);
    expect([replayed.deck.map((card) => card - 1), replayed.streamSeed]).toEqual([decks[2], `${seed}`]);
  });

  it('are known by name with a seed and without, and no other subject is', () => {
    for (const preset of LANGUAGE_PRESETS) {
      expect([presetWith(preset.origin)?.id, presetWith(seeded(preset, 5))?.id]).toEqual([preset.id, preset.id]);
    }
    const [poker = expect.fail('none')] = PRESETS.filter(({ language }) => !language);
    expect(presetWith(seeded(poker, 5))).toBeUndefined();
  });

  it('say how many orders they can deal: as many as their language has starts', () => {
    const bits = LANGUAGE_PRESETS.map(({ id, origin }) => [id, Math.round(reachOf(partsOf(origin), 52)?.bits ?? 0)]);
    expect(Object.fromEntries(bits)).toEqual({
      python: 19_937,
      java: 48,
      java17: 64,
      go: 31,
      rust: 256,
      cpp: 32,
      r: 32,
      'r-rounding': 32,
      numpy: 128,
      php: 32,
      ruby: 128,
    });
  });
});

import type { AnySource } from '../../../core/record/origin.js';
import { prngs, seedings } from '../../../parts/catalogues.js';
import { startBits } from '../../../parts/pipeline.js';
import { v8Xorshift128plus } from '../../../parts/prng/v8-xorshift128plus.js';
import type { SeedSpace } from '../record/survey.js';

/**
 * Returns what a source tells of where its numbers come from: null for one that tells nothing. A function that shuffles by the engine's `Math.random`
 * can deal at most as many sequences of decks as V8's generator has states; one that is handed its numbers has those of whoever hands them.
 */
export function seedSpace(source: AnySource, orderBits: number): SeedSpace | null {
  switch (source.kind) {
    case 'module':
    case 'npm': {
      const { call, randomness } = source;
      const starts = call.starts ?? 'apart';
      return {
        starts,
        stateBits: starts === 'alike' || call.random || randomness === 'live' ? null : v8Xorshift128plus.stateBits,
        orderBits,
      };
    }
    case 'program':
      return { starts: source.starts, stateBits: null, orderBits };
    case 'built-in': {
      const bits = startBits({ prng: prngs.get(source.prng), seeding: seedings.get(source.seeding) });
      return { starts: 'apart', stateBits: Number.isFinite(bits) ? bits : null, orderBits };
    }
    case 'inline':
    case 'log':
    case 'race':
    case 'tape':
      return null;
  }
}

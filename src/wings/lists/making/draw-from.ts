import { Words } from '../../../core/subject/source.js';
import { deriveWords, rootOf } from '../../../engine/seeds/seed-path.js';
import { choicesFrom } from '../../../engine/subject/dealer.js';
import { lemire } from '../../../parts/bounded/lemire.js';
import { xoshiro128ss } from '../../../parts/prng/index.js';
import type { Draw } from './orders.js';

/** Returns draws that follow from these steps of a seed path alone. */
export function drawFrom(root: string, path: Parameters<typeof deriveWords>[1]): Draw {
  const choices = choicesFrom(
    new Words(xoshiro128ss.create(deriveWords(rootOf(root), path, xoshiro128ss.seedWords)), xoshiro128ss.range),
    lemire,
  );
  return (bound) => choices.below(bound);
}

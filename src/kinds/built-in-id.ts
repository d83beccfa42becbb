import type { BuiltInSource, Origin } from '../core/record/origin.js';
import { kindOf } from './index.js';

/** Returns the user's name for the maker of a built-in subject's outcomes: `fisher-yates`, `puzzle:walk:50`, `nim:dealer/uniform`. */
export function makerName({ outcome, source }: Origin<BuiltInSource>): string {
  return `${kindOf(outcome).makers.prefix}${source.maker}`;
}

/** Returns the id of a built-in subject with all its parts: `fisher-yates/xoshiro128ss/lemire/continuous`, `puzzle:walk:50/…`, `nim:dealer/uniform/…`. */
export function builtInId(origin: Origin<BuiltInSource>): string {
  const { bounded, prng, seeding } = origin.source;
  return `${makerName(origin)}/${prng}/${bounded}/${seeding}`;
}

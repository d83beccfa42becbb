import type { BuiltInSource, Origin } from './origin.js';
import type { Outcome } from './outcome.js';

/** What the makers of a kind of outcome are named by, before their ids. */
const PREFIX: Readonly<Record<Outcome['kind'], string>> = {
  deck: '',
  hand: '',
  board: 'puzzle:',
  piles: 'nim:dealer/',
  moves: 'nim:player/',
};

/** What makes the outcomes of a built-in subject, as a user names it: `fisher-yates`, `puzzle:walk:50`, `nim:dealer/uniform`. */
export function makerName({ outcome, source }: Origin<BuiltInSource>): string {
  return `${PREFIX[outcome.kind]}${source.maker}`;
}

/** A built-in subject with all its parts: `fisher-yates/xoshiro128ss/lemire/continuous`, `puzzle:walk:50/…`, `nim:dealer/uniform/…`. */
export function builtInId(origin: Origin<BuiltInSource>): string {
  const { bounded, prng, seeding } = origin.source;
  return `${makerName(origin)}/${prng}/${bounded}/${seeding}`;
}

import { catalogue } from '../../../core/catalogue.js';
import * as entries from './index.js';
import type { Scrambler, WalkRule } from './scrambler.js';

const scramblers = catalogue<Scrambler>('scrambler', entries);

/** Returns the walk that a scrambler's id names, such as `walk:50`; null for a scrambler that makes no moves. Throws E_UNKNOWN_ID and E_USAGE. */
export function chainOf(id: string): WalkRule | null {
  const { rule } = scramblers.get(id);
  return rule.kind === 'walk' ? rule : null;
}

import type { ChildForms } from '../../../engine/child/card-forms.js';
import type { ChildPick } from '../../../engine/child/pick.js';
import type { Handout } from '../../../kinds/handout.js';
import type { ChildChannel } from './channel.js';
import type { ChildIntrinsics } from './intrinsics.js';
import type { ChildLoads } from './loads.js';
import type { ChildPulse } from './pulse.js';
import type { ChildWatch } from './watch.js';

export interface ChildDealing {
  readonly subject: ChildPick;
  /** True if the function gets it as `random()` too. */
  readonly random: boolean;
  readonly channel: ChildChannel;
  /** The engine's own `Math.random`, or its replacement. */
  readonly draw: () => number;
  readonly pulse: ChildPulse;
  readonly watch: ChildWatch;
  readonly intrinsics: ChildIntrinsics;
  readonly loads: ChildLoads;
  readonly fresh: () => unknown;
  /** The forms in which cards of decks in random order are handed in; null where they are unchanged. */
  readonly forms: ChildForms | null;
}

/** Returns the arguments of the function: the first, the second, and `random` where it gets one; else null. */
export function childGiven({ second }: Handout, first: unknown, random: unknown): unknown[] {
  if (second === undefined) return random === null ? [first] : [first, random];
  return random === null ? [first, second] : [first, second, random];
}

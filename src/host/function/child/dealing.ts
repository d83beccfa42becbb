import type { ChildForms } from '../../../engine/child/card-forms.js';
import type { ChildPick } from '../../../engine/child/pick.js';
import type { Handout } from '../../../kinds/handout.js';
import type { ChildChannel } from './channel.js';
import type { ChildIntrinsics } from './intrinsics.js';
import type { ChildLoads } from './loads.js';
import type { ChildPulse } from './pulse.js';
import type { ChildWatch } from './watch.js';

/** What the dealing needs beside the task. */
export interface ChildDealing {
  readonly subject: ChildPick;
  /** Given as `random()` too. */
  readonly random: boolean;
  readonly channel: ChildChannel;
  /** The engine's own `Math.random`, or what stands in its place. */
  readonly draw: () => number;
  readonly pulse: ChildPulse;
  readonly watch: ChildWatch;
  readonly intrinsics: ChildIntrinsics;
  readonly loads: ChildLoads;
  /** Makes a fresh deck. */
  readonly fresh: () => unknown;
  /** What the cards of decks in random order are handed in as; null where as they are. */
  readonly forms: ChildForms | null;
}

/** What the function is called with: what it is handed first and second, and `random`, where it gets one; else null. */
export function childGiven({ second }: Handout, first: unknown, random: unknown): unknown[] {
  if (second === undefined) return random === null ? [first] : [first, random];
  return random === null ? [first, second] : [first, second, random];
}

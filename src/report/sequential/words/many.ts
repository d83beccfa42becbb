import type { SequentialCore } from '../../../core/record/sequential.js';
import { counted } from '../../../core/words/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { Nouns } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';

/** What the outcomes of a run are called. */
export function nounsIn({ subject }: Pick<SequentialCore, 'subject'>): Nouns {
  return nounsOf(subject.origin.outcome.kind);
}

/** How a run looks at its outcomes: `deal by deal`. */
export function oneByOne(core: Pick<SequentialCore, 'subject'>): string {
  const { deal } = nounsIn(core);
  return `${deal} by ${deal}`;
}

/** So many outcomes of a run: `1 deal`, `1,200 boards`. */
export function many(core: Pick<SequentialCore, 'subject'>, outcomes: number, between = ' '): string {
  const { deal } = nounsIn(core);
  return counted(count(outcomes), deal, between);
}

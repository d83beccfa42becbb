import type { SequentialCore } from '../../../core/record/sequential.js';
import { counted } from '../../../core/words/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { Nouns } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';

export function nounsIn({ subject }: Pick<SequentialCore, 'subject'>): Nouns {
  return nounsOf(subject.origin.outcome.kind);
}

/** The words for a run's pace: `deal by deal`. */
export function oneByOne(core: Pick<SequentialCore, 'subject'>): string {
  const { deal } = nounsIn(core);
  return `${deal} by ${deal}`;
}

/** Writes a number of outcomes of a run: `1 deal`, `1,200 boards`. */
export function many(core: Pick<SequentialCore, 'subject'>, outcomes: number, between = ' '): string {
  const { deal } = nounsIn(core);
  return counted(count(outcomes), deal, between);
}

import type { AnySource, Origin } from '../../core/record/origin.js';
import { recordedOf } from '../../core/record/recorded-log.js';
import type { Handing } from '../../core/source/handing.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { kindOf, requiredIn, statisticCalled } from '../../kinds/index.js';
import { whyNot } from './takes.js';

/**
 * Returns the set of outcomes of `n` cards from this origin, with what is known of them if they were recorded. If equal cards were told apart at
 * random nobody can name the order before a shuffle, and a clean verdict rests on what needs none.
 */
export function spaceOf({ outcome, source }: Origin<AnySource>, n: number): OutcomeSpace {
  const log = source.kind === 'log' ? source : null;
  const cards = log ? log.vocabulary : 'call' in source ? source.call.cards : undefined;
  const recorded = log ? recordedOf(log) : undefined;
  const space = kindOf(outcome).space(outcome, {
    n,
    recorded,
    standard: cards?.kind === 'standard',
    handed: handedTo({ outcome, source }),
  });
  return log && log.packs > 1 ? { ...space, required: requiredIn(space).filter((id) => !statisticCalled(space, id).needsStart) } : space;
}

/** Returns how a function is handed its decks, if it could be handed them in another way too; undefined if it deals its own cards. */
function handedTo({ outcome, source }: Origin<AnySource>): Handing | undefined {
  if (source.kind === 'tape' || whyNot(source.kind, outcome, 'input') !== null) return undefined;
  if (source.kind === 'inline') return source.input;
  return 'call' in source && source.call.cards === undefined ? (source.call.input ?? 'in-order') : undefined;
}

import type { PredictionCore } from './prediction.js';

/** The names of the subject's own cards, by number: numbers from 0 where it names none. */
export function cardNames({ plan, spelled, subject }: Pick<PredictionCore, 'plan' | 'spelled' | 'subject'>): readonly string[] {
  if (spelled) return spelled;
  const { source } = subject.origin;
  const vocabulary = source.kind === 'log' ? source.vocabulary : 'call' in source ? source.call.cards : undefined;
  return vocabulary && vocabulary.cards.length === plan.n ? vocabulary.cards : Array.from({ length: plan.n }, (_, card) => String(card));
}

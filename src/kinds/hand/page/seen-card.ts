import type { EvidenceCore } from '../../../core/record/evidence.js';
import { chosenShares } from '../../../math/tails/chosen-shares.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { seenCards } from '../statistics/seen-cards.js';

/** The intervals of all cards hold at once with this confidence. */
const SIMULTANEOUS = 0.99;

/** A card, from 1, of an audit of partial deals. Its frequency is a multiple of its even share, with an interval. */
export interface SeenCard {
  readonly card: number;
  readonly name: string;
  readonly count: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Finds the cards whose shares of the deals lie furthest from the even one, furthest first; none for whole deals. */
export function seenMost({ counts, plan, subject }: EvidenceCore, most: number): readonly SeenCard[] {
  const values = counts[seenCards.id]?.values;
  const { outcome } = subject.origin;
  if (!values || outcome.kind !== 'hand') return [];
  const { n, trials } = plan;
  const even = outcome.seen / n;
  const off = values.map((count) => Math.abs(count / trials - even));
  const order = Array.from(values.keys()).sort((a, b) => off[b] - off[a] || a - b);
  const names = cardNames(subject.origin);
  const shares = chosenShares(values, trials);
  return order.slice(0, most).map((index) => {
    const count = values[index];
    const { low, high } = clopperPearson(count, trials, (1 - SIMULTANEOUS) / n);
    const told = count > 0 && count < trials && (low > even || high < even) ? shares(count) : count / trials;
    return { card: index + 1, name: cardName(names, index + 1), count, ratio: told / even, low: low / even, high: high / even };
  });
}

/** Returns the furthest of them; null where its interval holds the even share. */
export function furthestSeen(core: EvidenceCore): SeenCard | null {
  const [first] = seenMost(core, 1);
  return first && (first.low > 1 || first.high < 1) ? first : null;
}

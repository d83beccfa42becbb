import type { EvidenceCore } from '../../core/evidence.js';
import { partialOf } from '../../core/partial-of.js';
import { clopperPearson } from '../../math/clopper-pearson.js';

/** The intervals of all cards hold at once with this confidence. */
const SIMULTANEOUS = 0.99;

/** The card, from 1, whose share of the deals in which it is seen lies furthest from the even one, as times that share, with its interval. */
export interface SeenCard {
  readonly card: number;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** That card of an audit of partial deals; null where no single card's interval leaves the even share out. */
export function furthestSeen({ counts, plan, subject }: EvidenceCore): SeenCard | null {
  const values = counts['seen-cards']?.values;
  const partial = partialOf(subject.origin);
  if (!values || !partial) return null;
  const { n, trials } = plan;
  const even = partial.seen / n;
  const off = values.map((count) => Math.abs(count / trials - even));
  const card = off.indexOf(Math.max(...off));
  const { low, high } = clopperPearson(values[card], trials, (1 - SIMULTANEOUS) / n);
  if (low <= even && high >= even) return null;
  return { card: card + 1, ratio: values[card] / trials / even, low: low / even, high: high / even };
}

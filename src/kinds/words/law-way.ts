import type { OutcomeProofCore } from '../../core/record/outcome-proof.js';
import type { ProofCore, ProvableOrigin } from '../../core/record/proof.js';
import type { LawMethod, ProvedLaw } from '../../core/record/proved-law.js';
import { counted } from '../../core/words/counted.js';
import { shuffles } from '../../parts/catalogues.js';
import { kindOf } from '../index.js';

interface Worked {
  readonly source: ProvableOrigin['source'];
  /** The participle for what is done with an outcome: `dealt`. */
  readonly done: string;
  readonly n: number;
  /** True where the tree has fewer leaves than there are orders. */
  readonly short: boolean;
  /** True where some ways lead back to where they came from. */
  readonly again: boolean;
}

type Parts = Extract<LawMethod, { kind: 'convolution' }>;

const PARTS: { readonly [Of in Parts['of']]: (way: Parts & { readonly of: Of }) => string } = {
  steps: () => 'the independent steps were multiplied out over all orders',
  repeats: ({ times }) =>
    `the law of one was worked out by walking its tree, and multiplied with itself ${counted(times, 'time')} over all orders`,
  walk: () => 'the steps of the walk were multiplied out over all boards',
  swaps: () => 'the independent swaps were multiplied out over all boards',
  'swaps-drawn-again': () => 'the independent swaps were multiplied out over all boards, and those left out that are drawn again',
  piles: () => 'the law of one pile was multiplied out over all piles',
  deals: () => 'every deal that it can make was listed once, all of them equally likely',
};

const WAYS: { readonly [Kind in LawMethod['kind']]: (way: LawMethod & { readonly kind: Kind }, worked: Worked) => string } = {
  enumeration: ({ weighed }, { again, done, source }) =>
    source.kind === 'built-in'
      ? `every leaf of the choice tree was ${done} once${weighed ? ' and weighed' : ''}`
      : `every way its ${source.kind === 'tape' ? 'answers' : 'numbers'} can fall was ${done}${source.kind === 'tape' ? '' : ' once'}${weighed ? ' and weighed by how likely it is' : ''}${again ? ', those that are drawn again set aside' : ''}`,
  convolution: (way) => (PARTS[way.of] as (of: typeof way) => string)(way),
  'closed-form': (_, { source }) => formulaOf(source) ?? 'by a formula',
  divisibility: (_, { n, short }) =>
    short
      ? `the choice tree has fewer leaves than there are orders, so some of the ${n}! orders are never dealt`
      : `n! does not divide the number of equally likely leaves, so the ${n}! orders cannot share them evenly`,
  positions: () => 'not every card is equally likely to end at every position, by the exact product of the step laws',
};

function formulaOf(source: Worked['source']): string | null {
  if (source.kind !== 'built-in') return null;
  const shuffle = shuffles.get(source.maker);
  return (shuffle.kind === 'planned' && shuffle.closedForm?.statement) || null;
}

function wayWords(way: LawMethod, worked: Worked): string {
  return (WAYS[way.kind] as (way: LawMethod, worked: Worked) => string)(way, worked);
}

/** Says how the law of one number of cards was worked out: lower case, no full stop. */
export function lawWay({ proof, subject }: Pick<ProofCore, 'proof' | 'subject'>, { method, n, orders }: ProvedLaw): string {
  const again = proof.tapes?.find((tape) => tape.n === n)?.uses.some((use) => use.again > 0) ?? false;
  const short = method.tree !== null && BigInt(method.tree) < BigInt(orders);
  return wayWords(method, { source: subject.origin.source, done: 'dealt', n, short, again });
}

/** Says the same for other outcomes. */
export function outcomeWay({ law, plan, subject: { origin } }: Pick<OutcomeProofCore, 'law' | 'plan' | 'subject'>): string {
  const done = kindOf(origin.outcome).proof?.done ?? 'made';
  return wayWords(law.method, { source: origin.source, done, n: plan.n, short: false, again: false });
}

import type { ProofCore } from '../../../core/record/proof.js';
import type { LawExample, ProvedLaw } from '../../../core/record/proved-law.js';
import { verbFor } from '../../../core/words/counted.js';
import { type Phrase, plain, say } from '../../../page/phrase.js';
import { wrapped } from '../../../page/wrap.js';
import { groupsOf, indivisibleLaws, type OrderGroup, refutedLaw, unevenLaws } from '../facts/laws.js';
import { layoutTree, treeLaws } from '../facts/tree.js';
import { exactBesideEven, fraction } from '../numbers.js';
import { choiceLine } from './choices.js';
import { compactOrder, orderText } from './order.js';
import { isTextbook, leafProduct } from './textbook.js';
import { indivisible } from './ways.js';

/** The most cards in a table that leaves room for the orders of 4 cards too. */
const MOST_GROUPED = 4;
const MOST_LINES = 4;
/** The most orders listed that are never dealt; more are counted. */
const MOST_NEVER = 6;
/** The most characters of a fraction written out for them. */
const LONGEST_SHARE = 30;

/** The textbook proof with the numbers of each tree that carries it: "with 3 cards 1/3 · 1/2 = 1/6". */
export function textbookWords(core: ProofCore): readonly Phrase[] {
  const products = treeLaws(core).flatMap((law) => {
    const tree = layoutTree(law);
    return isTextbook(law, tree) ? [`with ${law.n} cards ${leafProduct(tree)}`] : [];
  });
  if (products.length === 0) return [];
  return [say`Why: no order is on two leaves, so each has the probability of its one leaf: ${products.join(', ')}.`];
}

/** Says why the leaves cannot be shared out evenly over the orders, where their number alone shows it. */
export function divisibilityWords(core: ProofCore): readonly Phrase[] {
  return indivisibleLaws(core).map((law) => say`${indivisible(law)}.`);
}

/** The exact probability of every order of 3 cards where they are uneven, and of 4 in a proof of no more cards; orders of one probability together. */
export function orderWords(core: ProofCore): readonly Phrase[] {
  const most = core.plan.n <= MOST_GROUPED ? core.plan.n : MOST_GROUPED - 1;
  return unevenLaws(core)
    .filter(({ n }) => n <= most && (n > 2 || most === 2))
    .flatMap(lawWords);
}

function lawWords(law: ProvedLaw): readonly Phrase[] {
  const groups = groupsOf(law);
  if (groups.length === 0) return [];
  const all = say`Orders of ${law.n} cards: ${groups.map((group) => groupText(law, group)).join('; ')}.`;
  return [
    wrapped(all).length <= MOST_LINES
      ? all
      : say`Orders of ${law.n} cards: ${groups.length} different probabilities; the text report lists them all.`,
  ];
}

function groupText({ orders: all }: ProvedLaw, { orders, probability }: OrderGroup): string {
  const one = orders.length === 1;
  const names = probability === '0/1' && orders.length > MOST_NEVER ? `the other ${orders.length}` : orders.map(compactOrder).join(' ');
  if (probability === '0/1') return `${names} ${verbFor(one ? 1 : orders.length, 'is')} never dealt`;
  const share = fraction(probability);
  const text = share.length <= LONGEST_SHARE ? share : plain(exactBesideEven(probability, BigInt(all), 0));
  return one ? `${names} has ${text}` : `${names} have ${text} each`;
}

export function counterexampleWords(core: ProofCore): readonly Phrase[] {
  const law = refutedLaw(core);
  if (!law) return [];
  const { often, seldom } = law.counterexample;
  return [exampleWords('Likeliest', often), exampleWords('Least likely', seldom)];
}

function exampleWords(name: string, example: LawExample): Phrase {
  const line = choiceLine(example);
  const order = orderText(example.order);
  if (example.probability === '0/1') return say`${name}: ${order}, which no choices deal`;
  if (example.choices === null) return say`${name}: ${order}; choices that deal it were not looked for`;
  return line === '' ? say`${name}: ${order}, dealt without a choice` : say`${name}: ${order}, dealt by ${line}`;
}

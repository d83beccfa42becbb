import type { ProofCore } from '../../../core/record/proof.js';
import type { ProvedLaw } from '../../../core/record/proved-law.js';
import { andList } from '../../../core/words/and-list.js';
import { counted } from '../../../core/words/counted.js';
import { drawPlainly } from '../../../page/charts/draw-plainly.js';
import { figure } from '../../../page/charts/figure.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { choiceTreeSpec } from '../charts/choice-tree.js';
import { indivisibleLaws } from '../facts/laws.js';
import { layoutTree, type TreeLayout, treeLaws } from '../facts/tree.js';
import { isTextbook, leafProduct } from '../words/textbook.js';
import { indivisible } from '../words/ways.js';

/** The choice tree of 3 cards, and of 4 where it is recorded: every way a deal can go. */
export function treeSection(core: ProofCore): DocSection | null {
  const laws = treeLaws(core);
  if (laws.length === 0) return null;
  return {
    id: 'tree',
    heading: 'Every way a deal can go',
    beside: ['From the top each line is one choice, with the number drawn on it. Each leaf shows the order that these choices deal.'],
    body: laws.map((law) => treeFigure(law, layoutTree(law), indivisibleLaws(core).includes(law))),
  };
}

/** `told`: the few lines of a text say why it cannot be even. */
function treeFigure(law: ProvedLaw, tree: TreeLayout, told: boolean): Block {
  const leaves = counted(count(tree.leaves), 'leaf');
  const description = `The choice tree of ${law.n} cards has ${leaves}. ${law.uniform ? 'Every order is met equally often.' : 'The orders are not met equally often.'}`;
  const chances = treeWords(law, tree);
  const words: Phrase = law.divides === false ? say`${chances} ${indivisible(law)}.` : chances;
  return {
    is: 'figure',
    says: [`${description} `, ...(told ? chances : words)],
    draw: () => {
      const shown = figure({
        key: `tree-${law.n}`,
        title: `The choice tree of ${law.n} cards: ${leaves} for ${counted(law.orders, 'order')}`,
        caption: law.uniform ? words : say`${words} Orange: an order that comes up too often in all. Blue: too seldom.${missing(law)}`,
        description,
        wide: drawPlainly(choiceTreeSpec(tree, false)),
        narrow: drawPlainly(choiceTreeSpec(tree, true)),
      });
      return html`<div class="tree">${shown}</div>`;
    },
  };
}

/** The words of a tree: for an even one the proof itself; for another, the probability of its leaves. */
function treeWords(law: ProvedLaw, tree: TreeLayout): Phrase {
  const { bounds } = tree;
  const product = leafProduct(tree);
  if (isTextbook(law, tree)) {
    const [first = 1, ...rest] = bounds.map((bound) => bound ?? 1);
    const then =
      rest.length === 0 ? '' : `, ${rest.map((bound, k) => `${k === 0 ? 'each of them' : 'each of those'} ${bound}`).join(', ')}`;
    return say`The root has ${first} branches${then}. No order is met twice, so each is one leaf, and its probability is ${product ?? ''}.`;
  }
  const chance: Phrase = product
    ? say`Every leaf has probability ${product}.`
    : say`A leaf’s probability is the product of 1 over the number of branches on its way, so higher leaves are likelier.`;
  return law.uniform ? say`${chance} Every order is met equally often.` : chance;
}

function missing({ probabilities }: ProvedLaw): string {
  const never = Object.entries(probabilities ?? {}).filter(([, p]) => p === '0/1');
  if (never.length === 0) return '';
  const names = never.slice(0, 6).map(([key]) =>
    key
      .split(' ')
      .map((card) => Number(card) + 1)
      .join(''),
  );
  return ` On no leaf: ${andList(never.length > 6 ? [...names, `${never.length - 6} more`] : names)}.`;
}

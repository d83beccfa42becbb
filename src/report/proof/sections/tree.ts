import { andList } from '../../../core/and-list.js';
import { counted } from '../../../core/counted.js';
import type { ProofCore } from '../../../core/proof.js';
import type { ProvedLaw } from '../../../core/proved-law.js';
import { draw } from '../../../page/charts/draw.js';
import { figure } from '../../../page/charts/figure.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { section } from '../../../page/sections/section.js';
import { choiceTreeSpec } from '../charts/choice-tree.js';
import { layoutTree, type TreeLayout, treeLaws } from '../facts/tree.js';
import { isTextbook, leafProduct } from '../words/textbook.js';
import { indivisible } from '../words/ways.js';

/** The choice tree of 3 cards, and of 4 where it is recorded: every way a deal can go. */
export async function treeSection(core: ProofCore): Promise<Markup | null> {
  const laws = treeLaws(core);
  if (laws.length === 0) return null;
  const figures = await Promise.all(laws.map(async (law) => drawn(law, layoutTree(law))));
  return section({
    heading: 'Every way a deal can go',
    beside: ['From the top each line is one choice, with the number drawn on it. Each leaf shows the order that these choices deal.'],
    exhibit: figures,
  });
}

async function drawn(law: ProvedLaw, tree: TreeLayout): Promise<Markup> {
  const [wide, narrow] = await Promise.all([draw(choiceTreeSpec(tree, false)), draw(choiceTreeSpec(tree, true))]);
  const text = `The choice tree of ${law.n} cards has ${counted(count(tree.leaves), 'leaf')}. ${law.uniform ? 'Every order is met equally often.' : 'The orders are not met equally often.'}`;
  const shown = figure({
    key: `tree-${law.n}`,
    title: `The choice tree of ${law.n} cards: ${counted(count(tree.leaves), 'leaf')} for ${counted(law.orders, 'order')}`,
    caption: caption(law, tree),
    description: text,
    wide,
    narrow,
  });
  return html`<div class="tree">${shown}</div>`;
}

/** For an even tree the proof itself; for another, what the colours say. */
function caption(law: ProvedLaw, tree: TreeLayout): Phrase {
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
  if (law.uniform) return say`${chance} Every order is met equally often.`;
  const why: Phrase = law.divides === false ? say` ${indivisible(law)}.` : [];
  return say`${chance}${why} Orange: an order that comes up too often in all. Blue: too seldom.${missing(law)}`;
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

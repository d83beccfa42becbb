import { widthOf } from '../../../page/charts/labels.js';
import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import { ordinal } from '../../../page/numbers.js';
import type { TreeLayout, TreeNode } from '../facts/tree.js';
import { compactOrder } from '../words/order.js';

/** The units between two layers, of the upright tree and of the phone's. */
const STEP = 62;
/** The units of height of a leaf's label. */
const LABEL = 20;
/** The units between two leaves of the phone's tree. */
const ROW = 18;
const SIZE = 12;
/** The position of a draw's number on its line, from the parent (0) to the child (1). */
const NUMBER_AT = 0.62;

/** A place on the drawing, in its units. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Draws a choice tree from its root to every leaf with the order it deals; `narrow` is the phone's own, growing from left to right. */
export function choiceTreeSpec(tree: TreeLayout, narrow: boolean): Chart {
  const longest = Math.max(...tree.nodes.map(({ leaf }) => (leaf ? widthOf(compactOrder(leaf.order)) : 0)));
  return narrow ? lying(tree, longest) : standing(tree, longest);
}

function standing(tree: TreeLayout, longest: number): Chart {
  const width = 742;
  const gap = width / tree.leaves;
  const turned = longest + 4 > gap;
  const high = turned ? longest + 8 : LABEL;
  const wide = Math.min(gap - 2, turned ? SIZE + 4 : longest + 10);
  const height = tree.depth * STEP + high;
  const frame: Frame = { width, height, left: 84, right: 4, top: 8, bottom: 4 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [height, 0] } };
  const spot = ({ at, depth }: TreeNode): Spot => ({ x: (at + 0.5) * gap, y: depth * STEP });
  const labels = leavesOf(tree).map(({ node, ...leaf }) => {
    const { x, y } = spot(node);
    return { ...leaf, x: x - wide / 2, x2: x + wide / 2, y, y2: y + high, middle: { x, y: y + high / 2 } };
  });
  return chart(frame, [
    ...branches(plane, tree, spot, gap >= 14),
    boxes(
      plane,
      labels.map(({ fill, x, x2, y, y2 }) => ({ x, x2, y, y2, fill })),
      { field: 'fill' },
    ),
    texts(
      plane,
      labels.map(({ ink, middle, text }) => ({ ...middle, text, ink })),
      { field: 'ink' },
      { align: 'center', size: SIZE, ...(turned && { angle: 270 }) },
    ),
    texts(
      plane,
      tree.bounds.map((bound, layer) => ({
        x: -80,
        y: (layer + 0.5) * STEP - 8,
        text: `${ordinal(layer + 1)} choice${bound === null ? '' : ','}`,
      })),
      'var(--soft)',
      { size: SIZE },
    ),
    texts(
      plane,
      tree.bounds.flatMap((bound, layer) => (bound === null ? [] : [{ x: -80, y: (layer + 0.5) * STEP + 8, text: `1 of ${bound}` }])),
      'var(--soft)',
      { size: SIZE },
    ),
  ]);
}

function lying(tree: TreeLayout, longest: number): Chart {
  const wide = longest + 10;
  const width = 340;
  const step = (width - wide - 10) / tree.depth;
  const height = tree.leaves * ROW;
  const frame: Frame = { width, height, left: 8, right: 4, top: 24, bottom: 4 };
  const plane: Plane = { x: { domain: [0, width] }, y: { domain: [height, 0] } };
  const spot = ({ at, depth }: TreeNode): Spot => ({ x: depth * step, y: (at + 0.5) * ROW });
  const labels = leavesOf(tree).map(({ node, ...leaf }) => ({ ...leaf, ...spot(node) }));
  return chart(frame, [
    ...branches(plane, tree, spot, true),
    boxes(
      plane,
      labels.map(({ fill, x, y }) => ({ x, x2: x + wide, y: y - ROW / 2 + 1, y2: y + ROW / 2 - 1, fill })),
      { field: 'fill' },
    ),
    texts(
      plane,
      labels.map(({ ink, text, x, y }) => ({ x: x + wide / 2, y, text, ink })),
      { field: 'ink' },
      { align: 'center', size: SIZE },
    ),
    texts(
      plane,
      tree.bounds.map((bound, layer) => ({ x: (layer + 0.5) * step, y: -12, text: bound === null ? ordinal(layer + 1) : `1 of ${bound}` })),
      'var(--soft)',
      { align: 'center', size: SIZE },
    ),
  ]);
}

function branches(plane: Plane, { nodes }: TreeLayout, spot: (node: TreeNode) => Spot, numbered: boolean): Layer[] {
  const lines = nodes.flatMap((node) => (node.parent ? [{ node, from: spot(node.parent), to: spot(node) }] : []));
  const numbers = lines.map(({ from, node, to }) => ({
    x: from.x + NUMBER_AT * (to.x - from.x),
    y: from.y + NUMBER_AT * (to.y - from.y),
    text: String(node.draw),
  }));
  return [
    rules(
      plane,
      lines.map(({ from, to }) => ({ x: from.x, y: from.y, x2: to.x, y2: to.y })),
      'var(--soft)',
      0.9,
    ),
    dots(
      plane,
      nodes.filter(({ leaf }) => leaf === null).map((node) => ({ ...spot(node) })),
      'var(--ink)',
      34,
    ),
    ...(numbered
      ? [
          dots(
            plane,
            numbers.map(({ x, y }) => ({ x, y })),
            'var(--paper)',
            150,
          ),
          texts(plane, numbers, 'var(--soft)', { align: 'center', size: SIZE }),
        ]
      : []),
  ];
}

/** The leaves, each with its order in the colour of that order's total frequency. */
function leavesOf({
  nodes,
}: TreeLayout): readonly { readonly node: TreeNode; readonly text: string; readonly fill: string; readonly ink: string }[] {
  return nodes.flatMap((node) => {
    if (!node.leaf) return [];
    const { deviation, order } = node.leaf;
    const shade = deviation > 0 ? 12 : deviation < 0 ? 4 : 8;
    return [{ node, text: compactOrder(order), fill: `var(--d${shade})`, ink: `var(--n${shade})` }];
  });
}

import { describe, expect, test } from 'vitest';
import { fractionValue } from '../../../src/math/fraction.js';
import { drawPlainly } from '../../../src/page/charts/draw-plainly.js';
import { positionMapSpec } from '../../../src/page/charts/position-map.js';
import type { Chart } from '../../../src/page/charts/spec.js';
import { colourScale } from '../../../src/page/facts/colour-scale.js';
import { choiceTreeSpec } from '../../../src/report/proof/charts/choice-tree.js';
import { drawRulerSpec } from '../../../src/report/proof/charts/draw-ruler.js';
import { lawBarsSpec } from '../../../src/report/proof/charts/law-bars.js';
import { lawCurveSpec } from '../../../src/report/proof/charts/law-curve.js';
import { scaleKeySpec } from '../../../src/report/proof/charts/scale-key.js';
import { timesTicks } from '../../../src/report/proof/charts/times-ticks.js';
import { deckMap } from '../../../src/report/proof/facts/deck-map.js';
import { barLaw, curveLaw, ordersOf, unevenDraws } from '../../../src/report/proof/facts/laws.js';
import { layoutTree, treeLaws } from '../../../src/report/proof/facts/tree.js';
import { wholeDeal } from '../../../src/report/proof/facts/whole-deal.js';
import { draw } from '../../page/charts/draw.js';
import { PROOFS, proof } from './records.js';

/** Every text of a drawing with where it stands. */
function textsOf(spec: Chart): readonly string[] {
  const { body } = drawPlainly(spec);
  return [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
}

const isOrder = (n: number) => (text: string) => text.length === n && [...text].sort().join('') === '123456789'.slice(0, n);

describe('a choice tree', () => {
  const trees = PROOFS.flatMap((name) => treeLaws(proof(name).core).map((law) => ({ name, n: law.n, law })));

  test('is there for 3 cards and where 4 have at most 64 leaves', () => {
    expect(trees.map(({ n, name }) => `${name} ${n}`)).toEqual([
      'fisher-yates-forward 3',
      'fisher-yates-forward 4',
      'naive-swap 3',
      'sattolo 3',
      'sattolo 4',
      'sort-comparator 3',
      'sort-comparator 4',
    ]);
  });

  test.each(trees)('of $name with $n cards has a label for every leaf, each the order it deals', ({ law, n }) => {
    for (const narrow of [false, true]) {
      const labels = textsOf(choiceTreeSpec(layoutTree(law), narrow)).filter(isOrder(n));
      expect(labels).toEqual(law.tree.map(({ order }) => order.map((card) => card + 1).join('')));
    }
  });

  test.each(trees)('of $name with $n cards has a line to every node but the root, parents in the middle', ({ law }) => {
    const { leaves, nodes } = layoutTree(law);
    expect(nodes.filter(({ parent }) => parent === null)).toHaveLength(1);
    expect(nodes.filter(({ leaf }) => leaf !== null).map(({ at }) => at)).toHaveLength(leaves);
    for (const node of nodes.filter(({ leaf }) => leaf === null)) {
      const below = nodes.filter(({ parent }) => parent === node).map(({ at }) => at);
      expect(below.length).toBeGreaterThan(1);
      expect(node.at).toBe((Math.min(...below) + Math.max(...below)) / 2);
    }
  });

  test('colours a leaf by how often its order comes up in all', () => {
    const [law] = treeLaws(proof('naive-swap').core);
    for (const { leaf } of layoutTree(law).nodes) {
      if (!leaf) continue;
      const leaves = law.tree.filter(({ order }) => order.join() === leaf.order.join()).length;
      // 27 leaves over 6 orders: even is 4.5
      expect(leaf.deviation).toBeCloseTo(leaves / 4.5 - 1, 15);
    }
  });
});

describe('the picture of a law', () => {
  test.each(['naive-swap', 'sattolo', 'modulo'] as const)('of %s names every order of 4 cards', (name) => {
    const law = barLaw(proof(name).core);
    const orders = law ? ordersOf(law) : [];
    for (const narrow of [false, true]) {
      const labels = textsOf(lawBarsSpec(orders, narrow)).filter(isOrder(4));
      expect(labels).toHaveLength(24);
      expect([...labels].sort()).toEqual(labels);
    }
  });

  test('marks what is never dealt', () => {
    const law = barLaw(proof('sattolo').core);
    expect(textsOf(lawBarsSpec(law ? ordersOf(law) : [], false)).filter((text) => text === '×')).toHaveLength(18);
    expect(textsOf(lawBarsSpec(law ? ordersOf(law) : [], true)).filter((text) => text === 'never')).toHaveLength(18);
  });

  test('by rank is drawn where it shows more than a line', () => {
    expect(curveLaw(proof('naive-swap').core)?.n).toBe(5);
    expect(curveLaw(proof('fisher-yates-forward').core)).toBeNull();
    expect(curveLaw(proof('modulo').core)).toBeNull();
    const law = curveLaw(proof('naive-swap').core);
    const texts = textsOf(lawCurveSpec(law ? ordersOf(law) : [], false));
    expect(texts).toContain('120');
    expect(texts).toContain('even');
  });

  test('has at most four other lines, and none at the even share', () => {
    for (const end of [1.3, 1.5, 4.3, 7.56, 10, 26]) {
      const ticks = timesTicks(end);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.length).toBeGreaterThan(0);
      for (const { at } of ticks) expect(Math.abs(at - 1)).toBeGreaterThan(end / 12);
    }
  });
});

describe('the ruler of draws', () => {
  /** Where the worst draw's dot stands, from the left. */
  function dotAt(worst: number): number {
    const { body } = drawPlainly(drawRulerSpec({ worst, limit: 2e-8, deal: 1e-3 }, false));
    const places = [...body.matchAll(/<path transform="translate\(([\d.]+),/g)].map(([, x]) => Number(x));
    return places[0];
  }

  test('puts a larger draw further right, ten to the minus six in the middle', () => {
    const [small, middle, large] = [dotAt(1e-9), dotAt(1e-6), dotAt(1e-3)];
    expect(middle - small).toBeCloseTo(large - middle, 1);
    expect(middle).toBeCloseTo(350, 0);
  });

  test('grows to the left where a draw is smaller than its start', () => {
    expect(textsOf(drawRulerSpec({ worst: 3e-18, limit: 2e-8, deal: 1e-16 }, false))).toContain('10⁻¹⁸');
  });
});

test('the colour bar is labelled at both ends', () => {
  expect(textsOf(scaleKeySpec({ end: 0.4, above: false, below: true }))).toEqual(
    expect.arrayContaining(['−40.0\u00a0%', '+40.0\u00a0%', 'even', '← less often', 'or beyond', 'more often →']),
  );
});

test.each(PROOFS)('every chart of %s has the bytes that Vega gives it', async (name) => {
  const { core } = proof(name);
  const { draws, deck } = core.proof;
  const [few, many] = [barLaw(core), curveLaw(core)];
  const charts = [true, false].flatMap((narrow) => [
    ...treeLaws(core).map((law) => choiceTreeSpec(layoutTree(law), narrow)),
    ...(few ? [lawBarsSpec(ordersOf(few), narrow)] : []),
    ...(many ? [lawCurveSpec(ordersOf(many), narrow)] : []),
    ...(draws && unevenDraws(core)
      ? [drawRulerSpec({ worst: fractionValue(draws.worst), limit: fractionValue(draws.limit), deal: wholeDeal(draws) }, narrow)]
      : []),
  ]);
  const map = deck && deck.size > 0 ? deckMap(deck) : null;
  const mapped = map && deck ? [positionMapSpec(map, deck.n, []), scaleKeySpec(colourScale(map))] : [];
  for (const one of [...charts, ...mapped]) expect(drawPlainly(one)).toEqual(await draw(one));
});

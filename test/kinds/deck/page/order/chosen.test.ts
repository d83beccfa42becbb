import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../../src/core/record/evidence.js';
import { adjacentPairs } from '../../../../../src/kinds/counting/adjacent-pairs.js';
import { deckStatistics } from '../../../../../src/kinds/deck/catalogue.js';
import { map } from '../../../../../src/kinds/deck/page/map.js';
import { dependenceChosen, dependenceRow, gapsSpec, neighboursChosen } from '../../../../../src/kinds/deck/page/order/chosen.js';
import { orderFindings } from '../../../../../src/kinds/deck/page/order/order-findings.js';
import { dealBeforeSection, neighboursFirst, neighboursLater } from '../../../../../src/kinds/deck/page/order/sections.js';
import { steps } from '../../../../../src/kinds/deck/page/steps.js';
import { permutations } from '../../../../../src/math/orders/permutation.js';
import { drawPlainly } from '../../../../../src/page/charts/draw-plainly.js';
import type { DocSection } from '../../../../../src/page/document/doc.js';
import { draw } from '../../../../page/charts/draw.js';
import { pipelineOf } from '../../../../support/pipeline-of.js';
import { recordOf } from '../../../../support/record-of.js';
import { sectionHtml } from '../../../../support/section-html.js';
import { coreOf, inOrder, type Making } from '../../../../support/shuffles-of-ones-own.js';

const DEALS = 3000;

async function audited(shuffle: string, n = 20, prng?: string, seeding?: string, bounded?: string): Promise<EvidenceCore> {
  return (await recordOf(pipelineOf(shuffle, n, bounded, prng, seeding), { seed: 'pictures', trials: DEALS })).core;
}

/** A deck that is never put back: each deal is made of the one before. */
function kept(step: (deck: number[], draw: (bound: number) => number) => number[]): Making {
  return (n, draw) => {
    let deck = inOrder(n);
    return () => {
      deck = step(deck, draw);
      return [...deck];
    };
  };
}

const cut = (deck: number[], draw: (bound: number) => number): number[] => {
  const at = draw(deck.length);
  return [...deck.slice(at), ...deck.slice(0, at)];
};

const twoMoved = (deck: number[], draw: (bound: number) => number): number[] => {
  const next = [...deck];
  for (let k = 0; k < 5; k++) {
    const [a, b] = [draw(next.length), draw(next.length)];
    [next[a], next[b]] = [next[b], next[a]];
  }
  return next;
};

const said = async (part: DocSection | null): Promise<string> =>
  (await sectionHtml(part))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.');

describe('what is left of the deal before', () => {
  it('is drawn from the record: each statistic finds in its part of the counts the value of its row', async () => {
    const core = await coreOf('kept', 12, kept(twoMoved), DEALS);
    const found = orderFindings(core, 1);
    expect(found.length).toBeGreaterThan(5);
    for (const { counts, of, row } of found) {
      const pairs = adjacentPairs(DEALS);
      const fit = deckStatistics.get(of).fit(permutations(12), pairs);
      const values =
        'skipped' in fit ? [] : fit.test(Float64Array.from(counts), pairs).map(({ test, value }) => [`previous-deal/${test}`, value]);
      expect(values).toContainEqual([row.test, row.value]);
    }
  });

  it('is where the card at each position goes, where that can be seen, and takes the place of the map of single deals and its steps', async () => {
    const core = await coreOf('kept', 12, kept(twoMoved), DEALS);
    expect(dependenceChosen(core)?.picture.of).toBe('position-matrix');
    expect(await said(dealBeforeSection(core))).toMatch(
      /The card at position (\d+) of a deal lies at position \1 of the next [\d.]+ times as often as it should\./,
    );
    expect([await sectionHtml(map(core)), await sectionHtml(steps(core))].map((part) => part.includes('<details'))).toEqual([true, true]);
    expect([neighboursFirst(core), neighboursLater(core)]).toEqual([null, null]);
  });

  it('is who lies below whom, where a cut moves every card everywhere', async () => {
    const core = await coreOf(
      'kept and cut',
      12,
      kept((deck, draw) => (draw(20) ? cut(deck, draw) : twoMoved(deck, draw))),
      DEALS,
    );
    expect(dependenceChosen(core)?.picture.of).toBe('neighbour-gap');
    expect(await said(dealBeforeSection(core))).toMatch(
      /side by side in the deal before, the lower one ends up right below the other \d+\.\d\d times as often/,
    );
  });

  it('tells another story of other counts', async () => {
    const core = await coreOf('kept', 12, kept(twoMoved), DEALS);
    const { values = [], ...counts } = core.counts['previous-deal'];
    // The first part is that of positions: of position 1 every card is said to go to position 12.
    const lie = values.map((times, cell) => (cell === 11 ? DEALS : cell < 11 ? 0 : times));
    const forged: EvidenceCore = { ...core, counts: { ...core.counts, 'previous-deal': { ...counts, values: lie } } };
    expect(await said(dealBeforeSection(forged))).toContain('The card at position 1 of a deal lies at position 12 of the next');
    expect(await sectionHtml(dealBeforeSection(forged))).not.toBe(await sectionHtml(dealBeforeSection(core)));
  });

  it('is said to be not drawn where the record does not hold the counts', async () => {
    const core = await coreOf('kept', 12, kept(twoMoved), DEALS);
    const { values: _, ...counts } = core.counts['previous-deal'];
    const without: EvidenceCore = { ...core, counts: { ...core.counts, 'previous-deal': counts } };
    expect(await said(dealBeforeSection(without))).toContain('The record keeps these counts only as a sum and a hash');
    expect(await sectionHtml(map(without))).not.toContain('<details');
  });

  it('is shown of built-in decks too whose seeds follow each other', async () => {
    const core = await audited('fisher-yates', 20, 'sine', 'counter', 'multiply-shift');
    expect(dependenceChosen(core)).toMatchObject({ picture: { of: 'position-matrix' }, finding: { lag: 1, deals: adjacentPairs(DEALS) } });
  });
});

describe('which card follows which', () => {
  it.each([
    ['random-cut', 'neighbour-gap', 'the lower one ends up right below the other 19.00 times as often as luck puts it there'],
    ['overhand', 'neighbour-gap', 'the lower one ends up right below the other'],
    ['sort-keys:2', 'descents', 'the next one lay higher up before the shuffle'],
  ])('is drawn of %s by %s', async (shuffle, of, says) => {
    const core = await audited(shuffle);
    expect(neighboursChosen(core)).toMatchObject({ picture: { of }, finding: { lag: 0, deals: DEALS, counts: core.counts[of]?.values } });
    expect(await said(neighboursFirst(core) ?? neighboursLater(core))).toContain(says);
    expect(dependenceRow(core)).toBeNull();
  });

  it('stands before the map where the verdict is not about positions, behind it where it is', async () => {
    const [moved, riffled] = [await audited('random-cut'), await audited('riffle:2')];
    expect([neighboursFirst(moved), neighboursLater(moved)].map((part) => part !== null)).toEqual([true, false]);
    expect([neighboursFirst(riffled), neighboursLater(riffled)].map((part) => part !== null)).toEqual([false, true]);
  });

  it('is left out where positions tell more, and of a clean deck', async () => {
    for (const shuffle of ['sattolo', 'naive-swap', 'fisher-yates']) {
      const core = await audited(shuffle);
      expect([dealBeforeSection(core), neighboursFirst(core), neighboursLater(core)]).toEqual([null, null, null]);
      expect(await sectionHtml(steps(core))).not.toContain('<details');
    }
  });

  it('is a map of cards where nobody knows the order before', async () => {
    const tests = ['position-matrix', 'successor-matrix'];
    const subject = pipelineOf('random-cut', 20);
    const { core } = await recordOf(subject, { seed: 'pictures', trials: DEALS, tests });
    expect(neighboursChosen(core)?.picture.of).toBe('successor-matrix');
    expect(await said(neighboursFirst(core) ?? neighboursLater(core))).toMatch(
      /Card (\d+) has card \d+ right after it 19\.00 times as often as it should\. With luck allowed for, at least 1\d\.\d\d times\./,
    );
  });

  it('calls cards by their names, which never become markup', async () => {
    const subject = pipelineOf('random-cut', 20);
    const { core } = await recordOf(subject, { seed: 'pictures', trials: DEALS, tests: ['position-matrix', 'successor-matrix'] });
    const cards = inOrder(20).map((card) => `<b id="x">${card}</b>`);
    const call = {
      result: 'returns',
      async: false,
      random: false,
      stream: 'block',
      isolation: 'process',
      cards: { kind: 'alphabet', cards },
    } as const;
    const source = { kind: 'module', file: './own.js', export: 'default', sha256: 'ab'.repeat(32), call, randomness: 'injected' } as const;
    const named: EvidenceCore = { ...core, subject: { ...core.subject, origin: { outcome: { kind: 'deck' }, source } } };
    const part = neighboursFirst(named) ?? neighboursLater(named);
    expect(await sectionHtml(part)).toContain('Card &#60;b id=');
    expect(await sectionHtml(part)).not.toContain('<b id');
  });

  it('draws what Vega draws: shares where they are far from even, else how far they are off', async () => {
    const kinds = new Set<number>();
    for (const shuffle of ['overhand', 'riffle:6']) {
      const finding = orderFindings(await audited(shuffle), 0).find(({ of }) => of === 'neighbour-gap');
      if (!finding) throw new Error('old neighbours are not far apart');
      for (const narrow of [false, true]) {
        const spec = gapsSpec(finding, narrow);
        kinds.add(spec.frame.height);
        expect(drawPlainly(spec)).toEqual(await draw(spec));
      }
    }
    expect(kinds.size).toBe(2);
  });
});

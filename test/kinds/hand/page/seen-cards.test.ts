import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import type { HandOutcome } from '../../../../src/core/subject/outcome.js';
import { firstCards } from '../../../../src/engine/subject/first-cards.js';
import { pairsMap } from '../../../../src/kinds/hand/page/pairs.js';
import { drawnPlaces, placesMapSpec } from '../../../../src/kinds/hand/page/places.js';
import { cardBars, seenCardsPicture } from '../../../../src/kinds/hand/page/seen-cards.js';
import { lockedCardsHeadline } from '../../../../src/kinds/hand/page/words.js';
import { drawPlainly } from '../../../../src/page/charts/draw-plainly.js';
import { draw } from '../../../page/charts/draw.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';
import { sectionHtml } from '../../../support/section-html.js';

const N = 20;
const DEALS = 4000;

async function audited(shuffle: string, cards = 5, order: HandOutcome['order'] = 'kept', seeding?: string): Promise<EvidenceCore> {
  const subject = firstCards(pipelineOf(shuffle, N, 'lemire', 'xoshiro128ss', seeding), { kind: 'hand', seen: cards, order });
  return (await recordOf(subject, { seed: 'hands', trials: DEALS })).core;
}

/** The record with other counts of a test. */
function lied(core: EvidenceCore, test: string, lie: (values: number[]) => void): EvidenceCore {
  const { values = [], ...counts } = core.counts[test];
  const other = [...values];
  lie(other);
  return { ...core, counts: { ...core.counts, [test]: { ...counts, values: other } } };
}

const said = async (core: EvidenceCore): Promise<string> =>
  (await sectionHtml(seenCardsPicture(core)))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.');

describe('the picture of a hand', () => {
  it('is which card is dealt at which place, where that is the finding', async () => {
    const core = await audited('sattolo');
    expect(await said(core)).toContain('Which card is dealt at which place');
    // No card stays where it was: five of the cells are empty, all others a little too full.
    expect(await said(core)).toMatch(/Card ([1-5]) is dealt at place \1 of the hand not once in 4,000 deals\./);
    const { values = [] } = core.counts['seen-places'];
    const { deviations, columns, rows } = drawnPlaces({ n: N, k: 5, trials: DEALS, counts: values });
    expect([columns, rows]).toEqual([N, 5]);
    for (let place = 0; place < 5; place++)
      for (let card = 0; card < N; card++) expect(deviations[place * N + card]).toBeCloseTo((values[card * 5 + place] * N) / DEALS - 1, 12);
  });

  it('changes with the counts of the record', async () => {
    const core = await audited('sattolo');
    const other = lied(core, 'seen-places', (values) => {
      values[7 * 5 + 2] = 3999;
    });
    expect(await said(other)).toContain(
      'Card 8 is dealt at place 3 of the hand 20.00 times as often as it should be. With luck allowed for, at least',
    );
    expect(await sectionHtml(seenCardsPicture(other))).not.toBe(await sectionHtml(seenCardsPicture(core)));
  });

  it('is a bar a card, where some are in the hand more often, whatever is known of their order', async () => {
    for (const order of ['kept', 'unknown'] as const) {
      const core = await audited('naive-swap', 5, order);
      expect(await said(core)).toMatch(
        /Which cards are in the hand \d+ of 20 cards are in the hand more often or less often than luck explains\./,
      );
      const { values = [] } = core.counts['seen-cards'];
      const outcome: HandOutcome = { kind: 'hand', seen: 5, order };
      const { deviations, luck } = cardBars({ core, outcome, counts: values, row: core.results[0] });
      expect(deviations).toEqual(values.map((times) => times / (DEALS / 4) - 1));
      expect(luck).toBeCloseTo(Math.sqrt(0.75 / 0.25 / DEALS), 12);
    }
  });

  it('is a map of pairs, where cards come together', async () => {
    const core = await audited('random-cut');
    expect(await said(core)).toMatch(
      /Which cards come together The cards \d+ and \d+ are in the hand together \d\.\d\d times as often as they should be\./,
    );
    const { values = [] } = core.counts['seen-pairs'];
    const outcome: HandOutcome = { kind: 'hand', seen: 5, order: 'kept' };
    const { deviations } = pairsMap({ core, outcome, counts: values, row: core.results[0] });
    for (let x = 0; x < N; x++) {
      expect(deviations[x * N + x]).toBe(0);
      for (let y = 0; y < N; y++) {
        expect(deviations[x * N + y]).toBeCloseTo(deviations[y * N + x], 12);
        if (x !== y) expect(deviations[x * N + y]).toBeCloseTo((values[x * N + y] + values[y * N + x]) / (DEALS / 19) - 1, 12);
      }
    }
  });

  it('is left out of a clean hand, which keeps its table in sight', async () => {
    const core = await audited('fisher-yates');
    expect(await sectionHtml(seenCardsPicture(core))).not.toContain('<svg');
    expect(await sectionHtml(seenCardsPicture(core))).not.toContain('<details');
    expect(await said(core)).toContain('Every interval contains 1');
  });

  it('is drawn as Vega draws it, with cells and places put together where there are many', async () => {
    const { counts } = await audited('sattolo');
    const few = { n: N, k: 5, trials: DEALS, counts: counts['seen-places']?.values ?? [] };
    const many = { n: 150, k: 70, trials: 1000, counts: Array.from({ length: 150 * 70 }, (_, cell) => (cell % 7) + 4) };
    const small = { n: 6, k: 2, trials: 600, counts: Array.from({ length: 12 }, (_, cell) => 97 + (cell % 5)) };
    for (const map of [few, many, small]) {
      const spec = placesMapSpec(drawnPlaces(map), map);
      expect(drawPlainly(spec)).toEqual(await draw(spec));
    }
    const drawn = drawnPlaces(many);
    expect([drawn.cards, drawn.places, drawn.columns, drawn.rows]).toEqual([3, 3, 50, 24]);
    // The last row holds one place.
    const last = Array.from({ length: 3 }, (_, card) => many.counts[card * 70 + 69]).reduce((sum, times) => sum + times, 0);
    expect(drawn.deviations[23 * 50]).toBeCloseTo((last * 150) / (1000 * 3) - 1, 12);
  });

  it('calls cards by their names, which never become markup', async () => {
    const core = await audited('sattolo');
    const cards = Array.from({ length: N }, (_, card) => `<b id="x">${card}</b>`);
    const call = {
      result: 'returns',
      async: false,
      random: false,
      stream: 'block',
      isolation: 'process',
      cards: { kind: 'alphabet', cards },
    } as const;
    const source = { kind: 'module', file: './own.js', export: 'default', sha256: 'ab'.repeat(32), call, randomness: 'injected' } as const;
    const { origin } = core.subject;
    const named: EvidenceCore = { ...core, subject: { ...core.subject, origin: { outcome: origin.outcome, source } } };
    expect(await sectionHtml(seenCardsPicture(named))).toContain('Card &#60;b id=');
    expect(await sectionHtml(seenCardsPicture(named))).not.toContain('<b id');
  });
});

it('a hand hangs on the one before: how many of its cards were in that one', async () => {
  const core = await audited('fisher-yates', 5, 'unknown', 'constant');
  const only: EvidenceCore = { ...core, verdict: { kind: 'biased', because: ['seen-again'], smallestDetectable: null } };
  expect(await said(only)).toContain(
    'What is left of the deal before 5.00 of the 5 cards of a hand were in the deal before too, on average; luck makes it 1.25.',
  );
});

describe('cards that luck would bring and no hand holds', () => {
  const never = (values: number[]): void => {
    values[3] = 0;
    values[7] = 0;
  };
  it('are the headline, by number, and so are cards that every hand holds', async () => {
    const core = await audited('naive-swap', 5, 'unknown');
    const none = lied(core, 'seen-cards', never);
    expect(lockedCardsHeadline(none)).toBe('2 of the 20 cards are never in the hand');
    const every = lied(core, 'seen-cards', (values) => {
      values[4] = DEALS;
    });
    expect(lockedCardsHeadline(every)).toBe('card 5 is in every hand');
    expect(lockedCardsHeadline(core)).toBeNull();
  });
});

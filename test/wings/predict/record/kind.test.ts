import { describe, expect, it } from 'vitest';
import { deriveAgain } from '../../../../src/records/derive-again.js';
import { parseEvidence } from '../../../../src/records/read-evidence.js';
import { render } from '../../../../src/records/render.js';
import { startSealing } from '../../../../src/records/sealing.js';
import { predict } from '../../../../src/wings/predict/host/predict.js';
import type { PredictionCore } from '../../../../src/wings/predict/record/prediction.js';
import { readDecks, TRUTH } from '../found-by.js';
import { madePrediction } from '../made-prediction.js';

const NAME = 'v8-node22-down-52';
const decks = readDecks(NAME);
const core = madePrediction(decks);
const unpredicted = madePrediction(readDecks('never-node-52').slice(0, 8));
const tooFew = madePrediction(decks.slice(0, 1));

const sealed = (told: PredictionCore) => startSealing().seal(told, 1);
const text = async (told: PredictionCore): Promise<string> =>
  (await render(sealed(told).record, 'text')).replaceAll(/\s+/g, ' ').replaceAll('\u00a0', ' ');

describe('the record of a prediction', () => {
  it('has the decks that came next', () => {
    expect(core.verdict.kind).toBe('predicted');
    expect(core.next.map((deck) => deck.join(','))).toEqual(TRUTH[NAME].next.slice(0, 3));
    expect(core.used + core.foretold).toBe(decks.length);
  });

  it.each([
    ['predicted', core],
    ['not predicted', unpredicted],
    ['inconclusive', tooFew],
  ])('%s: reads back, and derives again', async (_, told) => {
    const { record, text: written } = sealed(told);
    expect(parseEvidence(written, 'a.json')).toEqual(record);
    expect(await deriveAgain(record, 'a.json')).toBeNull();
  });

  it.each(['text', 'html', 'markdown', 'junit'] as const)('as %s tells the verdict and the next deck', async (format) => {
    const told = (await render(sealed(core).record, format)).replaceAll(/<\/?span>/g, '');
    expect(told).toMatch(/predict/i);
    expect(told.replaceAll(/\s+/g, ' ')).toContain(core.next[0].join(' '));
  });

  it.each<readonly [string, Partial<PredictionCore>]>([
    ['another next deck', { next: [[...core.next[0]].toReversed(), ...core.next.slice(1)] }],
    ['a deal more foretold', { foretold: core.foretold + 1 }],
    ['a deal more used', { used: core.used + 1 }],
    ['a likelier luck', { luck: core.luck / 2 }],
    ['another word of the state', { way: core.way && { ...core.way, state: { ...core.way.state, words: [1, 2, 3, 4] } } }],
    ['a further number between deals', { way: core.way && { ...core.way, between: core.way.between + 1 } }],
    ['a generator that nobody knows', { way: core.way && { ...core.way, prng: 'nobodys' } }],
    ['two cards of a deal exchanged', { deals: core.deals.map((deck, d) => (d === 4 ? [deck[1], deck[0], ...deck.slice(2)] : deck)) }],
    ['another verdict', { verdict: { kind: 'not-predicted' } }],
    ['a way that takes fewer deals', { tried: core.tried.map((way, k) => (k === 3 ? { ...way, needs: 1 } : way)) }],
  ])('with %s was altered', async (_, lie) => {
    await expect(deriveAgain(sealed({ ...core, ...lie }).record, 'a.json')).rejects.toThrow('a.json was altered');
  });

  it.each<readonly [string, Partial<PredictionCore>, string]>([
    ['a deal fewer than planned', { deals: core.deals.slice(1) }, 'must be the 8 deals of the plan, got 7'],
    ['a card twice', { deals: core.deals.map((deck, d) => (d === 2 ? [deck[1], ...deck.slice(1)] : deck)) }, 'core.deals[2]'],
    ['all deals held back', { plan: { ...core.plan, heldBack: 8 } }, 'core.plan.heldBack: must leave deals to be used, got 8'],
  ])('with %s is invalid', (_, lie, says) => {
    expect(() => parseEvidence(sealed({ ...core, ...lie }).text, 'a.json')).toThrow(says);
  });
});

describe('what is said of a prediction', () => {
  it('counts deals by their number', async () => {
    expect(await text(core)).toContain('Predictable: after 1 deal, the next 7 were foretold, every card');
    expect(await text(madePrediction(decks.slice(0, 2)))).toContain('Predictable: after 1 deal, the next one was foretold, every card');
    const small = madePrediction(readDecks('v8-node22-down-10'));
    expect(small.used).toBeGreaterThan(1);
    expect(await text(small)).toContain(`Predictable: after ${small.used} deals, the next ${small.foretold} were foretold, every card`);
    expect(await text(tooFew)).toContain('from 1 deal and has one left to foretell.');
  });

  it('has a headline where nothing foretells them, and where they are too few', async () => {
    expect(await text(unpredicted)).toMatch(/Not predicted by any of \d+ ways tried/);
    expect(await text(tooFew)).toMatch(/Too few deals for any of \d+ ways/);
  });
});

describe('the next decks', () => {
  it('are told in the numbers of the deals, from 1', async () => {
    const { core: told } = await predict(decks.map((deck) => deck.map((card) => card + 1)));
    expect(told.next.map((deck) => deck.map((card) => Number(card) - 1).join(','))).toEqual(TRUTH[NAME].next.slice(0, 3));
  });

  it('are told in the names that were given', async () => {
    const names = Array.from({ length: 52 }, (_, card) => `card-${card}`);
    const { core: told } = await predict(
      decks.map((deck) => deck.map((card) => names[card])),
      { cards: names },
    );
    expect(told.next.map((deck) => deck.map((card) => card.slice(5)).join(','))).toEqual(TRUTH[NAME].next.slice(0, 3));
    expect(madePrediction(decks, names).next).toEqual(told.next);
  });
});

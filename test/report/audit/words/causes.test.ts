import { expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import { findings } from '../../../../src/page/facts/results.js';
import { count } from '../../../../src/page/numbers.js';
import { plain } from '../../../../src/page/phrase.js';
import { diagnosisSentence } from '../../../../src/page/words/diagnosis.js';
import { settingOf } from '../../../../src/report/audit/words/diagnosis-setting.js';
import { verdictWords } from '../../../../src/report/audit/words/verdict.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';
import { coreOf, inOrder, type Making, shuffled } from '../../../support/shuffles-of-ones-own.js';

const MOVE = 'the cards of a deal move together';
const POSITIONS = 'some cards come to some positions too often';
const DEPENDS = 'a deal depends on the deals before it';
const SEED = /seed/;

const cut = (deck: readonly number[], at: number): number[] => [...deck.slice(at), ...deck.slice(0, at)];

function riffled(deck: readonly number[], draw: (bound: number) => number): number[] {
  const from = deck.map(() => draw(2));
  const half = from.filter((one) => one === 0).length;
  const next = [0, half];
  return from.map((one) => deck[next[one]++]);
}

/** Shuffles with what is really wrong with them: the headline, what the diagnosis must say, and what it must not. */
const CASES: readonly (readonly [name: string, n: number, make: Making, headline: string, says: RegExp, never: RegExp])[] = [
  ['one cut', 52, (n, draw) => () => cut(inOrder(n), draw(n)), MOVE, /random-cut fits best/, SEED],
  [
    'a cut and a coin for turning the deck',
    13,
    (n, draw) => () => cut(draw(2) ? inOrder(n) : inOrder(n).reverse(), draw(n)),
    MOVE,
    /None/,
    SEED,
  ],
  ['two neighbours swapped', 13, (n, draw) => () => swapped(n, draw(n - 1)), POSITIONS, /adjacent-swaps:1 fits best/, SEED],
  ['one riffle', 13, (n, draw) => () => riffled(inOrder(n), draw), POSITIONS, /riffle:1 fits best/, SEED],
  ['a thousand decks', 52, thousand, 'there are too many duplicate deals', /the milliseconds of a second/, /between deals/],
  ['every second deal again', 52, again, DEPENDS, /this one is between deals/, SEED],
  ['every second deal again', 13, again, 'there are too many duplicate deals', /this one is between deals/, SEED],
  ['a kept deck, riffled once', 13, kept(riffled), DEPENDS, /this one is between deals/, SEED],
  ['a kept deck, cut, with one swap', 13, kept(cutWithSwap), DEPENDS, /this one is between deals/, /fits best|seed/],
  ['only even orders', 5, (n, draw) => () => evenOrder(n, draw), 'the orders of the cards are not all equally likely', /None/, SEED],
  ['one deck for ever', 13, (n, draw) => always(n, draw), 'every deal is the same', /always make the same choice/, /between deals/],
  ['halves shuffled apart', 13, (n, draw) => () => halves(n, draw), POSITIONS, /None/, /between deals/],
  [
    'one deal in fifty unshuffled',
    13,
    (n, draw) => () => (draw(50) ? shuffled(inOrder(n), draw) : inOrder(n)),
    'one deal comes far too often',
    /None/,
    /between deals/,
  ],
];

function swapped(n: number, at: number): number[] {
  const deck = inOrder(n);
  [deck[at], deck[at + 1]] = [deck[at + 1], deck[at]];
  return deck;
}

function evenOrder(n: number, draw: (bound: number) => number): number[] {
  const deck = shuffled(inOrder(n), draw);
  const turned = deck.reduce((sum, card, p) => sum + deck.slice(p + 1).filter((later) => later < card).length, 0) % 2;
  if (turned) [deck[0], deck[1]] = [deck[1], deck[0]];
  return deck;
}

function always(n: number, draw: (bound: number) => number): () => number[] {
  const deck = shuffled(inOrder(n), draw);
  return () => [...deck];
}

function thousand(n: number, draw: (bound: number) => number): () => number[] {
  const decks = inOrder(1000).map(() => shuffled(inOrder(n), draw));
  return () => [...decks[draw(1000)]];
}

function again(n: number, draw: (bound: number) => number): () => number[] {
  let deck = inOrder(n);
  let dealt = 0;
  return () => {
    if (dealt++ % 2 === 0) deck = shuffled(deck, draw);
    return [...deck];
  };
}

function kept(step: (deck: readonly number[], draw: (bound: number) => number) => number[]): Making {
  return (n, draw) => {
    let deck = inOrder(n);
    return () => {
      deck = step(deck, draw);
      return [...deck];
    };
  };
}

function cutWithSwap(deck: readonly number[], draw: (bound: number) => number): number[] {
  const next = cut(deck, draw(deck.length));
  const [a, b] = [draw(deck.length), draw(deck.length)];
  [next[a], next[b]] = [next[b], next[a]];
  return next;
}

function halves(n: number, draw: (bound: number) => number): number[] {
  const cards = inOrder(n);
  return [...shuffled(cards.slice(0, n >> 1), draw), ...shuffled(cards.slice(n >> 1), draw)];
}

function diagnosisIn(core: EvidenceCore): string {
  return core.diagnosis ? plain(diagnosisSentence(core.diagnosis, settingOf(core))) : '';
}

it.each(CASES)('the cause with the most direct evidence speaks: %s, %i cards', async (name, n, make, headline, says, never) => {
  const core = await coreOf(name, n, make, 2000);
  const { rest, sure } = verdictWords(core);
  expect(plain(rest)).toBe(headline);
  expect(diagnosisIn(core)).toMatch(says);
  expect(diagnosisIn(core)).not.toMatch(never);
  expect(plain(sure)).not.toContain('Infinity');
});

it('a headline that is not established is not said even where no other row is beyond luck', async () => {
  // Even orders agree in one position as often as all do, with the same variance: only the share of each number differs.
  const tests = ['position-matrix', 'cyclic-displacement', 'agreements'];
  const core = await coreOf('only even orders', 5, (n, draw) => () => evenOrder(n, draw), 20_000, { tests });
  expect(findings(core).map(({ test }) => test)).toEqual(['agreements']);
  expect(plain(verdictWords(core).rest)).toBe('the orders of the cards are not all equally likely');
});

it('few seeds are named however far out the bias is that they make, since how often deals came again has a bound for its chance', async () => {
  const core = await coreOf('a thousand decks', 9, thousand, 30_000);
  const [first] = findings(core);
  expect(first.test).toBe('position-matrix');
  expect(plain(verdictWords(core).rest)).toBe(POSITIONS);
  expect(diagnosisIn(core)).toBe('There seem to be as many different deals as the milliseconds of a second give.');
});

it('where the headline is that deals came again, the lead says how many did, though positions are uneven too', async () => {
  const core = await coreOf('a thousand decks', 13, thousand, 50_000);
  const { lead, rest } = verdictWords(core);
  const pairs = core.results.find(({ test }) => test === 'repeats')?.value ?? 0;
  expect(pairs).toBeGreaterThan(1_000_000);
  expect(findings(core).map(({ test }) => test)).toContain('position-matrix');
  expect(plain(rest)).toBe('there are too many duplicate deals');
  expect(plain(lead)).toMatch(new RegExp(`^${count(pairs)} pairs of deals were the same from first card to last, as if only about`));
});

it.each([
  ['insertion-never-last', 5, 88],
  ['never-first', 13, 52],
  ['random-cut', 13, 40],
  ['overhand:1', 52, 20],
  ['riffle:1', 52, 20],
])('few independent deals do not depend on those before them: %s, %i cards, %i deals', async (id, n, trials) => {
  const { core } = await recordOf(pipelineOf(id, n), { seed: 'causes', trials });
  expect(core.verdict.kind).toBe('biased');
  expect(plain(verdictWords(core).rest)).not.toBe(DEPENDS);
  expect(diagnosisIn(core)).not.toMatch(/between deals/);
});

it.each([
  ['overhand:1', 8, 40],
  ['overhand:10', 8, 816],
  ['overhand:10', 13, 488],
])('no mistake is named whose own deals look otherwise: %s, %i cards, %i deals', async (id, n, trials) => {
  const { core } = await recordOf(pipelineOf(id, n), { seed: 'causes', trials });
  expect(core.diagnosis?.best.filter((one) => one.id !== id)).toEqual([]);
});

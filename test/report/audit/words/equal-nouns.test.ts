import { expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import type { Origin, Source } from '../../../../src/core/record/origin.js';
import type { Handing } from '../../../../src/core/source/handing.js';
import type { LogStart } from '../../../../src/core/source/log-source.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { equalNouns } from '../../../../src/report/audit/words/equal-nouns.js';
import { sealed } from '../../../support/record-of.js';
import { coreOf, inOrder, type Making, shuffled } from '../../../support/shuffles-of-ones-own.js';

/** The same counts of a function handed decks in such an order. */
function handed(core: EvidenceCore, input: Handing): EvidenceCore {
  const source = { kind: 'inline', name: 'own', randomness: 'injected', input } as const;
  return { ...core, subject: { ...core.subject, origin: { ...core.subject.origin, source } } };
}

/** What a report of them says, in the terminal and on the page. */
async function told(core: EvidenceCore): Promise<string> {
  const evidence = sealed(core);
  return `${pages.text(evidence, {})} ${await auditPage(evidence)}`
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
}

const reversed: Making = (n) => () => inOrder(n).reverse();
const twenty: Making = (n, draw) => {
  const decks = inOrder(20).map(() => shuffled(inOrder(n), draw));
  return () => [...decks[draw(20)]];
};
const often: Making = (n, draw) => () => (draw(400) ? shuffled(inOrder(n), draw) : inOrder(n).reverse());

it('where decks lie differently every time, no deal is said to be the same as another, nor to hold the same cards', async () => {
  const core = await coreOf('reversed', 13, reversed, 200);
  const inTurn = await told(handed(core, 'in-order'));
  expect(inTurn).toContain('every deal is the same');
  expect(inTurn).toContain('Every position held the same card in each of 200 deals.');
  const relative = await told(handed(core, 'shuffled'));
  expect(relative).toContain('every deck is rearranged in the same way');
  expect(relative).toContain('Every position took its card from the same place in the deck before the shuffle, in each of 200 deals.');
  expect(relative).toContain('One rearrangement only');
  expect(relative).not.toMatch(/deal (is|was) the same|held the same card|One deal only/i);
});

it.each([
  [
    'twenty decks',
    twenty,
    300,
    /pairs of rearrangements were the same|different rearrangements/,
    /pairs of deals|as if only about 20 different deals/,
  ],
  ['one deal in four hundred', often, 20_000, /one rearrangement comes far too often/, /one deal comes far|One deal came/],
])('rearrangements are what came again: %s', async (name, make, trials, says, never) => {
  const core = await coreOf(name, 13, make, trials);
  const relative = await told(handed(core, 'shuffled'));
  expect(relative).toMatch(says);
  expect(relative).not.toMatch(never);
  expect(await told(handed(core, 'in-order'))).not.toContain('rearrangement comes');
});

const log = (start: LogStart): Source => ({ kind: 'log', start }) as Source;
const npm = (input?: 'shuffled'): Source => ({ kind: 'npm', call: { ...(input && { input }) } }) as Source;

it.each<[string, Source, string]>([
  ['a log whose decks start as the one before ended', log('previous'), 'rearrangement'],
  ['a log of decks from one order', log('natural'), 'deal'],
  ['a function handed decks in random order', npm('shuffled'), 'rearrangement'],
  ['a function handed the deck in order', npm(), 'deal'],
])('%s: what is equal is a %s', (_, source, deal) => {
  expect(equalNouns({ outcome: { kind: 'deck' }, source } as Origin).deal).toBe(deal);
  expect(equalNouns({ outcome: { kind: 'board', rows: 2, columns: 2 }, source } as Origin).deal).toBe('board');
});

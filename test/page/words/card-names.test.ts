import { expect, it } from 'vitest';
import type { LogVocabulary } from '../../../src/core/source/log-source.js';
import { pageOf } from '../../../src/kinds/pages.js';
import { plain } from '../../../src/page/phrase.js';
import { cardFacts, functionCards } from '../../../src/page/words/function-cards.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { altered, record } from '../../report/records.js';

const OWN: LogVocabulary = { kind: 'alphabet', cards: ['A', 'B', 'C', 'D', 'E'] };
const call = { result: 'returns', async: false, random: false, stream: 'block', isolation: 'process', cards: OWN } as const;
const source = { kind: 'module', file: './own.js', export: 'default', sha256: 'ab'.repeat(32), call, randomness: 'injected' } as const;
const outcome = { kind: 'deck' } as const;

it('a finding names the card, not its number, and the numbers of a deck stay numbers', async () => {
  const { core } = record('sattolo-5');
  const named = altered('sattolo-5', { subject: { ...core.subject, origin: { source, outcome } } });
  expect(renderSummary(named)).toMatch(/^Card [A-E] never lands in position/m);
  expect(renderSummary(record('sattolo-5'))).toMatch(/^Card [1-5] never lands in position/m);
  const page = await auditPage(named);
  expect(page).toContain('each deal is taken to start from them in that order');
  expect(page).not.toMatch(/[Cc]ard [1-5] (?:never|lands|too)/);
});

it('a page says how cards are called, and what else a function returns', () => {
  expect(plain(pageOf(outcome).terms(outcome, 2, source))).toBe(
    'Cards are called as the function calls them, and each deal is taken to start from them in the order A, B, C …, from the top. Position 1 is the top after it.',
  );
  expect(functionCards({ ...call, beside: 'boolean' })).toBe(
    ' It shuffles the deck it is given and returns a boolean, so that deck was taken for its result. It deals 5 cards of its own, from A to E, as its first deals showed; each deal is taken to start from them in that order.',
  );
  expect(cardFacts(call)).toEqual([['Cards', 'A B C D E']]);
});

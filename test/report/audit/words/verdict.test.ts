import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import type { DeviationResult, RecordedResult } from '../../../../src/core/record/results.js';
import { isDeviation } from '../../../../src/core/record/results.js';
import { plain } from '../../../../src/page/phrase.js';
import { verdictWords } from '../../../../src/report/audit/words/verdict.js';
import { altered, record } from '../../records.js';

function spoken({ core }: Evidence): { readonly headline: string; readonly lead: string; readonly more: string; readonly sure: string } {
  const words = verdictWords(core);
  const text = (phrase: Parameters<typeof plain>[0]): string => plain(phrase).replaceAll('\u00a0', ' ');
  return {
    headline: text([words.name, ' ', ...words.rest]),
    lead: text(words.lead),
    more: words.more.map(text).join(' '),
    sure: text(words.sure),
  };
}

const only = (evidence: Evidence, tests: readonly string[], change: Partial<DeviationResult>): readonly RecordedResult[] =>
  evidence.core.results
    .filter(isDeviation)
    .map((result) => (tests.includes(result.test) ? { ...result, ...change } : { ...result, logPAdjusted: 0, pAdjusted: 1 }));

describe('a biased verdict', () => {
  test('names the furthest cell with its simultaneous interval', () => {
    expect(spoken(record('naive-swap-52'))).toEqual({
      headline: 'Biased: some cards come to some positions too often',
      lead: 'Card 8 lands 1.26 times as often as it should in position 3: once in 41 deals instead of once in 52. With luck allowed for, at least 1.21 times.',
      more: 'On average a card’s chances are off by 11.2 %. The 95 % interval is 11.0 % to 11.5 %. By exact calculation, without dealing, it is 11.4 %.',
      sure: expect.stringMatching(
        /^An even shuffle would look like this less than once in 10\^2212 audits\. \d+ of \d+ tests say so\. The exact calculation agrees\.$/,
      ),
    });
  });

  test('says never where a card never lands', () => {
    expect(spoken(record('sattolo-5')).lead).toBe(
      'Card 1 never lands in position 1: not once in 2,000 deals, where an even shuffle puts it there once in 5. With luck allowed for, at most 0.03 times as often as it should.',
    );
  });

  test('by known law alone says that the deals did not show it', () => {
    expect(spoken(record('modulo-4-5'))).toMatchObject({
      headline: 'Biased: the choices are not all equally likely',
      lead: expect.stringContaining(
        'The choices are uneven by 7.7 % on average, exactly, and a card’s chances of a position by 7.2 %. It is above the 1 % asked for',
      ),
      more: 'The 300 deals alone do not show it. It follows from the method, without dealing a card.',
      sure: 'This is calculated, not estimated. It holds as far as the generator’s words are even.',
    });
  });

  test('too even speaks of scatter, not of unevenness', () => {
    const words = spoken(record('every-order-in-turn'));
    expect(words.headline).toBe('Biased: the counts are too even to be luck');
    expect(words.lead).toContain('These scatter almost not at all.');
    expect(words.more).toContain('That is a dependence between deals');
    expect(Object.values(words).join(' ')).not.toContain('uneven');
  });

  test('of some other kind does not claim that positions are uneven', () => {
    const evidence = record('fisher-yates-52');
    const results = only(evidence, ['fixed-points'], {
      logPAdjusted: -40,
      pAdjusted: Math.exp(-40),
      tail: 'upper',
      effect: { name: 'rms-relative-deviation', estimate: 0.124, low: 0.111, high: 0.138 },
    });
    const words = spoken(
      altered('fisher-yates-52', { results, verdict: { kind: 'biased', because: ['fixed-points'], smallestDetectable: 0.0054 } }),
    );
    expect(words.headline).toBe('Biased: the orders of the cards are not all equally likely');
    expect(words.lead).toMatch(/No: what that test counts is off by 12\.4 % on average\. The 95 % interval is 11\.1 % to 13\.8 %\.$/);
    expect(words.more).toBe('Card by position, the chances are off by at most 0.26 % on average.');
  });

  test('of deals that depend on each other says so', () => {
    const [first] = record('fisher-yates-52').core.results;
    const results = first ? [{ ...first, test: 'previous-deal/position-matrix', logPAdjusted: -50, tail: 'upper' as const }] : [];
    const words = spoken(
      altered('fisher-yates-52', {
        results,
        verdict: { kind: 'biased', because: ['previous-deal/position-matrix'], smallestDetectable: null },
      }),
    );
    expect(words.headline).toBe('Biased: a deal depends on the deals before it');
  });

  test('falls back to distances where no cell stands out', () => {
    const { counts } = record('naive-swap-52').core;
    const { 'position-matrix': _, ...rest } = counts;
    expect(spoken(altered('naive-swap-52', { counts: rest })).lead).toMatch(
      /^Cards move \d+ places? up, counted round the deck, 1\.\d\d times as often as they should\. With luck allowed for, at least 1\.\d\d times\.$/,
    );
  });

  test('confirmed by a fresh sample rests on the rule, not on the first p', () => {
    const evidence = record('naive-swap-52');
    const results = only(evidence, ['position-matrix'], { logPAdjusted: Math.log(1e-3), pAdjusted: 1e-3, tail: 'upper' });
    const confirmation = {
      trials: 80000,
      flagged: [{ test: 'position-matrix', tail: 'upper' as const }],
      counts: {},
      results: [],
      confirmed: true,
    };
    const words = spoken(
      altered('naive-swap-52', {
        results,
        confirmation,
        verdict: { kind: 'biased', because: ['position-matrix'], smallestDetectable: 0.024 },
        known: null,
      }),
    );
    expect(words.sure).toBe(
      'The first deals looked doubtful, and 80,000 fresh ones showed the same again. The whole rule allows this in 2 of a million audits of an even shuffle.',
    );
  });
});

describe('a no-bias-found verdict', () => {
  test('says what would have been seen, and the concentrated case beside it', () => {
    const words = spoken(record('fisher-yates-52'));
    expect(words.headline).toBe('No bias found, down to 0.56 %');
    expect(words.lead).toBe('Had the chances been uneven by 0.56 % or more on average, this audit would have found it 99 times in 100.');
    expect(words.more).toMatch(
      /^That is of a bias spread over all deals: one that sits in a few whole deals, as when the shuffle is now and then left out, is found less surely at this size\. If only two cards were off, and only in two positions, they would have to be off by 14\.4 % to be seen as surely\. Of the 2,704 pairs of card and position, card \d+ in position \d+ is the furthest above its share, at 1\.04 times\. Luck alone takes the furthest to about 1\.04\.$/,
    );
    expect(words.sure).toMatch(
      /^All 5 required tests exclude a bias of 1 %\. A smaller bias, or one of a kind not tested, remains possible\.$/,
    );
  });

  test('names a known smaller bias in the headline', () => {
    const known = { kind: 'choices' as const, size: 2.9e-10, positions: null, trialsToSee: 2.5e20, statement: '' };
    const words = spoken(altered('fisher-yates-52', { known }));
    expect(words.headline).toBe('No bias found, down to 0.56 %, apart from a known one of 2.9 × 10^-8 %');
    expect(words.more).toContain('It is below the 1 % asked for; to detect it by dealing takes about 2.5 × 10^20 deals.');
    expect(spoken(altered('fisher-yates-52', { known: { ...known, size: 0.008 } })).headline).toBe(
      'No bias of 1 % found, but a known one of 0.80 %',
    );
  });
});

describe('an inconclusive verdict', () => {
  test('with too few deals says how many decide, and what is known', () => {
    const words = spoken(record('modulo-8-5'));
    expect(words.headline).toBe('Cannot tell: 2,000 deals are too few');
    expect(words.lead).toMatch(
      /^So few deals show a bias reliably only if it is 11\.0 % or more\. To detect 1 % takes about 240,000 deals, 120 times as many\.$/,
    );
    expect(words.more).toContain(
      'they could be off by 27.4 % and this audit might say nothing. The choices are uneven by 0.48 % on average, exactly, and a card’s chances of a position by 0.46 %.',
    );
    expect(words.sure).toBe(
      'No test found anything, but a bias of 1 % could have gone unseen. This is neither a good result nor a bad one.',
    );
  });

  test('with a doubtful test and no fresh deals says so', () => {
    const evidence = record('fisher-yates-52');
    const results = only(evidence, ['position-matrix'], { logPAdjusted: Math.log(2e-3), pAdjusted: 2e-3, tail: 'upper' });
    const reason = { why: 'left-out', tests: ['parity'] } as const;
    const verdict = { kind: 'inconclusive' as const, reason, trialsNeeded: null, smallestDetectable: 0.0054 };
    const subject = { ...evidence.core.subject, replay: 'none' as const };
    expect(spoken(altered('fisher-yates-52', { results, verdict, subject })).headline).toBe(
      'Cannot tell: one test is doubtful, and no fresh deals were drawn',
    );
  });

  test('with deals enough but a bias left open says that', () => {
    const evidence = record('fisher-yates-52');
    const results = evidence.core.results.map((result) =>
      result.test === 'position-matrix' ? { ...result, value: 4500, logPAdjusted: Math.log(0.5) } : result,
    );
    const reason = { why: 'left-out', tests: ['parity'] } as const;
    const verdict = { kind: 'inconclusive' as const, reason, trialsNeeded: 1600000, smallestDetectable: 0.0054 };
    const words = spoken(altered('fisher-yates-52', { results, verdict }));
    expect(words.headline).toBe('Cannot tell: a bias of 1 % is neither seen nor excluded');
    expect(words.lead).toContain('About 1,600,000 deals would settle it.');
  });

  test('without every required test says that', () => {
    const reason = { why: 'left-out', tests: ['parity'] } as const;
    const verdict = { kind: 'inconclusive' as const, reason, trialsNeeded: 400000, smallestDetectable: null };
    expect(spoken(altered('fisher-yates-52', { verdict })).headline).toBe('Cannot tell: not every required test was run');
  });
});

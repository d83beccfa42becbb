import { describe, expect, it } from 'vitest';
import { render, summaryOf } from '../../../../src/records/render.js';
import { lossLines, stretches } from '../../../../src/wings/race/page/facts.js';
import type { RaceFindings } from '../../../../src/wings/race/record/broken-race.js';
import { faults } from '../../../report/page-faults.js';
import { shown, told } from '../../../report/prose-corpus.js';
import { proseFaults } from '../../../report/prose-faults.js';
import { brokenRaceRecord, FIVE_CARDS } from '../broken-race-record.js';

const record = brokenRaceRecord();
const SELDOM: RaceFindings = {
  first: FIVE_CARDS.first,
  counts: { deals: 16_384, broken: 0, byLost: [], lost: [0, 0, 0, 0, 0], doubled: [0, 0, 0, 0, 0] },
};
const TWO: RaceFindings = {
  first: { deal: 1, cells: [1, 1] },
  counts: { deals: 16_384, broken: 16_384, byLost: [16_384], lost: [16_383, 1], doubled: [0, 16_384] },
};
const RECORDS = [
  ['of five cards', record],
  ['that broke once', brokenRaceRecord(5, SELDOM)],
  ['of two cards that broke every time', brokenRaceRecord(2, TWO)],
] as const;

describe('the page of a race that broke decks', () => {
  it.each(RECORDS)('%s is self-contained, and its sentences are whole', async (_, one) => {
    expect(faults(await render(one, 'html', { record: 'race.json' }))).toEqual([]);
    expect([...(await told(one)), await shown(one)].flatMap(proseFaults)).toEqual([]);
  });

  it('draws the interleaving in two columns, says that it is computed, and marks the card that is gone where it goes', async () => {
    const page = await render(record, 'html');
    const rows = [...page.matchAll(/<tr><th scope="row">(\d+)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
    expect(rows.map(([, step, first, second]) => [step, first !== '', second !== ''])).toEqual(
      [0, 0, 1, 0, 0, 1, 1, 1].map((thread, k) => [String(k + 1), thread === 0, thread === 1]),
    );
    expect(rows.map(([, , , , deck]) => deck.includes('class="card gone"'))).toEqual([...Array<boolean>(6).fill(false), true, true]);
    expect(rows[6][3]).toBe('<b>writes card 2 to 2</b>');
    expect(page).toContain('These steps are computed, not recorded');
  });

  it('says the share with its interval, how the decks broke, the first of them, and what to do', async () => {
    const page = await render(record, 'html');
    expect(page).toContain(
      '<h1><span class="verdict"><span class="glyph" aria-hidden="true">■</span> Broken:</span> 73.2\u00a0% of the deals lost cards</h1>',
    );
    expect(page).toContain('(99\u00a0% interval 72.3\u00a0% to 74.2\u00a0%)');
    expect(page).toContain('Together they lost 14,000 cards.');
    expect(page).toContain('Deal 3 ended like this. Card 3 is lost; card 2 is there more than once.');
    expect(page).toContain('npx shuffle-audit run race:locked');
  });

  it('of one that broke once has neither table nor bars, and says that none of the counted did', async () => {
    const page = await render(brokenRaceRecord(5, SELDOM), 'html');
    expect(page).toContain('Broken:</span> a deal lost a card</h1>');
    expect(page).not.toMatch(/How the decks broke|Where the decks broke/);
    expect(await summaryOf(brokenRaceRecord(5, SELDOM))).toMatch(
      /Of 16,384 deals that were counted after it none did\s\(99 % interval 0 to\s0\.033 %\)\./,
    );
  });
});

describe('the same elsewhere', () => {
  it('begins on the terminal with the headline, then the share, then what to do', async () => {
    const [headline, , ...lines] = (await summaryOf(record)).split('\n');
    expect(headline).toBe('■ Broken: 73.2 % of the deals lost cards');
    expect(lines.join(' ')).toMatch(/^12,000 of 16,384 deals .* 73\.2 % \(99 % interval 72\.3 % to 74\.2 %\)\. Hold a lock while /);
  });

  it('is text of a hundred columns', async () => {
    const lines = (await render(record, 'text')).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^7 +writes card 2 to 2 +2 2: card 1 is gone$/));
  });

  it('is a failure in JUnit, and a headline with a fold in Markdown', async () => {
    expect(await render(record, 'junit')).toContain(
      '<failure type="broken" message="Broken: 73.2 % of the deals lost cards">12,000 of 16,384 deals',
    );
    expect(await render(record, 'junit')).toContain('tests="1" failures="1" errors="0"');
    expect(await render(record, 'markdown')).toMatch(
      /^### ■ Broken: 73\.2 % of the deals lost cards\n\n<code>race[^\n]*\n\n\*\*12,000\*\* of/,
    );
  });
});

describe('what is worked out for it', () => {
  it('are deals by cards lost, in lines of one, two, four and more', async () => {
    expect(lossLines(FIVE_CARDS.counts)).toEqual([
      { from: 1, to: 1, deals: 10_000 },
      { from: 2, to: 2, deals: 2000 },
    ]);
    expect(lossLines({ ...FIVE_CARDS.counts, byLost: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).toEqual([
      { from: 1, to: 1, deals: 1 },
      { from: 2, to: 3, deals: 5 },
      { from: 4, to: 7, deals: 22 },
      { from: 8, to: 9, deals: 17 },
    ]);
  });

  it('are stretches of a deck, with the mean of each', async () => {
    expect(stretches([1, 2, 3, 4, 5], 2)).toEqual([
      { from: 1, to: 2, mean: 1.5 },
      { from: 3, to: 5, mean: 4 },
    ]);
    expect(stretches([7, 9], 26)).toEqual([
      { from: 1, to: 1, mean: 7 },
      { from: 2, to: 2, mean: 9 },
    ]);
  });
});

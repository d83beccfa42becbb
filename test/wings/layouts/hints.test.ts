import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installLayouts } from '../../../src/engine/log/layouts.js';
import { type SaidOfLog, wishesOfLog } from '../../../src/engine/log/said-of-log.js';
import { STANDARD_CARDS } from '../../../src/engine/log/standard-cards.js';
import { decksOf, failure, folder, ownFolder, place, read, WISHES } from '../../host/log/logs.js';
import { deal } from '../../support/deal.js';

ownFolder();
beforeAll(() => installLayouts(async () => (await import('../../../src/wings/layouts/layouts.js')).layouts));
afterAll(() => installLayouts(null));

const N = 10;
const decks = (n: number, many: number): readonly (readonly number[])[] => {
  const { cells } = deal('fisher-yates', n, many, `hints ${n}`);
  return Array.from({ length: many }, (_, d) => [...cells.subarray(d * n, d * n + n)]);
};
const DECKS = decks(N, 30);
const TRUE = DECKS.map((deck) => deck.join(' '));
const HEADER = Array.from({ length: N }, (_, k) => `c${k}`).join(',');
const NAMES = ['Ann', 'Bob', 'Cem', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jon'];
const ROWS = DECKS.map((deck, d) => `${d + 1},${deck.join(',')}`);
const day = (d: number): string => new Date(Date.UTC(2026, 4, 1 + d)).toISOString().slice(0, 10);

/** The options that a hint names, as they are typed. */
function optionsIn(hint: string): SaidOfLog {
  const words = [...hint.matchAll(/--([a-z-]+)(?: ('[^']*'|[^\s;-][^\s;]*))?/g)];
  return Object.fromEntries(words.map(([, name, value]) => [name, value === undefined ? true : value.replaceAll("'", '')]));
}

/** The decks of a log that is refused, once it is read with the options, and from the file, that the refusal names. */
async function followed(text: string, said: SaidOfLog = {}, name = 'log.csv'): Promise<readonly string[]> {
  const { hint = '' } = await failure(read(text, wishesOfLog(said), name));
  const command = /: ((?:tail|awk|jq) .* > [^\s,]+)/.exec(hint)?.[1];
  if (command !== undefined) execFileSync('sh', ['-c', command], { cwd: folder });
  const file = command === undefined ? text : readFileSync(join(folder, /> (\S+)$/.exec(command)?.[1] ?? ''), 'utf8');
  const options = command === undefined ? hint : (/shuffle-audit log (.*)/.exec(hint)?.[1] ?? '');
  return decksOf([place('next.csv', file)], { ...WISHES, ...wishesOfLog({ ...said, ...optionsIn(options) }) });
}

describe('a refusal names what reads the file', () => {
  it.each([
    ['a number before the deck', [`id,${HEADER}`, ...ROWS]],
    ['the names in a comment', [`# table 4`, `#id,${HEADER}`, ...ROWS]],
    ['names of fields that are numbers', [`id,${DECKS[0].map((_, k) => k + 1).join(',')}`, ...ROWS]],
    ['a day before the deck, and a remark behind it', [`day,${HEADER},by`, ...DECKS.map((deck, d) => `${day(d)},${deck.join(',')},x`)]],
    ['the same in every row behind names', DECKS.map((deck) => `${deck.map((card) => `n${card}`).join(',')},x`)],
    ['no header', DECKS.map((deck, d) => `t${d % 3},${deck.join(',')}`)],
    ['text above the names', ['Export of May', 'Table 4, shift B', '', `id,${HEADER}`, ...ROWS]],
  ])('%s', async (_, lines) => {
    expect((await followed(`${lines.join('\n')}\n`)).map((deck) => deck.replaceAll('n', ''))).toEqual(TRUE);
  });

  it('names in columns behind a number', async () => {
    const names = DECKS.map((deck) => deck.map((card) => NAMES[card]));
    const text = `week,${HEADER}\n${names.map((row, d) => `${d},${row.join(',')}`).join('\n')}\n`;
    expect(await followed(text)).toEqual(names.map((row) => row.join(' ')));
    expect((await failure(read(text, { start: 'natural', field: '2-11' }))).hint).toBe(
      `say the cards in their natural order, such as --cards ${NAMES.join(',')}`,
    );
  });

  it('jokers, in decks from a natural order and in hands', async () => {
    const cards = [...STANDARD_CARDS, 'BJ', 'RJ'];
    const all = decks(54, 200).map((deck) => deck.map((card) => cards[card]));
    const text = `${all.map((row) => row.join(',')).join('\n')}\n`;
    expect(await followed(text, { start: 'natural' })).toEqual(all.map((row) => row.join(' ')));
    const hands = all.map((row) => row.slice(0, 13));
    const { hint } = await failure(read(`${hands.map((row) => row.join(',')).join('\n')}\n`, wishesOfLog({ partial: true })));
    expect(hint).toBe(`name the cards, jokers too: --cards ${cards.join(',')}`);
    // A first hand without jokers is no sign of a pack without them.
    const plain = hands.toSorted((a, b) => Number(a.some((card) => /^.J/.test(card))) - Number(b.some((card) => /^.J/.test(card))));
    expect((await failure(read(`${plain.map((row) => row.join(' ')).join('\n')}\n`, wishesOfLog({ partial: true })))).hint).toBe(hint);
  });

  it('JSON without a list of cards, over several lines, and by keys', async () => {
    const cells = DECKS.flatMap((deck, deal_) => deck.map((card, pos) => ({ deal: deal_, pos, card })));
    const wide = DECKS.map((deck) => Object.fromEntries(deck.map((card, k) => [`p${k}`, card])));
    const lines = (values: readonly unknown[]): string => `${values.map((value) => JSON.stringify(value)).join('\n')}\n`;
    for (const text of [JSON.stringify(cells), lines(cells), JSON.stringify({ about: { table: 4 }, cards: cells }), lines(wide)])
      expect(await followed(text, {}, 'log.json')).toEqual(TRUE);
    const spread = DECKS.map((deck, id) => JSON.stringify({ id, deck }, null, 1)).join('\n');
    expect(await followed(`${spread}\n`, {}, 'log.json')).toEqual(TRUE);
    const byKey = JSON.stringify(Object.fromEntries(DECKS.map((deck, d) => [`deal ${d}`, deck])));
    const { message } = await failure(read(byKey, {}, 'log.json'));
    expect(message).toMatch(/"deal 7" and 22 more$/);
    expect(await followed(byKey, {}, 'log.json')).toEqual(TRUE);
  });
});

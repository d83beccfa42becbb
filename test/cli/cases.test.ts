import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below } from '../support/even-list.js';
import { program } from '../support/program.js';
import { needs } from '../support/tools.js';

/** What is run, in words with single spaces between them, how it ends and what it says; and the tool that it needs. */
type Case = [command: string, status: number, says: string, tool?: string];

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles a program of C in the folder. */
const compiled = (name: string): void => {
  execFileSync(needs('gcc'), ['-O1', '-o', name.replace(/\.c$/, ''), name], { cwd: folder, stdio: 'ignore' });
};

const plainly = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

const right = async ([command, status, says, tool]: Case): Promise<void> => {
  if (tool === 'gcc') compiled(`${/\.\/(\S+)/.exec(command)?.[1]}.c`);
  else if (tool !== undefined) needs(tool);
  const done = await program(folder, ...command.replace(' ', ' --quiet ').split(' '));
  expect([done.status, plainly(done.stdout + done.stderr)], command).toEqual([status, expect.stringContaining(says)]);
};

beforeAll(() => {
  cpSync(new URL('../../fixtures/cases/', import.meta.url), folder, { recursive: true });
  const draw = below(35);
  const shuffled = (cards: number[]): string => {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = draw(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards.join(' ');
  };
  const deals = (count: number, cards: number, kinds: number = cards): readonly string[] =>
    Array.from({ length: count }, () => shuffled(Array.from({ length: cards }, (_, i) => i % kinds)));
  const write = (name: string, lines: readonly string[]): void => writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  const first = deals(20, 12);
  write('monday.txt', [...first, ...deals(100, 12)]);
  write('tuesday.txt', [...first, ...deals(100, 12)]);
  write('doubled.txt', [...first.slice(0, 6), first[2], first[4]]);
  write('packs.txt', deals(4000, 24, 6));
  write('even.txt', deals(60, 12));
});

describe('programs that are seeded the same at every start', () => {
  const SAYS = 'Biased: it deals the same decks after every start';
  it.each<Case>([
    ['run --seed cases --trials 500 -- ./07-unseeded', 20, SAYS, 'gcc'],
    ['run --seed cases --trials 500 -- perl same-seed.pl', 20, SAYS, 'perl'],
    ['run --seed cases --trials 500 -- awk -f same-seed.awk', 20, SAYS, 'awk'],
    ['run --seed cases --trials 500 --n 6 -- bash same-seed.sh', 20, SAYS, 'bash'],
  ])('%s', (...row) => right(row));
});

describe('functions that look at what the cards are', () => {
  it.each<Case>([
    [
      'run --seed cases --trials 500 45-values-as-places.js',
      20,
      'Biased: it leaves decks of negative numbers, large numbers, texts and objects in order',
    ],
    ['run --seed cases --trials 500 --n 8 by-value.js#asPlaces', 76, 'must deal the cards that it is handed'],
    [
      'run --seed cases --trials 500 --n 8 by-value.js#missedKeys',
      20,
      'Biased: it leaves decks of negative numbers, large numbers, texts and objects in order',
    ],
    ['run --trials 500 --n 8 --seed v6zgxy4t66ysm5dn by-value.js#byObject', 20, 'Biased: it leaves decks of objects in order'],
    ['run --seed cases --trials 500 --n 8 by-value.js#bySet', 76, 'must hold 8 cards of numbers of which two are equal, got 7'],
  ])('%s', (...row) => right(row));
});

describe('logs of few rows that come again', () => {
  it.each<Case>([
    ['log --start natural --null derangement 55-two-years.csv', 20, 'Biased: the log holds the same deals again 1 of 2 rows'],
    ['log doubled.txt', 20, 'Biased: the log holds the same deals again 2 of 8 rows'],
    ['log monday.txt tuesday.txt', 20, 'Biased: there are too many duplicate deals 20 pairs of deals'],
    ['log even.txt', 21, 'Cannot tell: 60 deals are too few'],
  ])('%s', (...row) => right(row));
});

describe('other verdicts that were wrong', () => {
  it.each<Case>([
    [
      'run --trials 2000 --n 34 -- python3 24-second-hand.py',
      20,
      '3 deals came 1,500 times in 2,000, the one that came most 500 times; each of the other 500 came once.',
      'python3',
    ],
    ['run --seed cases --trials 20000 --detect 5% --space nim:player ./gives-away.js', 20, 'Biased: it gives away'],
    ['log --packs 4 --detect 20% packs.txt', 0, 'No bias found, down to'],
  ])('%s', (...row) => right(row));
});

describe('verdicts that must stay right', () => {
  it.each<Case>([
    ['run --seed cases --trials 2000 --n 8 01-gloomy.js', 20, 'naive-swap fits best'],
    ['run --seed cases --trials 500 --n 255 --randomness live 05-byte-wrap.js', 20, 'naive-swap fits best'],
    ['run --seed cases --trials 500 --n 6 28-half.js', 20, 'take an even number of swaps as an odd one?” No'],
    ['run --seed cases --trials 500 --n 12 29-two-items.js', 20, 'Card 12 lands in position 12 every time'],
    ['run --seed cases --trials 500 --n 2 29-two-items.js', 20, 'Biased: every deck comes back as it was given'],
    ['run --seed cases --trials 500 --n 12 41-last-never-moves.js#helpers.shuffle', 20, 'Card 12 lands in position 12 every time'],
    ['run --seed cases --trials 1000 97-variants.js#oneSeed', 20, 'different deals'],
    ['run --seed cases --trials 500 --n 12 97-variants.js#cutOnly', 20, 'random-cut fits best'],
    ['run --seed cases --trials 500 --n 12 97-variants.js#insertShort', 20, 'insertion-never-last fits best'],
    ['run --seed cases --trials 1000 --n 12 -- python3 96-coin.py', 20, 'sort-comparator fits best', 'python3'],
    ['run --trials 10000 --n 4 -- ./79-gnu-make', 20, 'naive-swap fits best', 'gcc'],
    ['prove --n 4 -- perl 31-perlfaq.pl', 0, 'Proved: exactly uniform for 2 to 4 cards', 'perl'],
    ['prove --n 4 -- perl 32-perlfaq-wrong.pl', 20, 'Proved uneven for 3 and 4 cards', 'perl'],
    ['prove --n 4 -- ./33-arc4', 20, 'too often by 4.7 × 10^-8 %', 'gcc'],
  ])('%s', (...row) => right(row));

  it.each(['shuffleDeck', 'shuffleDeckRepaired'])('03-arbiter.ts, %s', async (name) => {
    const call = `(deck) => new Arbiter().${name}({deck: {cards: deck.map(String)}})`;
    const { status, stdout } = await program(
      folder,
      'run',
      '03-arbiter.ts',
      '--n',
      '12',
      '--trials',
      '1000',
      '--seed',
      'cases',
      '--quiet',
      '--call',
      call,
    );
    expect([status, plainly(stdout)]).toEqual([20, expect.stringContaining('Biased: some cards come to some positions too often')]);
  });
});

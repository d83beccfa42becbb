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

/** The ending and the options of each compiler's programs; javac names what it makes by itself. */
const COMPILERS: Readonly<Record<string, (name: string) => readonly string[]>> = {
  gcc: (name) => ['-O1', '-o', name, `${name}.c`],
  rustc: (name) => ['-O', '-o', name, `${name}.rs`],
  javac: (name) => [`${name}.java`],
};

const plainly = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

const right = async ([command, status, says, tool]: Case): Promise<void> => {
  const options = COMPILERS[tool ?? '']?.(/(?:\.\/|java )(\S+)/.exec(command)?.[1] ?? '');
  if (options) execFileSync(needs(tool ?? ''), options, { cwd: folder, stdio: 'ignore' });
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
  const arms = (first: number, all: number): string =>
    shuffled(Array.from({ length: all }, (_, i) => (i < first ? 1 : 0))).replaceAll(' ', '\n');
  write('split.csv', ['side', arms(5006, 10_000)]);
  write('off.csv', ['side', arms(5300, 10_000)]);
  write('short.csv', ['side', arms(98, 200)]);
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

const LOOK_ALIKE = ', which look alike here, fit best';

describe('what made a bias', () => {
  it.each<Case>([
    ['run --seed cases --trials 5000 04-bananajack.ts', 20, 'naive-swap fits best'],
    ['run --trials 5000 -- php 90-usort.php', 20, 'sort-comparator:php,three fits best', 'php'],
    ['run --trials 5000 -- php 90-usort.php', 20, 'What to write, in PHP: wrong usort(', 'php'],
    ['run --trials 5000 -- python3 94-cmp.py', 20, 'sort-comparator:tim-sort,three fits best', 'python3'],
    ['run --trials 5000 -- perl sort-comparator.pl', 20, 'sort-comparator:perl,coin fits best', 'perl'],
    ['run --trials 20000 -- ruby few-keys.rb', 20, 'if the deck began about in the order AceofHearts, 2ofHearts, 3ofHearts', 'ruby'],
    ['run --seed cases --trials 5000 95-comparators.js#three', 20, 'sort-comparator:tim-sort,three fits best'],
    ['run --seed cases --trials 500 --n 12 95-comparators.js#positive', 20, 'a sort’s comparator never says “before”'],
    ['run --seed cases --trials 500 --n 12 95-comparators.js#rounded', 20, 'a sort’s comparator never says “before”'],
    ['run --seed cases --trials 500 --n 12 one-sided.js#isMore', 20, 'a sort’s comparator never says “before”'],
    ['run --seed cases --trials 500 --n 12 one-sided.js#sortedCopy', 20, 'What to write, in JavaScript: wrong return deck;'],
    ['run --seed cases --trials 5000 97-variants.js#naiveReversed', 20, 'naive-swap fits best'],
    ['run --seed cases --trials 5000 --n 12 97-variants.js#sattoloReversed', 20, `or sattolo-forward or derangement${LOOK_ALIKE}`],
    ['run --seed cases --trials 5000 97-variants.js#swaps50', 20, 'random-swaps:50 fits best'],
    ['run --seed cases --trials 5000 --n 20 97-variants.js#poolRound', 20, 'pool-rounded fits best'],
    ['run --seed cases --trials 5000 --n 20 97-variants.js#parseInt10', 20, 'fisher-yates/modulo-of:10 fits best'],
    ['run --seed cases --trials 5000 --n 20 97-variants.js#halves', 20, 'across-halves fits best'],
    ['run --seed cases --trials 5000 --n 20 97-variants.js#unshift', 20, 'ends-by-coin fits best'],
    ['run --seed cases --trials 5000 --n 20 97-variants.js#nullish', 20, 'zero-stays fits best'],
    ['run --seed cases --trials 200000 --n 14 -- ./15-byte-modulo', 20, 'pick-and-remove/modulo:8', 'rustc'],
    ['run --seed cases --trials 5000 --n 25 66-rank.js', 20, 'one-rank fits best'],
    ['run --trials 5000 -- python3 81-pool-minus-one.py', 20, 'j = random.randrange(len(pool))', 'python3'],
    ['run --trials 5000 --n 30 -- python3 23-first-stays.py', 20, `never-first or first-left-out${LOOK_ALIKE}`, 'python3'],
    [
      'run --trials 5000 --n 64 --deal 10 --cards from-0 --order-unknown -- python3 21-mines.py',
      20,
      'Biased: 15 of the 64 cards are never in the hand',
      'python3',
    ],
    ['run --trials 5000 --n 12 -- php 26-santa.php', 20, 'ask again with --null derangement', 'php'],
    ['run --trials 500 --space puzzle:4x4 -- python3 16-tiles.py', 20, 'every board is of the other kind', 'python3'],
    ['run --trials 2000 --space puzzle:3x3 -- java Taquin17', 20, 'tiles are shuffled without regard to parity', 'javac'],
    ['run --trials 5000 -- lua5.4 contradicted.lua', 76, 'the answers of the comparator contradict each other', 'lua5.4'],
    ['run --trials 4000 --n 20 -- python3 stuck-generator.py', 20, 'Biased: 2,600 deals in a row are the same', 'python3'],
    ['run --trials 4000 --n 20 -- python3 stuck-generator.py', 20, 'every deal from 1,401 on is the same', 'python3'],
    ['run --trials 2100 --n 20 -- python3 seeded-for-a-while.py', 20, 'Biased: 3 different deals, each in one stretch', 'python3'],
    // Cards of hands that were sorted, came in blocks or were of another deck
    ['log hands-sorted-but-one.csv --partial --n 69 --cards from-1', 21, 'sorted in all but 1 row'],
    ['log hands-six-sorted-and-bonus.csv --field n1-bonus --partial --n 49 --cards from-1', 21, 'The cards at places 1 to 6 are sorted'],
    ['log pool-grows-59-69.csv --field a-e --partial --n 69 --cards from-1', 21, 'Cards 60 to 69 are absent before row 801'],
    ['log hands-clumped-100.csv --partial --n 100 --cards from-0 --order-unknown', 20, 'Biased: some cards come together more often'],
    ['log bridge-naive-from-last-north.txt --partial --order-unknown', 20, 'Biased: a deal depends on the deals before it'],
    ['order py1b-one-node.txt.gz', 20, 'Biased: shards of 100 were reordered, then blocks of 2,000 shuffled'],
    ['order four-workers-in-turn.txt.gz', 20, 'Biased: 4 shards of 100 are dealt in turn, 25 items of each'],
    ['order same-batches-1.txt.gz same-batches-2.txt.gz', 20, 'Biased: batches of 50 items stay together from list to list'],
  ])('%s', (...row) => right(row));

  it('of a function that hands out later is told where it is called so', async () => {
    const call = '(deck) => Lazy(deck).shuffle().toArray()';
    const { stdout } = await program(
      folder,
      'run',
      '39-lazy.js',
      '--n',
      '12',
      '--trials',
      '5000',
      '--seed',
      'cases',
      '--quiet',
      '--call',
      call,
    );
    expect(plainly(stdout)).toContain(`or sattolo-forward or derangement${LOOK_ALIKE}`);
    expect(plainly(stdout)).toContain('if its cards are handed out from the end');
  });
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

describe('logs that show a little', () => {
  const SPLIT = '--partial --n 2 --cards from-0 --field side';
  it.each<Case>([
    [
      `log ${SPLIT} split.csv`,
      0,
      '1 4,994 times, 2 5,006 times, as luck brings: luck alone splits them as unevenly, or more so, in 91 of 100 such logs.',
    ],
    [`log ${SPLIT} split.csv`, 0, 'A side that comes in 53.9 % of all or more would have been found 99 times in 100.'],
    [`log ${SPLIT} off.csv`, 20, 'Biased'],
    [`log ${SPLIT} short.csv`, 21, 'To detect 20 % takes about 1,470 deals'],
    [`log ${SPLIT} split.csv --detect 1%`, 21, 'To detect 1 % takes about 591,000 deals'],
    [
      'log 52-evenings.csv --partial --n 200 --cards from-1 --order-unknown',
      21,
      '5 and 6 cards of a hand were in the hand before, where luck makes it 4.50 on average. Luck alone goes as far in 56 of 100 such logs, so it is as luck brings.',
    ],
  ])('%s', (...row) => right(row));
});

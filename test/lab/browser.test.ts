import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/core/record/profile.js';
import { DEFAULT_PARTS } from '../../src/core/subject/default-parts.js';
import { matchChance } from '../../src/games/nim/match-chance.js';
import { alarmsOf } from '../../src/lab/lessons/false-alarms/alarms.js';
import { brokenRaces, lostFrom, raceOf } from '../../src/lab/lessons/searches/race.js';
import { lossOf } from '../../src/lab/lessons/searches/race-law.js';
import { runOf, STARTS } from '../../src/lab/lessons/searches/run.js';
import { audits } from '../../src/lab/worker/audits.js';
import { choicesOf } from '../../src/lab/worker/choices-of.js';
import { count } from '../../src/lab/worker/count.js';
import { matches } from '../../src/lab/worker/matches.js';
import { searches } from '../../src/lab/worker/searches.js';
import type { SearchesTold } from '../../src/lab/worker/tasks.js';
import { type LabPage, labPage, visit } from './lab-page.js';

const LESSONS = [
  'watch',
  'naive-swap',
  'heat-map',
  'modulo',
  'false-alarms',
  'sort-by-coin',
  'one-list',
  'generator',
  'nim',
  'puzzle',
  'searches',
] as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let written: LabPage;

beforeAll(async () => {
  written = await labPage();
});
afterAll(() => written.close());

const lab = (hash: string): string => written.at(hash);
const opened = (lesson: string, more = ''): string => lab(`lesson=${lesson}&guess=1${more}`);

/** The digits of a text as a number. */
const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^0-9.]/g, ''));

describe('the page of the lab', () => {
  it('is one file of less than 1.5 MB that asks for nothing else', async () => {
    expect(statSync(written.file).size).toBeLessThan(1.5e6);
    await visit(opened('naive-swap'), async (page, { messages, requests }) => {
      await page.getByText(/Chi-squared is/).waitFor();
      expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
      expect(requests.filter((url) => url.startsWith('file:')).length).toBe(1);
      expect(messages).toEqual([]);
    });
  });

  it('cannot ask for anything: its policy keeps back what a changed page would send', async () => {
    const changed = join(written.folder, 'changed.html');
    writeFileSync(
      changed,
      readFileSync(written.file, 'utf8').replace('<body></body>', '<body><img src="https://example.com/seen.png" alt=""></body>'),
    );
    await visit(pathToFileURL(changed).href, async (page, { messages }) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(messages.join()).toContain('Content Security Policy');
    });
  });

  it.each(LESSONS)('shows the experiment of %s once somebody has guessed, and not before', async (lesson) => {
    await visit(lab(`lesson=${lesson}`), async (page, { messages }) => {
      const commit = page.getByRole('button', { name: 'That is my guess' });
      await commit.and(page.locator(':disabled')).waitFor();
      expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
      await page.getByRole('radio').nth(LANGUAGES.length).check();
      await commit.click();
      await page.getByRole('heading', { name: 'To take away' }).waitFor();
      expect(await page.evaluate('location.hash')).toContain('guess=1');
      expect(messages).toEqual([]);
    });
  });

  it.each(LESSONS.flatMap((lesson) => LANGUAGES.map((lang) => [lesson, lang] as const)))(
    'has %s in %s accessible and as wide as its window, by day on a desk and by night on a phone',
    async (lesson, lang) => {
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [390, 'dark'],
      ] as const)
        await visit(
          opened(lesson, `&lang=${lang}`),
          async (page, { messages }) => {
            await page.locator('.takeaway').waitFor();
            await page.waitForTimeout(500);
            await page.evaluate(AXE);
            const violations = await page.evaluate<string[]>(
              `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`,
            );
            expect(violations, `${width}`).toEqual([]);
            expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), `${width}`).toBe(0);
            expect(await page.evaluate('document.documentElement.lang')).toBe(lang);
            expect(messages).toEqual([]);
          },
          { width, colorScheme, bypassCSP: true },
        );
    },
  );

  it('says what a link asks for that it does not have', async () => {
    await visit(lab('lesson=naive-swap&n=9&speed=2'), async (page) => {
      const told = await page.locator('.told li').allTextContents();
      expect(told).toEqual([
        'The link asks for n = 9, which this lesson does not have. It has 3, 4.',
        'The link sets speed, which this lesson does not have.',
      ]);
    });
    await visit(lab('lesson=nothing'), async (page) => {
      expect(await page.locator('.told li').allTextContents()).toEqual(['There is no lesson called nothing. This is the first one.']);
    });
  });

  it('stands alone in a page of somebody else’s', async () => {
    const outer = join(written.folder, 'outer.html');
    writeFileSync(outer, `<!doctype html><title>a course</title><iframe title="lesson" src="lab.html#lesson=modulo&amp;only=1"></iframe>`);
    await visit(pathToFileURL(outer).href, async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { level: 1, name: 'The remainder favours small numbers' }).waitFor();
      expect(await frame.getByRole('navigation').count()).toBe(0);
    });
  });
});

describe('the numbers on the page', () => {
  it('of the naive swap are the library’s, at every stop of the slider that is asked', async () => {
    for (const deals of [1000, 50_000]) {
      const asked = { ...DEFAULT_PARTS, shuffle: 'naive-swap', n: 3, seed: 'lab 1', statistic: 'permutations', at: [deals] };
      const { value: told } = await count(asked, () => Promise.resolve()).next();
      await visit(opened('naive-swap', `&deals=${deals}`), async (page) => {
        await page.getByText(/Chi-squared is/).waitFor();
        const seen = await page.locator('.shares td:last-child').allTextContents();
        expect(seen).toEqual(
          told?.counts.map((one: number) =>
            (one / deals).toLocaleString('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          ),
        );
        expect(await page.getByText(/Chi-squared is/).textContent()).toContain(` ${told?.test?.value.toFixed(1)} `);
      });
    }
  });

  it('of the heat map are the library’s, and change with the deals and the shuffle', async () => {
    const asked = { ...DEFAULT_PARTS, shuffle: 'sattolo', n: 52, seed: 'lab 2', statistic: 'position-matrix', at: [2000] };
    const { value: told } = await count(asked, () => Promise.resolve()).next();
    await visit(opened('heat-map', '&one=sattolo&deals=2000&seed=2'), async (page) => {
      const said = page.locator('figcaption').first();
      await page
        .getByText(/Chi-squared is/)
        .first()
        .waitFor();
      expect(await said.textContent()).toContain(
        `Chi-squared is ${told?.test?.value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} `,
      );
      expect(await said.textContent()).toMatch(/^Furthest off: .* An even shuffle looks this uneven, .* Chi-squared is [^.]*\.\d /);
      expect(await page.getByRole('option', { selected: true }).allTextContents()).toEqual([
        'never with itself (sattolo)',
        'each with one before it (fisher-yates)',
      ]);
      const before = await said.textContent();
      await page.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(`document.querySelector('figcaption').textContent !== ${JSON.stringify(before)}`);
      await page.getByRole('combobox').first().selectOption('random-cut');
      expect(await page.evaluate('location.hash')).toContain('one=random-cut');
    });
  });

  it('of false alarms are the library’s: the same audits raise more where somebody looks more often', async () => {
    const asked = { ...DEFAULT_PARTS, shuffle: 'fisher-yates', n: 5, seed: 'lab 1', statistic: 'position-matrix', audits: 1000 };
    const at = Array.from({ length: 40 }, (_, k) => 50 * (k + 1));
    const found: (readonly number[])[] = [];
    for await (const told of audits({ ...asked, at }, () => Promise.resolve())) found.push(...told.audits);
    const alarms = (looks: number): number => alarmsOf(found, looks).filter(Boolean).length;
    expect(alarms(40)).toBeGreaterThan(4 * alarms(1));
    await visit(opened('false-alarms', '&looks=40'), async (page) => {
      await page.getByText('Audits that are in: 1,000 of 1,000').waitFor();
      expect(numberIn((await page.getByRole('heading', { name: /^Alarms/ }).textContent())?.split(' of ')[0] ?? '')).toBe(alarms(40));
      expect(await page.locator('.dots .alarm').count()).toBe(alarms(40));
      await page.getByRole('slider').press('Home');
      await page.waitForFunction(`document.querySelectorAll('.dots .alarm').length === ${alarms(1)}`);
    });
  });
});

describe('the generator', () => {
  it('shows the library’s pairs of equal decks, and the seeds that they speak for', async () => {
    const parts = { ...DEFAULT_PARTS, shuffle: 'fisher-yates', prng: 'mulberry32', seeding: 'random-16', n: 52, seed: 'lab 4' };
    const { value: told } = await count({ ...parts, statistic: 'repeats', at: [5000] }, () => Promise.resolve()).next();
    await visit(opened('generator', '&prng=mulberry32&start=bits16&deals=5000&seed=4'), async (page) => {
      await page.getByText(`Pairs of equal decks: ${told?.test?.value}, in deals: 5,000.`).waitFor();
      // 2^16 lies where the decks say, and so do not the 2^32 that the page is asked for next.
      const [low = 0, high = 0] =
        ((await page.locator('b', { hasText: 'The decks speak for' }).textContent()) ?? '').match(/[0-9,]+/g)?.map(numberIn) ?? [];
      expect([low < 65_536, high > 65_536, high < 2 ** 20]).toEqual([true, true, true]);
      await page.getByRole('radio', { name: 'a seed of 32 bits', exact: true }).check();
      await page.getByText('No deck came again.').waitFor();
      await page.getByText('The decks do not say how many seeds there are.').first().waitFor();
    });
  });

  it('has as many orders and starts as there are, and neighbouring seeds that deal the same card or not', async () => {
    await visit(opened('generator', '&prng=msvc&n=10'), async (page) => {
      const facts = page.locator('.facts td');
      // 10! = 3,628,800, and 31 bits of seed: msvc keeps no more of them.
      expect((await facts.allTextContents()).slice(0, 2)).toEqual(['3,600,000', '2,100,000,000']);
      expect(await facts.nth(2).textContent()).toContain('every one');
      await page.getByRole('slider').first().press('End');
      await expect.poll(() => facts.first().textContent()).toBe('8.1 × 1067');
      await page.getByText('The same card as the seed before: 99 of 99.').waitFor();
      expect(await page.locator('.seeds .same').count()).toBe(99);
      await page.getByRole('combobox').selectOption('mt19937');
      await page.getByText('That is what luck makes.').waitFor();
      await page.getByRole('combobox').selectOption('java48');
      await page.getByRole('radio', { name: '1,000', exact: true }).check();
      expect(await page.evaluate('location.hash')).toContain('first=1000');
    });
  });
});

describe('Nim', () => {
  it('has the game before everything that is said of it', async () => {
    await visit(opened('nim'), async (page) => {
      const order = await page.locator('main h2, main .choice legend').allTextContents();
      expect(order.slice(0, 6)).toEqual(['Your move', 'Piles', 'The last stone', 'First', 'The machine plays by', 'Who will win?']);
      // By keyboard from one choice to the next: the game behind them begins anew, and the focus stays.
      await page.getByRole('radio', { name: '3 4 5', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate('document.activeElement.parentElement.textContent')).toBe('1 3 5 7');
      expect(await page.locator('.piles li').count()).toBe(4);
    });
  });

  it('can be won by the moves it shows, and says who has won', async () => {
    await visit(opened('nim', '&shown=1'), async (page) => {
      await page.getByText('A winning move: take 2 from pile 1, which leaves 1.').waitFor();
      // Every winning move in turn, as the page tells them, until the machine has nothing left.
      for (let turn = 0; turn < 12; turn++) {
        const said = await page.locator('.why b').textContent();
        const [, take, pile, left] = /take (\d+) from pile (\d+), which leaves (\d+)/.exec(said ?? '') ?? [];
        await page.getByRole('button', { name: `Pile ${pile}: take ${take}, leave ${left}`, exact: true }).click();
        if ((await page.getByText('You win.').count()) > 0) break;
        await page.getByText(/^The machine took/).waitFor();
      }
      expect(await page.getByText('You win.').count()).toBe(1);
      expect(await page.evaluate('location.hash')).toContain('now=1000&last=me');
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.getByText('It is your turn.').waitFor();
      await page.getByRole('button', { name: 'Hide the winning move' }).click();
      expect(await page.locator('.why b').count()).toBe(0);
    });
  });

  it('catches the rule of the texts: a machine that plays by it loses a position that the right rule wins', async () => {
    await visit(opened('nim', '&start=112&play=misere&first=machine&shown=1'), async (page) => {
      await page.getByText(/Whoever is to move wins where their number is even, and loses where it is odd/).waitFor();
      expect(await page.locator('.why b').count()).toBe(0);
      await page.getByRole('radio', { name: 'the rule of some texts', exact: true }).check();
      await page.getByText(/^A winning move/).waitFor();
      expect(await page.locator('.ends .wrong').count()).toBe(4);
      await page.getByText('Positions played through: 255. The rule of the texts is wrong in 15 of them, the right rule in 0.').waitFor();
    });
  });

  it('has the exact chance against luck, and the library’s games', async () => {
    const [over, under] = matchChance('normal')([3, 4, 5], 'random');
    let wins = 0;
    for await (const told of matches({ piles: [3, 4, 5], play: 'normal', seed: 'lab 1', at: [100] }, () => Promise.resolve()))
      wins = told.wins;
    await visit(opened('nim'), async (page) => {
      const share = (Number(over) / Number(under)).toLocaleString('en', { style: 'percent', minimumFractionDigits: 1 });
      await page.getByText(`with a chance of exactly ${share}`).waitFor();
      await page.getByText(`Played: the second one won ${wins} of 100,`).waitFor();
      await page.getByRole('slider').press('End');
      await page.getByText(/of 20,000,/).waitFor();
      await page.getByRole('radio', { name: '1 1 2', exact: true }).check();
      expect(await page.evaluate('location.hash')).toContain('start=112');
    });
  });
});

describe('the sliding puzzle', () => {
  it('is played by presses and by arrow keys, and says whether it can be solved', async () => {
    await visit(opened('puzzle'), async (page) => {
      const tiles = page.getByRole('group', { name: 'The board' }).getByRole('button');
      const order = async (): Promise<string> => (await tiles.allTextContents()).join('');
      await page.getByRole('button', { name: 'Set it back' }).click();
      await page.getByText('It is solved.').waitFor();
      expect(await order()).toBe('12345678');
      await page.getByRole('button', { name: 'Tile 6' }).click();
      await page.getByRole('button', { name: 'Tile 1' }).click({ force: true });
      expect(await page.getByText('It is solved.').count()).toBe(0);
      await page.keyboard.press('ArrowUp');
      await page.getByText('It is solved.').waitFor();
      await page.getByRole('button', { name: 'Swap tiles 1 and 2' }).click();
      await page.getByText('Inverted pairs: 1 (2–1).').waitFor();
      await page.getByText(/no slides lead there/).waitFor();
      await page.getByText(/a search would look at every board/).waitFor();
      await page.getByRole('button', { name: 'Scramble' }).click();
      await page.getByText(/it can be solved\./).waitFor();
      expect(await page.evaluate('location.hash')).toMatch(/board=\d+/);
    });
  });

  it('has the library’s searches and depths, and draws as many boards as asked', async () => {
    const size = { rows: 3, columns: 3 };
    const told: SearchesTold[] = [];
    for await (const one of searches({ ...size, cells: [4, 1, 3, 8, 2, 7, 5, 0, 6], by: ['a-star'], most: 1 }, () => Promise.resolve()))
      told.push(one);
    const parts = { ...DEFAULT_PARTS, shuffle: 'walk:20', outcome: { kind: 'board', ...size } as const, n: 9, seed: 'lab 1' };
    const { value: dealt } = await count({ ...parts, statistic: 'depth', at: [1000] }, () => Promise.resolve()).next();
    await visit(opened('puzzle'), async (page) => {
      await page.locator('.by-ida-star').waitFor();
      expect(await page.locator('.by-a-star .caption').textContent()).toBe(
        `Boards looked at in all: ${told[0]?.expanded}. Boards remembered: ${told[0]?.kept}. Moves of the way that it finds: 17.`,
      );
      const points = async (): Promise<number> =>
        ((await page.locator('.by-breadth-first path').getAttribute('d')) ?? '').split(/[ML]/).length - 1;
      expect(await points()).toBe(50);
      await page.getByRole('slider').first().press('ArrowRight');
      await expect.poll(points).toBe(100);
      const seen = page.locator('.shares td:nth-child(2)');
      await expect.poll(() => seen.first().textContent()).toContain('%');
      const share = (one: number): string =>
        (one / 1000).toLocaleString('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
      expect(await seen.allTextContents()).toEqual(dealt?.counts.map(share));
      expect(await page.getByText(/Chi-squared is/).textContent()).toContain(
        ` ${dealt?.test?.value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} `,
      );
      await page.getByRole('slider').nth(1).press('ArrowRight');
      expect(await page.evaluate('location.hash')).toContain('moves=30');
    });
  });
});

describe('searches side by side', () => {
  it('go step by step with the library’s lists, and break and are repaired', async () => {
    const { expansions } = runOf('best', STARTS['ten'] ?? [], true);
    await visit(opened('searches', '&step=3'), async (page) => {
      await page.getByRole('heading', { name: 'Closed list, boards looked at: 3' }).waitFor();
      expect(await page.locator('.closed .mini').count()).toBe(3);
      await page.getByRole('button', { name: 'Next' }).first().click();
      await page.getByRole('heading', { name: 'Closed list, boards looked at: 4' }).waitFor();
      await page.getByRole('radio', { name: 'the siblings are dropped', exact: true }).check();
      await page.getByRole('slider').press('End');
      await page.getByText(/^It is stuck/).waitFor();
      await page.getByRole('heading', { name: `Closed list, boards looked at: ${expansions.length}` }).waitFor();
      await page.getByRole('heading', { name: 'Open list, boards that wait: 0' }).waitFor();
      await page.getByRole('radio', { name: 'none', exact: true }).first().check();
      await page.getByRole('slider').press('End');
      await page
        .getByText(
          'It found a way. Moves: 40; boards looked at: 42. The shortest way has so many moves: 10. So its way is longer than it need be.',
        )
        .waitFor();
      await page.getByRole('radio', { name: 'A*', exact: true }).check();
      await page.getByRole('slider').press('End');
      await page
        .getByText('It found a way. Moves: 10; boards looked at: 20. The shortest way has so many moves: 10. No way is shorter.')
        .waitFor();
      await page.getByRole('radio', { name: 'a board made once is never looked at again', exact: true }).check();
      await page.getByRole('slider').press('End');
      await page.getByText(/^It found a way. Moves: 12;/).waitFor();
      expect(await page.evaluate('location.hash')).toContain('search=star');
    });
  });

  it('has the rule of the texts for the end of misère play as a switch, broken and repaired', async () => {
    await visit(opened('searches'), async (page) => {
      const wrong = page.locator('.ends .wrong');
      await page.getByText('Positions in which this rule is wrong: 15 of 255.').waitFor();
      expect(await wrong.count()).toBe(4);
      await page.getByRole('radio', { name: 'if they are even in number' }).check();
      await page.getByText('Positions in which this rule is wrong: 0 of 255.').waitFor();
      expect(await wrong.count()).toBe(0);
      expect(await page.evaluate('location.hash')).toContain('ends=right');
      const link = page.locator('.link');
      expect(await link.locator('a').getAttribute('href')).toMatch(/guess=1&ends=right|ends=right&guess=1/);
      expect(await link.textContent()).toContain('The link carries your guess too');
    });
  });

  it('has the grid of Nim repaired column by column, and says where a column was overlooked', async () => {
    await visit(opened('searches'), async (page) => {
      const turn = (column: number): Promise<void> => page.getByRole('button', { name: new RegExp(`^Column ${column}:`) }).click();
      await page.getByText(/^Nothing is changed yet/).waitFor();
      // 5, 14, 9, 5 are 0101, 1110, 1001, 0101: the columns of 4, 2 and 1 are odd, and the pile of 14 has a one under 4.
      await turn(4);
      await turn(2);
      await page.getByText('Odd columns are left (1): a move, but the other player wins after it.').waitFor();
      await turn(1);
      await page.getByText('Every column is even: a winning move. Taken: 5, left: 9.').waitFor();
      await page.getByRole('group', { name: 'Pile to change' }).getByRole('radio', { name: '9', exact: true }).check();
      await turn(2);
      await page.getByText(/that is no move/).waitFor();
    });
  });

  it('races two threads until a card is lost, and none where there is a lock', async () => {
    const steps = raceOf(5, false, choicesOf('lab 1'));
    await visit(opened('searches', `&race=${steps.length}`), async (page) => {
      const lost = lostFrom(steps.at(-1)?.deck ?? []);
      const names = lost.map((card) => 'ABCDE'[card]).join('');
      const said = lost.length === 0 ? 'Every card is there.' : `Lost: ${names}. Another card is there twice.`;
      expect(await page.locator('.lost').textContent()).toBe(said);
      expect((await page.locator('.deck b').allTextContents()).join('')).toBe(
        (steps.at(-1)?.deck ?? []).map((card) => 'ABCDE'[card]).join(''),
      );
      await page
        .getByText(`Races in which a card was lost at the end: ${brokenRaces(5, false, choicesOf('lab 1 races'), 1000)} of 1,000.`)
        .waitFor();
      const { den, num } = lossOf(2, false);
      await page.getByText(`one is lost with a chance of exactly ${num}/${den}`).waitFor();
      const cards = page.getByRole('group', { name: 'Cards' });
      await cards.getByRole('radio', { name: '8', exact: true }).check();
      expect(await page.locator('.deck b').count()).toBe(8);
      await cards.getByRole('radio', { name: '5', exact: true }).check();
      await page.getByRole('radio', { name: 'one at a time', exact: true }).check();
      await page.getByText('Races in which a card was lost at the end: 0 of 1,000.').waitFor();
      await page.getByRole('button', { name: 'Next' }).last().click();
      await page.getByText(/^First thread: reads E at position 4/).waitFor();
    });
  });
});

describe('sort by coin', () => {
  it('has the chances of this browser’s own sort: those of as many coins as it ever takes, flipped in every way', async () => {
    await visit(opened('sort-by-coin', '&n=4'), async (page) => {
      await page
        .getByText(/Chi-squared is/)
        .first()
        .waitFor();
      // Counted without the library: of 2^12 runs of 12 coins each, those that leave the cards in an order; again and again, as an engine may
      // sort in another way once code has run often.
      const found = await page.evaluate<string[]>(`(() => {
        const laws = new Set();
        const below = (run) => (run.coins >> run.flipped++) & 1;
        for (let again = 0; again < 40; again++) {
          const found = {};
          for (let coins = 0; coins < 4096; coins++) {
            const run = { coins, flipped: 0 };
            const order = Array.from(['A', 'B', 'C', 'D']).sort(() => (below(run) === 0 ? 1 : -1)).join('');
            if (run.flipped > 12) throw new Error('more coins');
            found[order] = (found[order] ?? 0) + 1;
          }
          laws.add(Object.keys(found).sort().map((order) => order + ' ' + found[order] / 4096).join());
        }
        return [...laws];
      })()`);
      const told = await page.locator('.leaves li').allTextContents();
      expect(told.length).toBe(24);
      const chances = told.map((one) => {
        const [order, over, under] = one.split(/[ /]/);
        return `${order} ${Number(over) / Number(under)}`;
      });
      expect(found).toContain(chances.join());
    });
  });

  it('names the engine, and stands beside Fisher–Yates on one scale', async () => {
    const asked = { ...DEFAULT_PARTS, shuffle: 'fisher-yates', n: 3, seed: 'lab 3', statistic: 'permutations', at: [5000] };
    const { value: told } = await count(asked, () => Promise.resolve()).next();
    await visit(opened('sort-by-coin', '&deals=5000&seed=3'), async (page) => {
      await page.getByText(/sorts with the engine V8/).waitFor();
      const bars = page.locator('.by-even td:last-child');
      await expect.poll(() => bars.first().textContent()).toContain('%');
      expect(await bars.allTextContents()).toEqual(
        told?.counts.map((one: number) =>
          (one / 5000).toLocaleString('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        ),
      );
      const even = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.shares line.even')].map((line) => line.getAttribute('y1'))`,
      );
      expect([even.length, new Set(even).size]).toEqual([2, 1]);
      await page.getByRole('radio', { name: '4', exact: true }).check();
      await expect.poll(() => bars.count()).toBe(24);
      expect(await page.evaluate('location.hash')).toContain('n=4');
    });
  });
});

describe('the controls', () => {
  it('of the first lesson go through a deal, and a wrong bound kills leaves', async () => {
    await visit(opened('watch'), async (page) => {
      const next = page.getByRole('button', { name: 'Next' });
      const deck = page.getByRole('list', { name: 'The deck' });
      await page.getByText(/^It draws j/).waitFor();
      const before = await deck.textContent();
      await next.click();
      await next.click();
      await page.getByText(/^The deck is dealt/).waitFor();
      expect(await deck.textContent()).not.toBe(before);
      await next.and(page.locator(':disabled')).waitFor();
      await page.getByRole('radio', { name: '0 … i − 1', exact: true }).check();
      await page.getByText('These orders can never come: ABC, ACB, BAC, CBA.').waitFor();
      expect(await page.locator('.leaves .dead').count()).toBe(4);
      await page.getByRole('radio', { name: '0 … n − 1', exact: true }).check();
      await page.getByText('Leaves of the most frequent order: 5; of the rarest: 4.').waitFor();
    });
  });

  it('of the second lesson count the ways, say the swaps of one, and mend the shuffle', async () => {
    await visit(opened('naive-swap'), async (page) => {
      expect(await page.locator('.under b').allTextContents()).toEqual(['4', '5', '5', '5', '4', '4']);
      await page
        .getByRole('button', { name: 'Swapped with the cards in places 1 1 1: ABC → BAC → ABC → CBA' })
        .or(page.getByRole('button', { name: /^Swapped with the cards in places 1 1 1:/ }))
        .first()
        .click();
      expect(await page.locator('.said').first().textContent()).toMatch(/^Swapped with the cards in places 1 1 1: ABC → /);
      await page.getByRole('radio', { name: 'itself or a card not yet in place', exact: true }).check();
      await page.getByText('Every order has the same number of ways: 1 of 6.').waitFor();
      expect(await page.locator('.under b').allTextContents()).toEqual(['1', '1', '1', '1', '1', '1']);
    });
  });

  it('of the lesson on remainders change the holes and the table', async () => {
    await visit(opened('modulo'), async (page) => {
      expect(await page.locator('.under b').allTextContents()).toEqual(['3', '3', '2']);
      await page.getByRole('slider').press('ArrowRight');
      expect(await page.locator('.under b').allTextContents()).toEqual(['6', '5', '5']);
      await page.getByRole('radio', { name: 'draw again what is left over', exact: true }).check();
      await page.getByText(/thrown away/).waitFor();
      expect(await page.locator('tbody td:last-child').allTextContents()).toEqual(Array.from({ length: 5 }, () => 'never: it is even'));
    });
  });
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { comparedMakers, USUAL_SHUFFLES } from '../../src/cli/compare/makers.js';
import { readOptions } from '../../src/cli/options/option.js';
import { SHARED } from '../../src/cli/options/shared.js';
import type { MakerAsked } from '../../src/cli/subject/built-in-options.js';
import type { Evidence } from '../../src/core/record/evidence.js';
import type { Outcome } from '../../src/core/subject/outcome.js';
import { KINDS } from '../../src/kinds/index.js';
import { nounsOf } from '../../src/kinds/pages.js';
import { program } from '../support/program.js';

const cwd = mkdtempSync(join(tmpdir(), 'shuffle-audit-compare-kinds-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));
const run = (...args: readonly string[]): ReturnType<typeof program> => program(cwd, 'compare', ...args);
const at = (name: string): string => join(cwd, 'reports', name);

interface Printed {
  readonly outcome: Outcome;
  readonly digest: string;
  readonly cells: readonly { id: string; verdict: string; because: readonly string[]; file: string; kept: boolean }[];
  readonly holes: readonly { readonly id: string; readonly reason: string }[];
}

/** A small comparison of every kind: one even maker and one mistake, and what the page must say of it. */
const COMPARED: Readonly<
  Record<
    Outcome['kind'],
    { asked: readonly string[]; outcome: Outcome; even: string; biased: string; files: readonly string[]; command: string; size: string }
  >
> = {
  deck: {
    asked: ['--shuffle', 'fisher-yates,sattolo', '--n', '5'],
    outcome: { kind: 'deck' },
    even: 'fisher-yates',
    biased: 'sattolo',
    files: ['fisher-yates.json', 'sattolo.json'],
    command: '--shuffle fisher-yates,sattolo --prng xoshiro128ss --n 5',
    size: '5 cards',
  },
  hand: {
    asked: ['--shuffle', 'fisher-yates,sattolo', '--n', '6', '--deal', '3'],
    outcome: { kind: 'hand', seen: 3, order: 'kept' },
    even: 'fisher-yates',
    biased: 'sattolo',
    files: ['fisher-yates-deal-3-of-6.json', 'sattolo-deal-3-of-6.json'],
    command: '--shuffle fisher-yates,sattolo --prng xoshiro128ss --n 6 --deal 3',
    size: '3 of 6 cards',
  },
  board: {
    asked: ['--shuffle', 'puzzle:tile-swap,puzzle:walk', '--size', '2x3', '--moves', '8'],
    outcome: { kind: 'board', rows: 2, columns: 3 },
    even: 'puzzle:tile-swap',
    biased: 'puzzle:walk:8',
    files: ['puzzle-tile-swap-2x3.json', 'puzzle-walk-8-2x3.json'],
    command: '--shuffle puzzle:tile-swap,puzzle:walk:8 --prng xoshiro128ss --size 2x3',
    size: '2 × 3 puzzle',
  },
  piles: {
    asked: ['--shuffle', 'nim:dealer/uniform,nim:dealer/off-by-one', '--piles', '3', '--max', '5'],
    outcome: { kind: 'piles', piles: 3, max: 5 },
    even: 'nim:dealer/uniform',
    biased: 'nim:dealer/off-by-one',
    files: ['nim-dealer-off-by-one-3x5.json', 'nim-dealer-uniform-3x5.json'],
    command: '--shuffle nim:dealer/uniform,nim:dealer/off-by-one --prng xoshiro128ss --piles 3 --max 5',
    size: '3 piles of 1 to 5 stones',
  },
  moves: {
    asked: ['--shuffle', 'nim:player/per-outcome,nim:player/first-pile', '--max', '5', '--space', 'outcome'],
    outcome: { kind: 'moves', piles: 3, max: 5, choice: 'outcome' },
    even: 'nim:player/per-outcome',
    biased: 'nim:player/first-pile',
    files: ['nim-player-first-pile-3x5-outcome.json', 'nim-player-per-outcome-3x5-outcome.json'],
    command: '--shuffle nim:player/per-outcome,nim:player/first-pile --prng xoshiro128ss --piles 3 --max 5 --space outcome',
    size: '3 piles of 1 to 5 stones',
  },
};

const PLAN = ['--trials', '6000', '--seed', 'kinds'] as const;

/** What a reader sees of a page, on one line. */
const textOf = (page: string): string =>
  page
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe.each(Object.keys(KINDS) as Outcome['kind'][])('a comparison of outcomes of the kind %s', (kind) => {
  const { asked, biased, command, even, files, outcome, size } = COMPARED[kind];
  const words = nounsOf(kind);
  const json = async (...args: readonly string[]): Promise<Printed> =>
    JSON.parse((await run(...args, ...PLAN, '--json', '--quiet')).stdout) as Printed;

  it('catches the mistake and lets the even maker be, on the terminal in words of its own', async () => {
    const { status, stdout } = await run(...asked, ...PLAN, '--name', kind, '--quiet');
    expect(status).toBe(20);
    const [head = '', ...lines] = stdout.split('\n');
    expect(head).toMatch(new RegExp(`^ {2}verdict +audit +off by +seen from +caught by +${words.deals}/s$`));
    expect(lines[0]).toMatch(/^◐ cannot tell /);
    expect(lines[1]).toMatch(/^■ biased /);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('leaves a record and a page of each, and keeps them when it is made again', async () => {
    const made = await json(...asked, '--name', kind);
    expect(made.outcome).toEqual(outcome);
    expect(made.cells.map(({ id, kept, verdict }) => [id.split('/xoshiro')[0], verdict, kept])).toEqual([
      [even, 'inconclusive', true],
      [biased, 'biased', true],
    ]);
    const found = readdirSync(at(kind)).filter((name) => name.endsWith('.json'));
    expect(found.sort()).toEqual(files);
    for (const name of found) {
      const { core } = JSON.parse(readFileSync(at(`${kind}/${name}`), 'utf8')) as Evidence;
      expect(core.subject.origin.outcome).toEqual(outcome);
      expect([at(`${kind}/${name.replace('.json', '.html')}`)].filter((path) => !existsSync(path))).toEqual([]);
    }
  });

  it('says on its page what was compared, in words of its own, and the command that makes it again', async () => {
    const page = readFileSync(at(`${kind}.html`), 'utf8');
    const text = textOf(page);
    expect(text).toContain(`1 of 2 ${words.shuffle}s is biased`);
    expect(text).toContain(`${size}, 6,000 ${words.deals} each`);
    expect(text).toContain(`1 generator × 2 ${words.shuffle}s`);
    expect(text).toContain(`States against ${words.wholes}`);
    const others = Object.values(KINDS).map((other) => nounsOf(other.kind).shuffle);
    for (const other of others.filter((name) => name !== words.shuffle))
      expect(text).not.toMatch(new RegExp(`\\b${other}s? (?:is|are|audits|comparison)\\b`));
    expect(page.includes('class="mini"')).toBe(kind === 'deck' || kind === 'board');
    expect(text.replaceAll('\\ ', '').replaceAll(/,\s+/g, ',')).toContain(command);
    const again = await json(...command.split(' '), '--name', `${kind}-again`);
    expect(again.cells.map(({ kept }) => kept)).toEqual([false, false]);
    expect(again.digest).toBe((await json(...asked, '--name', kind)).digest);
  });
});

describe('the makers of a comparison', () => {
  /** What is asked by these options, each as it would be typed. */
  const asked = (typed: Readonly<Record<string, string>>): MakerAsked => readOptions(SHARED, typed);

  it.each([
    ['all', KINDS.deck],
    ['puzzle:all', KINDS.board],
    ['nim:dealer/all', KINDS.piles],
    ['nim:player/all', KINDS.moves],
  ])('%s are all of their kind', (all, { kind, makers }) => {
    const found = comparedMakers(all, asked(kind === 'moves' ? { space: 'pile' } : {}));
    expect(found.outcome.kind).toBe(kind);
    // A walk is called by its number of moves.
    expect(found.makers.map((id) => id.split(':')[0])).toEqual(makers.all.all.map(({ id }) => id));
  });

  it('are each once, as their entries write them, and make moves where they are told how many', () => {
    const named = (list: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
      comparedMakers(list, asked(more)).makers;
    expect(named('riffle:07, sattolo,riffle:7')).toEqual(['riffle:7', 'sattolo']);
    expect(named('puzzle:walk,puzzle:all', { moves: '9' })).toEqual([
      'walk:9',
      ...named('puzzle:all', { moves: '9' }).filter((id) => id !== 'walk:9'),
    ]);
    expect(named('puzzle:unchecked,puzzle:walk:4,puzzle:walk-lazy')).toEqual(['unchecked', 'walk:4', 'walk-lazy:100']);
  });

  it('are well-known shuffles, of decks and of hands, where none is named', () => {
    expect(USUAL_SHUFFLES).toBe('fisher-yates,inside-out,naive-swap,sattolo,sort-comparator,riffle:7');
    expect(comparedMakers(USUAL_SHUFFLES, asked({}))).toEqual({ makers: USUAL_SHUFFLES.split(','), outcome: { kind: 'deck' } });
    expect(comparedMakers(USUAL_SHUFFLES, asked({ deal: '5' })).outcome).toEqual({ kind: 'hand', seen: 5, order: 'kept' });
  });

  it('leave holes, with the reason, where they cannot make the outcomes or the parts do not fit', async () => {
    const args = ['--shuffle', 'nim:dealer/uniform,nim:dealer/without-replacement', '--piles', '4', '--max', '3', '--trials', '500'];
    const { stdout } = await run(...args, '--prng', 'xoshiro128ss,msvc', '--bounded', 'modulo:16', '--json', '--quiet', '--name', 'holes');
    expect((JSON.parse(stdout) as Printed).holes).toEqual([
      {
        id: 'nim:dealer/without-replacement/xoshiro128ss/modulo:16/continuous',
        reason: 'different piles need at least as many sizes as piles, got 4 piles of 1 to 3',
      },
      { id: 'nim:dealer/uniform/msvc/modulo:16/continuous', reason: 'modulo:16 keeps 16 bits, but msvc gives words below 32768' },
      expect.objectContaining({ id: 'nim:dealer/without-replacement/msvc/modulo:16/continuous' }),
    ]);
    expect(textOf(readFileSync(at('holes.html'), 'utf8'))).toContain('different piles need at least as many sizes as piles');
  });

  it('take the choice that they say of themselves where none is named', () => {
    const choice = (list: string, more: Readonly<Record<string, string>> = {}): Outcome => comparedMakers(list, asked(more)).outcome;
    expect(choice('nim:player/first-pile,nim:player/per-outcome')).toMatchObject({ choice: 'outcome' });
    expect(choice('nim:player/first-pile,nim:player/last-pile')).toMatchObject({ choice: 'pile' });
    expect(choice('nim:player/per-pile,nim:player/per-outcome', { space: 'removal' })).toMatchObject({ choice: 'removal' });
  });

  it.each([
    [
      ['--shuffle', 'sattolo,nim:dealer/uniform'],
      'a comparison counts one kind of outcome, got whole decks with sattolo and deals of Nim with nim:dealer/uniform',
    ],
    [
      ['--shuffle', 'nim:dealer/uniform,nim:player/first-pile'],
      'a comparison counts one kind of outcome, got deals of Nim with nim:dealer/uniform and moves of Nim with nim:player/first-pile',
    ],
    [
      ['--shuffle', 'nim:player/per-pile,nim:player/per-outcome'],
      'a comparison counts moves in one way, got nim:player/per-pile, even by pile, and nim:player/per-outcome, even by outcome',
    ],
    [
      ['--shuffle', './mine.js'],
      'compare cannot take a function of a file: a comparison puts subjects together of parts of our own, got ./mine.js',
    ],
    [['--shuffle', 'fisher-yates/mt19937'], '--shuffle names what makes outcomes alone, got "fisher-yates/mt19937"'],
    [['--shuffle', 'poker-1999'], '--shuffle names what makes outcomes alone, got "poker-1999"'],
    [['--shuffle', 'puzzle:wlak'], 'no scrambler is called "wlak"'],
    [['--shuffle', 'puzzle:walk', '--n', '9'], '--n is for whole decks and hands, got it with puzzle:walk'],
    [['--shuffle', 'sattolo', '--size', '3x3'], '--size is for boards of a sliding puzzle, got it with sattolo'],
    [
      ['--shuffle', 'sattolo', '--space', 'pile'],
      '--space is for functions, programs and logs, and for players of Nim, got it with sattolo',
    ],
    [['--shuffle', 'puzzle:tile-swap', '--moves', '9'], 'puzzle:tile-swap makes no moves, got --moves 9'],
    [['--shuffle', 'puzzle:walk,'], '--shuffle needs an id between commas, got "puzzle:walk,"'],
  ])('refuse %j, and say why', (args, message) => {
    const values = Object.fromEntries(args.flatMap((word, k) => (k % 2 === 0 ? [[word.slice(2), args[k + 1]]] : [])));
    expect(() => comparedMakers(String(values['shuffle']), asked(values))).toThrow(message);
  });

  it.each([
    [['--shuffle', 'sattolo,nim:dealer/uniform'], 'a comparison counts one kind of outcome'],
    [['--deal', '60'], 'of the 52 cards'],
    [['--shuffle', 'nim:player/first-pile', '--piles', '2'], '2 piles of 1 to 7 never leave a choice between winning moves'],
  ])('end %j with 64 and nothing printed', async (args, message) => {
    const { status, stderr, stdout } = await run(...args, '--quiet');
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain(message);
  });
});

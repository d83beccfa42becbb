import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARK, reworded, writeReworded } from './reworded-tree.js';
import { PROJECT } from './source-tree.js';

/** What a command is run on, by its path in the folder that it is run in: a text, or a file of the project. */
const FILES: Readonly<Record<string, string | { readonly of: string }>> = {
  'shuffle.js': { of: 'examples/shuffle.js' },
  'deals.csv': { of: 'examples/deals.csv' },
  'list.txt': { of: 'fixtures/lists/shuf.txt' },
  'site-reused.csv': { of: 'fixtures/allocations/site-reused.csv' },
  'coin.mjs': 'export default (deck) => deck.sort(() => Math.random() - 0.5);\n',
  'program.mjs':
    'const deck = [1, 2, 3, 4, 5, 6];\nlet x = 1;\nfor (let i = 0; i < 1000; i++) { for (let k = 5; k > 0; k--) { x = (x * 48271) % 2147483647; const j = x % k; [deck[k], deck[j]] = [deck[j], deck[k]]; } console.log(deck.join(" ")); }\n',
  'player.mjs': 'export default (piles) => piles.with(Math.floor(Math.random() * piles.length), 0);\n',
  'survey.csv': 'name,subject\nnaive,naive-swap\nsattolo,sattolo\n',
};

const SEEDED = ['--seed', 'words', '--workers', '1'];

/** Commands that write records, by what the records are of. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'an audit of a mistake': ['run', 'naive-swap', '--trials', '3000', ...SEEDED],
  'an audit of a few cards': ['run', 'sattolo', '-n', '4', '--trials', '2000', '--battery', 'deep', ...SEEDED],
  'an audit that finds nothing': ['run', 'fisher-yates', '-n', '8', '--trials', '60000', '--detect', '20%', ...SEEDED],
  'an audit of uneven choices': ['run', 'fisher-yates/xoshiro128ss/modulo:8', '--trials', '2000', ...SEEDED],
  'an audit of too few deals': ['run', 'fisher-yates', '--trials', '3', '--battery', 'deep', ...SEEDED],
  'an audit of a small generator': ['run', 'fisher-yates/ansi-c', '--trials', '40000', ...SEEDED],
  'an audit of what is seeded before every deal': ['run', 'poker-1999', '--trials', '20000', ...SEEDED],
  'an audit of a function': ['run', 'shuffle.js', '--trials', '2000', '-n', '10', ...SEEDED],
  'an audit of a sorter': ['run', 'coin.mjs', '--trials', '2000', '-n', '10', ...SEEDED],
  'an audit of decks in random order': ['run', 'coin.mjs', '--trials', '2000', '-n', '10', '--input', 'shuffled', ...SEEDED],
  'an audit of a program': ['run', '--trials', '1000', '-n', '6', '--seed', 'words', '--', 'node', 'program.mjs'],
  'an audit of one cycle': ['run', 'sattolo', '-n', '5', '--null', 'cyclic', '--trials', '3000', ...SEEDED],
  'an audit beside another shuffle': ['run', 'naive-swap', '-n', '5', '--null', 'reference:fisher-yates', '--trials', '3000', ...SEEDED],
  'an audit of a log': ['log', 'deals.csv'],
  'an audit of hands': ['run', 'fisher-yates', '--deal', '5', '--trials', '3000', ...SEEDED],
  'an audit of boards': ['run', 'puzzle:walk', '--moves', '20', '--trials', '2000', ...SEEDED],
  'an audit of piles': ['run', 'nim:dealer/round', '--trials', '3000', ...SEEDED],
  'an audit of moves': ['run', 'nim:player/first-pile', '--trials', '1000', ...SEEDED],
  'an audit of a race': ['run', 'race:locked', '--trials', '2000', '-n', '4'],
  'a race that breaks decks': ['run', 'race', '--trials', '20000'],
  'a run until decided': ['run', 'sattolo', '--until-decided', '--seed', 'words'],
  'a run until caught': ['compare', '--until-caught', '--shuffle', 'sattolo,fisher-yates', '--budget', '5000', '-n', '8', ...SEEDED],
  'a proof of a shuffle': ['prove', 'naive-swap', '--n', '5'],
  'a proof of uneven choices': ['prove', 'fisher-yates/xoshiro128ss/modulo', '--n', '5'],
  'a proof of a function': ['prove', 'shuffle.js', '--n', '4'],
  'a proof of claims': ['prove', '--all', '--n', '4'],
  'claims of Nim': ['nim', 'verify', '--grid', '2x4'],
  'claims of the puzzle': ['puzzle', 'verify', '--board', '2x2'],
  'a list': ['order', 'list.txt'],
  'an allocation list': ['allocation', 'site-reused.csv'],
  'a player who gives wins away': ['prove', 'player.mjs', '--space', 'nim:player', '--max', '3'],
  'a player who is seen too seldom': ['run', 'player.mjs', '--space', 'nim:player', '--piles', '1', '--trials', '10', ...SEEDED],
  'a calibration': ['calibrate', '-n', '4', '--trials', '200', '--audits', '20', '--prng', 'chacha20', ...SEEDED],
  'a survey': ['survey', 'survey.csv', '-n', '8', ...SEEDED],
};

/** What never deals the same again: its digests are not compared. */
const LIVE: readonly string[] = ['an audit of a race', 'a race that breaks decks'];

interface Written {
  readonly told: string;
  /** By name of the file. */
  readonly records: Readonly<Record<string, { readonly digest: string; readonly core: unknown }>>;
  readonly pages: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-reworded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the program in `root`, in a folder of its own. */
async function written(root: string, name: string, args: readonly string[]): Promise<Written> {
  const cwd = join(folder, root === PROJECT ? 'as-it-is' : 'other', name.replaceAll(' ', '-'));
  for (const [file, given] of Object.entries(FILES)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    if (typeof given === 'string') writeFileSync(join(cwd, file), given);
    else cpSync(join(PROJECT, given.of), join(cwd, file));
  }
  const told = await new Promise<string>((resolve) => {
    execFile(process.execPath, [join(root, 'compiled/cli.js'), ...args], { cwd, maxBuffer: 2 ** 28 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  const files = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).filter((file) => file.startsWith('reports'));
  const read = (end: RegExp): [string, string][] =>
    files.filter((file) => end.test(file)).map((file) => [file, readFileSync(join(cwd, file), 'utf8')]);
  return {
    told,
    records: Object.fromEntries(read(/\.json$/).map(([file, text]) => [file, JSON.parse(text)])),
    pages: Object.fromEntries(read(/\.html$/)),
  };
}

function digestsOf({ records }: Written): Record<string, string> {
  return Object.fromEntries(Object.entries(records).map(([file, { digest }]) => [file, digest]));
}

/** Where a core says a reworded sentence: `results.0.question`. */
function sentencesIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes(MARK) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => sentencesIn(one, `${path}.${key}`));
}

describe('rewording every sentence of the program', () => {
  const other = join(folder, 'program');
  beforeAll(() => {
    mkdirSync(other);
    writeReworded(other);
  });

  for (const [name, args] of Object.entries(COMMANDS)) {
    it(`changes no digest of ${name}, and every page of it`, async () => {
      const [before, after] = await Promise.all([written(PROJECT, name, args), written(other, name, args)]);
      expect(Object.keys(before.records), before.told).not.toEqual([]);
      expect(Object.keys(after.records), after.told).toEqual(Object.keys(before.records));
      expect(Object.entries(after.records).flatMap(([file, { core }]) => sentencesIn(core, file))).toEqual([]);
      if (!LIVE.includes(name)) expect(digestsOf(after)).toEqual(digestsOf(before));
      expect([after.told, ...Object.values(after.pages)].filter((text) => !text.includes(MARK))).toEqual([]);
    });
  }
});

describe('a sentence', () => {
  it.each([
    ["say('two words')", `say('${MARK}two words')`],
    ["say('word')", "say('word')"],
    ["import a from 'two words';", "import a from 'two words';"],
  ])('of %s is found', (text, found) => {
    expect(reworded(text)).toBe(found);
  });
});

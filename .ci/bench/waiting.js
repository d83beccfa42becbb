import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadtxt } from './rivals.js';
import { programs, spent } from './spent.js';

/** @typedef {import('./measures.js').Measure} Measure */

const NODE = [process.execPath, resolve('dist/cli.js')];
const SHORT = ['run', './fy.js', '--trials', '2000', '--seed', 'bench'];

/** A command as somebody types it, in a folder that holds FILES: by the clock. @type {(id: string, title: string, goal: number, words: readonly string[]) => Measure} */
const waited = (id, title, goal, words) => ({
  id,
  title,
  unit: 's',
  group: 'waiting',
  goal,
  take: ({ folder }) => spent([...NODE, ...words], { cwd: withFiles(folder) }),
  programs: ({ folder }) => programs([...NODE, ...words], withFiles(folder)),
});

/** Commands that somebody waits for. @type {readonly Measure[]} */
export const WAITING = [
  waited('prove', 'prove ./fy.js --n 3', 0.8, ['prove', './fy.js', '--n', '3']),
  waited('short-function', 'run ./fy.js --trials 2000', 0.9, SHORT),
  waited('short-biased', 'run ./coin-sort.js --trials 2000', 1.2, ['run', './coin-sort.js', '--trials', '2000', '--seed', 'bench']),
  waited('short', 'run naive-swap --trials 2000', 0.7, ['run', 'naive-swap', '--trials', '2000', '--seed', 'bench']),
  waited('default', 'run ./fy.js, as many deals as it takes by itself', 2, ['run', './fy.js', '--seed', 'bench']),
  waited('order', 'order list.txt: one shuffle of 1,000,000 items', 1.2, ['order', 'list.txt', '--seed', 'bench']),
  waited('log', 'log decks.csv: 200,000 decks of 52 cards, 29 MB', 0.8, ['log', 'decks.csv']),
  {
    id: 'loadtxt',
    title: 'numpy.loadtxt: the same file, read and nothing else',
    unit: 's',
    group: 'waiting',
    take: ({ folder }) => loadtxt(join(withFiles(folder), 'decks.csv')),
  },
  waited('n-1000', 'run fisher-yates: 20,000 deals of 1,000 cards', 1.5, dealt(1000, 20_000)),
  waited('n-5000', 'run fisher-yates: 12,478 deals of 5,000 cards', 3, dealt(5000, 12_478)),
  {
    id: 'programs',
    title: 'Programs that run ./fy.js --trials 2000 starts',
    unit: 'programs',
    goal: 40,
    once: true,
    take: ({ folder }) => programs([...NODE, ...SHORT], withFiles(folder)),
  },
];

/** @param {number} cards @param {number} deals */
function dealt(cards, deals) {
  return ['run', 'fisher-yates', '--n', `${cards}`, '--trials', `${deals}`, '--seed', 'bench'];
}

/** The folder, with the files that are read there. @param {string} folder */
function withFiles(folder) {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    if (!existsSync(file)) writeFileSync(file, text());
  }
  return folder;
}

const FILES = {
  'fy.js': () => `export default function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}
`,
  'coin-sort.js': () => 'export default (a) => a.sort(() => Math.random() - 0.5);\n',
  'list.txt': () => `${shuffled(1_000_000).next().value?.join('\n')}\n`,
  'decks.csv'() {
    const decks = shuffled(52);
    return Array.from({ length: 200_000 }, () => `${decks.next().value?.join(',')}\n`).join('');
  },
};

/** Even decks of cards from 0, one after the other, by a generator of their own. @param {number} cards */
function* shuffled(cards) {
  let state = 20_261_123;
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  };
  const deck = Array.from({ length: cards }, (_, card) => card);
  for (;;) {
    for (let i = cards - 1; i > 0; i--) {
      const j = next() % (i + 1);
      [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
    }
    yield deck;
  }
}

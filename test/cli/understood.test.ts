import { describe, expect, it } from 'vitest';
import { understood } from '../../src/cli/understood.js';

describe('words as people type them', () => {
  it.each([
    ['help run', 'run --help'],
    ['help', '--help'],
    ['compare', 'compare'],
    ['compare --trials 100', 'compare --trials 100'],
    ['compare fisher-yates naive-swap --n 5', 'compare --shuffle fisher-yates,naive-swap --n 5'],
    ['compare puzzle:walk puzzle:all', 'compare --shuffle puzzle:walk,puzzle:all'],
    ['compare a.js b.js', 'survey a.js b.js'],
    ['compare ./a.ts#deal npm:lodash#shuffle --detect 5%', 'survey ./a.ts#deal npm:lodash#shuffle --detect 5%'],
    ['compare fisher-yates ./mine.js', 'survey fisher-yates ./mine.js'],
    ['compare may.csv june.csv.gz --start natural', 'log may.csv june.csv.gz --by file --start natural'],
    ['run a b', 'run a b'],
  ])('%s is %s', (typed, known) => {
    expect(understood(typed.split(' ')).join(' ')).toBe(known);
  });
});

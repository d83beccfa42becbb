import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/core/record/profile.js';
import { LOG_WORDS } from '../../../src/lab/bench/log/log-words.js';
import { BENCH_WORDS } from '../../../src/lab/bench/words.js';
import { FALSE_ALARMS_WORDS } from '../../../src/lab/lessons/false-alarms/words.js';
import { GENERATOR_NAMES } from '../../../src/lab/lessons/generator/names.js';
import { GENERATOR_WORDS } from '../../../src/lab/lessons/generator/words.js';
import { HEAT_MAP_WORDS } from '../../../src/lab/lessons/heat-map/words.js';
import { MODULO_WORDS } from '../../../src/lab/lessons/modulo/words.js';
import { NAIVE_SWAP_WORDS } from '../../../src/lab/lessons/naive-swap/words.js';
import { ENDS_WORDS } from '../../../src/lab/lessons/nim/ends-words.js';
import { NIM_WORDS } from '../../../src/lab/lessons/nim/words.js';
import { ONE_LIST_WORDS } from '../../../src/lab/lessons/one-list/words.js';
import { PUZZLE_WORDS } from '../../../src/lab/lessons/puzzle/words.js';
import { MISERE_WORDS } from '../../../src/lab/lessons/searches/misere-words.js';
import { PARTS_WORDS } from '../../../src/lab/lessons/searches/parts-words.js';
import { SEARCHES_WORDS } from '../../../src/lab/lessons/searches/words.js';
import { SORT_BY_COIN_WORDS } from '../../../src/lab/lessons/sort-by-coin/words.js';
import { WATCH_WORDS } from '../../../src/lab/lessons/watch/words.js';
import { CONTROL_WORDS } from '../../../src/lab/words/controls.js';
import { FRAME_WORDS } from '../../../src/lab/words/frame.js';

const ALL = {
  BENCH_WORDS,
  ENDS_WORDS,
  FALSE_ALARMS_WORDS,
  GENERATOR_NAMES,
  GENERATOR_WORDS,
  HEAT_MAP_WORDS,
  LOG_WORDS,
  MISERE_WORDS,
  MODULO_WORDS,
  NAIVE_SWAP_WORDS,
  NIM_WORDS,
  ONE_LIST_WORDS,
  PARTS_WORDS,
  PUZZLE_WORDS,
  SEARCHES_WORDS,
  SORT_BY_COIN_WORDS,
  WATCH_WORDS,
  CONTROL_WORDS,
  FRAME_WORDS,
};

/** Names and ranges of a program, which are the same in every language. */
const NAMES = /\b0 … i(?: − 1)?|\bIDA\*|\b(?:n|p|i|j)\b|[=…−!]/g;

/** Every text of a catalogue by its place; a function is handed a mark for each of its numbers. */
function texts(words: unknown, at = ''): [string, string][] {
  if (typeof words === 'string') return [[at, words]];
  if (typeof words === 'function')
    return texts((words as (...told: string[]) => unknown)(...Array.from({ length: words.length }, (_, k) => `«${k}»`)), at);
  return Object.entries(words as Record<string, unknown>).flatMap(([name, one]) => texts(one, `${at}.${name}`));
}

/** What is wrong with a text in a language that has its own letters and digits. */
function faults(text: string, english: string): string[] {
  const own = text.replace(/«\d»/g, '').replace(NAMES, '');
  const marks = (one: string): string => (one.match(/«\d»/g) ?? []).sort().join('');
  return [
    ...(text === english ? ['is the English text'] : []),
    ...(/[a-z]{2}/i.test(own) ? ['has Latin letters'] : []),
    ...(/\d/.test(own) ? ['has digits that are not its own'] : []),
    ...(marks(text) === marks(english) ? [] : ['leaves out a number, or says one twice']),
  ];
}

describe.each(Object.entries(ALL))('%s', (_, words) => {
  it.each(LANGUAGES.filter((one) => one !== 'en'))('are in %s throughout, with its own digits', (language) => {
    const english = new Map(texts(words.en));
    const found = texts(words[language]);
    expect(found.map(([at]) => at)).toEqual([...english.keys()]);
    expect(found.flatMap(([at, text]) => faults(text, english.get(at) ?? '').map((fault) => `${at} ${fault}: ${text}`))).toEqual([]);
  });
});

describe('a lie', () => {
  it.each([
    ['Yes.', 'Yes.', 'is the English text'],
    ['हाँ yes', 'Yes.', 'has Latin letters'],
    ['27 तरीके', 'All', 'has digits that are not its own'],
    ['«0» तरीके', '«0» of «1»', 'leaves out a number, or says one twice'],
  ])('%s is caught', (text, english, fault) => {
    expect(faults(text, english)).toContain(fault);
  });
});

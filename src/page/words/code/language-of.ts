import type { Source } from '../../../core/record/origin.js';
import { javascript } from './javascript.js';
import { expression, type Language, movedUp, previousNumber, span } from './language.js';
import { python } from './python.js';
import { words } from './words.js';

const LENGTH = 'deck.size()';

/** Java, with the deck as a list. */
export const java: Language = {
  name: 'Java',
  length: LENGTH,
  draw: (from, below) => `int j = ${movedUp(from, LENGTH, `random.nextInt(${span(from, below, LENGTH)})`)};`,
  countDown: (from, to) => `for (int i = ${expression(from, LENGTH)}; i > ${expression(previousNumber(to), LENGTH)}; i--) {`,
  rounded: 'int j = (int) Math.round(random.nextDouble() * i);',
  remainder: 'int j = word % (i + 1);',
  scaled: 'int j = (int) ((long) word * (i + 1) / words);',
  sortedByCoins: 'deck.sort((a, b) -> random.nextBoolean() ? 1 : -1);',
  sortedByKeys: 'deck.sort(Comparator.comparingInt(card -> keys[card])); // keys of few bits',
  cut: 'Collections.rotate(deck, j); // and nothing else',
  riffled: 'riffle(deck); // a few times',
  overhanded: 'overhandShuffle(deck); // a few times',
  keyed: 'deck.set(i, before.get(permuted(i, key)));',
  sampled: 'if (j < k) sample.set(j, deck.get(i)); // and its order counts',
  buffered: 'deal(buffer.set(j, next)); // a buffer shorter than the deck',
  shuffled: 'Collections.shuffle(deck, new SecureRandom());',
  gaveDeck: 'return deck;',
  gaveCopy: 'return copy; // the one that was shuffled',
};

/** The language of a program by a word of its command: by the word's last part, as a path is written on any system. */
const SHOWN: readonly (readonly [RegExp, Language])[] = [
  [/^(?:python[\d.]*|pypy[\d.]*)(?:\.exe)?$|\.py$/i, python],
  [/^java(?:\.exe)?$|\.(?:jar|java)$/i, java],
  [/^(?:node|deno|bun|tsx)(?:\.exe)?$|\.[cm]?[jt]s$/i, javascript],
];

/** The language in which a subject is written; words where that is not known, as for a log. */
export function languageOf(source: Source): Language {
  if (source.kind === 'log' || source.kind === 'race') return words;
  if (source.kind !== 'program') return javascript;
  const typed = [source.program, ...source.args].map((word) => word.split(/[/\\]/).at(-1) ?? '');
  const [found] = typed.flatMap((word) => SHOWN.filter(([shown]) => shown.test(word)));
  return found ? found[1] : words;
}

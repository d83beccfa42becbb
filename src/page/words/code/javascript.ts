import { expression, type Language, movedUp, previousNumber, span } from './language.js';

const LENGTH = 'deck.length';

export const javascript: Language = {
  name: 'JavaScript',
  length: LENGTH,
  draw(from, below) {
    const many = span(from, below, LENGTH);
    return `const j = ${movedUp(from, LENGTH, `Math.floor(Math.random() * ${many.includes(' ') ? `(${many})` : many})`)};`;
  },
  countDown: (from, to) => `for (let i = ${expression(from, LENGTH)}; i > ${expression(previousNumber(to), LENGTH)}; i--) {`,
  rounded: 'const j = Math.round(Math.random() * i);',
  remainder: 'const j = word % (i + 1);',
  scaled: 'const j = Math.floor((word / range) * (i + 1));',
  sortedByCoins: 'deck.sort(() => Math.random() - 0.5);',
  sortedByKeys: 'deck.sort((a, b) => keys[a] - keys[b]); // keys of few bits',
  cut: 'deck.push(...deck.splice(0, j)); // and nothing else',
  riffled: 'riffle(deck); // a few times',
  overhanded: 'overhandShuffle(deck); // a few times',
  keyed: 'deck = deck.map((_, i) => deck[permuted(i, key)]);',
  sampled: 'if (j < k) sample[j] = deck[i]; // and its order counts',
  buffered: 'deal(buffer[j]); buffer[j] = next; // a buffer shorter than the deck',
  shuffled:
    'for (let i = deck.length - 1; i > 0; i--) {\n  const j = Math.floor(Math.random() * (i + 1));\n  [deck[i], deck[j]] = [deck[j], deck[i]];\n}',
  gaveDeck: 'return deck;',
  gaveCopy: 'return copy; // the one that was shuffled',
};

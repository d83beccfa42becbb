import { expression, type Language, previousNumber } from './language.js';

const LENGTH = 'n';

/** Steps told in words, for a language that nobody knows; positions count from 0. */
export const words: Language = {
  name: null,
  length: LENGTH,
  draw: (from, below) => `j = one of ${expression(from, LENGTH)} … ${expression(previousNumber(below), LENGTH)}, each equally likely`,
  countDown: (from, to) => `for i from ${expression(from, LENGTH)} down to ${expression(to, LENGTH)}`,
  rounded: 'j = a fraction times i, rounded to the nearest whole number',
  remainder: 'j = the remainder of a word divided by i + 1',
  scaled: 'j = a word, scaled down to 0 … i',
  sortedByCoins: 'sort the deck, with a coin for every comparison',
  sortedByKeys: 'sort the deck by random keys of few bits',
  cut: 'cut the deck, and nothing else',
  riffled: 'riffle the deck a few times',
  overhanded: 'shuffle the deck overhand a few times',
  keyed: 'place i gets the card that a function of i and a key names',
  sampled: 'the card at i takes place j of the sample, whose order counts',
  buffered: 'deal a card of a buffer shorter than the deck, and let the next one in',
  shuffled: 'for i from n - 1 down to 1:\n  j = one of 0 … i, each equally likely\n  swap the cards at i and j',
  gaveDeck: 'give back the deck that was handed in',
  gaveCopy: 'give back the copy that was shuffled',
};

import { expression, type Language, previousNumber } from './language.js';

const LENGTH = 'len(deck)';

export const python: Language = {
  name: 'Python',
  length: LENGTH,
  draw(from, below) {
    const first = expression(from, LENGTH);
    return `j = random.randrange(${first === '0' ? '' : `${first}, `}${expression(below, LENGTH)})`;
  },
  countDown: (from, to) => `for i in range(${expression(from, LENGTH)}, ${expression(previousNumber(to), LENGTH)}, -1):`,
  rounded: 'j = round(random.random() * i)',
  remainder: 'j = word % (i + 1)',
  scaled: 'j = word * (i + 1) // words',
  sortedByCoins: 'deck.sort(key=functools.cmp_to_key(lambda a, b: random.choice((-1, 1))))',
  sortedByKeys: 'deck.sort(key=lambda card: keys[card])  # keys of few bits',
  cut: 'deck[:] = deck[j:] + deck[:j]  # and nothing else',
  riffled: 'riffle(deck)  # a few times',
  overhanded: 'overhand_shuffle(deck)  # a few times',
  keyed: 'deck[:] = [deck[permuted(i, key)] for i in range(len(deck))]',
  sampled: 'if j < k: sample[j] = deck[i]  # and its order counts',
  buffered: 'deal(buffer[j]); buffer[j] = following  # a buffer shorter than the deck',
  shuffled: 'random.shuffle(deck)',
  gaveDeck: 'return deck',
  gaveCopy: 'return copy  # the one that was shuffled',
};

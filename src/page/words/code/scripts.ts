import type { Language } from './language.js';

export const javascript: Language = {
  name: 'JavaScript',
  shown: /^(?:node|nodejs|deno|bun|tsx)$|\.[cm]?[jt]sx?$/,
  syntax: { length: 'deck.length', set: 'const j = ' },
  numbers: { fraction: 'Math.random()', floor: 'Math.floor({x})', round: 'Math.round({x})', divide: 'Math.floor({a} / {b})' },
  draw: ['Math.floor(Math.random() * {(many)})', '{from} + Math.floor(Math.random() * {(many)})'],
  loop: 'for (let i = {from}; i > {below}; i--) {',
  swap: '[deck[i], deck[j]] = [deck[j], deck[i]];',
  take: 'hand.push(...pool.splice(j, 1));',
  sorts: ['deck.sort(() => {by});', 'Math.random() - 0.5', 'Math.random()'],
  sortedByKeys: 'deck.sort((a, b) => keys[a] - keys[b]);',
  cut: 'deck.push(...deck.splice(0, j));',
};

export const python: Language = {
  name: 'Python',
  shown: /^(?:python|pypy|ipython)[\d.]*$|\.pyw?$/,
  syntax: { length: 'len(deck)', end: '', note: '  #', set: 'j = ' },
  numbers: { fraction: 'random.random()', floor: 'int({x})', round: 'round({x})', divide: '{a} // {b}' },
  draw: ['random.randrange({below})', 'random.randrange({from}, {below})'],
  loop: 'for i in range({from}, {below}, -1):',
  swap: 'deck[i], deck[j] = deck[j], deck[i]',
  take: 'hand.append(pool.pop(j))',
  sorts: ['deck.sort(key=functools.cmp_to_key(lambda a, b: random.choice({by})))', '(-1, 1)', '(0, 1)'],
  sortedByKeys: 'deck.sort(key=lambda card: keys[card])',
  cut: 'deck[:] = deck[j:] + deck[:j]',
  shuffled: 'random.shuffle(deck)',
};

export const ruby: Language = {
  name: 'Ruby',
  shown: /^j?ruby[\d.]*$|\.rb$/,
  syntax: { length: 'deck.length', end: '', note: ' #', set: 'j = ' },
  numbers: { fraction: 'rand', floor: '({x}).floor', round: '({x}).round' },
  draw: ['rand({many})', 'rand({from}..{last})'],
  loop: '{(from)}.downto({to}) do |i|',
  swap: 'deck[i], deck[j] = deck[j], deck[i]',
  take: 'hand << pool.delete_at(j)',
  sorts: ['deck.sort! { {by}.sample }', '[-1, 1]', '[0, 1]'],
  sortedByKeys: 'deck.sort_by! { |card| keys[card] }',
  shuffled: 'deck.shuffle!',
};

export const php: Language = {
  name: 'PHP',
  shown: /^php[\d.]*$|\.(?:php|phar)$/,
  syntax: { length: 'count($deck)', sigil: '$', set: '$j = ', call: '{name}($deck);' },
  numbers: { fraction: 'mt_rand() / (mt_getrandmax() + 1)', floor: '(int) ({x})', round: '(int) round({x})', divide: 'intdiv({a}, {b})' },
  draw: ['random_int({from}, {last})', 'random_int({from}, {last})'],
  loop: 'for ($i = {from}; $i > {below}; $i--) {',
  swap: '[$deck[$i], $deck[$j]] = [$deck[$j], $deck[$i]];',
  take: '$hand[] = array_splice($pool, $j, 1)[0];',
  sorts: ['usort($deck, fn ($a, $b) => {by});', '[-1, 1][random_int(0, 1)]', 'random_int(0, 1)'],
  sortedByKeys: 'usort($deck, fn ($a, $b) => $keys[$a] <=> $keys[$b]);',
  shuffled: 'shuffle($deck);',
};

export const perl: Language = {
  name: 'Perl',
  shown: /^perl[\d.]*$|\.(?:pl|pm)$/,
  syntax: { length: '@deck', last: '$#deck', sigil: '$', note: ' #', set: 'my $j = ', call: '{name}(\\@deck);' },
  numbers: { fraction: 'rand()', floor: 'int({x})', round: 'int({x} + 0.5)', divide: 'int({a} / {b})' },
  draw: ['int(rand({many}))', '{from} + int(rand({many}))'],
  loop: 'for my $i (reverse {to} .. {from}) {',
  swap: '@deck[$i, $j] = @deck[$j, $i];',
  take: 'push @hand, splice(@pool, $j, 1);',
  sorts: ['@deck = sort { {by} } @deck;', 'rand() < 0.5 ? -1 : 1', 'int(rand(2))'],
  sortedByKeys: '@deck = sort { $keys[$a] <=> $keys[$b] } @deck;',
  shuffled: '@deck = List::Util::shuffle(@deck);',
  gaveDeck: 'return @deck;',
  gaveCopy: 'return @copy;',
};

export const lua: Language = {
  name: 'Lua',
  shown: /^lua(?:jit)?[\d.]*$|\.lua$/,
  syntax: { length: '#deck', origin: 1, end: '', note: ' --', close: 'end', set: 'local j = ' },
  numbers: { fraction: 'math.random()', floor: 'math.floor({x})', round: 'math.floor({x} + 0.5)', divide: '{a} // {b}' },
  draw: ['math.random(1, {last})', 'math.random({from}, {last})'],
  loop: 'for i = {from}, {to}, -1 do',
  swap: 'deck[i], deck[j] = deck[j], deck[i]',
  take: 'hand[#hand + 1] = table.remove(pool, j)',
  sorts: ['table.sort(deck, function(a, b) return {by} end)', 'math.random() < 0.5', 'math.random() > 1'],
  sortedByKeys: 'table.sort(deck, function(a, b) return keys[a] < keys[b] end)',
};

export const r: Language = {
  name: 'R',
  shown: /^(?:R|Rscript|littler)$|\.[rR]$/,
  syntax: { length: 'length(deck)', origin: 1, end: '', note: ' #', set: 'j <- ', call: 'deck <- {name}(deck)' },
  numbers: { fraction: 'runif(1)', floor: 'floor({x})', round: 'round({x})', divide: '({a}) %/% {b}' },
  draw: ['sample.int({many}, 1)', '{before} + sample.int({many}, 1)'],
  loop: 'for (i in seq({from}, {to})) {',
  swap: 'deck[c(i, j)] <- deck[c(j, i)]',
  take: 'hand <- c(hand, pool[j])\npool <- pool[-j]',
  remainder: 'j <- word %% i + 1',
  sorts: ['deck <- sorted(deck, function(a, b) sample({by}, 1))', 'c(-1, 1)', 'c(0, 1)'],
  sortedByKeys: 'deck <- deck[order(keys[deck])]',
  shuffled: 'deck <- sample(deck)',
  gaveDeck: 'return(deck)',
  gaveCopy: 'return(copy)',
};

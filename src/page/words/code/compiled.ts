import type { Language } from './language.js';

const FOR_DOWN = 'for (int i = {from}; i > {below}; i--) {';

/** C, with the deck as an array of n numbers. */
export const c: Language = {
  name: 'C',
  shown: /^tcc$|\.[ch]$/,
  syntax: { length: 'n', left: 'left', set: 'int j = ', setFraction: 'double r = ', call: '{name}(deck, n);' },
  numbers: { fraction: 'drand48()', floor: '(int) ({x})', round: '(int) lround({x})' },
  draw: ['arc4random_uniform({many})', '{from} + arc4random_uniform({many})'],
  loop: FOR_DOWN,
  swap: 'int card = deck[i]; deck[i] = deck[j]; deck[j] = card;',
  take: 'hand[held++] = pool[j];\nmemmove(pool + j, pool + j + 1, (--left - j) * sizeof *pool);',
  sorts: ['qsort(deck, n, sizeof *deck, coin); // {by}', '-1 or 1', '0 or 1'],
  sortedByKeys: 'qsort(deck, n, sizeof *deck, byKey);',
};

export const cpp: Language = {
  name: 'C++',
  shown: /\.(?:cc|cpp|cxx|hpp)$/,
  syntax: { length: 'deck.size()', set: 'int j = ', setFraction: 'double r = ' },
  numbers: { fraction: 'fraction(engine)', floor: 'static_cast<int>({x})', round: 'std::lround({x})' },
  draw: ['std::uniform_int_distribution<int>({from}, {last})(engine)', 'std::uniform_int_distribution<int>({from}, {last})(engine)'],
  loop: FOR_DOWN,
  swap: 'std::swap(deck[i], deck[j]);',
  take: 'hand.push_back(pool[j]);\npool.erase(pool.begin() + j);',
  sorts: ['std::sort(deck.begin(), deck.end(), [&](int, int) { return {by}; });', 'engine() % 2 == 0', 'fraction(engine) > 1'],
  sortedByKeys: 'std::stable_sort(deck.begin(), deck.end(), [&](int a, int b) { return keys[a] < keys[b]; });',
  shuffled: 'std::shuffle(deck.begin(), deck.end(), engine);',
};

export const csharp: Language = {
  name: 'C#',
  shown: /^(?:dotnet|mono)$|\.csx?$/,
  syntax: { length: 'deck.Length', left: 'pool.Count', set: 'int j = ', setFraction: 'double r = ' },
  numbers: { fraction: 'Random.Shared.NextDouble()', floor: '(int)({x})', round: '(int)Math.Round({x})' },
  draw: ['Random.Shared.Next({below})', 'Random.Shared.Next({from}, {below})'],
  loop: FOR_DOWN,
  swap: '(deck[i], deck[j]) = (deck[j], deck[i]);',
  take: 'hand.Add(pool[j]);\npool.RemoveAt(j);',
  sorts: ['Array.Sort(deck, (a, b) => {by});', 'Random.Shared.Next(2) * 2 - 1', 'Random.Shared.Next(2)'],
  sortedByKeys: 'deck = deck.OrderBy(card => keys[card]).ToArray();',
  shuffled: 'Random.Shared.Shuffle(deck);',
};

export const go: Language = {
  name: 'Go',
  shown: /^go$|\.go$/,
  syntax: { length: 'len(deck)', end: '', set: 'j := ' },
  numbers: { fraction: 'rand.Float64()', part: '{f} * float64({top})', floor: 'int({x})', round: 'int(math.Round({x}))' },
  draw: ['rand.Intn({many})', '{from} + rand.Intn({many})'],
  loop: 'for i := {from}; i > {below}; i-- {',
  swap: 'deck[i], deck[j] = deck[j], deck[i]',
  take: 'hand = append(hand, pool[j])\npool = append(pool[:j], pool[j+1:]...)',
  sorts: ['sort.Slice(deck, func(a, b int) bool { return {by} })', 'rand.Intn(2) == 0', 'rand.Intn(2) < 0'],
  sortedByKeys: 'sort.SliceStable(deck, func(a, b int) bool { return keys[deck[a]] < keys[deck[b]] })',
  shuffled: 'rand.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })',
};

export const rust: Language = {
  name: 'Rust',
  shown: /^cargo$|\.rs$/,
  syntax: { length: 'deck.len()', set: 'let j = ', call: '{name}(&mut deck);' },
  numbers: { fraction: 'rand::random::<f64>()', part: '{f} * {(top)} as f64', floor: '({x}) as usize', round: '({x}).round() as usize' },
  draw: ['rng.gen_range({from}..={last})', 'rng.gen_range({from}..={last})'],
  loop: 'for i in ({to}..{above}).rev() {',
  swap: 'deck.swap(i, j);',
  take: 'hand.push(pool.remove(j));',
  sorts: ['deck.sort_by(|_, _| if rand::random() { Ordering::{by} } else { Ordering::Greater });', 'Less', 'Equal'],
  sortedByKeys: 'deck.sort_by_key(|&card| keys[card]);',
  shuffled: 'deck.shuffle(&mut rng);',
};

/** Java, with the deck as a list. */
export const java: Language = {
  name: 'Java',
  shown: /^(?:java|jbang)$|\.(?:jar|java)$/,
  syntax: { length: 'deck.size()', set: 'int j = ', setFraction: 'double r = ' },
  numbers: { fraction: 'random.nextDouble()', floor: '(int) ({x})', round: '(int) Math.round({x})', divide: '(int) ((long) {a} / {b})' },
  draw: ['random.nextInt({many})', '{from} + random.nextInt({many})'],
  loop: FOR_DOWN,
  swap: 'Collections.swap(deck, i, j);',
  take: 'hand.add(pool.remove(j));',
  sorts: ['deck.sort((a, b) -> {by});', 'random.nextBoolean() ? 1 : -1', 'random.nextInt(2)'],
  sortedByKeys: 'deck.sort(Comparator.comparingInt(card -> keys[card]));',
  cut: 'Collections.rotate(deck, j);',
  keyed: 'deck.set(i, before.get(permuted(i, key)));',
  sampled: 'sample.set(j, deck.get(i));',
  buffered: 'deal(buffer.set(j, following));',
  shuffled: 'Collections.shuffle(deck, new SecureRandom());',
};

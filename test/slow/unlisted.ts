import type { PlannedShuffle, SwapStep } from '../../src/core/subject/shuffle.js';

/** A shuffle that only swaps, which is not in the catalogue. */
function swapping(id: string, swaps: (n: number) => readonly SwapStep[]): PlannedShuffle {
  return {
    kind: 'planned',
    id,
    title: id,
    summary: 'Not in the catalogue.',
    reference: 'none',
    uniform: false,
    seenIn: 'a test',
    bounds: (n) => Uint32Array.from(swaps(n), ({ bound }) => bound),
    apply(draws, deck) {
      for (const [k, { at, from }] of swaps(deck.length).entries()) {
        const other = from + draws[k];
        [deck[at], deck[other]] = [deck[other], deck[at]];
      }
    },
    swaps,
  };
}

function ordering(
  id: string,
  bounds: (n: number) => readonly number[],
  order: (draws: Uint32Array, deck: number[]) => readonly number[],
): PlannedShuffle {
  return {
    kind: 'planned',
    id,
    title: id,
    summary: 'Not in the catalogue.',
    reference: 'none',
    uniform: false,
    seenIn: 'a test',
    bounds: (n) => Uint32Array.from(bounds(n)),
    apply(draws, deck) {
      deck.set(order(draws, [...deck]));
    },
  };
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Fisher-Yates by the draws for positions from the last down, of so many cards. */
function shuffled(draws: ArrayLike<number>, deck: number[]): number[] {
  for (let i = deck.length - 1, k = 0; i > 0; i--, k++) [deck[i], deck[draws[k]]] = [deck[draws[k]], deck[i]];
  return deck;
}
const fisherYates = (n: number): number[] => range(n - 1).map((k) => n - k);

/** A mistaken shuffle that the catalogue does not hold, and mistakes of the catalogue that few deals do not tell from it. */
export interface Unlisted {
  readonly shuffle: PlannedShuffle;
  readonly like: readonly string[];
}

const SHUFFLES: readonly PlannedShuffle[] = [
  swapping('naive-swap-skip-last', (n) => range(n - 1).map((at) => ({ at, from: 0, bound: n, halved: false }))),
  swapping('naive-swap-without-last', (n) => range(n - 1).map((at) => ({ at, from: 0, bound: n - 1, halved: false }))),
  swapping('naive-swap-twice', (n) => [...range(n), ...range(n)].map((at) => ({ at, from: 0, bound: n, halved: false }))),
  swapping('bubble-pass', (n) => range(n - 1).map((at) => ({ at, from: at, bound: 2, halved: false }))),
  ordering(
    'neighbour-swap',
    (n) => [n - 1],
    ([at], deck) => deck.map((card, p) => (p === at ? deck[at + 1] : p === at + 1 ? deck[at] : card)),
  ),
  ordering('even-orders', fisherYates, (draws, deck) => {
    const drawn = shuffled(draws, [...deck]);
    const odd = draws.reduce((swaps, draw, k) => swaps + Number(draw !== deck.length - 1 - k), 0) % 2;
    if (odd) [drawn[0], drawn[1]] = [drawn[1], drawn[0]];
    return drawn;
  }),
  ordering(
    'cut-of-riffle',
    (n) => [n, ...range(n).map(() => 2)],
    (draws, deck) => {
      const [cut, ...from] = draws;
      const half = from.filter((one) => one === 0).length;
      const next = [0, half];
      const riffled = from.map((one) => deck[next[one]++]);
      return [...riffled.slice(cut), ...riffled.slice(0, cut)];
    },
  ),
  ordering(
    'halves-apart',
    (n) => [...fisherYates(n >> 1), ...fisherYates(n - (n >> 1))],
    (draws, deck) => {
      const half = deck.length >> 1;
      return [...shuffled(draws.slice(0, half - 1), deck.slice(0, half)), ...shuffled(draws.slice(half - 1), deck.slice(half))];
    },
  ),
  ordering(
    'one-in-five-unshuffled',
    (n) => [5, ...fisherYates(n)],
    (draws, deck) => (draws[0] === 0 ? deck : shuffled(draws.slice(1), deck)),
  ),
  ordering(
    'one-in-three-sattolo',
    (n) => [3, ...range(n - 1).flatMap((k) => [n - k - 1, n - k])],
    (draws, deck) => {
      const own = draws.slice(1).filter((_, k) => k % 2 === (draws[0] === 0 ? 0 : 1));
      return shuffled(own, deck);
    },
  ),
  ordering(
    'top-in-at-random-n-times',
    (n) => range(n).map(() => n),
    (draws, deck) => {
      const cards = [...deck];
      for (const at of draws) {
        const [top] = cards.splice(0, 1);
        cards.splice(at, 0, top);
      }
      return cards;
    },
  ),
  ordering(
    'pairs-kept',
    (n) => fisherYates(n >> 1),
    (draws, deck) => {
      const pairs = shuffled(draws, range(deck.length >> 1));
      return [...pairs.flatMap((pair) => [deck[2 * pair], deck[2 * pair + 1]]), ...deck.slice(2 * pairs.length)];
    },
  ),
  ordering(
    'transpositions-n',
    (n) => range(2 * n).map(() => n),
    (draws, deck) => {
      const cards = [...deck];
      for (let k = 0; k < draws.length; k += 2) [cards[draws[k]], cards[draws[k + 1]]] = [cards[draws[k + 1]], cards[draws[k]]];
      return cards;
    },
  ),
  ordering(
    'reversed-or-not-after-cut',
    (n) => [2, n],
    (draws, deck) => {
      const turned = draws[0] ? [...deck].reverse() : [...deck];
      return [...turned.slice(draws[1]), ...turned.slice(0, draws[1])];
    },
  ),
];

/**
 * Both leave the last card where it lies, and the others nearly even; a card put in at random so many times leaves rising sequences as riffles do.
 */
const LIKE: Readonly<Record<string, readonly string[]>> = {
  'naive-swap-without-last': ['starts-late'],
  'top-in-at-random-n-times': ['riffle:3'],
};

/** Nothing in the catalogue has the law of any of them. */
export const UNLISTED: readonly Unlisted[] = SHUFFLES.map((shuffle) => ({ shuffle, like: LIKE[shuffle.id] ?? [] }));

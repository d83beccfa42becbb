import type { DeclaredNull } from '../../src/core/record/declared-null.js';

/** Numbers: whole ones in [0, bound), and any in (0, 1). */
export interface Chances {
  below(bound: number): number;
  real(): number;
}

/** One way of dealing 12 cards. */
export type Dealer = (chances: Chances) => readonly number[];

/** What is declared, and dealers that keep to it or do not. */
export interface NullCase {
  readonly declared: DeclaredNull;
  readonly right: Readonly<Record<string, Dealer>>;
  /** By what is wrong, with the thread where it, or what it is an attempt at, was told. */
  readonly wrong: Readonly<Record<string, Dealer>>;
}

/** Cards of every dealer. */
export const CARDS = 12;

const inOrder = Array.from({ length: CARDS }, (_, card) => card);
const WEIGHTS = inOrder.map((card) => [1, 10, 100][card % 3]);
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
/** Three parts of four cards in turn, and four parts of three in a row. */
const inTurn = inOrder.map((card) => card % 3);
const inRows = inOrder.map((card) => Math.floor(card / 4));
const ofThree = inOrder.map((card) => Math.floor(card / 3));

function shuffled(cards: readonly number[], { below }: Chances): number[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

function pickedAndRemoved(cards: readonly number[], { below }: Chances): number[] {
  const left = [...cards];
  return cards.map(() => left.splice(below(left.length), 1)[0]);
}

function byKeys(cards: readonly number[], { real }: Chances): number[] {
  const keys = new Map(cards.map((card) => [card, real()]));
  return [...cards].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** Every card changed with any: the well-known mistake. */
function naively(cards: readonly number[], { below }: Chances): number[] {
  const deck = [...cards];
  for (let i = 0; i < deck.length; i++) {
    const j = below(deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** Makes the first deal of a dealer that a rule lets by. */
function until(rule: (deck: readonly number[]) => boolean, deal: Dealer): Dealer {
  return (chances) => {
    for (;;) {
      const deck = deal(chances);
      if (rule(deck)) return deck;
    }
  };
}

const isCycle = (deck: readonly number[]): boolean => {
  let steps = 1;
  for (let at = deck[0]; at !== 0; at = deck[at]) steps++;
  return steps === deck.length;
};
const isDeranged = (deck: readonly number[]): boolean => deck.every((card, at) => card !== at);
const areApart = (deck: readonly number[]): boolean => deck.every((card, at) => at === 0 || ofThree[card] !== ofThree[deck[at - 1]]);

function sattolo({ below }: Chances): readonly number[] {
  const deck = [...inOrder];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** Each card of a ring goes to where the next one was. */
function linked(ring: readonly number[]): readonly number[] {
  const deck = [...inOrder];
  for (const [at, card] of ring.entries()) deck[card] = ring[(at + 1) % ring.length];
  return deck;
}

/** Martínez, Panholzer & Prodinger (2008): pairs that are closed leave, as often as derangements of so many have them. */
function byClosedPairs({ below, real }: Chances): readonly number[] {
  const deranged = [1, 0];
  for (let n = 2; n <= CARDS; n++) deranged.push((n - 1) * (deranged[n - 1] + deranged[n - 2]));
  const deck = [...inOrder];
  const marked = new Set<number>();
  for (let i = CARDS - 1, open = CARDS; open >= 2; i--) {
    if (marked.has(i)) continue;
    let j = below(i);
    while (marked.has(j)) j = below(i);
    [deck[i], deck[j]] = [deck[j], deck[i]];
    if (real() < ((open - 1) * deranged[open - 2]) / deranged[open]) {
      marked.add(j);
      open--;
    }
    open--;
  }
  return deck;
}

/** Each draws from what is left but its own; null where the last is left with its own. */
function hats({ below }: Chances): number[] | null {
  const left = [...inOrder];
  const deck: number[] = [];
  for (const at of inOrder) {
    const may = left.filter((card) => card !== at);
    if (may.length === 0) return null;
    deck.push(...left.splice(left.indexOf(may[below(may.length)]), 1));
  }
  return deck;
}

/** Where, among cards, the sum of their weights goes beyond a point. */
function placeOf(point: number, cards: readonly number[]): number {
  let left = point;
  for (const [at, card] of cards.entries()) {
    left -= WEIGHTS[card];
    if (left < 0) return at;
  }
  return cards.length - 1;
}

function drawnByWeight({ real }: Chances): readonly number[] {
  const left = [...inOrder];
  return inOrder.map(() => {
    const total = left.reduce((sum, card) => sum + WEIGHTS[card], 0);
    return left.splice(placeOf(real() * total, left), 1)[0];
  });
}

/** Cards in the order of falling keys. */
function byWeightedKeys(key: (weight: number, random: number) => number): Dealer {
  return ({ real }) => {
    const keys = WEIGHTS.map((weight) => key(weight, real()));
    return [...inOrder].sort((a, b) => keys[b] - keys[a]);
  };
}

/** Every part of the cards by itself, each at the positions that its cards had. */
function within(parts: readonly number[], deal: (cards: readonly number[], chances: Chances) => readonly number[]): Dealer {
  return (chances) => {
    const deck = [...inOrder];
    for (const part of new Set(parts)) {
      const places = inOrder.filter((card) => parts[card] === part);
      for (const [k, card] of deal(places, chances).entries()) deck[places[k]] = card;
    }
    return deck;
  };
}

/** One order of four for all three parts. */
function oneOrderForAll(parts: readonly number[]): Dealer {
  return (chances) => {
    const order = shuffled([0, 1, 2, 3], chances);
    return within(parts, (places) => order.map((k) => places[k]))(chances);
  };
}

/** Groups in an order without neighbours alike, and then a card for each. */
function groupsFirst(chances: Chances): readonly number[] {
  const left = [0, 1, 2, 3].map((group) =>
    shuffled(
      inOrder.filter((card) => ofThree[card] === group),
      chances,
    ),
  );
  const words = until(areApart, (own) => shuffled(inOrder, own))(chances).map((card) => ofThree[card]);
  return words.map((group) => left[group].pop() ?? Number.NaN);
}

/** A card of another group than the last one, again and again; null in a dead end. `choose`: one of those that may come. */
function apartInTurn(choose: (may: readonly number[], left: readonly number[], chances: Chances) => number): Dealer {
  return (chances) => {
    for (;;) {
      const left = shuffled(inOrder, chances);
      const deck: number[] = [];
      while (left.length > 0) {
        const last = deck[deck.length - 1];
        const may = left.filter((card) => last === undefined || ofThree[card] !== ofThree[last]);
        if (may.length === 0) break;
        deck.push(...left.splice(left.indexOf(choose(may, left, chances)), 1));
      }
      if (left.length === 0) return deck;
    }
  };
}

/** A shuffle in which each card that is like the one before it changes with the first one behind it that is not. */
function repaired(chances: Chances): readonly number[] {
  for (;;) {
    const deck = shuffled(inOrder, chances);
    for (let at = 1; at < CARDS; at++) {
      if (ofThree[deck[at]] !== ofThree[deck[at - 1]]) continue;
      const other = deck.findIndex((card, k) => k > at && ofThree[card] !== ofThree[deck[at - 1]]);
      if (other > 0) [deck[at], deck[other]] = [deck[other], deck[at]];
    }
    if (areApart(deck)) return deck;
  }
}

/** The first card without a partner gets any of the others, and so on; pairs in order. */
function partnerByPartner({ below }: Chances): readonly number[] {
  const left = [...inOrder];
  const deck: number[] = [];
  while (left.length > 0) {
    deck.push(...left.splice(0, 1));
    deck.push(...left.splice(below(left.length), 1));
  }
  return deck;
}

/** A round of the tables by which all meet all: eleven of 10,395 ways to pair twelve. */
function round({ below }: Chances): readonly number[] {
  const turn = below(CARDS - 1);
  const seat = (k: number): number => (k + turn) % (CARDS - 1);
  return [CARDS - 1, seat(0), ...[1, 2, 3, 4, 5].flatMap((k) => [seat(k), seat(CARDS - 1 - k)])];
}

export const NULL_CASES: readonly NullCase[] = [
  {
    declared: { kind: 'weighted', file: 'weights.json', weights: WEIGHTS },
    right: {
      'sums of weights, without those drawn': drawnByWeight,
      'keys random^(1/weight)': byWeightedKeys((weight, random) => Math.log(random) / weight),
      'draws with all, passing over those drawn before': ({ real }) => {
        const deck = new Set<number>();
        while (deck.size < CARDS) deck.add(placeOf(real() * TOTAL, inOrder));
        return [...deck];
      },
    },
    wrong: {
      'sorted by random · total/weight (solana-labs/solana #18343)': byWeightedKeys(
        (weight, random) => -Math.floor(TOTAL / weight) * (1 + Math.floor(random * (2 ** 32 - 2))),
      ),
      'the total is never lessened by what was drawn (triggerdotdev/trigger.dev #4001)': ({ real }) => {
        const left = [...inOrder];
        return inOrder.map(() => left.splice(placeOf(real() * TOTAL, left), 1)[0]);
      },
      'sorted the wrong way round (anza-xyz/agave #8787)': byWeightedKeys((weight, random) => -Math.log(random) / weight),
    },
  },
  {
    declared: { kind: 'derangement' },
    right: {
      'shuffled until none stays': until(isDeranged, (chances) => shuffled(inOrder, chances)),
      'pairs closed as often as they are (Martínez et al. 2008)': byClosedPairs,
      'picked until none stays': until(isDeranged, (chances) => pickedAndRemoved(inOrder, chances)),
    },
    wrong: {
      'one ring for all (jolicode/secret-santa #188)': (chances) => linked(shuffled(inOrder, chances)),
      'hats in turn, begun anew where the last is left with its own (math-fun, Secret Santa problem, 2004)': (chances) => {
        for (;;) {
          const deck = hats(chances);
          if (deck) return deck;
        }
      },
      'only the last tries again: it changes with any other': (chances) => {
        const deck = shuffled(inOrder.slice(0, -1), chances);
        deck.push(CARDS - 1);
        for (let at = 0; at < CARDS; at++)
          while (deck[at] === at) {
            const other = chances.below(CARDS);
            [deck[at], deck[other]] = [deck[other], deck[at]];
          }
        return deck;
      },
    },
  },
  {
    declared: { kind: 'cyclic' },
    right: {
      'Sattolo’s shuffle': sattolo,
      'a shuffled ring': (chances) => linked(shuffled(inOrder, chances)),
      'shuffled until it is one cycle': until(isCycle, (chances) => shuffled(inOrder, chances)),
    },
    wrong: {
      'an even shuffle (uiua-lang/uiua #702, the other way round)': (chances) => shuffled(inOrder, chances),
      'no card where it was (chenbimo/yidash #125 takes the two for one)': until(isDeranged, (chances) => shuffled(inOrder, chances)),
      'a ring that was shuffled by changing every card with any': (chances) => linked(naively(inOrder, chances)),
    },
  },
  {
    declared: { kind: 'blocks', sizes: [4, 4, 4] },
    right: { shuffled: within(inRows, shuffled), picked: within(inRows, pickedAndRemoved), 'sorted by keys': within(inRows, byKeys) },
    wrong: {
      'one order for every block (jspsych/jsPsych #70 has literal copies)': oneOrderForAll(inRows),
      'across the blocks (MoBiodiv/mobr #168)': (chances) => shuffled(inOrder, chances),
      'every card changed with any of its block': within(inRows, naively),
    },
  },
  {
    declared: { kind: 'strata', file: 'strata.txt', strata: inTurn },
    right: { shuffled: within(inTurn, shuffled), picked: within(inTurn, pickedAndRemoved), 'sorted by keys': within(inTurn, byKeys) },
    wrong: {
      'strata that do not lie together are taken for such that do (gavinsimpson/permute #14)': within(inRows, shuffled),
      'across the strata (MoBiodiv/mobr #168)': (chances) => shuffled(inOrder, chances),
      'one order for every stratum': oneOrderForAll(inTurn),
    },
  },
  {
    declared: { kind: 'no-adjacent', file: 'artists.txt', groups: ofThree },
    right: {
      'shuffled until none are neighbours': until(areApart, (chances) => shuffled(inOrder, chances)),
      'sorted by keys until none are neighbours': until(areApart, (chances) => byKeys(inOrder, chances)),
      'groups first, then cards': groupsFirst,
    },
    wrong: {
      'the group of which most are left (navidrome/navidrome #6137)': apartInTurn((may, left) => {
        const of = (card: number): number => left.filter((other) => ofThree[other] === ofThree[card]).length;
        return may.reduce((most, card) => (of(card) > of(most) ? card : most));
      }),
      'any card that may come, begun anew in a dead end': apartInTurn((may, _, { below }) => may[below(may.length)]),
      'shuffled and repaired (as BLeeEZ/amperfy #792 asks for)': repaired,
    },
  },
  {
    declared: { kind: 'matchings' },
    right: {
      'neighbours of a shuffle': (chances) => shuffled(inOrder, chances),
      'partner by partner': partnerByPartner,
      'neighbours by keys': (chances) => byKeys(inOrder, chances),
    },
    wrong: {
      'two hats: one half with the other (math-fun, Secret Santa problem, 2004)': (chances) => {
        const others = shuffled(inOrder.slice(CARDS / 2), chances);
        return inOrder.slice(0, CARDS / 2).flatMap((card) => [card, others[card]]);
      },
      'always the same rounds (OfficeDev/microsoft-teams-apps-icebreaker #235)': round,
      'neighbours of a deck of which every card was changed with any': (chances) => naively(inOrder, chances),
    },
  },
];

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;

const RANK_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  A: ['A', 'a'],
  J: ['J', 'j'],
  Q: ['Q', 'q'],
  K: ['K', 'k'],
  10: ['10', 'T', 't'],
};
const SUIT_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  S: ['S', 's', '♠', '♤'],
  H: ['H', 'h', '♥', '♡'],
  D: ['D', 'd', '♦', '♢'],
  C: ['C', 'c', '♣', '♧'],
};

/** The Unicode variation selector that asks for the emoji form of a suit; some programs write it after ♠ and the like. */
const PICTURED = '\ufe0f';

/** The 52 standard names, spades, hearts, diamonds, clubs, each from the ace to the king: `AS`, `2S` … `KC`. */
export const STANDARD_CARDS: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

/** The order of a new pack: spades and diamonds from the ace up, clubs and hearts from the king down. */
export const NEW_DECK_ORDER: readonly string[] = [
  ...RANKS.map((rank) => `${rank}S`),
  ...RANKS.map((rank) => `${rank}D`),
  ...RANKS.map((rank) => `${rank}C`).reverse(),
  ...RANKS.map((rank) => `${rank}H`).reverse(),
];

/** Returns every spelling of a standard card: `10H` is also `Th`, `10♥`, `T♡`. */
export function spellingsOf(name: string): readonly string[] {
  const rank = name.slice(0, -1);
  return (RANK_SPELLINGS[rank] ?? [rank]).flatMap((front) =>
    (SUIT_SPELLINGS[name.slice(-1)] ?? []).flatMap((suit) =>
      suit > '\x7f' ? [`${front}${suit}`, `${front}${suit}${PICTURED}`] : [`${front}${suit}`],
    ),
  );
}

const NAME_OF: ReadonlyMap<string, string> = new Map(
  STANDARD_CARDS.flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name])),
);

/** Returns the standard name of a card in any spelling, or undefined. */
export function standardName(text: string): string | undefined {
  return NAME_OF.get(text);
}

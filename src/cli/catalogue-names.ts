import { addedCatalogues } from './additions.js';
import { placeAdded } from './place-added.js';

/** The contents of each catalogue of the core program, in half a line. */
const HOLDS: Readonly<Record<string, string>> = {
  shuffle: 'shuffles of a whole deck, correct and mistaken',
  prng: 'generators of words',
  bounded: 'methods that turn words into choices',
  seeding: 'how a generator is started, once or for every deal',
  preset: 'shuffles that were found in the world, with all their parts',
  scrambler: 'scramblers of sliding puzzles',
  dealer: 'dealers of Nim',
  player: 'players of Nim',
  statistic: 'tests of whole decks',
  reference: 'tests of whole decks beside those of a reference',
  partial: 'tests of hands',
  algorithm: 'searches of the sliding puzzle',
  heuristic: 'estimates that searches go by',
  board: 'tests of boards',
  piles: 'tests of deals of Nim',
  moves: 'tests of players of Nim',
  battery: 'which tests an audit makes',
};

/** Returns the contents of every catalogue in half a line, by the name of its kind. */
export function catalogueContents(): ReadonlyMap<string, string> {
  const own = Object.entries(HOLDS).map(([kind, holds]) => ({ kind, holds }));
  return new Map(placeAdded(own, addedCatalogues(), ({ kind }) => kind).map(({ holds, kind }) => [kind, holds]));
}

export function catalogueNames(): readonly string[] {
  return [...catalogueContents().keys()];
}

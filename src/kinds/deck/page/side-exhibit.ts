import { counted } from '../../../core/counted.js';
import { placesOf } from '../reference/places.js';
import { referenceFollowers } from '../reference/reference-followers.js';
import { gapsOf, referenceGaps } from '../reference/reference-gaps.js';
import { referencePlaces } from '../reference/reference-places.js';

/** How one table of a test beside a reference is drawn. */
export interface SideExhibit {
  readonly title: string;
  /** What stands before it: which table of all lies furthest apart. */
  readonly furthest: string;
  /** What the values are, as an axis and as the head of a column. */
  readonly axis: string;
  /** The number of the first value. */
  readonly first: number;
}

/** The tests whose tables are drawn. */
export const DRAWN: readonly string[] = [referencePlaces.id, referenceGaps.id, referenceFollowers.id];

/** How the table of a step of such a test is drawn, of decks of `n` cards with these names; null for other tests, and where there is no room for a table. */
export function sideExhibit(test: string, step: number, n: number, named: (at: number) => string): SideExhibit | null {
  const places = placesOf(n, 2);
  const gaps = gapsOf(n);
  if (!places || !gaps) return null;
  const stretched = (stretch: number, one: string): string => (stretch > 1 ? `stretch of ${counted(stretch, one)}` : one);
  switch (test) {
    case referencePlaces.id:
      return {
        title: `Where card ${named(step)} lies`,
        furthest: `Of all cards, the positions of card ${named(step)} differ most from the reference`,
        axis: stretched(places.stretch, 'position'),
        first: 1,
      };
    case referenceFollowers.id:
      return {
        title: `What follows card ${named(step)}`,
        furthest: `Of all cards, what follows card ${named(step)} differs most from the reference`,
        axis: stretched(places.stretch, 'card'),
        first: 1,
      };
    case referenceGaps.id: {
      const [low, high] = gaps.pairs[step];
      return {
        title: `How many places card ${named(high)} lies behind card ${named(low)}`,
        furthest: `Of all pairs of cards, the distance of cards ${named(low)} and ${named(high)} differs most from the reference`,
        axis: stretched(gaps.stretch, 'distance'),
        first: gaps.stretch > 1 ? 1 : 1 - n,
      };
    }
    default:
      return null;
  }
}

import type { EvidenceCore } from '../../../core/record/evidence.js';
import { counted, nounFor } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { PARTS } from '../../groups/cuts.js';
import { placesOf } from './places.js';
import { referenceBefore } from './reference-before.js';
import { referenceFollowers } from './reference-followers.js';
import { gapsOf, referenceGaps } from './reference-gaps.js';
import { referencePlaces } from './reference-places.js';
import { referenceRepeats } from './reference-repeats.js';
import { referenceTime } from './reference-time.js';
import { type SideFacts, sideFacts } from './side-facts.js';

/** Tells in a sentence what a test beside a reference found furthest apart; empty where the record holds no such counts. */
export function sideSentence(core: EvidenceCore, test: string): Phrase {
  if (test === referenceRepeats.id) return repeatsSentence(core);
  const facts = sideFacts(core, test);
  const what = facts && whatCame(core, test, facts);
  if (!facts || what === null) return [];
  const deals = facts.cells.reduce((sum, { own }) => sum + own, 0);
  const noun = test === referenceBefore.id ? 'pair of deals' : 'deal';
  const { beside, own } = facts.most;
  return say`${what} in ${strong(`${count(own)} of ${count(deals)} ${nounFor(deals, noun)}`)}, and in ${strong(count(beside))} of as many of the reference.`;
}

function repeatsSentence({ counts }: EvidenceCore): Phrase {
  const [more = 0, fewer = 0] = counts[referenceRepeats.id]?.values ?? [];
  return more + fewer === 0
    ? []
    : say`Of the orders that came again, ${strong(count(more))} came oftener from the shuffle and ${strong(count(fewer))} oftener from the reference.`;
}

/** Describes the value that adds most, as the beginning of a sentence; null for a value without words. */
function whatCame(core: EvidenceCore, test: string, { most, step }: SideFacts): string | null {
  const { n } = core.plan;
  const names = cardNames(core.subject.origin);
  const card = (at: number): string => cardName(names, at + 1);
  const place = (tables: number): string => placeName(n, tables, most.value);
  switch (test) {
    case referencePlaces.id:
      return `Card ${card(step)} came at ${place(2)}`;
    case referenceTime.id:
      return `In eighth ${Math.floor(step / n) + 1} of the run card ${card(step % n)} came at ${place(2 * PARTS)}`;
    case referenceFollowers.id:
      return followed(n, step, most.value, card);
    case referenceGaps.id:
      return apartBy(n, step, most.value, card);
    case referenceBefore.id:
      return `The card at position ${count(step + 1)} lay, in the next deal, at ${place(2)}`;
    default:
      return null;
  }
}

/** Says how far one card lay behind the other, or in front of it. */
function apartBy(n: number, pair: number, value: number, named: (at: number) => string): string | null {
  const { pairs, stretch } = gapsOf(n) ?? {};
  if (!pairs || stretch === undefined) return null;
  const [low, high] = pairs[pair];
  const [first, last] = [value * stretch, Math.min(2 * n - 1, (value + 1) * stretch) - 1].map((gap) => gap - (n - 1));
  const places = (least: number, most: number): string =>
    least === most ? counted(count(least), 'place') : `${count(least)} to ${counted(count(most), 'place')}`;
  if (first > 0) return `Card ${named(high)} lay ${places(first, last)} behind card ${named(low)}`;
  if (last < 0) return `Card ${named(high)} lay ${places(-last, -first)} in front of card ${named(low)}`;
  return `Card ${named(high)} lay from ${places(1, -first)} in front of card ${named(low)} to ${count(last)} behind it`;
}

/** Says what followed a card: another, none, or one of several that are not told apart. */
function followed(n: number, card: number, place: number, named: (at: number) => string): string {
  const { placeOf, stretch = 1 } = placesOf(n, 2) ?? {};
  if (stretch === 1) return place === card ? `Card ${named(card)} came last` : `Card ${named(place)} followed card ${named(card)}`;
  const last = placeOf?.[card] === place ? ', or none,' : '';
  return `One of cards ${named(place * stretch)} to ${named(Math.min(n, (place + 1) * stretch) - 1)}${last} followed card ${named(card)}`;
}

function placeName(n: number, tables: number, place: number): string {
  const { placeOf } = placesOf(n, tables) ?? {};
  const first = (placeOf?.indexOf(place) ?? place) + 1;
  const last = (placeOf?.lastIndexOf(place) ?? place) + 1;
  return first === last ? `position ${count(first)}` : `positions ${count(first)} to ${count(last)}`;
}

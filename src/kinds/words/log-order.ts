import type { LogSource, RowRange, RowStretch, SortedHands } from '../../core/source/log-source.js';
import { andList } from '../../core/words/and-list.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../../page/numbers.js';
import { type Phrase, say, strong } from '../../page/phrase.js';

/** The words for what a log lacks: rows as they were dealt, hands from one deck, or any other property that a clean verdict needs. */
export interface LogLacks {
  /** The rest of a headline: lower case, without a full stop. */
  readonly rest: string;
  readonly told: Phrase;
}

/** Says what is known of the order of a log's rows, or of its two decks; null where these are as they should be. */
export function orderWords(source: LogSource): LogLacks | null {
  return deckWords(source) ?? rowWords(source);
}

function rowWords({ decks, only, sorted }: LogSource): LogLacks | null {
  if (!sorted) return null;
  const { byText, falling, stretches } = sorted;
  const before = (only?.from ?? 1) - 1;
  const [first, ...others] = stretches;
  const direction = `${falling ? 'falling' : 'rising'} order${byText ? ' of their text' : ''}`;
  const all = others.length === 0 && first.from === 1 && first.to === decks;
  const where = all
    ? `All ${counted(count(decks), 'row')}`
    : `Rows ${andList(stretches.map(({ from, to }) => `${count(before + from)} to ${count(before + to)}`))}`;
  const out = stretches.reduce((sum, one) => sum + one.out, 0);
  const held = Math.max(...stretches.map((one) => one.to - one.from + 1 - one.out));
  return {
    rest: `the rows of this log were sorted${all ? '' : first.to === decks ? ` from row ${count(before + first.from)} on` : ' in part'}`,
    told: say`${strong(`${where}${others.length > 0 ? ' each' : ''} stand in ${direction}${outWords(out)}.`)} Rows that all differ come so by luck once in ${count(held)}! times, so these were sorted after they were dealt. Their order says nothing of the shuffle: no test that rests on it was made. A change during the run could not be seen.`,
  };
}

function outWords(out: number): string {
  return out === 0 ? '' : `, but ${counted(count(out), 'row')}`;
}

function deckWords({ deckParts, vocabulary: { cards } }: LogSource): LogLacks | null {
  if (!deckParts) return null;
  const [one, other, ...others] = deckParts;
  const rows = andList(deckParts.slice(1).map(({ from }) => count(from)));
  const by = strong('Audit each part by itself, as below.');
  const name = (card: number): string => cards[card - 1];
  if (others.length === 0) {
    const [few, all] = one.cards.to - one.cards.from < other.cards.to - other.cards.from ? [one, other] : [other, one];
    const [from, to] = few.cards.from > all.cards.from ? [all.cards.from, few.cards.from - 1] : [few.cards.to + 1, all.cards.to];
    const absent = from === to ? `Card ${name(from)} is` : `Cards ${name(from)} to ${name(to)} are`;
    const where = few === one ? `before row ${rows}` : `from row ${rows} on`;
    return {
      rest: `from row ${rows} on this log has another deck`,
      told: say`${strong(`${absent} absent ${where}`)}, and all others come on both sides of it. That is another deck, not a bias of the shuffle. ${by}`,
    };
  }
  const held = deckParts.map((part) => `${rangeWords(part)} hold cards ${name(part.cards.from)} to ${name(part.cards.to)}`);
  return {
    rest: `from rows ${rows} on this log has other decks`,
    told: say`${strong(`${andList(held).replace('r', 'R')}.`)} Those are other decks, not a bias of the shuffle. ${by}`,
  };
}

/** Words a range of rows: `rows 1 to 800`, or `rows from 801 on`. */
export function rangeWords({ from, to }: RowRange): string {
  return to === null ? `rows from ${count(from)} on` : `rows ${count(from)} to ${count(to)}`;
}

/** Says at which places, if not all, the cards of hands are sorted, and in which rows. */
export function sortedHandWords(
  { decks, only }: LogSource,
  { falling, from, out, places, to }: SortedHands,
  seen: number,
): { readonly places: string; readonly sorted: string } {
  const some = places.to - places.from + 1 < seen;
  return {
    places: some ? `places ${places.from} to ${places.to}` : '',
    sorted: `sorted${falling ? ' downward' : ''} ${stretchWords({ from, out, to }, decks, (only?.from ?? 1) - 1)}`,
  };
}

function stretchWords({ from, out, to }: RowStretch, rows: number, before: number): string {
  if (from === 1 && to === rows) return out === 0 ? 'in every row' : `in all but ${counted(count(out), 'row')}`;
  const some = to === rows ? `from row ${count(before + from)} on` : `in rows ${count(before + from)} to ${count(before + to)}`;
  return `${some}${outWords(out)}`;
}

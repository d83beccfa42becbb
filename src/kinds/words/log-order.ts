import type { LogSource, RowStretch, SortedHands } from '../../core/source/log-source.js';
import { andList } from '../../core/words/and-list.js';
import { counted, nounFor, verbFor } from '../../core/words/counted.js';
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

function rowWords({ decks, sorted }: LogSource): LogLacks | null {
  if (!sorted) return null;
  const { byText, falling, stretches } = sorted;
  const [first, ...others] = stretches;
  const direction = `${falling ? 'falling' : 'rising'} order${byText ? ' of their text' : ''}`;
  const all = others.length === 0 && first.from === 1 && first.to === decks;
  const where = all
    ? `All ${counted(count(decks), 'row')}`
    : `Rows ${andList(stretches.map(({ from, to }) => `${count(from)} to ${count(to)}`))}`;
  const out = stretches.reduce((sum, one) => sum + one.out, 0);
  const held = Math.max(...stretches.map((one) => one.to - one.from + 1 - one.out));
  return {
    rest: `the rows of this log were sorted${all ? '' : first.to === decks ? ` from row ${count(first.from)} on` : ' in part'}`,
    told: say`${strong(`${where}${others.length > 0 ? ' each' : ''} stand in ${direction}${outWords(out)}.`)} Rows that all differ come so by luck once in ${count(held)}! times, so these were sorted after they were dealt. Their order says nothing of the shuffle: no test that rests on it was made. A change during the run could not be seen.`,
  };
}

function outWords(out: number): string {
  return out === 0 ? '' : `, but ${counted(count(out), 'row')}`;
}

function deckWords({ decks, deckChange, vocabulary }: LogSource): LogLacks | null {
  if (!deckChange) return null;
  const {
    cards: { from, to },
    come,
    row,
  } = deckChange;
  const all = vocabulary.cards.length;
  const names = [...new Set([vocabulary.cards[from - 1], vocabulary.cards[to - 1]])];
  const cards = `${nounFor(names.length, 'card')} ${names.join(' to ')} ${verbFor(names.length, 'is')}`;
  const fewer = all - (to - from + 1);
  const [before, behind] = come ? [fewer, all] : [all, fewer];
  return {
    rest: `from row ${count(row)} on this log has another deck`,
    told: say`${strong(`${cards.replace('c', 'C')} absent ${come ? 'before' : 'from'} row ${count(row)}${come ? '' : ' on'}`)}, and all others come on both sides of it. That is another deck, not a bias of the shuffle. Put rows 1 to ${count(row - 1)} into a file of their own and audit it with --n ${String(before)}, and rows ${count(row)} to ${count(decks)} with --n ${String(behind)}.`,
  };
}

/** Says at which places, if not all, the cards of hands are sorted, and in which rows. */
export function sortedHandWords(
  { decks }: LogSource,
  { falling, from, out, places, to }: SortedHands,
  seen: number,
): { readonly places: string; readonly sorted: string } {
  const some = places.to - places.from + 1 < seen;
  return {
    places: some ? `places ${places.from} to ${places.to}` : '',
    sorted: `sorted${falling ? ' downward' : ''} ${stretchWords({ from, out, to }, decks)}`,
  };
}

function stretchWords({ from, out, to }: RowStretch, rows: number): string {
  if (from === 1 && to === rows) return out === 0 ? 'in every row' : `in all but ${counted(count(out), 'row')}`;
  const some = to === rows ? `from row ${count(from)} on` : `in rows ${count(from)} to ${count(to)}`;
  return `${some}${outWords(out)}`;
}

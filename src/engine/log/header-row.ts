import { deckPlace } from './deck-place.js';
import { logError } from './log-error.js';
import type { LogWishes } from './log-wishes.js';
import type { CsvField } from './split-csv-row.js';
import { standardName } from './standard-cards.js';
import { WHOLE_NUMBER } from './vocabulary.js';

/** The least number of cards at which a first row in perfect order is no chance deal (1 in 8! = 40,320). */
const ORDERED = 8;

export interface Row {
  readonly fields: readonly CsvField[];
  readonly line: number;
}

/** True if the first row names the fields. Throws E_LOG_LAYOUT if it could equally be a deal. */
export function isHeader(first: Row | undefined, second: Row | undefined, file: string, wishes: LogWishes): boolean {
  if (wishes.header !== undefined) return wishes.header;
  if (first === undefined) return false;
  const texts = first.fields.map(({ text }) => text.trim());
  const found = deckPlace(first.fields, null, wishes);
  const next = second ? deckPlace(second.fields, null, wishes) : null;
  const cardsBehind = next && 'vocabulary' in next ? next.vocabulary.cards : null;
  if ('vocabulary' in found) {
    const { deck, separator, vocabulary } = found;
    const named = texts.slice(deck.from - 1, deck.to);
    if (separator !== null || !(wishes.partial ? countsUp(named, deck.from) : vocabulary.cards.every((card, i) => card === named[i])))
      return false;
    // Where the rows behind hold other cards, this one is no deal of theirs.
    if (cardsBehind && cardsBehind.join() !== vocabulary.cards.join()) return true;
    if (named.length < (wishes.partial ? 3 : ORDERED)) return false;
    throw logError(
      'E_LOG_LAYOUT',
      'the first row has the cards in their own order: a header or a deal was expected, got what may be either',
      { file, line: first.line, column: 1 },
      'say which with --header yes or --header no',
    );
  }
  const isCard = (word: string): boolean =>
    WHOLE_NUMBER.test(word) || standardName(word) !== undefined || wishes.alphabet?.includes(word) === true;
  // Where the rows behind have a deck in one field, one word there that is no card names it.
  const named = next && 'vocabulary' in next && next.separator !== null ? texts[next.deck.from - 1] : undefined;
  if (named !== undefined && /^\w+$/.test(named) && !isCard(named)) return true;
  if (cardsBehind && texts.length > 1 && countsUp(texts[0] === '' ? texts.slice(1) : texts, 1)) return true;
  const words = texts.flatMap((text) => text.split(/[\s,;|]+/)).filter((word) => word !== '');
  return 2 * words.filter(isCard).length < words.length;
}

/** True if fields are numbered in turn: from 0, from 1, or by their places from `from` on. */
function countsUp(texts: readonly string[], from: number): boolean {
  const start = Number(texts[0]);
  return [0, 1, from - 1, from].includes(start) && texts.every((text, i) => text === String(start + i));
}

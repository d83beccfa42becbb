import type { LogVocabulary } from '../../core/source/log-source.js';
import { deckInText } from './deck-field.js';
import { fieldNumber, fieldRange, type UnknownField } from './field-names.js';
import type { LogWishes } from './log-wishes.js';
import { rowVocabulary } from './row-vocabulary.js';
import type { CsvField } from './split-csv-row.js';

/** The fields of a deck in a row, and how its cards are written. */
export interface DeckPlace {
  readonly deck: { readonly from: number; readonly to: number };
  readonly separator: string | null;
  readonly vocabulary: LogVocabulary;
  readonly width: number;
  readonly id: number | null;
}

/** Returns the place of the deck in a row, and how it is written; or why none is found. */
export function deckPlace(row: readonly CsvField[], names: readonly string[] | null, wishes: LogWishes): DeckPlace | UnknownField {
  const texts = row.map(({ text }) => text.trim());
  // Hands may have fewer cards than there are names for.
  while (wishes.partial && names !== null && texts.length < names.length) texts.push('');
  if (wishes.fields) {
    const { from, to, id } = wishes.fields;
    return from === to ? oneField(texts, from, id, wishes) : columns(texts, { from, to }, id, wishes);
  }
  const id = wishes.id === undefined ? null : fieldNumber(wishes.id, names, texts.length, '--id');
  if (id !== null && typeof id !== 'number') return id;
  const range = wishes.field === undefined ? null : fieldRange(wishes.field, names, texts.length);
  if (range && 'unknown' in range) return range;
  if (range && range.from === range.to) return oneField(texts, range.from, id, wishes);
  if (range) return columns(texts, range, id, wishes);
  const others = texts.map((_, i) => i + 1).filter((field) => field !== id);
  if (others.length === 1) return oneField(texts, others[0], id, wishes);
  const whole = columns(texts, { from: others[0], to: others[others.length - 1] }, id, wishes);
  if ('vocabulary' in whole) return whole;
  const singles = others
    .map((field) => single(texts, field, id, wishes))
    .flatMap((found) => ('vocabulary' in found && found.width > 1 ? [found] : []));
  if (singles.length > 1)
    return {
      unknown: `one field with a deck was expected, got ${singles.map(({ deck }) => deck.from).join(' and ')}`,
      hint: `say which with ${singles.map(({ deck }) => `--field ${deck.from}`).join(', or ')}`,
    };
  return singles[0] ?? whole;
}

/** Returns a field that holds a deck or, if one card is seen of every deal, that card. */
function oneField(texts: readonly string[], field: number, id: number | null, wishes: LogWishes): DeckPlace | UnknownField {
  const found = single(texts, field, id, wishes);
  return 'unknown' in found && wishes.partial ? columns(texts, { from: field, to: field }, id, wishes) : found;
}

function columns(
  texts: readonly string[],
  deck: { readonly from: number; readonly to: number },
  id: number | null,
  wishes: LogWishes,
): DeckPlace | UnknownField {
  if (id !== null && id > deck.from && id < deck.to)
    return { unknown: `the cards of a deck must stand side by side, got the deal number in field ${id} between them` };
  const last = texts.findLastIndex((text, i) => text !== '' && i < deck.to);
  const found = rowVocabulary(texts.slice(deck.from - 1, last + 1), wishes);
  return 'unknown' in found ? found : { deck, separator: null, ...found, id };
}

function single(texts: readonly string[], field: number, id: number | null, wishes: LogWishes): DeckPlace | UnknownField {
  const found = deckInText(texts[field - 1] ?? '', wishes);
  return 'unknown' in found ? found : { deck: { from: field, to: field }, ...found, id };
}

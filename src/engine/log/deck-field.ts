import type { LogVocabulary } from '../../core/source/log-source.js';
import type { LogWishes } from './log-wishes.js';
import { rowVocabulary } from './row-vocabulary.js';
import { SEPARATORS, splitDeck } from './split-deck.js';

/** A deck in one text: how its cards are written and separated, or why it is none. */
export type FoundDeck =
  | { readonly vocabulary: LogVocabulary; readonly width: number; readonly separator: string }
  | { readonly unknown: string };

/** Looks for a deck in a text, with any of the known separators or with none. */
export function deckInText(text: string, wishes: LogWishes): FoundDeck {
  let reason = {
    unknown:
      'a deck in one field was expected, got no known separator between cards; a list with an item a line is audited by shuffle-audit order',
    tokens: 0,
  };
  for (const separator of [...SEPARATORS, ...(canStandTogether(wishes) ? [''] : [])]) {
    if (!text.includes(separator)) continue;
    const tokens = splitDeck(text, separator, 0, wishes.alphabet === undefined).map((token) => token.text);
    const found = rowVocabulary(tokens, wishes);
    // Numbers without anything between them could be taken apart in several ways.
    if ('vocabulary' in found && (separator !== '' || found.vocabulary.kind === 'standard' || found.vocabulary.kind === 'alphabet'))
      return { ...found, separator };
    if ('unknown' in found && separator !== '' && tokens.length > reason.tokens) reason = { unknown: found.unknown, tokens: tokens.length };
  }
  return { unknown: reason.unknown };
}

/** True if the vocabulary named by the user can be read without separators: one character per card. */
function canStandTogether({ alphabet }: LogWishes): boolean {
  return alphabet === undefined || alphabet.every((card) => [...card].length === 1);
}

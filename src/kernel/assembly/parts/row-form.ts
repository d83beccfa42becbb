/** No place: what was read is not plain. */
export const NOWHERE: usize = 0;

/** No separator, no delimiter: beyond every byte. */
export const NONE: u32 = 256;

@unmanaged
/** How the rows of a log are written, one word of 32 bits behind the other. */
export class RowForm {
  /** Between fields; 256 where a row is one. */
  delimiter: u32;
  /** Fields before the deck, and behind it. */
  before: u32;
  behind: u32;
  /** The field with the number of the deal, and the one of which the text is kept: from 1, counted through both; 0 where there is none. */
  id: u32;
  kept: u32;
  /** Between cards; 256 where card follows card. */
  separator: u32;
  /** The two bytes before a card that follows another, and which bits of them count: those of the second alone, where nothing stands behind a separator. */
  between: u32;
  betweenMask: u32;
  /** 1 where quotes and brackets may stand around the deck, where quotes must, and where brackets must. */
  wrapped: u32;
  needsQuote: u32;
  needsBracket: u32;
  /** Cards of a row, cards there are, and how often each may be in a row. */
  width: u32;
  cards: u32;
  packs: u32;
  /** Addresses: of the table of pairs, of the trie's steps and of its cards, and of a word for each card. */
  pairs: u32;
  steps: u32;
  ends: u32;
  met: u32;
  /** Where it is written where in each row the text that is kept begins and ends. */
  texts: u32;
  /** The address of the pieces of JSON between values: of each an address and a length, those before the deck, then those behind it. 0 where rows are none of JSON. */
  pieces: u32;
}

@unmanaged
/** What is said of the rows that were read. */
export class RowsRead {
  /** Where the next one starts. */
  next: u32;
  /** How many of them end in a carriage return and a line feed. */
  returns: u32;
  /** Where the next card starts in each of four decks that are being read. */
  a: u32;
  b: u32;
  c: u32;
  d: u32;
}

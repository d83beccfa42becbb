/** No position: the input is not plain. */
export const NOWHERE: usize = 0;

/** No separator, no delimiter: beyond every byte. */
export const NONE: u32 = 256;

@unmanaged
/** The way the rows of a log are written, one word of 32 bits behind the other. */
export class RowForm {
  /** The byte between fields; 256 where a row is one. */
  delimiter: u32;
  /** Fields before the deck, and after it. */
  before: u32;
  behind: u32;
  /** The field with the number of the deal, and the one whose text is kept: from 1, counted through both; 0 where there is none. */
  id: u32;
  kept: u32;
  /** The byte between cards; 256 where card follows card. */
  separator: u32;
  /**
   * The two bytes before a card that follows another, and a mask of the bits that count. Only the second byte's bits count where nothing follows a
   * separator.
   */
  between: u32;
  betweenMask: u32;
  /** 1 where quotes and brackets may surround the deck, where quotes must, and where brackets must. */
  wrapped: u32;
  needsQuote: u32;
  needsBracket: u32;
  /** Cards of a row, cards that exist, and the copies of each allowed in a row. */
  width: u32;
  cards: u32;
  packs: u32;
  /** Addresses of the table of pairs, of the trie's steps and of its cards, and of a word for each card. */
  pairs: u32;
  steps: u32;
  ends: u32;
  met: u32;
  /** Address to write the start and end of the kept text of each row. */
  texts: u32;
  /**
   * The address of the JSON pieces between values: an address and a length for each, those before the deck, then those after it. 0 where rows are not
   * JSON.
   */
  pieces: u32;
}

@unmanaged
/** The answer about the rows that were read. */
export class RowsRead {
  /** The start of the next row. */
  next: u32;
  /** The number of rows that end in a carriage return and a line feed. */
  returns: u32;
  /** The start of the next card in each of four decks being read. */
  a: u32;
  b: u32;
  c: u32;
  d: u32;
}

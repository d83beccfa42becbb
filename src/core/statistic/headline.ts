/** The headline of a page for a bias that a row shows. */
export interface Headline {
  /** The rest of “Biased: …”, lower case, without a full stop. */
  readonly says: string;
  /** The same for rows that compare the user's own groups, if there are such rows. */
  readonly ofGroups?: string;
  /** The rank: of several rows beyond chance, the headline of the highest rank is used; within a rank, that of the strongest row. 0 if absent. Below 0: its rows come after all others, however strong they are. */
  readonly rank?: number;
  /** True if it is used only when its row is the strongest of all: it may follow from something another row shows more clearly. */
  readonly strongestOnly?: true;
  /** The part of the id, after the slash, of the one row of its statistic that it is for; any row if absent. */
  readonly row?: string;
  /**
   * 'positions': the cards in each position, so the lead may be a card, or a distance that cards move. 'together': the cards of a deal move together;
   * not used if single positions are shown to be biased, which alone makes deals agree. 'changes': probabilities change during the run; used only if
   * the parts differ by more than deals vary within a part.
   */
  readonly about?: 'positions' | 'together' | 'changes';
}

/** The headline of a page for a bias that a row shows. */
export interface Headline {
  /** The rest of “Biased: …”, lower case, without a full stop. */
  readonly says: string;
  /** The same for rows that compare the user's own groups, if there are such rows. */
  readonly ofGroups?: string;
  /** The rank: of several rows beyond chance, the headline of the highest rank is used; within a rank, that of the strongest row. 0 if absent. */
  readonly rank?: number;
  /** True if it is used only when its row is the strongest of all: it may follow from something another row shows more clearly. */
  readonly strongestOnly?: true;
  /** True if it is about the cards in each position: the lead may then be a card, or a distance that cards move. */
  readonly ofPositions?: true;
  /** True if it says that the cards of a deal move together. It is not used if single positions are shown to be biased, which alone makes deals agree. */
  readonly together?: true;
  /** True if it says that probabilities change during the run. It is used only if the parts differ by more than deals vary within a part. */
  readonly changes?: true;
}

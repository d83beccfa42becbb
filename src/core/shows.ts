/**
 * What shows of a bias where chances are added up before they are compared: blocks of so many cards and positions, so many neighbouring choices, boards that follow one
 * another, positions, cards or distances, or sizes of a pile or of two.
 */
export interface Shows {
  readonly of: 'card-blocks' | 'choices' | 'boards' | 'positions' | 'cards' | 'distances' | 'one-pile' | 'two-piles';
  readonly size: number;
}

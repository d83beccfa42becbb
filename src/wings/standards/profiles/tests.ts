/** The demands of standards, as far as statistics answer them. */
export type StandardQuestion =
  /** Every card in every place as often as any other, place by place. */
  | 'places'
  /** Tests that follow from the frequencies of cards: how far they move, how long one takes to turn up. */
  | 'frequency'
  /** Cards together: pairs, orders, steps of the shuffle. */
  | 'combinations'
  /** Rows of cards that rise or fall. */
  | 'runs'
  /** Cards of one deal with each other. */
  | 'within'
  /** A deal with the ones before it. */
  | 'between'
  | 'duplicates';

/** The statistics of decks and hands that answer each demand: the one list of them, since profiles name no statistic by itself. */
const TESTS: Readonly<Record<StandardQuestion, readonly string[]>> = {
  places: ['position-matrix', 'seen-cards', 'seen-places'],
  frequency: ['cyclic-displacement', 'coupon-collector'],
  combinations: ['fisher-yates-digits', 'successor-matrix', 'cycles', 'parity', 'seen-pairs', 'seen-order', 'seen-deals'],
  runs: ['position-runs', 'rising-sequences', 'descents'],
  within: ['interplay-correlation', 'successor-matrix', 'neighbour-gap', 'seen-pairs'],
  between: ['serial-correlation', 'overlaps', 'previous-deal', 'agreements', 'seen-again'],
  duplicates: ['repeats'],
};

/** Joins several of those lists into one, every id once. */
export function allTests(...lists: readonly StandardQuestion[]): readonly string[] {
  return [...new Set(lists.flatMap((list) => TESTS[list]))];
}

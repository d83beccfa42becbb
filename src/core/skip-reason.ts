/** What a statistic can do only up to some size. */
export type SkipLimit =
  | 'orders'
  | 'boards'
  | 'deals'
  | 'positions'
  | 'searches'
  | 'depths'
  | 'card-pairs'
  | 'card-pairs-looked-at'
  | 'position-pairs'
  | 'card-places'
  | 'products'
  | 'law-of-cards'
  | 'shape-of-cards'
  | 'law-of-cells'
  | 'law-of-stones'
  | 'law-of-totals'
  | 'cards';

/** Why a statistic is not made of these outcomes: what it needs and what it got, as numbers. `got` counts outcomes where nothing else is said. */
export type SkipReason =
  | { readonly why: 'few-outcomes'; readonly least: number; readonly got: number }
  /** `each` of every one of so many outcomes; of the rarest choice. */
  | { readonly why: 'few-for-each'; readonly least: number; readonly each: number; readonly outcomes: number; readonly got: number }
  | { readonly why: 'few-for-all'; readonly least: number; readonly outcomes: number; readonly got: number }
  | { readonly why: 'few-for-rarest'; readonly least: number; readonly each: number; readonly got: number }
  | { readonly why: 'few-of-cards'; readonly least: number; readonly cards: number; readonly got: number }
  | { readonly why: 'few-left'; readonly got: number }
  /** What is put into bins: outcomes, pairs of them, those of one position, kinds of poker hand. */
  | { readonly why: 'few-for-bins'; readonly of: 'outcomes' | 'pairs' | 'position' | 'poker-hands'; readonly got: number }
  /** Windows of so many outcomes are put into bins. */
  | { readonly why: 'few-windows'; readonly window: number; readonly got: number }
  | { readonly why: 'few-cards'; readonly least: number; readonly got: number }
  | { readonly why: 'few-cells'; readonly least: number; readonly got: number }
  | { readonly why: 'one-card' | 'one-pile' }
  | { readonly why: 'few-seen'; readonly seen: number; readonly unseen: number }
  | { readonly why: 'other-cards'; readonly cards: number; readonly got: number }
  /** `got` counts what the limit is of. */
  | { readonly why: 'too-large'; readonly limit: SkipLimit; readonly most: number; readonly got: number }
  | { readonly why: 'too-many-hands' | 'no-order-of-hand' | 'no-names' | 'no-choice' | 'no-start' }
  /** What the declared null lacks: itself, a share of even orders, orders that may not come, chances of positions that can be worked out. */
  | { readonly why: 'no-null' | 'no-parities' | 'reads-all' | 'allows-all' | 'no-steps' };

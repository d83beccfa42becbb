/** What of a log stands between its tests and a clean verdict. */
export type Reservation =
  /** So many of its rows were no outcomes. */
  | { readonly why: 'malformed'; readonly rejects: number; readonly rows: number }
  /** So many rows held decks of another size. */
  | { readonly why: 'other-sizes'; readonly rows: number }
  /** So many numbers of deals are missing, in so many gaps. */
  | { readonly why: 'missing-numbers'; readonly missing: number; readonly gaps: number }
  /** The numbers of the deals go back so many times. */
  | { readonly why: 'numbers-back'; readonly times: number }
  /** So many rows are those of earlier ones, card by card. */
  | { readonly why: 'repeats'; readonly rows: number };

/** Why doubtful rows were not looked at again: outcomes were recorded, fresh ones would be copies, what changed cannot come again, or they are too many. */
export type WhyUnread = 'recorded' | 'copies' | 'once' | 'too-many';

/** Why an audit cannot tell. */
export type Doubt =
  /** Guards that do not hold: outcomes are copies of one another. */
  | { readonly why: 'copies' }
  /** A program deals alike after every start, and may have been told its seed. */
  | { readonly why: 'told-seed' }
  | { readonly why: 'reserved'; readonly reservations: readonly Reservation[] }
  | { readonly why: 'unread'; readonly tests: readonly string[]; readonly because: WhyUnread }
  /** Required statistics that were not made. */
  | { readonly why: 'left-out'; readonly tests: readonly string[] }
  /** So few outcomes, or so little in them, that not every required test sees a bias of `detect`. */
  | { readonly why: 'too-few' | 'too-little'; readonly trials: number; readonly detect: number }
  /** Rows with too little in too many parts of the sample. */
  | { readonly why: 'untold'; readonly tests: readonly string[] }
  /** Required rows that neither see a bias of `detect` nor exclude it. */
  | { readonly why: 'open'; readonly tests: readonly string[]; readonly detect: number };

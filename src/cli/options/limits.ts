/** The most cards a whole deck may have here: a card takes two bytes. */
export const MOST_DECK_CARDS = 65_535;

/** The most of which hands are dealt, runs bet until decided or statistics are calibrated: tables of theirs grow with the square of the cards. */
export const MOST_SQUARED_CARDS = 5000;

/** The longest that is waited for anything. */
export const MOST_SECONDS = 86_400;

/** The highest port of an address. */
export const LAST_PORT = 65_535;
